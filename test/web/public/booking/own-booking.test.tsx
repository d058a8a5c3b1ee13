import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server.node';
import { openPage, statusOf } from '../../../../web/public/open-page';
import { PublicApp } from '../../../../web/public/PublicApp';
import { noSubscription } from '../../../../web/public/subscribe';
import { mockRequest, refuse, type MockServer } from '../../mock-schema';
import { openPublic } from '../open-public';
import { alertText, booked, bookingServer, facts, monthTimes, timesOn, title } from './a-booking';

await import('../../../../web/public/own-booking/ChangeTime');
await import('../../../../web/public/own-booking/BookAgain');

const TOKEN = 'ga_7_abcdefghijklmnopqrstuv';
const PATH = `/booking/${TOKEN}`;
const START = '2031-01-08T15:00:00.000Z';

/** What the invented server knows of the booking. */
let booking: Record<string, unknown>;
beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  booking = {
    business: {
      id: '7',
      name: 'Salon Rosa',
      address: '12 Main Street',
      city: 'Troy',
      state: 'NY',
      zip: '12180',
      phone: '5185550100',
      vanityName: 'salon-rosa',
      timeZone: 'America/New_York',
    },
    flag: 'CONFIRMED',
    startsAt: START,
    hasBegun: false,
    parts: [{ staff: 'Bea', products: ['Item 1'] }],
    canCancel: true,
    cancelUntil: '2031-01-07T15:00:00.000Z',
    canChange: true,
    changeUntil: '2031-01-07T15:00:00.000Z',
    products: [{ id: '1', name: 'Item 1' }],
    staffId: '11',
  };
});

const server = ({ Query, Mutation }: MockServer = {}): MockServer =>
  bookingServer({
    Query: {
      ownBooking: () => booking,
      ownBookingTimes: monthTimes,
      ...Query,
    },
    Mutation: {
      cancelBooking: () => (booking = { ...booking, flag: 'CANCELED', canCancel: false, canChange: false }),
      moveBooking: (_root, { startsAt }: { startsAt: string }) => (booking = { ...booking, startsAt }),
      bookAgain: (_root, { input }: { input: { startsAt: string } }) => ({ ...booked(), startsAt: input.startsAt }),
      ...Mutation,
    },
  });

async function open(more: MockServer = {}) {
  const opened = await openPublic(PATH, server(more));
  const press = (name: string | RegExp) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, press, chooses: (time: string) => opened.user.click(screen.getByRole('radio', { name: time })) };
}
const button = (name: string) => screen.queryByRole('button', { name });
const writes = ({ calls }: { calls: { name: string; variables: unknown }[] }) =>
  calls.filter(({ name }) => /Cancel|Move|Again/.test(name)).map(({ variables }) => variables);
const said = () => screen.getAllByRole('status')[0]!.textContent;

