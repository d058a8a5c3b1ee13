import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refuse, type MockServer } from '../../mock-schema';
import {
  alertText,
  BOOK,
  booked,
  CUT,
  facts,
  hold,
  openBooking,
  part,
  reload,
  select,
  title,
  TOKEN,
} from './a-booking';

beforeEach(() => {
  sessionStorage.clear();
  select(CUT);
});
afterEach(() => {
  document.documentElement.lang = 'en';
});

const kept = () => JSON.parse(sessionStorage.getItem('greeter.booking.draft.7')!) as Record<string, unknown>;
/** Holds that are refused so often, then granted. */
const refusedOnce = (code: string, details: object = {}, field?: string): MockServer => {
  const holdTime = jest.fn((_root: unknown, { input }: { input: { channel: string; startsAt: string } }) =>
    hold({ sentBy: input.channel, startsAt: input.startsAt }),
  );
  holdTime.mockImplementationOnce(() => refuse(code, 'No', field, details));
  return { Mutation: { holdTime } };
};

describe('the details', () => {
  test('stand under the visit, with date, time and location', async () => {
    const { user, toDetails } = await openBooking();
    await user.click(screen.getByRole('radio', { name: 'Bea' }));
    await toDetails();
    const visit = part('Your booking');
    visit.getByText('Monday, January 6 at 10:30 AM');
    visit.getByText('Item 1');
    expect(visit.getByText('With Bea')).toBeTruthy();
    visit.getByText(/12 Main St, Albany, NY 12207/);
    screen.getByText('At most three of your requests can wait at a time.');
  });

  test('are all needed, the email for a code by email, and looked at before anything is sent', async () => {
    const { toDetails, press, fill, named, user } = await openBooking();
    await toDetails();
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    for (const [label, wrong, right, text] of [
      [/^First name/, '', 'Ann', 'Please enter your first name.'],
      [/^Last name/, '', 'Lee', 'Please enter your last name.'],
      [/^Phone number/, '518555', '5185550142', 'Please enter your phone number with 10 digits.'],
      [/^Email/, 'ann', 'ann@example.com', 'Please enter an email address such as ann@example.com.'],
    ] as const) {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
      if (wrong) await fill(label, wrong);
      await press('Send code');
      expect(alertText()).toBe(text);
      expect(screen.getAllByText(text)).toHaveLength(1);
      expect(document.activeElement).toBe(field);
      expect([field.required, field.getAttribute('aria-invalid')]).toEqual([true, 'true']);
      await fill(label, right);
      expect(field.getAttribute('aria-invalid')).toBeNull();
    }
    expect(named('Booking_Hold')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('hold the time, and send the code by text', async () => {
    const { toDetails, fill, press, fillDetails, named } = await openBooking();
    await fill('Notes or requests (optional)', ' Short, please ');
    await toDetails();
    await fillDetails();
    await press('Send code');
    expect(named('Booking_Hold').map(({ variables }) => variables)).toEqual([
      {
        businessId: '7',
        input: {
          startsAt: '2031-01-06T15:30:00.000Z',
          parts: [{ staffId: null, productIds: ['1'] }],
          firstName: 'Ann',
          lastName: 'Lee',
          phone: '5185550142',
          email: 'ann@example.com',
          notes: 'Short, please',
          channel: 'TEXT',
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ]);
    expect(location.hash).toBe('#code');
    expect(title()).toBe('Enter your code');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    screen.getByText('We sent a code of 6 digits by text to (***) ***-0142.');
    screen.getByText(
      'This is not a booking confirmation. Please do not go to the location until your confirmation arrives by text or email.',
    );
  });

  test('send it by email where one wants that, or where there are no texts', async () => {
    const first = await openBooking();
    await first.toDetails();
    await first.fillDetails();
    await first.user.click(screen.getByRole('radio', { name: 'Email' }));
    await first.press('Send code');
    expect(first.named('Booking_Hold')[0].variables.input).toMatchObject({ channel: 'EMAIL' });
    first.unmount();
    sessionStorage.clear();
    select(CUT);
    const second = await openBooking({ Query: { bookingOffer: () => facts({ hasTexts: false }) } });
    await second.toDetails();
    expect(screen.queryByRole('radio', { name: 'Text (SMS)' })).toBeNull();
    await second.fillDetails();
    await second.press('Send code');
    expect(second.named('Booking_Hold')[0].variables.input).toMatchObject({ channel: 'EMAIL' });
  });

  test('that the server refuses are marked', async () => {
    const opened = await openBooking(refusedOnce('INVALID_INPUT', {}, 'input.phone'));
    await opened.toCode();
    expect(alertText()).toBe('Enter a phone number of 10 digits.');
    expect(screen.getAllByText('Enter a phone number of 10 digits.')).toHaveLength(1);
    const phone = screen.getByRole('textbox', { name: /^Phone/ });
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(phone);
  });
});

describe('a time that is gone', () => {
  const taken = () => refusedOnce('SLOT_TAKEN', { times: ['2031-01-06T15:00:00.000Z', '2031-02-03T16:00:00.000Z'] });

  test('has free ones near it, one press away', async () => {
    const opened = await openBooking(taken());
    await opened.toCode();
    expect(alertText()).toContain('That time was taken meanwhile. These are free:');
    expect(screen.getByText('Monday, January 6 at 10:30 AM', { selector: 's' })).toBeTruthy();
    await opened.press('Monday, February 3 at 11:00 AM');
    expect(opened.named('Booking_Hold').at(-1)!.variables.input).toMatchObject({
      startsAt: '2031-02-03T16:00:00.000Z',
      firstName: 'Ann',
    });
    expect(title()).toBe('Enter your code');
  });

  test('leads back to the calendar, and nothing typed is lost', async () => {
    const opened = await openBooking(refusedOnce('SLOT_TAKEN', { times: [] }));
    await opened.toCode();
    await opened.press('Choose another time');
    expect(title()).toBe('Book at Salon Rosa');
    await opened.toDetails();
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveProperty('value', 'Ann');
  });
});

describe('what else can be in the way of a code', () => {
  test('a phone that takes no texts: by email, with one press', async () => {
    const opened = await openBooking(refusedOnce('CONFLICT', { reason: 'CODE_NOT_SENT' }, 'phone'));
    await opened.toCode();
    expect(alertText()).toContain('We cannot text this number now.');
    await opened.press('Use email instead');
    expect(opened.named('Booking_Hold').at(-1)!.variables.input).toMatchObject({ channel: 'EMAIL' });
    expect(title()).toBe('Enter your code');
  });

  test.each([
    [undefined, 'Too many tries. Please try again in 25 minutes.'],
    ['BUSY_NETWORK', 'Many people book from this network right now. Use another network, or call us.'],
  ])('too many codes, with the reason %s: what helps', async (reason, text) => {
    const opened = await openBooking(refusedOnce('RATE_LIMITED', { retryAfterSeconds: 1500, reason }));
    await opened.toCode();
    expect(alertText()).toBe(text);
  });

  test('no network: it says so, and the button tries again', async () => {
    const opened = await openBooking(refusedOnce('UNAVAILABLE'));
    await opened.toCode();
    expect(alertText()).toBe('The service is out of reach for a moment. Please try again.');
    await opened.press('Send code');
    expect(title()).toBe('Enter your code');
    const [first, second] = opened.named('Booking_Hold').map(({ variables }) => variables.input as { key: string });
    expect(second.key).toBe(first.key);
  });

  test('a plan that ended: who to call', async () => {
    const opened = await openBooking(refusedOnce('INVALID_PLAN'));
    await opened.toCode();
    expect(title()).toBe('No online booking right now');
  });

  test('an item that is gone: back to the calendar, without it', async () => {
    select(CUT, { ...CUT, id: '9', name: 'Beard trim' });
    const opened = await openBooking(refusedOnce('NOT_FOUND', { reason: 'ITEM_NOT_OFFERED', productIds: ['9'] }));
    await opened.toCode();
    expect(alertText()).toContain('No longer offered: Beard trim');
    expect(title()).toBe('Book at Salon Rosa');
  });
});

describe('the code', () => {
  test('books: the business is asked', async () => {
    const { toCode, enterCode, user, named } = await openBooking();
    await toCode();
    const field = screen.getByRole('textbox', { name: 'Code of 6 digits' });
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    await enterCode('12 34 56 7');
    expect(named('Booking_Confirm').map(({ variables }) => variables)).toEqual([{ token: TOKEN, code: '123456' }]);
    expect(title()).toBe('Thank You for booking with us!');
    screen.getByText("You'll receive a confirmation email of your booking details once it is approved.");
    part('Your booking').getByText('Monday, January 6 at 10:30 AM');
    expect(kept()).toMatchObject({ hold: null, firstName: '' });
    await user.click(screen.getByRole('link', { name: 'Done' }));
    expect(location.pathname).toBe('/page/salon-rosa');
    expect(screen.queryByText('1 Selected')).toBeNull();
  });

  test('may confirm at once', async () => {
    const { toCode, enterCode } = await openBooking({ Mutation: { confirmBooking: () => booked('CONFIRMED') } });
    await toCode();
    await enterCode();
    screen.getByText('Your booking is confirmed.');
    expect(screen.queryByText(/once it is approved/)).toBeNull();
    part('Your booking').getByText('Monday, January 6 at 10:30 AM');
  });

  const wrong = () => refuse('INVALID_INPUT', 'No', 'code', { reason: 'WRONG_CODE' });

  test('that is wrong says how many tries are left; after the last one there is a new code', async () => {
    const { toCode, enterCode, press, named } = await openBooking({ Mutation: { confirmBooking: wrong } });
    await toCode();
    for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
      await enterCode('000000');
      expect(alertText()).toBe(`That is not the code. ${left} left.`);
    }
    await enterCode('000000');
    expect(alertText()).toContain('That was the last try for this code.');
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Send a new code');
    expect(named('Booking_Release').map(({ variables }) => variables)).toEqual([{ token: TOKEN }]);
    expect(named('Booking_Hold')).toHaveLength(2);
    screen.getByRole('textbox', { name: 'Code of 6 digits' });
  });

  test.each([
    ['late', () => refuse('CONFLICT', 'Late', undefined, { reason: 'HOLD_OVER' })],
    ['of a hold that is forgotten', () => refuse('NOT_FOUND', 'That booking was not found.')],
  ])('that is %s: the time is held anew, with all that was typed', async (_what, confirmBooking) => {
    const { toCode, enterCode, press, named } = await openBooking({ Mutation: { confirmBooking } });
    await toCode();
    await enterCode();
    expect(alertText()).toContain('The time is not held for you any more.');
    await press('Send a new code');
    const [first, second] = named('Booking_Hold').map(({ variables }) => variables.input as { key: string });
    expect({ ...second, key: first.key }).toEqual(first);
    expect(second.key).not.toBe(first.key);
    expect(title()).toBe('Enter your code');
    screen.getByRole('textbox', { name: 'Code of 6 digits' });
  });

  test('with three requests that wait: it says so, and whom to call', async () => {
    const { toCode, enterCode } = await openBooking({
      Mutation: { confirmBooking: () => refuse('CONFLICT', 'No', undefined, { reason: 'TOO_MANY_REQUESTS' }) },
    });
    await toCode();
    await enterCode();
    expect(alertText()).toBe('Three of your requests wait for an answer already. Please wait for one, or call us.');
    screen.getByRole('link', { name: '(518) 555-0100' });
  });

  test('is sent again, as often as that is possible', async () => {
    let sendsLeft = 2;
    const { toCode, press, named } = await openBooking({
      Mutation: { resendBookingCode: () => hold({ sendsLeft: (sendsLeft -= 1) }) },
    });
    await toCode();
    await press('Send again');
    screen.getByText('We sent the code again.');
    await press('Send again');
    expect(named('Booking_Resend').map(({ variables }) => variables)).toEqual([
      { token: TOKEN, channel: 'TEXT' },
      { token: TOKEN, channel: 'TEXT' },
    ]);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    screen.getByText(/^The code was sent three times/);
  });

  test('that does not arrive by text comes by email', async () => {
    const { toCode, press, named, user } = await openBooking();
    await toCode();
    await press('Use email instead');
    expect(screen.getByRole('dialog', { name: 'Email for your code' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(named('Booking_Resend').map(({ variables }) => variables)).toEqual([{ token: TOKEN, channel: 'EMAIL' }]);
    screen.getByText(/by email to/);
    expect(screen.queryByRole('button', { name: 'Use email instead' })).toBeNull();
    await press('Use text instead');
    expect(named('Booking_Resend').at(-1)!.variables).toEqual({ token: TOKEN, channel: 'TEXT' });
    screen.getByText(/by text to/);
  });

  test('to another address than before is that of a new hold', async () => {
    const { toCode, press, fill, named } = await openBooking();
    await toCode();
    await press('Use email instead');
    await fill(/^Email/, 'no address');
    await press('Next');
    screen.getByText('Please enter an email address such as ann@example.com.');
    await fill(/^Email/, 'ann@lee.example');
    await press('Next');
    expect(named('Booking_Resend')).toEqual([]);
    expect(named('Booking_Release')).toHaveLength(1);
    expect(named('Booking_Hold').at(-1)!.variables.input).toMatchObject({
      email: 'ann@lee.example',
      channel: 'EMAIL',
    });
  });
});

describe('Back and a reload', () => {
  test('a reload at the code shows the code, without another text', async () => {
    const before = await openBooking();
    await before.toCode();
    const after = await reload(before);
    expect(title()).toBe('Enter your code');
    expect(after.named('Booking_Hold')).toEqual([]);
    await after.enterCode();
    expect(title()).toBe('Thank You for booking with us!');
    await reload(after);
    expect(title()).toBe('Thank You for booking with us!');
  });

  test('Back goes a step back; on again with the same details sends nothing, with others it holds anew', async () => {
    const { toCode, goBack, press, fill, named } = await openBooking();
    await toCode();
    await goBack();
    expect(title()).toBe('Your details');
    await press('Send code');
    expect(title()).toBe('Enter your code');
    expect(named('Booking_Hold')).toHaveLength(1);
    await goBack();
    await fill(/^Last name/, 'Leigh');
    await press('Send code');
    expect(named('Booking_Release')).toHaveLength(1);
    expect(named('Booking_Hold')).toHaveLength(2);
  });

  test('who goes back to the calendar gives the time back first', async () => {
    const opened = await openBooking();
    await opened.toCode();
    await opened.goBack();
    expect(opened.named('Booking_Release')).toEqual([]);
    await opened.goBack();
    expect(title()).toBe('Book at Salon Rosa');
    expect(opened.named('Booking_Release')).toHaveLength(1);
    expect(kept().hold).toBeNull();
  });

  test('an address of a step whose time was never chosen begins at the first', async () => {
    await openBooking({}, { path: `${BOOK}#code` });
    expect(title()).toBe('Book at Salon Rosa');
  });

  test('after the thanks Back begins anew', async () => {
    const { toCode, enterCode, goBack } = await openBooking();
    await toCode();
    await enterCode();
    await goBack();
    expect(title()).toBe('Book at Salon Rosa');
    screen.getByText('Select at least one item to see when we have time for it.');
  });
});
