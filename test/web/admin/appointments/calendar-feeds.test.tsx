import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { CalendarFeedsDialog } from '../../../../web/admin/appointments/feeds/CalendarFeedsDialog';
import { refuse, type MockServer } from '../../mock-schema';
import { openDialog } from '../open-dialog';
import { joe, maya, timeZone } from './an-appointment';

const members = [maya, joe].map((one) => ({ ...one, role: 'STAFF', productIds: [], isYou: one.id === joe.id }));
const outside = {
  staffId: joe.id,
  host: 'calendar.google.com',
  connectedAt: '2026-11-20T15:00:00.000Z',
  fetchedAt: '2026-11-21T15:00:00.000Z',
  nextFetchAt: '2026-11-21T15:30:00.000Z',
  busyTimes: 3,
  isCut: false,
  fault: null as string | null,
  faultDetail: '',
};
const ADDRESS = 'https://salon.example/calendar/gf_1_secret.ics';

async function openFeeds({ isManager = true, Query = {}, Mutation = {} }: MockServer & { isManager?: boolean } = {}) {
  const onClose = jest.fn();
  const opened = openDialog(<CalendarFeedsDialog timeZone={timeZone} onClose={onClose} />, {
    permissions: ['APPOINTMENT_FEED', ...(isManager ? ['APPOINTMENT_FEEDS'] : [])],
    Query: {
      staffMembers: () => ({ items: members, total: members.length, cursor: null }),
      calendarFeed: () => null,
      outsideCalendar: () => null,
      ...Query,
    },
    Mutation,
  });
  await screen.findByRole('heading', { name: 'Calendar feed' });
  await screen.findByRole('heading', { name: 'Outside calendar' });
  return { ...opened, onClose };
}
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the feed', () => {
  test('shows its address once, with what it tells', async () => {
    let feed: object | null = null;
    const { user } = await openFeeds({
      Query: { calendarFeed: () => feed },
      Mutation: {
        newCalendarFeed: (_: unknown, { staffId }: { staffId: string }) => {
          feed = { staffId, createdAt: '2026-11-21T15:00:00.000Z', lastUsedAt: null };
          return { address: ADDRESS, feed };
        },
      },
    });
    await user.click(await section('Calendar feed').findByRole('button', { name: 'Make an address' }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Secret address');
    expect(field.value).toBe(ADDRESS);
    expect(screen.getByText(/it is not shown again/)).toBeTruthy();
    expect(await screen.findByText(/Not read yet\./)).toBeTruthy();
    const { violations } = await act(() =>
      axe.run(screen.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } }),
    );
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('is made void by a new address after a question', async () => {
    const made = jest.fn();
    const feed = { staffId: joe.id, createdAt: '2026-11-20T15:00:00.000Z', lastUsedAt: '2026-11-21T15:00:00.000Z' };
    const { user } = await openFeeds({
      Query: { calendarFeed: () => feed },
      Mutation: { newCalendarFeed: () => (made(), { address: ADDRESS, feed }) },
    });
    expect(await screen.findByText(/Last read on Nov 21/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New address' }));
    const question = await screen.findByRole('alertdialog');
    expect(made).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'New address' }));
    expect(await screen.findByLabelText('Secret address')).toBeTruthy();
  });

  test('is one’s own; managers choose whose, or that of the business', async () => {
    const asked: unknown[] = [];
    const Query = {
      calendarFeed: (_: unknown, { staffId }: { staffId: string | null }) => {
        asked.push(staffId);
        return null;
      },
    };
    const own = await openFeeds({ isManager: false, Query });
    expect(screen.queryByLabelText('Calendar of')).toBeNull();
    own.unmount();
    const { user } = await openFeeds({ Query });
    await user.selectOptions(screen.getByLabelText('Calendar of'), 'The business');
    await waitFor(() => expect(asked.at(-1)).toBeNull());
    expect(screen.queryByRole('region', { name: 'Outside calendar' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Calendar of'), 'Maya Lin');
    await waitFor(() => expect(asked.at(-1)).toBe(maya.id));
  });
});

describe('the outside calendar', () => {
  test('is connected by its address; what is refused is said at the field', async () => {
    let state: object | null = null;
    const { user } = await openFeeds({
      Query: { outsideCalendar: () => state },
      Mutation: {
        connectOutsideCalendar: (_: unknown, { address }: { address: string }) => {
          if (!address.startsWith('https:'))
            refuse('INVALID_INPUT', 'The address must begin with https://.', 'address');
          state = outside;
          return outside;
        },
      },
    });
    const field = await screen.findByLabelText('Address of the calendar');
    await user.type(field, 'http://a.example/b.ics');
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('The address must begin with https://.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'https://calendar.google.com/b.ics');
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('calendar.google.com')).toBeTruthy();
    expect(screen.getByText(/3 busy times\./)).toBeTruthy();
  });

  test('says in plain words why it was not read, and is read again', async () => {
    let state = { ...outside, fault: 'UNKNOWN_ZONE' as string | null, faultDetail: 'Customized Time Zone' };
    const { user } = await openFeeds({
      Query: { outsideCalendar: () => state },
      Mutation: {
        fetchOutsideCalendar: () => (state = { ...outside, faultDetail: '' }),
      },
    });
    expect(await screen.findByText(/time zone “Customized Time Zone”, which nobody knows/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fetch now' }));
    await waitFor(() => expect(screen.queryByText(/The last try failed/)).toBeNull());
  });

  test('is removed after a question', async () => {
    let state: object | null = { ...outside, isCut: true };
    const { user } = await openFeeds({
      Query: { outsideCalendar: () => state },
      Mutation: {
        disconnectOutsideCalendar: () => {
          state = null;
          return { success: true, message: 'Removed.' };
        },
      },
    });
    expect(await screen.findByText(/more busy times than can be kept/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByLabelText('Address of the calendar')).toBeTruthy();
  });
});
