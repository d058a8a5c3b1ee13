import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refuse } from '../../mock-schema';
import { alertText, CUT, openBooking, select } from './a-booking';

beforeEach(() => {
  sessionStorage.clear();
  select(CUT);
});

test('after six bookings within a day it says so, and whom to call', async () => {
  const { toCode, enterCode } = await openBooking({
    Mutation: { confirmBooking: () => refuse('CONFLICT', 'No', undefined, { reason: 'TOO_MANY_BOOKINGS' }) },
  });
  await toCode();
  await enterCode();
  expect(alertText()).toBe('You booked six visits within a day. For more, please call us.');
  screen.getByRole('link', { name: '(518) 555-0100' });
});
