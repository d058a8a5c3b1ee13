import { expect, test } from '@jest/globals';
import { conflictWords } from '../../../../web/admin/appointments/conflict-words';

const at = { startsAt: '2026-11-27T16:00:00.000Z', endsAt: '2026-11-27T16:45:00.000Z' };
const words = (more: object) => conflictWords({ ...at, ...more }, 'America/Chicago');
const when = 'Fri, Nov 27, 10:00 – 10:45 AM';

test('what is in the way is said with whom and what it is for', () => {
  const taken = { customer: 'Maya Lin', title: '', staff: 'Ann', products: ['Cut'] };
  expect(words({ takenBy: taken })).toBe(`Maya Lin has Cut with Ann: ${when}`);
  expect(words({ takenBy: { ...taken, products: [], staff: null } })).toBe(`Maya Lin has an appointment: ${when}`);
  expect(words({ takenBy: { ...taken, customer: null, title: 'Lunch' } })).toBe(`Lunch with Ann: ${when}`);
  expect(words({ takenBy: null })).toBe(when);
  expect(words({ isOutside: true, takenBy: null })).toBe(`${when} (busy, outside calendar)`);
});
