import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { migrate } from '../../server/core/database/migrate.js';
import { migrations } from '../../server/core/database/migrations/list.js';
import { LAPSE_REQUEST, REMIND_OF_REQUEST } from '../../server/domain/appointments/time/schedule-lapse.js';
import { OnlineChangeSteps } from '../appointments/OnlineChangeSteps.js';
import { askAsSuperuser, workerDatabase } from '../setup/database.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ plan: Plan.PLUS });
const NEWER = 'FromTheNextVersion1800000000000';
let warnings: string[];
beforeEach(async () => {
  warnings = [];
  await world.business.hasHours();
});
afterEach(() => world.clock.set());

const start = async () =>
  migrate(await workerDatabase(), { info: () => {}, warn: (message) => warnings.push(message) });
const forget = (name: string) => askAsSuperuser('delete from migration where name = $1', [name]);

test('a version that is older than its database says so once, and starts', async () => {
  await start();
  expect(warnings).toEqual([]);
  await askAsSuperuser('insert into migration (timestamp, name) values (1800000000000, $1)', [NEWER]);
  await start().finally(() => forget(NEWER));
  expect(warnings).toEqual([
    `The database is of a newer version of Greeter than this one, which may fail on it (unknown here: ${NEWER}). Start the newer version, or restore a backup of this one.`,
  ]);
});

test('requests from before they lapsed get the job that they would have now, and no others', async () => {
  // By the clock of the database, too, their time is to come.
  world.clock.set('2096-06-18T16:00:00Z');
  const steps = new OnlineChangeSteps(world);
  const at = (time: string) => steps.at(time, '2096-06-25');
  await steps.asked({ startsAt: at('09:30') });
  await steps.asked({ startsAt: at('10:00'), phone: '2125550143', email: 'bob@example.com' });
  await steps.asked({ startsAt: at('11:00'), phone: '2125550144', email: 'eve@example.com' });
  const [row] = await world.rows<{ id: string }>(
    world.business.id,
    `update appointment set flag = 'confirmed' where starts_at = $1 returning id`,
    [at('11:00')],
  );
  const confirmed = row!.id;
  const lapses = async () =>
    (await world.jobs(LAPSE_REQUEST.name))
      .filter(({ payload }) => payload['appointmentId'] !== confirmed)
      .map(({ payload, runAt }) => ({ payload, runAt }))
      .sort((one, other) => Number(one.runAt) - Number(other.runAt));
  const wanted = await lapses();
  expect(wanted).toHaveLength(2);
  await world.forgetJobs();
  const { name } = migrations.find((one) => one.name.startsWith('LapseOlderRequests'))!;
  for (let times = 0; times < 2; times += 1) {
    await forget(name);
    await start();
    expect(await lapses()).toEqual(wanted);
    expect(await world.jobs(LAPSE_REQUEST.name)).toHaveLength(2);
  }
  expect(await world.jobs(REMIND_OF_REQUEST.name)).toEqual([]);
});

test.each([
  ['2096-06-25T07:59:00-04:00', '2096-06-25T08:00:00-04:00'],
  ['2096-06-25T08:00:00-04:00', '2096-06-25T08:00:00-04:00'],
  ['2096-06-25T20:59:00-04:00', '2096-06-25T20:59:00-04:00'],
  ['2096-06-25T21:00:00-04:00', '2096-06-26T08:00:00-04:00'],
  ['2096-06-25T00:00:00-04:00', '2096-06-25T08:00:00-04:00'],
])('a request for %s lapses by day, at %s', async (startsAt, runAt) => {
  world.clock.set('2096-06-18T16:00:00Z');
  const steps = new OnlineChangeSteps(world);
  await steps.asked({ startsAt: steps.at('10:00', '2096-06-25') });
  await world.rows(
    world.business.id,
    `update appointment set starts_at = $1, ends_at = $1::timestamptz + interval '30 minutes'`,
    [startsAt],
  );
  await world.forgetJobs();
  await forget('LapseOlderRequests1700000000076');
  await start();
  expect((await world.jobs(LAPSE_REQUEST.name)).map((job) => job.runAt)).toEqual([new Date(runAt)]);
});
