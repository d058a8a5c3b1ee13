import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { dayLines } from '../../../../web/admin/appointments/day-lines';
import { startHour } from '../../../../web/admin/appointments/grid/slot-range';
import { runningDay } from '../../../../web/admin/appointments/use-business-day';
import { openCalendar } from './a-calendar';
import { anAppointment, anEvent, hours } from './an-appointment';

const [saturday] = hours.days;
/** From Friday, 6 PM, to Saturday, 2 AM, by the clock of Chicago. */
const night = { startsAt: '2026-11-21T00:00:00.000Z', endsAt: '2026-11-21T08:00:00.000Z' };
const days = [
  {
    ...saturday,
    date: '2026-11-20',
    startsAt: '2026-11-20T06:00:00.000Z',
    endsAt: saturday.startsAt,
    open: [night],
    staff: [],
  },
  { ...saturday, open: [night, ...saturday.open], staff: [] },
];
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

/** The page at an instant. */
function openAt(time: string) {
  jest.spyOn(Date, 'now').mockReturnValue(at(time));
  return openCalendar([anAppointment({ startsAt: '2026-11-21T07:00:00.000Z', endsAt: '2026-11-21T07:30:00.000Z' })], {
    path: '/account/bookings',
    Query: {
      calendar: (_: unknown, { firstDate }: { firstDate: string }) => ({
        timeZone: hours.timeZone,
        hasHours: true,
        total: 1,
        busy: [],
        held: [],
        appointments: [anAppointment({ startsAt: '2026-11-21T07:00:00.000Z', endsAt: '2026-11-21T07:30:00.000Z' })],
        days: days.filter(({ date }) => date === firstDate),
      }),
    },
  });
}

test('the day whose night goes on is the running one, of staff too', () => {
  const ofStaff = { ...saturday, open: [], staff: [{ staffId: '2', open: [night] }] };
  for (const day of [days[1], ofStaff]) {
    expect(runningDay('2026-11-21', [day], at('06:30'))).toBe('2026-11-20');
    expect(runningDay('2026-11-21', [day], at('08:00'))).toBe('2026-11-21');
  }
  expect(runningDay('2026-11-21', [saturday], at('06:30'))).toBe('2026-11-21');
});

test('after midnight Today is the day whose night goes on, until it closes', async () => {
  const { unmount, user, address } = openAt('06:30');
  await screen.findByText('Fri, Nov 20');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Sat, Nov 21');
  expect(address()).toBe('/account/bookings?date=2026-11-21');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await screen.findByText('Fri, Nov 20');
  await waitFor(() => expect(address()).toBe('/account/bookings'));
  unmount();
  openAt('08:30');
  await screen.findByText('Sat, Nov 21');
});

test('the list of a day goes on to the end of its night, which the next day does not show again', () => {
  const late = anAppointment({ startsAt: '2026-11-21T07:00:00.000Z', endsAt: '2026-11-21T07:30:00.000Z' });
  const ids = (shown: typeof days) =>
    dayLines(shown, [late, anAppointment({ id: '15' })], null).map(({ appointments }) =>
      appointments.map(({ id }) => id),
    );
  expect(ids(days)).toEqual([['11'], ['15']]);
  expect(ids([days[1]])).toEqual([['11', '15']]);
});

test('an event of all day is on its day, though the night before goes on after midnight', () => {
  const holiday = anEvent([null], { startsAt: saturday.startsAt, endsAt: saturday.endsAt });
  expect(dayLines(days, [holiday], null)[1].appointments).toEqual([holiday]);
});

test('the grid of a day whose night goes on opens an hour before now', () => {
  const shown = { view: 'day' as const, date: '2026-11-20', today: '2026-11-20', clock: '2026-11-21T01:10' };
  expect(startHour({ from: 18, to: 26 }, { ...hours, days: [days[0]] }, shown)).toBe(24);
});
