import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApolloLink } from '@apollo/client/link';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { Subject } from 'rxjs';
import { openApp, owner, refuse } from '../open-app';
import { someStatistics } from './some-statistics';

// One after the other, and before the tests: see open-app.
await import('../../../../web/admin/dashboard/ChartPicture');
await import('../../../../web/admin/dashboard/OwnRange');

const today = '2026-11-21';
const manager = { ...owner, permissions: ['QUEUE_READ', 'REPORTS_READ'] };
const staff = { ...owner, role: 'STAFF', permissions: ['QUEUE_READ'] };
type Asked = { from: string | null; to: string | null };

/** Late in the evening of `today` in Chicago, where UTC has the next day already. */
beforeEach(() => {
  const realNow = Date.now.bind(Date);
  const late = Date.parse('2026-11-22T03:30:00Z') - realNow();
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + late);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function open(
  search = '',
  answer: (ranges: Asked) => unknown = ({ from, to }) => someStatistics(from ?? today, to ?? today),
  viewer: object = manager,
  ofStaff: object[] = [],
) {
  const ranges: Asked[] = [];
  let counts = 0;
  const ticks = new Subject<ApolloLink.Result>();
  const app = openApp(`/account/dashboard${search}`, {
    viewer,
    Query: {
      queueCounts: () => {
        counts += 1;
        return { checkedIn: 7, seated: 23, canceled: 2 };
      },
      staffStatistics: () => ofStaff,
      checkInStatistics: (_: unknown, { from = null, to = null }: Partial<Asked>) => {
        ranges.push({ from, to });
        return answer({ from, to });
      },
    },
  });
  app.client.setLink(
    ApolloLink.split(
      (operation) => operation.operationType === 'subscription',
      new ApolloLink(() => ticks),
      app.client.link,
    ),
  );
  const tick = () =>
    act(() => ticks.next({ data: { queueChanged: { at: '2026-11-22T03:30:00.000Z', __typename: 'QueueTick' } } }));
  return { ...app, ranges, tick, counted: () => counts };
}
const noPlan = ({ from }: Asked) =>
  from === null ? someStatistics(today, today) : refuse('INVALID_PLAN', 'Your plan does not include this.');
const range = (name: string) => screen.findByRole('button', { name });
const numberOf = (name: string) => screen.getByText(name, { selector: 'dt' }).closest('div')!.textContent;

test('Today in numbers', async () => {
  const { ranges } = open();
  await screen.findByText('Sat, Nov 21, 2026');
  expect([
    numberOf('Parties'),
    numberOf('Median wait'),
    numberOf('9 of 10 waited'),
    numberOf('No-shows'),
    numberOf('Canceled'),
    numberOf('New customers'),
  ]).toEqual([
    'Parties106 seated',
    'Median wait12 minHalf waited at most this long',
    '9 of 10 waited31 minAt most this long',
    'No-shows110% of the parties',
    'Canceled220% of the parties',
    'New customers37 returning',
  ]);
  expect(numberOf('Honest quotes')).toMatch(
    /^Honest quotesWithin the range 37 times of 4582% .*8 of 10 is what a quote promises\.$/,
  );
  expect(ranges).toEqual([{ from: null, to: null }]);
});

test('without a wait or a quote there is a dash and a word', async () => {
  open('', () =>
    someStatistics(today, today, {}, { waitMedianMinutes: null, waitP90Minutes: null, quoteAccuracy: null }),
  );
  await screen.findByText('No quote to judge yet');
  expect([numberOf('Median wait'), numberOf('9 of 10 waited')]).toEqual([
    'Median wait–Half waited at most this long',
    '9 of 10 waited–At most this long',
  ]);
});

test('a range is chosen, stands in the address by the days of the business, and Back leads to the one before', async () => {
  const { user, ranges, address, router } = open();
  await user.click(await range('Last 7 days'));
  await screen.findByText('Nov 15 to Nov 21, 2026');
  expect(address()).toBe('/account/dashboard?range=7d');
  expect(ranges.at(-1)).toEqual({ from: '2026-11-15', to: today });
  expect((await range('Last 7 days')).getAttribute('aria-pressed')).toBe('true');
  await act(() => router.navigate(-1));
  await screen.findByText('Sat, Nov 21, 2026');
  expect((await range('Today')).getAttribute('aria-pressed')).toBe('true');
});

async function enterFirstDay(user: ReturnType<typeof open>['user'], day: string) {
  await user.click(
    within(await screen.findByRole('group', { name: 'First day' })).getByRole('spinbutton', { name: 'Day' }),
  );
  await user.keyboard(day);
  await user.click(screen.getByRole('button', { name: 'Show' }));
}

test('an address that was shared opens its own range, and its days can be changed', async () => {
  const { user, ranges, address } = open('?from=2026-11-10&to=2026-11-18');
  await screen.findByText('Nov 10 to Nov 18, 2026');
  expect(ranges).toEqual([{ from: '2026-11-10', to: '2026-11-18' }]);
  await enterFirstDay(user, '14');
  await screen.findByText('Nov 14 to Nov 18, 2026');
  expect(address()).toBe('/account/dashboard?from=2026-11-14&to=2026-11-18');
  expect(ranges.slice(1)).toEqual([{ from: '2026-11-14', to: '2026-11-18' }]);
});

test('days in the wrong order are said and not asked for', async () => {
  const { user, ranges, address } = open('?from=2026-11-10&to=2026-11-12');
  await screen.findByText('Nov 10 to Nov 12, 2026');
  await enterFirstDay(user, '14');
  await screen.findByText('The last day is before the first.');
  expect([address(), ranges.length]).toEqual(['/account/dashboard?from=2026-11-10&to=2026-11-12', 1]);
});

test.each([
  ['a press', '', true],
  ['a shared address', '?range=30d', false],
])('where the plan lacks it, %s opens the plans and Today stays', async (_way, search, presses) => {
  const { user, address } = open(search, noPlan);
  if (presses) await user.click(await range('Last 30 days'));
  const plans = await screen.findByRole('dialog', { name: 'Plans' });
  await waitFor(() => expect(address()).toBe('/account/dashboard'));
  await user.click(within(plans).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Your plan does not include this.')).toBeTruthy();
  expect(await screen.findByText('Sat, Nov 21, 2026')).toBeTruthy();
  expect((await range('Today')).getAttribute('aria-pressed')).toBe('true');
  await user.click(await range('Last 7 days'));
  expect(await screen.findByRole('dialog', { name: 'Plans' })).toBeTruthy();
});

test('who may not read reports sees Today and no other range, whatever the address says', async () => {
  const { ranges } = open('?range=30d', undefined, staff);
  await screen.findByRole('heading', { name: "Today's statistics" });
  await screen.findByText('Sat, Nov 21, 2026');
  expect(ranges).toEqual([{ from: null, to: null }]);
  expect(screen.queryByRole('group', { name: 'Days' })).toBeNull();
});

test('a day on which nobody came says so, and a range too', async () => {
  const { user } = open('', ({ from, to }) =>
    someStatistics(from ?? today, to ?? today, { total: 0, seated: 0, canceled: 0, noShows: 0 }),
  );
  await screen.findByText('Awaiting Check-Ins');
  expect(screen.queryByRole('link', { name: 'Add Check-In' })).toBeNull();
  expect(screen.queryByText('Median wait')).toBeNull();
  await user.click(await range('Last 7 days'));
  await screen.findByText('No One Checked In on Nov 15 to Nov 21, 2026');
});

test('who may add a party is led there from an empty day', async () => {
  open('', () => someStatistics(today, today, { total: 0 }), {
    ...manager,
    permissions: ['QUEUE_READ', 'QUEUE_WRITE'],
  });
  expect((await screen.findByRole('link', { name: 'Add Check-In' })).getAttribute('href')).toBe(
    '/account/checkins?action=add-checkin',
  );
});

test('what could not be loaded can be asked for again', async () => {
  let isDown = true;
  const { user } = open('?range=7d', ({ from, to }) =>
    isDown ? refuse('INTERNAL', 'Something went wrong.') : someStatistics(from!, to!),
  );
  await screen.findByText('Something went wrong.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nov 15 to Nov 21, 2026');
  expect(screen.queryByText('Something went wrong.')).toBeNull();
});

test('without a network what is there stays, and comes anew when it is back', async () => {
  let parties = 10;
  const { ranges, tick } = open('', () =>
    parties === 0
      ? refuse('UNAVAILABLE', 'The service is out of reach for a moment.')
      : someStatistics(today, today, { total: parties }),
  );
  await waitFor(() => expect(numberOf('Parties')).toBe('Parties106 seated'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  parties = 0;
  tick();
  await waitFor(() => expect(ranges).toHaveLength(2));
  await screen.findByText(/You are offline/);
  expect(numberOf('Parties')).toBe('Parties106 seated');
  expect(screen.queryByText('The service is out of reach for a moment.')).toBeNull();
  parties = 14;
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(numberOf('Parties')).toBe('Parties146 seated'));
});

test('Today follows the queue; a longer range is not counted anew for each party', async () => {
  const { user, ranges, tick, counted } = open();
  await screen.findByText('Sat, Nov 21, 2026');
  tick();
  await waitFor(() => expect(ranges).toHaveLength(2));
  await user.click(await range('Last 7 days'));
  await waitFor(() => expect(ranges).toHaveLength(3));
  await screen.findByText('Nov 15 to Nov 21, 2026');
  const before = counted();
  tick();
  await waitFor(() => expect(counted()).toBeGreaterThan(before));
  expect(ranges).toHaveLength(3);
});

test('each chart has a title, its unit, and its numbers behind a button', async () => {
  const { user } = open('?range=7d');
  const card = await screen.findByRole('group', { name: 'Wait by day' });
  expect(within(card).getByText('In minutes')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Show as table: / })).toHaveLength(6);
  await user.click(within(card).getByRole('button', { name: 'Show as table: Wait by day' }));
  const rows = within(within(card).getByRole('table', { name: 'Wait by day' })).getAllByRole('row');
  expect(rows.slice(0, 2).map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'Half waited at most', '9 of 10 waited at most'],
    ['Sun, Nov 15, 2026', '12', '31'],
  ]);
  expect(rows).toHaveLength(8);
  await user.click(within(card).getByRole('button', { name: 'Show as chart: Wait by day' }));
  expect(within(card).queryByRole('table')).toBeNull();
});

