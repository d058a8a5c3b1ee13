import { expect, test } from '@jest/globals';
import { eraseAccount } from '../../server/core/database/erase-account.js';
import { askAsSuperuser, workerDatabase } from '../setup/database.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld();
const WAITING = `
  select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;

test('a row that a job writes while its business is erased goes with it', async () => {
  const [{ email }] = (await world.rows<{ email: string }>(
    null,
    `select a.email from account a join membership m on m.account_id = a.id where m.business_id = $1`,
    [world.business.id],
  )) as [{ email: string }];
  const database = await workerDatabase();
  await askAsSuperuser('begin');
  let erased: Promise<void>;
  try {
    await askAsSuperuser(
      `insert into audit_log (business_id, id, at, actor, action) values ($1, 1, now(), 'job', 'summed')`,
      [world.business.id],
    );
    erased = eraseAccount(database, email);
    await until(async () => (await askAsSuperuser(WAITING)).length > 0, 'the erasing, which waits for that row');
  } finally {
    await askAsSuperuser('commit');
  }
  await erased;
  expect(await askAsSuperuser('select from business where id = $1', [world.business.id])).toEqual([]);
});
