import { expect, test } from '@jest/globals';
import { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import { Restarted } from './Restarted.js';
import { mailsTo as sentTo, signUp } from './sign-up.js';
import { ask } from './superuser.js';
import { AddCheckIn } from '../check-ins/check-in.generated.js';
import { CallUp } from '../check-ins/status.generated.js';

const ROUNDS = 4;
const PER_ROUND = 5;
const CUSTOMERS = `
  with settings as materialized (select set_config('app.business_id', $1, true)),
    persons as (insert into person (phone, first_name, last_name) select '212555' || lpad(n::text, 4, '0'), 'Guest', n::text from settings, generate_series(1, $2) n returning id, phone, first_name, last_name)
  insert into customer (business_id, id, person_id, first_name, last_name, phone)
  select $1::bigint, ($1::bigint << 32) | nextval('customer_id_seq'), id, first_name, last_name, phone from persons returning id, phone`;

const run = new Restarted();

const statuses = async () =>
  (await ask<{ status: string }>(run.folder, `select status from message where channel = 'text'`)).map(
    ({ status }) => status,
  );

/** What a dead worker holds is given back within half a minute, when a text that the provider does not know is certain to be lost: it passes here. */
async function letTimePass(): Promise<void> {
  await ask(run.folder, `update graphile_worker._private_jobs set locked_at = locked_at - interval '30 seconds'`);
  await ask(run.folder, `update message set claimed_at = claimed_at - interval '30 seconds' where status = 'sending'`);
}

test('killed while it sends texts: the provider is asked, and each leaves once', async () => {
  const { owner, businessId } = await signUp(run.url, 'rosa@example.com');
  await ask(run.folder, `update business set plan = 'standard' where id = $1`, [businessId]);
  // Else the parties behind the first get texts of their own, which are not counted here.
  await ask(run.folder, 'update check_in_app set close_texts_enabled = false where business_id = $1', [businessId]);
  const customers = await ask<{ id: string; phone: string }>(run.folder, CUSTOMERS, [businessId, ROUNDS * PER_ROUND]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const here = new Actor(run.url, owner.token);
    const made = await Promise.all(
      customers
        .slice(round * PER_ROUND, (round + 1) * PER_ROUND)
        .map(({ id }) => here.must(AddCheckIn, { input: { customerId: id } })),
    );
    await Promise.all(made.map(({ addCheckIn: { id } }) => here.must(CallUp, { id, channel: 'TEXT' })));
    if (round % 2 === 0)
      await until(async () => (await statuses()).some((status) => status !== 'queued'), 'the first text');
    await run.product.end('SIGKILL');
    await letTimePass();
    await run.start();
  }
  await until(
    async () => (await statuses()).every((status) => status === 'sent' || status === 'delivered'),
    'the end of all texts',
  );
  expect(await statuses()).toHaveLength(customers.length);
  for (const { phone } of customers)
    expect({ phone, texts: (await sentTo(run.url, phone)).length }).toEqual({ phone, texts: 1 });
  expect(await ask(run.folder, 'select used from text_allowance')).toEqual([{ used: customers.length }]);
});
