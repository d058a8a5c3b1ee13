import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import fc from 'fast-check';
import { placeArrivals } from '../../../../web/admin/check-ins/arrivals/place-arrivals';
import { refuse } from '../open-app';
import { host as front, openQueue, party, rowOf } from './queue';

const host = {
  ...front,
  permissions: [...front.permissions, 'APPOINTMENT_READ', 'APPOINTMENT_STATUS'],
  business: { ...front.business, plan: 'PLUS' },
};
const leo = { id: '21', firstName: 'Leo', lastName: 'Fox', color: '#aa0000' };
const arrival = (n: number, firstName: string, startsAt: string, more: object = {}) => ({
  id: String(900 + n),
  version: 1,
  startsAt,
  customer: { id: String(700 + n), firstName, lastName: 'Roe' },
  parts: [{ startsAt, staff: leo, products: [{ id: '31', name: 'Cut' }] }],
  ...more,
});
const at = (clock: string) => `2026-11-21T${clock}:00.000Z`;
/** Ann waits since 9:30, Ben since 9:50 by the clock of Chicago; it is 10:00. */
const ann = party(1, 'Ann', 'Lee');
const ben = party(2, 'Ben', 'Ortiz', { createdAt: at('15:50'), placeAt: at('15:50') });

interface Answers {
  Query?: object;
  Mutation?: object;
  viewer?: typeof host;
  parties?: (typeof ann)[];
}

function open(
  arrivals: ReturnType<typeof arrival>[],
  { Query = {}, Mutation = {}, viewer = host, parties = [ann, ben] }: Answers = {},
) {
  const expected = { items: arrivals };
  const remove = (id: string) => {
    const one = expected.items.find((item) => item.id === id)!;
    expected.items = expected.items.filter((item) => item.id !== id);
    return one;
  };
  const app = openQueue(parties, {
    viewer,
    Query: {
      arrivals: () => expected.items,
      plans: () => [],
      calendarSettings: () => ({ lateMinutes: 10, lateArrival: 'KEEP' }),
      staffMembers: () => ({
        total: 1,
        cursor: null,
        items: [{ ...leo, role: 'STAFF', productIds: [], isYou: false }],
      }),
      ...Query,
    },
    Mutation: {
      checkInAppointment: (_: unknown, { id }: { id: string }) => {
        const one = remove(id);
        const { customer, startsAt } = one;
        const checkIn = party(3, customer.firstName, 'Roe', { appointedAt: startsAt, placeAt: startsAt });
        checkIn.customer.id = customer.id;
        app.server.parties = [...app.server.parties, checkIn].sort((a, b) => a.placeAt.localeCompare(b.placeAt));
        return { isAdded: true, checkIn };
      },
      setAppointmentFlag: (_: unknown, { id, flag }: { id: string; flag: string }) => {
        if (flag === 'CONFIRMED') expected.items = arrivals;
        else remove(id);
        return { ...arrivals.find((item) => item.id === id)!, version: 2, flag };
      },
      ...Mutation,
    },
  });
  return { ...app, expected };
}
/** Rows that have just moved take no press. */
function passGuard() {
  const running = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => running() + 1000);
}
const leaveList = () => void fireEvent.pointerLeave(screen.getByRole('table'));
const lineOf = (time: string) => screen.getByText(`Booked ${time}`).closest<HTMLElement>('[data-line]')!;
const rows = () =>
  screen.getAllByRole('row').flatMap((row) => /(Ann|Ben|Cat|Dan|Eve)/.exec(row.textContent ?? '')?.[0] ?? []);