test('passes axe, with charts and with tables', async () => {
  const { user } = open('?from=2026-11-10&to=2026-11-18');
  await screen.findByRole('group', { name: 'First day' });
  await waitFor(() => expect(document.querySelector('.MuiChartsSurface-root')).toBeTruthy());
  const faults = async () =>
    (
      await axe.run(screen.getByRole('main'), {
        rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
      })
    ).violations.map(({ id, nodes }) => `${id} ${nodes[0].html}`);
  expect(await faults()).toEqual([]);
  for (const button of screen.getAllByRole('button', { name: /^Show as table: / })) await user.click(button);
  expect(await faults()).toEqual([]);
});

test('owner and manager see what became of the parties of each staff member, with a table', async () => {
  const one = (firstName: string, more: object = {}) => ({
    id: firstName,
    firstName,
    lastName: 'Fox',
    isArchived: false,
    total: 3,
    asked: 1,
    seated: 2,
    canceled: 0,
    noShows: 1,
    waitAverageMinutes: 7.5,
    ratings: 1,
    ratingAverage: 4,
    ...more,
  });
  const { user } = open('', undefined, manager, [
    one('Maya'),
    one('Leo', { isArchived: true, waitAverageMinutes: null, ratingAverage: null }),
  ]);
  const title = 'Parties by staff member, and what became of them';
  await user.click(await screen.findByRole('button', { name: `Show as table: ${title}` }));
  const table = screen.getByRole('table', { name: title });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Staff member',
    'Seated',
    'Canceled',
    'No-show',
    'Still open',
    'Asked for them',
    'Average wait in minutes',
    'Ratings',
    'Average rating',
  ]);
  const cells = within(within(table).getByRole('row', { name: /^Maya Fox/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['2', '0', '1', '0', '1', '7.5', '1', '4']);
  within(table).getByRole('row', { name: /^Leo Fox \(archived\) 2 0 1 0 1 – 1 –$/ });
});
