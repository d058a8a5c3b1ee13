import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse, type MockServer } from '../../mock-schema';
import { clock, pass, useFakeClock, useRealClock } from '../fake-clock';
import { openPublic } from '../open-public';
import { bookingServer, CUT, openBooking, PAGE, select } from './a-booking';

const TOKEN = 'gw_7_abc';
const LINK = `/st/${TOKEN}`;

beforeEach(() => {
  sessionStorage.clear();
  select(CUT);
});
afterEach(() => {
  useRealClock();
  document.documentElement.lang = 'en';
});

const standby = (fields: object = {}) => ({
  id: '1',
  businessName: 'Salon Rosa',
  vanityName: 'salon-rosa',
  timeZone: 'America/New_York',
  state: 'WAITING',
  firstDate: '2031-01-07',
  lastDate: '2031-01-07',
  fromTime: '09:00',
  toTime: null,
  parts: [{ staff: 'Bea', products: ['Item 1'] }],
  offer: null,
  booking: null,
  createdAt: '2031-01-02T15:00:00.000Z',
  ...fields,
});
const offer = {
  id: '5',
  startsAt: '2031-01-07T15:00:00.000Z',
  endsAt: '2031-01-07T15:30:00.000Z',
  expiresAt: '2031-01-02T15:15:00.000Z',
};
const offered = () => standby({ state: 'OFFERED', offer });
const booked = (flag = 'REQUESTED') => standby({ state: 'BOOKED', booking: { flag, startsAt: offer.startsAt } });

const server = ({ Query, Mutation }: MockServer = {}): MockServer =>
  bookingServer({
    Query: { standby: () => standby(), ...Query },
    Mutation: {
      requestStandby: (_root, { input }: { input: { channel: string } }) => ({
        token: TOKEN,
        expiresAt: '2031-01-02T15:10:00.000Z',
        sentBy: input.channel,
        sentTo: '(***) ***-0142',
        sendsLeft: 2,
      }),
      confirmStandby: () => standby(),
      ...Mutation,
    },
  });