test('who is expected stands between those who wait, by time, quietly and said in words', async () => {
  open([arrival(1, 'Cat', at('15:45')), arrival(2, 'Dan', at('20:30'))]);
  await screen.findByText('Booked 9:45 AM');
  expect(rows()).toEqual(['Ann', 'Cat', 'Ben', 'Dan']);
  const cat = screen.getByText('Booked 9:45 AM').closest<HTMLElement>('[role=row]')!;
  expect(cat.textContent).toContain('15 min late');
  for (const words of ['Cat Roe', 'Leo', 'Cut']) within(cat).getByText(words);
  expect(screen.getByText('Booked 2:30 PM').closest('[role=row]')!.textContent).not.toContain('late');
  const { violations } = await act(() => axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('one press checks somebody in: a party with its row, which has the focus, and Undo', async () => {
  const { user, server } = open([arrival(1, 'Cat', at('16:30'))]);
  (await screen.findByRole('button', { name: 'Check in Cat Roe' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Cat Roe is in line, 3rd.');
  const row = await rowOf('Cat Roe', { timeout: 4000 });
  within(row).getByText('Booked 10:30 AM');
  expect(screen.queryByRole('button', { name: 'Check in Cat Roe' })).toBeNull();
  await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.parties.map(({ customer }) => customer.firstName)).toEqual(['Ann', 'Ben']));
});

test('one press says that somebody did not come, with Undo', async () => {
  const { user } = open([arrival(1, 'Cat', at('15:55'))]);
  await user.click(await screen.findByRole('button', { name: 'No show: Cat Roe' }));
  await screen.findByText('Cat Roe did not come.');
  within(lineOf('9:55 AM')).getByText('No show');
  leaveList();
  await waitFor(() => expect(screen.queryByText('Booked 9:55 AM')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Booked 9:55 AM');
});

test('under a pointer that rests nobody moves and nothing takes the focus, whoever checks in', async () => {
  const { user } = open([
    arrival(1, 'Cat', at('15:20')),
    arrival(2, 'Dan', at('15:20')),
    arrival(3, 'Eve', at('15:20')),
  ]);
  const button = await screen.findByRole('button', { name: 'Check in Dan Roe' });
  passGuard();
  await user.click(button);
  await screen.findByText('Dan Roe is in line, 3rd.');
  const line = screen.getByText('Dan Roe').closest<HTMLElement>('[data-line]')!;
  await within(line).findByText('Checked in');
  await screen.findByText('Changes wait until the pointer leaves the list.');
  expect(rows()).toEqual(['Cat', 'Dan', 'Eve', 'Ann', 'Ben']);
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  leaveList();
  const row = await rowOf('Dan Roe');
  expect(rows()).toEqual(['Dan', 'Cat', 'Eve', 'Ann', 'Ben']);
  expect(row.contains(document.activeElement)).toBe(false);
});

test('one who is canceled, and one who moves, keep their places under a pointer that rests; new ones wait', async () => {
  const { tick, expected } = open([
    arrival(1, 'Cat', at('16:10')),
    arrival(2, 'Dan', at('16:20')),
    arrival(3, 'Eve', at('16:30')),
  ]);
  const button = await screen.findByRole('button', { name: 'Check in Eve Roe' });
  fireEvent.pointerMove(button);
  expected.items = [arrival(4, 'Zoe', at('16:05')), arrival(3, 'Eve', at('16:30')), arrival(2, 'Dan', at('16:40'))];
  tick();
  await within(lineOf('10:10 AM')).findByText('Not expected any more');
  expect(screen.queryByRole('button', { name: 'Check in Cat Roe' })).toBeNull();
  expect(rows()).toEqual(['Ann', 'Ben', 'Cat', 'Dan', 'Eve']);
  screen.getByText('Booked 10:40 AM');
  expect(screen.queryByText('Booked 10:05 AM')).toBeNull();
  leaveList();
  await screen.findByText('Booked 10:05 AM');
  expect(rows()).toEqual(['Ann', 'Ben', 'Eve', 'Dan']);
});

test('a party that becomes ready under the pointer leaves those who are expected where they are', async () => {
  const { user } = open([arrival(1, 'Cat', at('15:20')), arrival(2, 'Dan', at('15:40'))]);
  await screen.findByText('Booked 9:20 AM');
  passGuard();
  await user.click(within(await rowOf('Ann Lee')).getByRole('radio', { name: 'Ready' }));
  await screen.findByText('Ann Lee is ready.');
  await screen.findByText('Changes wait until the pointer leaves the list.');
  expect(rows()).toEqual(['Cat', 'Ann', 'Dan', 'Ben']);
  leaveList();
  await waitFor(() => expect(rows()).toEqual(['Ann', 'Cat', 'Dan', 'Ben']));
});

test('who is too late for the place, as the owner wants it, is said before the press and after it', async () => {
  const late = (n: number, name: string, time: string) => arrival(n, name, at(time));
  const { user } = open([late(1, 'Cat', '15:45'), late(2, 'Dan', '15:50')], {
    Query: { calendarSettings: () => ({ lateMinutes: 10, lateArrival: 'END' }) },
    Mutation: {
      checkInAppointment: () => ({
        isAdded: true,
        checkIn: party(3, 'Cat', 'Roe', { appointedAt: at('15:45'), placeAt: at('16:00') }),
      }),
    },
  });
  await screen.findByText('Booked 9:45 AM');
  expect(lineOf('9:45 AM').textContent).toContain('15 min late, goes to the end');
  expect(lineOf('9:50 AM').textContent).not.toContain('goes to the end');
  passGuard();
  await user.click(screen.getByRole('button', { name: 'Check in Cat Roe' }));
  await screen.findByText('Cat Roe is in line, 3rd: too late for the place of 9:45 AM.');
});

test('what the server refuses is said, and the list is read again', async () => {
  const { user, expected } = open([arrival(1, 'Cat', at('16:30'))], {
    Mutation: {
      checkInAppointment: () => refuse('CONFLICT', 'This appointment is checked in already.'),
    },
  });
  const button = await screen.findByRole('button', { name: 'Check in Cat Roe' });
  expected.items = [];
  await user.click(button);
  await screen.findByText('This appointment is checked in already.');
  leaveList();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check in Cat Roe' })).toBeNull());
});

test('an empty line shows who is expected, and changes of others show by themselves', async () => {
  const { tick, expected } = open([], { parties: [] });
  await screen.findByText('Awaiting Check-Ins');
  expected.items = [arrival(1, 'Eve', at('16:15'))];
  tick();
  await screen.findByText('Booked 10:15 AM');
  expect(screen.queryByText('Awaiting Check-Ins')).toBeNull();
});

test('other tabs show none; staff have no Check in', async () => {
  const cat = [arrival(1, 'Cat', at('15:50'))];
  const staff = { ...host, permissions: ['QUEUE_READ', 'QUEUE_STATUS', 'APPOINTMENT_STATUS'] };
  const { user } = open(cat, { viewer: staff });
  await screen.findByRole('button', { name: 'No show: Cat Roe' });
  expect(screen.queryByRole('button', { name: 'Check in Cat Roe' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: /^Seated/ }));
  await waitFor(() => expect(screen.queryByText('Booked 9:50 AM')).toBeNull());
});

test('nobody is a no-show before their time', async () => {
  open([arrival(1, 'Cat', at('16:05'))]);
  await screen.findByRole('button', { name: 'Check in Cat Roe' });
  expect(screen.queryByRole('button', { name: 'No show: Cat Roe' })).toBeNull();
});

test('a plan without the calendar shows none', async () => {
  open([arrival(1, 'Cat', at('16:30'))], { viewer: { ...host, business: { ...host.business, plan: 'STANDARD' } } });
  await rowOf('Ann Lee');
  expect(screen.queryByText('Booked 10:30 AM')).toBeNull();
});

test('the choice of staff says who has an appointment next', async () => {
  const coming = [arrival(2, 'Dan', at('21:00')), arrival(1, 'Cat', at('20:30')), arrival(3, 'Eve', at('15:30'))];
  const calendar = () => ({ appointments: coming.map((one) => ({ ...one, flag: 'CONFIRMED' })) });
  const { user } = open(coming, { Query: { calendar } });
  await screen.findByText('Booked 2:30 PM');
  await user.click(screen.getByRole('button', { name: 'More for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Staff' }));
  const menu = await screen.findByRole('menu', { name: 'Staff for Ann Lee' });
  await within(menu).findByText('Next appointment: Sat, Nov 21, 2:30 PM');
});

test('arrivals stand where the obvious order has them, whatever is loaded', () => {
  const minute = fc.integer({ min: 0, max: 300 });
  const iso = (minutes: number) => new Date(minutes * 60_000).toISOString();
  fc.assert(
    fc.property(
      fc.array(minute),
      fc.array(minute),
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
      (waits, booked, ready, isWhole) => {
        const places = [...waits].sort((a, b) => a - b);
        const queue = [
          ...Array.from({ length: ready }, (_, index) => ({ id: `r${index}`, status: 'READY', placeAt: iso(0) })),
          ...places.map((place, index) => ({ id: `w${index}`, status: 'CHECKED_IN', placeAt: iso(place) })),
        ];
        const arrivals = [...booked].sort((a, b) => a - b).map((time) => ({ startsAt: iso(time), time }));
        const { before, after, end } = placeArrivals(
          arrivals,
          queue.map((checkIn) => ({ checkIn })),
          isWhole,
        );
        const shown = [before, ...queue.map(({ id }) => [id, ...(after.get(id) ?? [])]), end].flat();
        const last = places.at(-1) ?? -Infinity;
        const seen = arrivals.filter(({ time }) => isWhole || time < last);
        const obvious = [
          ...queue.filter(({ status }) => status === 'READY').map(({ id }) => id),
          ...[
            ...places.map((place, index) => ({ place, rank: 0, what: `w${index}` as unknown })),
            ...seen.map((one) => ({ place: one.time, rank: 1, what: one as unknown })),
          ]
            .sort((a, b) => a.place - b.place || a.rank - b.rank)
            .map(({ what }) => what),
        ];
        expect(shown).toEqual(obvious);
      },
    ),
  );
});
