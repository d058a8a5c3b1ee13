import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { until } from '../world/until.js';
import { Guests } from './Guests.js';
import { Restarted } from './Restarted.js';
import { postmasterOf } from './RunningApp.js';
import { signUp } from './sign-up.js';

const TIMES = 5;

const run = new Restarted();

test(`the embedded PostgreSQL is killed ${TIMES} times under writes: the server starts it again, and nothing is lost`, async () => {
  const { owner, businessId } = await signUp(run.url, 'rosa@example.com');
  const guests = await Guests.arrive(run.folder, businessId, () => run.url, owner.token!);
  for (let time = 0; time < TIMES; time += 1) {
    await guests.more(10);
    const killed = postmasterOf(run.folder)!;
    process.kill(killed, time % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
    await until(() => ![null, killed].includes(postmasterOf(run.folder)), 'another PostgreSQL');
    await guests.more(10);
  }
  await guests.leave();
  expect(await guests.faults()).toEqual([]);
  expect(run.product.isAlive).toBe(true);
  expect(run.product.stdout).not.toContain('internal error');
  expect(await run.product.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  expect(postmasterOf(run.folder)).toBeNull();
});

test('a database whose files are gone ends the server with a code and one sentence', async () => {
  const data = path.join(run.folder, 'postgres/data');
  fs.renameSync(data, `${data}.away`);
  process.kill(Number(fs.readFileSync(`${data}.away/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGQUIT');
  const { code, stderr } = await run.product.ended;
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^The embedded PostgreSQL did not start \([^\n]*\): see \S+\.\n$/),
  });
});
