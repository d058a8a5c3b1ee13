import { expect, test } from '@jest/globals';
import { openWorld, useWorld } from '../world/use-world.js';
import { RawLive } from './raw-socket.js';
import { until } from '../world/until.js';

const world = useWorld({ config: { introspection: false } });

const SCHEMA = [
  '{ __schema { types { name } } }',
  '{ __type(name: "Query") { name } }',
  '{ plans { __typename } ...rest } fragment rest on Query { s: __schema { types { name } } }',
];
/** Each names a field, an argument or a value nearly right. */
const TYPOS = [
  '{ plan { id } }',
  'mutation { signOut { succes } }',
  '{ business(busines: 1) { id } }',
  '{ queue(filter: SEATD) { total } }',
];

test.each(SCHEMA)('%s is for those who are signed in', async (query) => {
  expect((await world.anonymous.askText(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await (await world.business.kiosk()).askText(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await world.business.owner.askText(query)).errors).toBeUndefined();
});

test.each(TYPOS)('%s is not put right', async (query) => {
  const { errors } = await world.anonymous.askText(query);
  expect(errors?.[0]?.message).not.toMatch(/did you mean/i);
});

test('nor is a variable, nor a subscription', async () => {
  const query = 'query ($filter: QueueFilter!) { queue(filter: $filter) { total } }';
  expect((await world.anonymous.askText(query, { filter: 'SEATD' })).errors?.[0]?.message).toMatch(
    /does not exist in "QueueFilter" enum/,
  );
  expect(JSON.stringify((await world.anonymous.askText(query, { filter: 'SEATD' })).errors)).not.toMatch(
    /did you mean/i,
  );
  const live = await RawLive.open(world.url);
  await until(() => live.messages.length > 0);
  live.subscribe('1', 'subscription { queueChange { __typename } }');
  await until(() => live.about('1').length > 0);
  expect(JSON.stringify(live.about('1'))).not.toMatch(/did you mean/i);
  live.end();
});

test('where the schema is open, a stranger reads it and is put right', async () => {
  const open = await openWorld({ config: { introspection: true } });
  expect((await open.anonymous.askText(SCHEMA[0]!)).errors).toBeUndefined();
  for (const query of TYPOS)
    expect((await open.anonymous.askText(query)).errors?.[0]?.message).toMatch(/did you mean/i);
  await open.close();
});