async function open(path: string, more: MockServer = {}, options: Parameters<typeof openPublic>[2] = {}) {
  const opened = await openPublic(path, server(more), options);
  const { user } = opened;
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const fill = async (name: string | RegExp, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  const fillDetails = async () => {
    await fill(/^First name/, 'Ann');
    await fill(/^Last name/, 'Lee');
    await fill(/^Phone number/, '5185550142');
    await fill(/^Email/, 'ann@example.com');
  };
  const chooseTime = (name: string, value: string) =>
    opened.settled(() => {
      const list = screen.getByRole<HTMLSelectElement>('combobox', { name });
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(list, value);
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { ...opened, press, fill, fillDetails, chooseTime };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

async function violations(): Promise<string[]> {
  document.title = 'Salon Rosa';
  const found = await act(() => axe.run(document, { rules: { 'color-contrast': { enabled: false } } }));
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

describe('where nothing is free', () => {
  test('a day and a month lead to the request', async () => {
    const { press } = await openBooking();
    await press('Tuesday, January 7, nothing free');
    const link = screen.getByRole('link', { name: 'Tell me if a time frees up' });
    expect(link.getAttribute('href')).toBe('/st/salon-rosa?on=2031-01-07');
  });

  test('so does a day with times, as none of them may suit', async () => {
    const { press } = await openBooking();
    await press(/^Monday, January 6, \d+ times? free|^Monday, January 6/);
    expect(screen.getByRole('link', { name: 'Tell me if a time frees up' }).getAttribute('href')).toBe(
      '/st/salon-rosa?on=2031-01-06',
    );
  });

  test('a month without any, too', async () => {
    let firstStart: string | null = '09:00';
    const bookableTimes = (_root: unknown, { days }: { days: number }) => ({
      timeZone: 'America/New_York',
      minutes: 30,
      days: Array.from({ length: days }, () => ({ date: '2031-01-03', times: [], firstStart, lastStart: firstStart })),
    });
    await openBooking({ Query: { bookableTimes } });
    expect(screen.getByRole('link', { name: 'Tell me if a time frees up' }).getAttribute('href')).toBe(
      '/st/salon-rosa?on=2031-01',
    );
    firstStart = null;
    cleanup();
    await openBooking({ Query: { bookableTimes } });
    expect(screen.queryByRole('link', { name: 'Tell me if a time frees up' })).toBeNull();
  });

  test('a day on which the salon is closed does not', async () => {
    const { press } = await openBooking();
    await press('Sunday, January 5, nothing free');
    expect(screen.queryByRole('link', { name: 'Tell me if a time frees up' })).toBeNull();
  });
});

describe('the request', () => {
  test('may be for hours past midnight', async () => {
    const { press, chooseTime } = await open('/st/salon-rosa?on=2031-01-07');
    await chooseTime('From', '22:00');
    await chooseTime('To', '01:00');
    await press('Continue');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(title()).toBe('Your details');
  });

  test('knows what was chosen to book, asks for the rest, and waits once the code was typed', async () => {
    sessionStorage.setItem('greeter.booking.draft.7', JSON.stringify({ staffId: '11', firstName: 'Ann' }));
    const { press, fill, fillDetails, chooseTime, named } = await open('/st/salon-rosa?on=2031-01-07');
    expect(title()).toBe('Wait for a time at Salon Rosa');
    expect(screen.getByRole('radio', { name: 'Tuesday, January 7' })).toHaveProperty('checked', true);
    expect(await violations()).toEqual([]);
    await chooseTime('From', '12:00');
    await chooseTime('To', '09:30');
    await press('Continue');
    expect(screen.getByRole('alert').textContent).toBe('The latest start must be after the earliest.');
    await chooseTime('To', '13:30');
    await press('Continue');
    expect(title()).toBe('Your details');
    screen.getByText('Item 1');
    screen.getByText('With Bea');
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveProperty('value', 'Ann');
    expect(screen.getByText(/^By continuing you agree to texts/)).toBeTruthy();
    expect(await violations()).toEqual([]);
    await press('Send code');
    expect(screen.getByRole('alert').textContent).toBe('Please enter your last name.');
    await fillDetails();
    await press('Send code');
    expect(named('Standby_Request').map(({ variables }) => variables)).toEqual([
      {
        businessId: '7',
        input: {
          firstDate: '2031-01-07',
          lastDate: '2031-01-07',
          fromTime: '12:00',
          toTime: '13:30',
          parts: [{ staffId: '11', productIds: ['1'] }],
          firstName: 'Ann',
          lastName: 'Lee',
          phone: '5185550142',
          email: 'ann@example.com',
          channel: 'TEXT',
        },
      },
    ]);
    // On one line.
    const sent = screen.getByText(/^We sent a code of 6 digits by text to/);
    expect(sent.textContent).toContain('(***)\u00a0***-0142');
    expect(await violations()).toEqual([]);
    await fill('Code of 6 digits', '123456');
    expect(named('Standby_Confirm')[0]!.variables).toEqual({ token: TOKEN, code: '123456' });
    expect(location.pathname).toBe(LINK);
    expect(title()).toBe('You are waiting for a time');
  });

  test('offers the days and times of the hours only', async () => {
    const choices = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await open('/st/salon-rosa?on=2031-01-05');
    // The only choice is none.
    expect(screen.queryByRole('radio')).toBeNull();
    screen.getByText('Any day in January 2031');
    expect([choices('From')[1], choices('To').at(-1), choices('To').length]).toEqual(['9:00 AM', '4:30 PM', 17]);
  });

  test('says so where no day has hours', async () => {
    const bookableTimes = () => ({ timeZone: 'America/New_York', minutes: 30, days: [] });
    await open('/st/salon-rosa?on=2031-01-05', { Query: { bookableTimes } });
    screen.getByText('There are no hours for what you chose then. Please choose another day or time.');
    expect(screen.getByRole('link', { name: 'Back to booking' })).toBeTruthy();
  });

  test('takes any day of the month', async () => {
    const { press, fillDetails, named, user, goBack } = await open('/st/salon-rosa?on=2031-01-07');
    await user.click(screen.getByRole('radio', { name: 'Any day in January 2031' }));
    await press('Continue');
    await goBack();
    expect(screen.getByRole('radio', { name: 'Any day in January 2031' })).toHaveProperty('checked', true);
    await press('Continue');
    await fillDetails();
    await press('Send code');
    expect(named('Standby_Request')[0]!.variables).toMatchObject({
      input: { firstDate: '2031-01-03', lastDate: '2031-01-31', fromTime: null, toTime: null },
    });
  });

  test('goes one step back at a time, and a reload loses neither the days nor the code that was sent', async () => {
    const first = await open('/st/salon-rosa?on=2031-01-07');
    await first.chooseTime('From', '12:00');
    await first.press('Continue');
    await first.fillDetails();
    await first.press('Send code');
    expect(location.hash).toBe('#code');
    const address = location.pathname + location.search + location.hash;
    await act(async () => first.unmount());
    const { fill, press, goBack, named } = await open(address);
    screen.getByText(/We sent a code of 6 digits by text/);
    await goBack();
    expect(title()).toBe('Your details');
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveProperty('value', 'Ann');
    await goBack();
    expect(title()).toBe('Wait for a time at Salon Rosa');
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveProperty('value', '12:00');
    await press('Continue');
    await press('Send code');
    await fill('Code of 6 digits', '123456');
    expect(named('Standby_Confirm')[0]!.variables).toEqual({ token: TOKEN, code: '123456' });
    expect(title()).toBe('You are waiting for a time');
    await goBack();
    expect(title()).toBe('Wait for a time at Salon Rosa');
  });

  test('for another day begins anew', async () => {
    const { press, unmount } = await open('/st/salon-rosa?on=2031-01-07');
    await press('Continue');
    await act(async () => unmount());
    await open('/st/salon-rosa?on=2031-01-08#details');
    expect(screen.getByRole('radio', { name: 'Wednesday, January 8' })).toHaveProperty('checked', true);
  });

  test('says what was refused: the code, three others that wait, a phone that cannot be texted', async () => {
    const confirmStandby = jest.fn((): object => refuse('INVALID_INPUT', 'No', 'code', { reason: 'WRONG_CODE' }));
    const requestStandby = jest.fn((_root: unknown, { input }: { input: { channel: string } }) => ({
      token: TOKEN,
      sentBy: input.channel,
      sentTo: 'ann***@example.com',
      sendsLeft: 0,
    }));
    requestStandby.mockImplementationOnce(() => refuse('CONFLICT', 'No', 'phone', { reason: 'CODE_NOT_SENT' }));
    const { press, fill, fillDetails } = await open('/st/salon-rosa?on=2031-01', {
      Mutation: { requestStandby, confirmStandby },
    });
    await press('Continue');
    await fillDetails();
    await press('Send code');
    screen.getByText('We cannot text this number now. We can send the code by email instead.');
    await press('Use email instead');
    screen.getByText(/by email to ann\*\*\*@example.com/);
    await fill('Code of 6 digits', '111111');
    expect(screen.getByRole('alert').textContent).toMatch(/That is not the code. 4 tries are left./);
    confirmStandby.mockImplementationOnce(() => refuse('CONFLICT', 'No', undefined, { reason: 'TOO_MANY_REQUESTS' }));
    await fill('Code of 6 digits', '222222');
    expect(screen.getByRole('alert').textContent).toMatch(/^You wait for three times already/);
    confirmStandby.mockImplementationOnce(() => refuse('CONFLICT', 'No', undefined, { reason: 'CODE_OVER' }));
    await press('Confirm code');
    expect(screen.getByRole('alert').textContent).toBe('The code is not good any more.');
    await press('Begin again');
    expect(title()).toBe('Your details');
  });

  test('needs what to book first, and a business that takes bookings', async () => {
    sessionStorage.clear();
    const { unmount } = await open('/st/salon-rosa?on=2031-01-07');
    expect(screen.getByRole('link', { name: 'Back to booking' }).getAttribute('href')).toBe(`${PAGE}/book`);
    await act(async () => unmount());
    select(CUT);
    const { press, fillDetails } = await open('/st/salon-rosa?on=2031-01-07', {
      Mutation: { requestStandby: () => refuse('INVALID_PLAN', 'No') },
    });
    await press('Continue');
    await fillDetails();
    await press('Send code');
    expect(title()).toBe('No online booking right now');
  });
});

describe('the link', () => {
  test('shows what somebody waits for; looking changes nothing, leaving does', async () => {
    const { press, calls, user } = await open(LINK, {
      Mutation: { leaveStandby: () => standby({ state: 'ENDED' }) },
    });
    expect(title()).toBe('You are waiting for a time');
    screen.getByText('Tuesday, January 7');
    screen.getByText('From 9:00 AM on');
    screen.getByText('With Bea');
    expect(calls.map(({ name }) => name)).toEqual(['Standby_Read']);
    expect(await violations()).toEqual([]);
    await press('Stop waiting');
    await press('Keep waiting');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.map(({ name }) => name)).toEqual(['Standby_Read']);
    await press('Stop waiting');
    const question = within(screen.getByRole('dialog', { name: 'Stop waiting?' }));
    await user.click(question.getByRole('button', { name: 'Stop waiting' }));
    expect(title()).toBe('You are not waiting for a time any more');
    expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
  });

  test('shows a held time, for how long yet, and books it', async () => {
    useFakeClock('2031-01-02T15:02:30.000Z');
    const { press, named } = await open(
      LINK,
      { Query: { standby: offered }, Mutation: { bookStandbyOffer: () => booked() } },
      clock,
    );
    expect(title()).toBe('A time is free');
    screen.getByText('Tuesday, January 7 at 10:00 AM');
    expect(screen.getByRole('timer').textContent).toBe('We hold it for you for 12 more minutes.');
    await pass(12 * 60_000);
    expect(screen.getByRole('timer').textContent).toBe('We hold it for you for less than a minute.');
    await press('Book');
    expect(named('Standby_Book')[0]!.variables).toEqual({ token: TOKEN, offerId: '5' });
    expect(title()).toBe('Thank you!');
    screen.getByText(/^We asked for Tuesday, January 7 at 10:00 AM for you/);
  });

  test('once the time is over it offers no answer any more', async () => {
    useFakeClock('2031-01-02T15:14:30.000Z');
    await open(LINK, { Query: { standby: offered } }, clock);
    await pass(30_000);
    expect(screen.getByRole('timer').textContent).toBe('This time is not held for you any more.');
    expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
  });

  test('passes it, and says when it was too late', async () => {
    useFakeClock('2031-01-02T15:02:30.000Z');
    const read = jest.fn(offered);
    const { press } = await open(
      LINK,
      {
        Query: { standby: read },
        Mutation: {
          bookStandbyOffer: () => refuse('CONFLICT', 'No', undefined, { reason: 'HOLD_OVER' }),
          passStandbyOffer: () => standby(),
        },
      },
      clock,
    );
    await press('Book');
    expect(screen.getByRole('alert').textContent).toMatch('This time is not held for you any more.');
    await press('No, thanks');
    expect(title()).toBe('You are waiting for a time');
  });

  test.each([
    [booked('CONFIRMED'), 'You are booked: Tuesday, January 7 at 10:00 AM.'],
    [booked('CANCELED'), 'Tuesday, January 7 at 10:00 AM was canceled.'],
    [standby({ state: 'BOOKED' }), 'You have an appointment on a day for which you waited.'],
    [standby({ state: 'UNVERIFIED' }), 'Without the code you are not waiting for a time. Please begin again.'],
  ])('says where a request stands %#', async (answer, text) => {
    await open(LINK, { Query: { standby: () => answer } });
    expect(screen.getByText(text).getAttribute('role')).toBe('status');
  });

  test('in Spanish', async () => {
    document.documentElement.lang = 'es';
    await open(LINK);
    expect(title()).toBe('Usted espera una hora');
    expect(screen.getByText(/^Desde las 9:00/)).toBeTruthy();
  });
});
