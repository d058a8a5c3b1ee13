import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { SignIn } from '../accounts/sign-in.generated.js';
import { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import { startPostgres } from './outside-postgres.js';
import { Restarted } from './Restarted.js';
import { RunningApp } from './RunningApp.js';
import { signUp } from './sign-up.js';
import { ask, superuserOf } from './superuser.js';

const EMAIL = 'rosa@example.com';
/** As it is by itself: the secret lies in the data folder. */
const OWN_SECRET = { env: { GREETER_SECRET: undefined } };
const NOT_FINISHED = 'A restore of this database is not finished: wait for it, or run npm run restore again.\n';

const run = new Restarted(OWN_SECRET);

test('a restore that is killed leaves no shop that opens or is backed up, until one is finished', async () => {
  await signUp(run.url, EMAIL);
  const file = path.join(run.folder, 'shop.tar.gz');
  const begin = (name: string, ...flags: string[]) =>
    new RunningApp(run.folder, { ...OWN_SECRET, program: `dist/server/${name}.js`, flags });
  expect(await begin('backup', file).ended).toMatchObject({ code: 0 });
  await run.product.end('SIGTERM');

  const postgres = await startPostgres(run.folder);
  // Held by another one, the lock of the migrations stops the restore where the old rows are gone and no new one is there.
  await ask(run.folder, `create role holder login superuser password 'pw'`);
  const holder = new pg.Client({ ...superuserOf(run.folder), user: 'holder', password: 'pw' });
  await holder.connect();
  await holder.query(`select pg_advisory_lock(hashtextextended('greeter:migrate', 0))`);
  const killed = begin('restore', file, '--replace');
  await until(() => killed.stdout.includes('Another process is migrating'), 'the restore to wait');
  expect(await ask(run.folder, `select to_regclass('public.account') as account`)).toEqual([{ account: null }]);
  await killed.end('SIGKILL');
  await holder.end();
  await postgres.stop();

  for (const name of ['main', 'backup'])
    expect(await begin(name, `${file}.second`).refusal()).toMatchObject({ code: 1, stderr: NOT_FINISHED });
  expect(fs.existsSync(`${file}.second`)).toBe(false);

  expect(await begin('restore', file).ended).toMatchObject({ code: 0, stderr: '' });
  await run.start();
  await new Actor(run.url, null).must(SignIn, { email: EMAIL, password: 'correct horse battery' });
});
