import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { clock, pass, useFakeClock, useRealClock } from '../fake-clock';
import { alertText, CUT, hold, openBooking, select, title } from './a-booking';

beforeEach(() => {
  sessionStorage.clear();
  select(CUT);
});
afterEach(() => useRealClock());

test('the hold counts down in words, and says when it is over', async () => {
  useFakeClock('2031-01-02T15:00:00.000Z');
  const { toCode, press } = await openBooking({}, clock);
  await toCode();
  const timer = () => screen.getByRole('timer').textContent;
  await pass(1000);
  expect(timer()).toBe('We hold Monday, January 6 at 10:30 AM for you for 9 more minutes.');
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  await pass(8 * 60_000);
  expect(timer()).toBe('We hold Monday, January 6 at 10:30 AM for you for 1 more minute.');
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('polite');
  await pass(60_000);
  expect(timer()).toBe('We hold Monday, January 6 at 10:30 AM for you for less than a minute.');
  await pass(60_000);
  expect(alertText()).toContain('The time is not held for you any more. Everything that you entered is kept.');
  await press('Choose another time');
  expect(title()).toBe('Book at Salon Rosa');
});

test('a hold that was there already counts down what is left of it, whatever the clock of the phone says', async () => {
  useFakeClock('2031-06-30T12:00:00.000Z');
  const { toCode } = await openBooking({ Mutation: { holdTime: () => hold({ secondsLeft: 150 }) } }, clock);
  await toCode();
  await pass(1000);
  expect(screen.getByRole('timer').textContent).toMatch(/for you for 2 more minutes\.$/);
  await pass(150_000);
  expect(alertText()).toContain('The time is not held for you any more.');
});
