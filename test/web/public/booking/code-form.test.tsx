import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { refuse } from '../../mock-schema';
import { alertText, booked, CUT, openBooking, select, title, TOKEN } from './a-booking';

beforeEach(() => {
  sessionStorage.clear();
  select(CUT);
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code of 6 digits' });

test('a code that is not of six digits is not sent', async () => {
  const { toCode, enterCode, press, named } = await openBooking();
  await toCode();
  await enterCode('12345');
  await press('Confirm code');
  expect(alertText()).toBe('Please enter the 6 digits of the code.');
  expect(document.activeElement).toBe(field());
  expect(named('Booking_Confirm')).toEqual([]);
});

test('a code that is pasted, or filled in by the phone, is sent at once', async () => {
  const { toCode, settled, named } = await openBooking();
  await toCode();
  await settled(() => fireEvent.change(field(), { target: { value: 'Code: 123 456' } }));
  expect(named('Booking_Confirm').map(({ variables }) => variables)).toEqual([{ token: TOKEN, code: '123456' }]);
});

test('a code is sent once; what failed for want of a network, with the button again', async () => {
  const confirmBooking = jest.fn(() => booked());
  confirmBooking.mockImplementationOnce(() => refuse('UNAVAILABLE', 'No'));
  const { toCode, enterCode, user, press, named } = await openBooking({ Mutation: { confirmBooking } });
  await toCode();
  await enterCode();
  expect(alertText()).toBe('The service is out of reach for a moment. Please try again.');
  await user.type(field(), '7');
  expect(named('Booking_Confirm')).toHaveLength(1);
  expect(field().value).toBe('123456');
  await press('Confirm code');
  expect(title()).toBe('Thank You for booking with us!');
});

test('a code that is wrong is said once, and makes room for the next', async () => {
  const confirmBooking = jest.fn(() => booked());
  confirmBooking.mockImplementationOnce(() => refuse('INVALID_INPUT', 'No', 'code', { reason: 'WRONG_CODE' }));
  const { toCode, enterCode } = await openBooking({ Mutation: { confirmBooking } });
  await toCode();
  await enterCode('000000');
  expect(screen.getAllByText('That is not the code. 4 tries are left.')).toHaveLength(1);
  expect(alertText()).toBe('That is not the code. 4 tries are left.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  await enterCode();
  expect(title()).toBe('Thank You for booking with us!');
});
