import { act, screen, within } from '@testing-library/react';
import type { MockServer } from '../../mock-schema';
import { items, pageServer } from '../a-business-page';
import { openPublic } from '../open-public';
import '../../load-texts';

// jsdom cannot scroll.
window.scrollTo = () => undefined;

// Modules that are first asked for at the same moment trip over each other in jest.
await import('../../../../web/public/booking/verify/LaterSteps');
await import('../../../../web/public/booking/verify/release-hold');
await import('../../../../web/public/booking/ItemsDialog');
await import('../../../../web/public/check-in/offered-items');
await import('../../../../web/public/standby/RequestSteps');

export const PAGE = '/page/salon-rosa';
export const BOOK = `${PAGE}/book`;
export const CUT = { id: '1', name: 'Item 1', price: '24.50', durationMinutes: 30 };
export const TOKEN = 'gb_7_abc';

export const facts = (fields: object = {}) => ({
  isOpen: true,
  timeZone: 'America/New_York',
  firstDate: '2031-01-03',
  lastDate: '2031-03-04',
  needsItems: true,
  hasTexts: true,
  staff: [
    { id: '11', firstName: 'Bea', productIds: [], image: null },
    { id: '12', firstName: 'Theo', productIds: ['2'], image: null },
  ],
  ...fields,
});

/** Times of a day: 10:00 and 10:30 in New York, 15:00 and 15:30 in UTC. */
export const timesOn = (date: string) => [`${date}T15:00:00.000Z`, `${date}T15:30:00.000Z`];

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** On Sundays the salon is closed, on other days visits begin from 9:00 to 16:30. */
const hoursOn = (date: string) =>
  new Date(date).getUTCDay() === 0
    ? { firstStart: null, lastStart: null }
    : { firstStart: '09:00', lastStart: '16:30' };

/** Mondays are free, and nothing else. */
export const monthTimes = (_root: unknown, { firstDate, days }: { firstDate: string; days: number }) => ({
  timeZone: 'America/New_York',
  minutes: 30,
  days: Array.from({ length: days }, (_, index) => {
    const date = addDays(firstDate, index);
    return { date, times: new Date(date).getUTCDay() === 1 ? timesOn(date) : [], ...hoursOn(date) };
  }),
});

export const hold = (fields: object = {}) => ({
  token: TOKEN,
  expiresAt: '2031-01-02T15:10:00.000Z',
  secondsLeft: 600,
  sentBy: 'TEXT',
  sentTo: '(***) ***-0142',
  sendsLeft: 2,
  startsAt: '2031-01-06T15:30:00.000Z',
  endsAt: '2031-01-06T16:00:00.000Z',
  parts: [],
  ...fields,
});

export const booked = (flag = 'REQUESTED') => ({
  flag,
  startsAt: '2031-01-06T15:30:00.000Z',
  endsAt: '2031-01-06T16:00:00.000Z',
  parts: [
    {
      staff: null,
      products: ['Item 1'],
      startsAt: '2031-01-06T15:30:00.000Z',
      endsAt: '2031-01-06T16:00:00.000Z',
    },
  ],
});

/** A server of a salon that takes bookings. */
export const bookingServer = ({ Query, Mutation }: MockServer = {}): MockServer =>
  pageServer(
    {},
    {
      Query: {
        bookingOffer: () => facts(),
        bookableTimes: monthTimes,
        publicCatalogue: () => ({ items: items(3), total: 3, cursor: null }),
        ...Query,
      },
      Mutation: {
        holdTime: (_root, { input }: { input: { channel: string } }) => hold({ sentBy: input.channel }),
        resendBookingCode: (_root, { channel }: { channel: string }) => hold({ sentBy: channel, sendsLeft: 1 }),
        confirmBooking: () => booked(),
        releaseHold: () => ({ success: true, message: 'Released' }),
        ...Mutation,
      },
    },
  );

export const select = (...chosen: object[]) =>
  sessionStorage.setItem('greeter.booking.items.7', JSON.stringify(chosen));

export type Booking = Awaited<ReturnType<typeof openBooking>>;

/** The page of booking with one item selected, and the steps that a customer takes. */
export async function openBooking(
  more: MockServer = {},
  { path = BOOK, advanceTimers }: { path?: string; advanceTimers?: (ms: number) => void } = {},
) {
  const opened = await openPublic(path, bookingServer(more), advanceTimers ? { advanceTimers } : {});
  const { user } = opened;
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const chooseTime = async (time = '10:30 AM') => {
    await press('Monday, January 6');
    await user.click(screen.getByRole('radio', { name: time }));
  };
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
  const toDetails = async () => {
    await chooseTime();
    await press('Continue');
  };
  const toCode = async () => {
    await toDetails();
    await fillDetails();
    await press('Send code');
  };
  /** The last digit sends it. */
  const enterCode = (code = '123456') => fill('Code of 6 digits', code);
  const key = (text: string) => opened.settled(() => pressKey(text));
  return { ...opened, press, chooseTime, fill, fillDetails, toDetails, toCode, enterCode, key };
}

/** As the keyboard does it: on what has the focus. */
function pressKey(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
export const alertText = () => screen.getByRole('alert').textContent;
export const part = (name: string) => within(screen.getByRole('region', { name }));

/** The page anew, with what the browser kept. */
export async function reload(before: Booking, more: MockServer = {}): Promise<Booking> {
  const path = location.pathname + location.hash;
  await act(async () => before.unmount());
  return openBooking(more, { path });
}
