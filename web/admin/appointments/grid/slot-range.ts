import { type CalendarView, datesOf } from '../calendar-view';
import { wallRange, type WallTime } from '../wall-time';
import { openOn, type Hours } from '../outside-hours';

/** Hours of the day from and to which the grid is drawn, 0 to 24. */
export interface SlotRange {
  from: number;
  to: number;
}

/** What the calendar shows without hours. */
const usual: SlotRange = { from: 9, to: 17 };

interface Timed {
  startsAt: string;
  endsAt: string;
}

const half = 12 * 60 * 60_000;
const hourOf = (wall: string) => Number(wall.slice(11, 13)) + Number(wall.slice(14, 16)) / 60;

/** Hours of the day that a span of time touches; all of it where it goes over midnight. */
function hoursOf({ startsAt, endsAt }: Timed, timeZone: string): SlotRange {
  const { start, end } = wallRange(startsAt, endsAt, timeZone);
  const isWhole = start.slice(0, 10) !== end.slice(0, 10) && !end.endsWith('T00:00');
  if (isWhole) return { from: 0, to: 24 };
  return { from: hourOf(start), to: hourOf(end) || 24 };
}

/** From the earliest start to the latest end of the hours of these days and of what is in the calendar, in full hours; what takes half a day, such as a holiday, makes it no longer. */
export function slotRange({ timeZone, days }: Hours, appointments: readonly Timed[]): SlotRange {
  const open = days.flatMap((day) => [...day.open, ...day.staff.flatMap(({ staffId }) => openOn(day, staffId))]);
  const hours = open.map((range) => hoursOf(range, timeZone));
  const shown = hours.length > 0 ? hours : [usual];
  const taken = appointments
    .filter(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) < half)
    .map((one) => hoursOf(one, timeZone));
  const all = [...shown, ...taken];
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from))),
    to: Math.ceil(Math.max(...all.map(({ to }) => to))),
  };
}

interface Shown {
  view: CalendarView;
  date: string;
  today: string;
  /** Now, on the clock of the business. */
  clock: WallTime;
}

/** The hour to which the grid scrolls: the one before now where today is among what is shown, else its first. */
export function startHour(slots: SlotRange, { view, date, today, clock }: Shown): number {
  const hasToday = datesOf(view, date).firstDate === datesOf(view, today).firstDate;
  return hasToday ? Math.max(Number(clock.slice(11, 13)) - 1, slots.from) : slots.from;
}
