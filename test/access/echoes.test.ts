import { expect, test } from '@jest/globals';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { RawLive } from './raw-socket.js';

/** Bytes of an answer to a long wrong name. */
const MAX_ANSWER = 2000;
const LONG = 'x'.repeat(60_000);

const world = useWorld();

test.each([
  ['a field', `{ ${LONG} }`, {}],
  ['an argument', `{ business(${LONG}: 1) { name } }`, {}],
  ['an enum value', `{ queue(day: ${LONG}) { total } }`, {}],
  ['an enum value in a variable', 'query ($day: QueueDay!) { queue(day: $day) { total } }', { day: LONG }],
  ['a variable of another type', 'query ($id: ID!) { business(businessId: $id) { name } }', { id: { [LONG]: 1 } }],
  ['a type', `query ($a: ${LONG}) { plans { price } }`, {}],
  ['a fragment', `{ ...${LONG} }`, {}],
  ['a text that does not end', `{ plans(a: "${LONG}`, {}],
  ['a name that comes again and again', `{ ${`${'x'.repeat(1500)} `.repeat(101)} }`, {}],
])('%s is not said back at length', async (_what, query, variables) => {
  const { status, errors } = await world.business.owner.askText(query, variables);
  expect([status < 500, errors![0]!.extensions.code]).toEqual([true, 'BAD_REQUEST']);
  expect(JSON.stringify(errors).length).toBeLessThan(MAX_ANSWER);
});

test('nor is it by the mirror or on a live connection', async () => {
  const { status, body } = await world.business.owner.post('/api/business/update-checkinapp', {
    checkinapp: { font_size: LONG },
  });
  expect(status).toBeLessThan(500);
  expect(JSON.stringify(body).length).toBeLessThan(MAX_ANSWER);
  const live = await RawLive.open(world.url);
  await until(() => live.messages.length > 0, 'the acknowledgement');
  live.subscribe('1', `subscription { ${LONG} }`);
  live.subscribe('2', 'subscription ($t: String!) { monitorChanged(token: $t) { __typename } }', { t: { [LONG]: 1 } });
  await until(() => live.about('1').length > 0 && live.about('2').length > 0, 'the refusals');
  for (const message of live.messages) expect(JSON.stringify(message).length).toBeLessThan(MAX_ANSWER);
  live.end();
});
