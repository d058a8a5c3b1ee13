import { expect, test } from '@jest/globals';
import { newlyOutside, outsideHours, outsideWords } from '../../../../web/admin/appointments/outside-hours';
import { hours, joe, maya, saturday, timeZone } from './an-appointment';

const at = (clock: string) => new Date(`2026-11-21T${clock}:00-06:00`);
const found = (from: string, to: string, staffId: string | null, some = hours) => {
  const outside = outsideHours({ startsAt: at(from), endsAt: at(to), staffId }, some);
  return outside && [outside.at.toISOString().slice(11, 16), outside.staffId];
};

test.each([
  ['within the hours of the business', '09:00', '10:00', null, null],
  ['until it closes', '11:30', '12:00', null, null],
  ['before it opens', '08:55', '09:30', null, ['14:55', null]],
  ['into its pause', '11:30', '12:30', null, ['18:00', null]],
  ['over its pause', '11:30', '13:30', null, ['18:00', null]],
  ['while Maya works', '12:00', '13:00', maya.id, null],
  ['before Maya works', '09:00', '10:00', maya.id, ['15:00', maya.id]],
  ['longer than Maya works', '13:30', '14:30', maya.id, ['20:00', maya.id]],
  ['Joe works when the business is open', '09:00', '10:00', joe.id, null],
  ['and not when it is not', '17:00', '18:00', joe.id, ['23:00', null]],
])('%s', (_, from, to, staffId, expected) => {
  expect(found(from, to, staffId)).toEqual(expected);
});

test('hours that meet are one', () => {
  const [morning, afternoon] = saturday.open;
  const days = [{ ...saturday, open: [{ ...afternoon, startsAt: morning.endsAt }, morning] }];
  expect(found('11:30', '13:30', null, { ...hours, days })).toBeNull();
});

test('without hours nothing is outside, and on other days nothing is known', () => {
  const days = [{ ...saturday, open: [], staff: [] }];
  expect(found('03:00', '04:00', null, { ...hours, hasHours: false, days })).toBeNull();
  expect(found('03:00', '04:00', maya.id, { ...hours, hasHours: false, days })).toBeNull();
  expect(found('09:00', '10:00', null, { ...hours, days })).toEqual(['15:00', null]);
  const later = { startsAt: new Date('2026-11-23T15:00Z'), endsAt: new Date('2026-11-23T16:00Z'), staffId: null };
  expect(outsideHours(later, hours)).toBeNull();
});

test('what was outside already is not asked about again', () => {
  const time = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to), staffId: maya.id });
  const before = [time('08:00', '08:30')];
  expect(newlyOutside(before, [time('08:00', '09:00')], hours)).toBeNull();
  expect(newlyOutside(before, [time('08:15', '08:45')], hours)?.at).toEqual(at('08:15'));
  expect(newlyOutside(before, [time('10:00', '11:00')], hours)).toBeNull();
  expect(newlyOutside([time('13:00', '14:00')], [time('13:00', '14:30')], hours)?.at).toEqual(at('14:00'));
});

test('the questions are those of the specification', () => {
  expect(outsideWords(at('07:30'), null, timeZone)).toBe(
    '07:30 AM, Saturday is a time outside of your normal business hours. Continue booking anyway?',
  );
  expect(outsideWords(at('19:05'), 'Maya Lin', timeZone)).toBe(
    "07:05 PM, Saturday is outside of Maya Lin's working hours. Continue booking anyway?",
  );
});
