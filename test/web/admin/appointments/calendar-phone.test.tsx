import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anAppointment, anEvent, hours, timeZone } from './an-appointment';
import { openCalendar } from './a-calendar';
import { block, faults, press, setClock } from './calendar-steps';

beforeEach(setClock);

/** A narrow window. */
function onPhone() {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: /max-width/.test(query),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
}

test('on a phone it is a list', async () => {
  onPhone();
  const { user, address } = openCalendar([anAppointment({ flag: 'REQUESTED' }), anEvent([null])]);
  const day = within(await screen.findByRole('region', { name: 'Saturday, November 21' }));
  expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '9:30 AM to 10:15 AMAnn LeeRequestCut with Maya Lin',
    '9:30 AM to 10:15 AMTeam lunchEventWith everybody',
  ]);
  expect(await faults()).toEqual([]);
  await user.click(day.getByRole('button', { name: /Team lunch/ }));
  expect(address()).toContain('ai=12');
});

test('on a phone it is a grid with what is free where that was chosen, today and the next time', async () => {
  onPhone();
  const { user, unmount } = openCalendar([anAppointment()]);
  const shape = within(await screen.findByRole('group', { name: 'Show as' }));
  expect(shape.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(shape.getByRole('button', { name: 'Times' }));
  await block(/^Ann Lee, 9:30 – 10:15 AM, Cut, with Maya Lin/);
  expect(screen.queryByRole('region', { name: 'Saturday, November 21' })).toBeNull();
  expect(await faults()).toEqual([]);
  unmount();
  openCalendar([anAppointment()]);
  await block(/^Ann Lee, 9:30 – 10:15 AM, Cut, with Maya Lin/);
  await user.click(press('List'));
  await screen.findByRole('region', { name: 'Saturday, November 21' });
});

test('on a phone the list of a week begins with today, and unfolds the days before', async () => {
  onPhone();
  const week = ['18', '19', '20', '21'].map((day) => ({
    ...hours.days[0]!,
    date: `2026-11-${day}`,
    startsAt: `2026-11-${day}T06:00:00.000Z`,
    endsAt: `2026-11-${Number(day) + 1}T06:00:00.000Z`,
  }));
  const yesterday = { startsAt: '2026-11-20T15:30:00.000Z', endsAt: '2026-11-20T16:15:00.000Z' };
  const appointments = [anAppointment(), anAppointment({ id: '15', ...yesterday })];
  const calendar = { timeZone, hasHours: true, total: 2, busy: [], held: [], days: week, appointments };
  const { user } = openCalendar([], {
    path: '/account/bookings?view=week&date=2026-11-21',
    Query: { calendar: () => calendar },
  });
  await screen.findByRole('region', { name: 'Saturday, November 21' });
  expect(screen.getAllByRole('region', { name: /November/ })).toHaveLength(1);
  await user.click(press('Show Wed, Nov 18 – Fri, Nov 20: 1 entry'));
  expect(screen.getAllByRole('region', { name: /November/ })).toHaveLength(4);
  expect(await faults()).toEqual([]);
});

test('what of today has ended is folded', async () => {
  onPhone();
  const ended = { startsAt: '2026-11-21T13:00:00.000Z', endsAt: '2026-11-21T13:45:00.000Z' };
  const { user } = openCalendar([anAppointment(), anAppointment({ id: '15', ...ended })]);
  const day = within(await screen.findByRole('region', { name: 'Saturday, November 21' }));
  expect(day.getAllByRole('listitem')).toHaveLength(1);
  await user.click(press('Show 1 earlier'));
  expect(day.getAllByRole('listitem')).toHaveLength(2);
});
