import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { alertText, CUT, openBooking, select } from './a-booking';

test('a code by text needs no email; the answer then comes by text, or to an address on record', async () => {
  sessionStorage.clear();
  select(CUT);
  const { toDetails, fill, press, enterCode, user, named } = await openBooking();
  await toDetails();
  await fill(/^First name/, 'Ann');
  await fill(/^Last name/, 'Lee');
  await fill(/^Phone number/, '5185550142');
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('required', false);
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await press('Send code');
  expect(alertText()).toBe('Please enter an email address such as ann@example.com.');
  await user.click(screen.getByRole('radio', { name: 'Text (SMS)' }));
  await press('Send code');
  expect(named('Booking_Hold').map(({ variables }) => variables.input)).toMatchObject([{ email: '', channel: 'TEXT' }]);
  await enterCode();
  screen.getByText("You'll receive a text or an email with your booking details once it is approved.");
});
