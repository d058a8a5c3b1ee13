import { expect, test } from '@jest/globals';
import { sources } from './sources.js';

/** Of many records at once: they stand in no history. */
const OF_MANY = ['customer.import', 'customer.export', 'customer.undo-import'];
const WRITTEN = /\b(?:audit|auditOwn|auditEach)\(\s*context,\s*'((?:customer|staff)[a-z-]*\.[a-z-]+)'/g;
const [words] = sources(['web/admin/history/change-words.ts']);

const written = (text: string): string[] => [...text.matchAll(WRITTEN)].map(([, action]) => action!);
const isNamed = (action: string): boolean => words!.text.includes(`'${action}':`);

test('the history has words for all that is done to customers and staff', () => {
  const actions = sources(['server/domain']).flatMap(({ text }) => written(text));
  expect(actions.length).toBeGreaterThan(20);
  expect(actions.filter((action) => !isNamed(action) && !OF_MANY.includes(action))).toEqual([]);
});

test('an action without words is seen', () => {
  const [action] = written("await audit(context, 'staff.teleport', { subject: id });");
  expect([action, isNamed(action!)]).toEqual(['staff.teleport', false]);
});
