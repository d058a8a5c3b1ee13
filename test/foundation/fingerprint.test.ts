import { expect, test } from '@jest/globals';
import { fingerprintOf } from '../../server/core/graphql/fingerprint.js';
import { VIEWS } from '../../server/modules.js';

const line = [{ position: 1, partySize: 2, isYou: false }];
const value = {
  publicId: 'x',
  status: 'ready',
  rating: null as number | null,
  canRate: false,
  checkedInAt: new Date(0),
  quote: { lowMinutes: 5, highMinutes: 10 } as object | null,
  line,
  now: new Date(1),
};
const text = fingerprintOf(value, ['now']);

test.each<Partial<typeof value>>([
  { publicId: 'y' },
  { status: 'seated' },
  { rating: 0 },
  { canRate: true },
  { checkedInAt: new Date(2) },
  { quote: null },
  { quote: { lowMinutes: 5, highMinutes: 11 } },
  { line: [] },
  { line: [{ ...line[0]!, isYou: true }] },
])('a value that changed is sent: %j', (change) => {
  expect(fingerprintOf({ ...value, ...change }, ['now'])).not.toBe(text);
});

test('a value that is read again and is the same is not', () => {
  const again = { ...value, line: structuredClone(line), quote: { ...value.quote }, now: new Date(3) };
  expect(fingerprintOf(again, ['now'])).toBe(text);
});

test('what one text holds is not taken for two', () => {
  expect(fingerprintOf({ a: 'x "y"', b: '' }, [])).not.toBe(fingerprintOf({ a: 'x', b: 'y ""' }, []));
});

test('no live view leaves anything out but the time', () => {
  expect(VIEWS.map(({ ignored }) => ignored)).toEqual(VIEWS.map(() => ['now']));
  expect(VIEWS.length).toBeGreaterThan(0);
});