async function violations(): Promise<string[]> {
  document.title = 'Your booking';
  const found = await act(() => axe.run(document, { rules: { 'color-contrast': { enabled: false } } }));
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

describe('the page of a booking', () => {
  test('says what, when, where and where it stands; opening it changes nothing', async () => {
    const opened = await open();
    expect(title()).toBe('Your booking');
    expect(said()).toBe('Your booking is confirmed.');
    const part = within(screen.getByRole('region', { name: 'Your booking' }));
    part.getByText('Wednesday, January 8 at 10:00 AM');
    part.getByText('Item 1');
    part.getByText('With Bea');
    const way = (name: string) => part.getByRole('link', { name }).getAttribute('href');
    expect(way('12 Main Street, Troy, NY 12180')).toMatch(/maps\/dir.*Salon%20Rosa/);
    expect(way('(518) 555-0100')).toBe('tel:+15185550100');
    part.getByText('Times are by the clock of the business: Eastern Time.');
    screen.getByText('You can cancel here until Tuesday, January 7 at 10:00 AM.');
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      `/downloads/bookings/${TOKEN}`,
    );
    expect(writes(opened)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('is read again when its customer looks again, and says what changed', async () => {
    const { settled, named, press, goBack } = await open();
    const looks = () => settled(() => document.dispatchEvent(new Event('visibilitychange')));
    await looks();
    expect([named('OwnBooking_Read').length, said()]).toEqual([2, 'Your booking is confirmed.']);
    await press('Change time');
    await looks();
    expect(named('OwnBooking_Read')).toHaveLength(2);
    await goBack();
    booking = { ...booking, flag: 'CANCELED', canCancel: false, canChange: false };
    await looks();
    expect(said()).toBe('Your booking changed meanwhile. This is how it stands now. This booking is canceled.');
  });

  test('is gone once its link has ended', async () => {
    let hasEnded = false;
    const { settled } = await open({
      Query: { ownBooking: () => (hasEnded ? refuse('NOT_FOUND', 'That booking was not found.') : booking) },
    });
    hasEnded = true;
    await settled(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(title()).toBe('This booking cannot be shown');
  });

  test('is drawn by the server', async () => {
    const { request } = mockRequest(server());
    const page = await openPage(request, new URL(PATH, 'https://greeter.example'), 'en');
    const html = renderToString(<PublicApp request={request} subscribe={noSubscription} first={page} />);
    expect(html).toContain('Wednesday, January 8 at 10:00 AM');
  });

  test.each([
    ['a request', { flag: 'REQUESTED' }, 'Not confirmed yet. Salon Rosa tells you as soon as it is.', true],
    ['a canceled one', { flag: 'CANCELED', canCancel: false, canChange: false }, 'This booking is canceled.', false],
    ['a past one', { hasBegun: true, canCancel: false, canChange: false }, 'This booking is past.', false],
    [
      'a no-show',
      { flag: 'NO_SHOW', canCancel: false, canChange: false },
      'Salon Rosa noted that you did not come.',
      false,
    ],
    [
      'a request that nobody answered',
      { flag: 'REQUESTED', hasBegun: true, canCancel: false, canChange: false },
      'Salon Rosa did not confirm this request, and its time is past.',
      false,
    ],
  ])('of %s', async (_, fields, text, isLive) => {
    booking = { ...booking, ...fields };
    await open();
    expect(said()).toBe(text);
    expect([button('Change time'), button('Cancel booking')].map(Boolean)).toEqual([isLive, isLive]);
    expect(Boolean(screen.queryByRole('link', { name: 'Add to calendar' }))).toBe(isLive);
    expect(button('Book again')).toBeTruthy();
  });

  test('offers the phone once it is too late, and where customers may not', async () => {
    booking = { ...booking, canCancel: false, canChange: false };
    const late = await open();
    screen.getByText('It is too late to do that here. To change or cancel it, please call Salon Rosa.');
    expect(screen.getByRole('link', { name: '(518) 555-0100' }).getAttribute('href')).toBe('tel:+15185550100');
    expect([button('Change time'), button('Cancel booking')]).toEqual([null, null]);
    late.unmount();
    booking = { ...booking, canChange: true, cancelUntil: null };
    await open();
    screen.getByText('To cancel, please call Salon Rosa.');
    expect(button('Change time')).toBeTruthy();
  });

  test('of a link that has ended, or never was one, says so', async () => {
    const ended = { Query: { ownBooking: () => refuse('NOT_FOUND', 'That booking was not found.') } };
    await open(ended);
    expect(title()).toBe('This booking cannot be shown');
    expect(await violations()).toEqual([]);
    const { request } = mockRequest(server(ended));
    expect(statusOf(await openPage(request, new URL(PATH, 'https://greeter.example'), 'en'))).toBe(404);
    const wrong = await openPage(request, new URL('/booking/nonsense', 'https://greeter.example'), 'en');
    expect(statusOf(wrong)).toBe(404);
  });

  test('in Spanish', async () => {
    document.documentElement.lang = 'es';
    const { press } = await open();
    expect(title()).toBe('Su reserva');
    expect(said()).toBe('Su reserva está confirmada.');
    await press('Cancelar la reserva');
    screen.getByText('¿Cancelar esta reserva?');
    await press('Conservarla');
    await press('Cambiar la hora');
    expect(title()).toBe('Elija otra hora');
  });
});

describe('canceling', () => {
  test('asks first', async () => {
    const opened = await open();
    // Not as loud as the change of the time.
    expect(screen.getByRole('button', { name: 'Cancel booking' }).dataset.kind).toBe('quiet');
    await opened.press('Cancel booking');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }));
    dialog.getByText('Wednesday, January 8 at 10:00 AM');
    expect(await violations()).toEqual([]);
    await opened.press('Keep it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes(opened)).toEqual([]);
    await opened.press('Cancel booking');
    await opened.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel booking' }));
    expect(writes(opened)).toEqual([{ token: TOKEN, startsAt: START }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(said()).toBe('This booking is canceled.');
    expect(button('Book again')).toBeTruthy();
  });

  test('of a booking that was moved meanwhile shows it as it is', async () => {
    const { press, user } = await open({
      Mutation: {
        cancelBooking: () => {
          booking = { ...booking, startsAt: '2031-01-09T16:00:00.000Z' };
          return refuse('STALE', 'The booking has another time by now.');
        },
      },
    });
    await press('Cancel booking');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel booking' }));
    expect(said()).toContain('Your booking changed meanwhile. This is how it stands now.');
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('Thursday, January 9 at 11:00 AM');
  });

  test('that failed says why', async () => {
    const { press, user } = await open({
      Mutation: { cancelBooking: () => refuse('RATE_LIMITED', 'Too many', undefined, { retryAfterSeconds: 600 }) },
    });
    await press('Cancel booking');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel booking' }));
    expect(alertText()).toContain('10 minutes');
  });
});

describe('another time', () => {
  test('is chosen as in booking, and taken', async () => {
    const opened = await open();
    await opened.press('Change time');
    expect(title()).toBe('Choose a new time');
    screen.getByText('Now: Wednesday, January 8 at 10:00 AM');
    expect(document.activeElement?.tagName).toBe('H1');
    await opened.press('Change time');
    expect(alertText()).toContain('Please select an available date and time');
    await opened.press('Monday, January 6');
    await opened.chooses('10:30 AM');
    expect(await violations()).toEqual([]);
    await opened.press('Change time');
    expect(writes(opened)).toEqual([{ token: TOKEN, seen: START, startsAt: timesOn('2031-01-06')[1] }]);
    expect(said()).toBe('Your booking has a new time. Your booking is confirmed.');
    screen.getByText('Monday, January 6 at 10:30 AM');
  });

  test('opens on the day of the booking, if that has a free one', async () => {
    booking = { ...booking, startsAt: timesOn('2031-01-06')[0] };
    const { press } = await open();
    await press('Change time');
    screen.getByRole('heading', { name: 'Monday, January 6' });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await press('Next month');
    screen.getByRole('heading', { name: 'Choose a time' });
  });

  test('that was taken meanwhile: others are offered', async () => {
    const free = ['2031-01-06T16:00:00.000Z', '2031-01-06T17:00:00.000Z'];
    const moveBooking = jest.fn((_root: unknown, { startsAt }: { startsAt: string }) =>
      free.includes(startsAt)
        ? (booking = { ...booking, startsAt })
        : refuse('SLOT_TAKEN', 'That time is taken.', 'startsAt', { times: free }),
    );
    const { press, chooses } = await open({ Mutation: { moveBooking } });
    await press('Change time');
    await press('Monday, January 6');
    await chooses('10:30 AM');
    await press('Change time');
    expect(alertText()).toContain('That time was taken meanwhile.');
    await press('Monday, January 6 at 12:00 PM');
    expect(said()).toContain('Your booking has a new time.');
  });

  test('Back leads to the booking', async () => {
    const { press, goBack } = await open();
    await press('Change time');
    await goBack();
    expect(title()).toBe('Your booking');
  });
});

describe('book again', () => {
  test('takes a time and a press: items and staff are chosen, no code, no typing', async () => {
    const opened = await open();
    await opened.press('Book again');
    expect(title()).toBe('Book again at Salon Rosa');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bea' }).checked).toBe(true);
    await opened.press('Monday, January 6');
    await opened.chooses('10:00 AM');
    expect(await violations()).toEqual([]);
    await opened.press('Book');
    expect(writes(opened)).toEqual([
      {
        token: TOKEN,
        input: { startsAt: timesOn('2031-01-06')[0], parts: [{ staffId: '11', productIds: ['1'] }], notes: null },
      },
    ]);
    expect(title()).toBe('Thank You for booking with us!');
    expect(said()).toBe('Not confirmed yet. Salon Rosa tells you as soon as it is.');
    screen.getByText('Monday, January 6 at 10:00 AM');
  });

  test('of who is not there any more is with anyone, and what is gone is said', async () => {
    booking = { ...booking, staffId: '99' };
    const { press, chooses } = await open({
      Mutation: {
        bookAgain: () => refuse('NOT_FOUND', 'Gone', undefined, { reason: 'ITEM_NOT_OFFERED', productIds: ['1'] }),
      },
    });
    await press('Book again');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anyone' }).checked).toBe(true);
    await press('Monday, January 6');
    await chooses('10:00 AM');
    await press('Book');
    expect(alertText()).toContain('Item 1');
  });

  test('has its limits', async () => {
    const { press, chooses } = await open({
      Mutation: {
        bookAgain: () => refuse('CONFLICT', 'Too many', undefined, { reason: 'TOO_MANY_REQUESTS' }),
      },
    });
    await press('Book again');
    await press('Monday, January 6');
    await chooses('10:00 AM');
    await press('Book');
    expect(alertText()).toContain('Three of your requests wait');
    screen.getByRole('link', { name: '(518) 555-0100' });
  });

  test('is not offered where nothing can be booked', async () => {
    await open({ Query: { bookingOffer: () => facts({ isOpen: false }) } });
    expect(button('Book again')).toBeNull();
    expect(button('Change time')).toBeNull();
    screen.getByText('To change the time, please call Salon Rosa.');
  });
});
