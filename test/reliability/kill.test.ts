import { expect, test } from '@jest/globals';
import { until } from '../world/until.js';
import { Guests } from './Guests.js';
import { Restarted } from './Restarted.js';
import { postmasterOf } from './RunningApp.js';
import { mailsTo, signUp } from './sign-up.js';
import { ask } from './superuser.js';

const ACCOUNTS = 20;
const ROUNDS = 4;
/** Check-ins until the next kill: the moment falls anywhere within the one that is on its way. */
const MOMENTS = [1, 7, 3, 12, 2, 9];

const run = new Restarted();

test(`killed ${MOMENTS.length} times under writes, PostgreSQL with it at times: what was answered is there once, nothing is there in part`, async () => {
  const { owner, businessId } = await signUp(run.url, 'rosa@example.com');
  const guests = await Guests.arrive(run.folder, businessId, () => run.url, owner.token!);
  for (const [index, moment] of MOMENTS.entries()) {
    await guests.more(moment);
    const postgres = postmasterOf(run.folder)!;
    run.product.child.kill('SIGKILL');
    if (index % 3 === 1) process.kill(postgres, 'SIGKILL');
    if (index % 3 === 2) process.kill(postgres, 'SIGQUIT');
    await run.product.ended;
    await run.start();
    // Left alone, it is taken over as it runs.
    if (index % 3 === 0) expect(postmasterOf(run.folder)).toBe(postgres);
  }
  await guests.more(10);
  await guests.leave();
  expect(guests.count('unanswered')).toBeGreaterThan(0);
  expect(await guests.faults()).toEqual([]);
});

test('killed while it sends mails: each leaves, and one of which nobody knows leaves again', async () => {
  await signUp(run.url, 'rosa@example.com');
  const emails = Array.from({ length: ACCOUNTS }, (_, index) => `guest-${index}@example.com`);
  await ask(
    run.folder,
    `insert into account (email, password_hash, first_name, last_name, phone, verified_at, created_at) select unnest($1::text[]), 'none', 'Ann', 'Lee', '', now(), now()`,
    [emails],
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const part = emails.slice((round * ACCOUNTS) / ROUNDS, ((round + 1) * ACCOUNTS) / ROUNDS);
    await Promise.all(
      part.map((email) =>
        fetch(`${run.url}/api/site/email-token-link`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, tokenType: 'password' }),
        }),
      ),
    );
    if (round % 2 === 0)
      await until(async () => (await statuses()).some((status) => status !== 'queued'), 'the first mail');
    await run.product.end('SIGKILL');
    // What a dead worker holds is given back within half a minute, when the request of a mail is certainly over: it passes here.
    await ask(run.folder, `update graphile_worker._private_jobs set locked_at = locked_at - interval '30 seconds'`);
    await ask(
      run.folder,
      `update message set claimed_at = claimed_at - interval '30 seconds' where status = 'sending'`,
    );
    await run.start();
  }
  await until(async () => (await statuses()).every((status) => status === 'sent'), 'the end of all mails');

  const rows = await ask<{ recipient: string }>(
    run.folder,
    `select recipient from message where template = 'password-link'`,
  );
  expect(rows.map(({ recipient }) => recipient).sort()).toEqual([...emails].sort());
  const mails = await Promise.all(emails.map(async (email) => (await mailsTo(run.url, email)).length));
  expect(Math.min(...mails)).toBeGreaterThanOrEqual(1);
  // One mail is on its way when the server is killed: only that one can leave again.
  expect(mails.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(ACCOUNTS + ROUNDS);
});

async function statuses(): Promise<string[]> {
  return (await ask<{ status: string }>(run.folder, `select status from message where template = 'password-link'`)).map(
    ({ status }) => status,
  );
}
