import { ApolloLink } from '@apollo/client/link';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
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

const running = (fields: Partial<typeof hours>, time: string) =>
  runningDay('2026-11-21', { ...hours, ...fields }, at(time));

test('the day whose night goes on is the running one, of staff too where the business has no hours', () => {
  const ofStaff = { ...saturday, open: [], staff: [{ staffId: '2', open: [night] }] };
  for (const fields of [{ days: [days[1]] }, { hasHours: false, days: [ofStaff] }]) {
    expect(running(fields, '06:30')).toBe('2026-11-20');
    expect(running(fields, '08:00')).toBe('2026-11-21');
  }
  expect(running({}, '06:30')).toBe('2026-11-21');
});

test('the shift of one through the night holds the day neither for a business with hours nor once others have opened', () => {
  const shift = { staffId: '2', open: [{ ...night, endsAt: '2026-11-21T17:00:00.000Z' }] };
  const others = { staffId: '3', open: saturday.open };
  expect(running({ days: [{ ...saturday, staff: [shift] }] }, '06:30')).toBe('2026-11-21');
  const alone = { hasHours: false, days: [{ ...saturday, open: [], staff: [shift, others] }] };
  expect(running(alone, '14:59')).toBe('2026-11-20');
  expect(running(alone, '15:00')).toBe('2026-11-21');
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

test('before noon the appointments of the day are asked for beside its hours, and once', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(at('14:00'));
  const { client, asked } = openCalendar([], { path: '/account/bookings' });
  const answer = new Subject<ApolloLink.Result>();
  const isHours = ({ operationName }: ApolloLink.Operation) => operationName === 'AppointmentForm_Hours';
  client.setLink(ApolloLink.split(isHours, new ApolloLink(() => answer), client.link));
  await waitFor(() => expect(asked).toEqual([{ firstDate: '2026-11-21', days: 1 }]));
  expect(screen.queryByText('Sat, Nov 21')).toBeNull();
  act(() => {
    answer.next({ data: { calendar: hours } });
    answer.complete();
  });
  await screen.findByText('Sat, Nov 21');
  expect(asked).toHaveLength(1);
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
