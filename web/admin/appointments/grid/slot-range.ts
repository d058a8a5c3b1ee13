import { type CalendarView, datesOf } from '../calendar-view';
import { wallMinutes, wallRange, type WallTime } from '../wall-time';
import { allOpen, type Hours } from '../outside-hours';

/** Hours of the day from and to which the grid is drawn, from 0 on; beyond 24 where a night that began on the day goes on after midnight. */
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

/** Hours that a span of time touches from the beginning of a date on, after its midnight too. */
function hoursFrom(date: string, { startsAt, endsAt }: Timed, timeZone: string): SlotRange {
  const { start, end } = wallRange(startsAt, endsAt, timeZone);
  const hour = (wall: WallTime) => Math.max(wallMinutes(`${date}T00:00`, wall) / 60, 0);
  return { from: hour(start), to: hour(end) };
}

const openOf = (days: Hours['days']): Timed[] => days.flatMap(allOpen);

/**
 * From the earliest start to the latest end of the hours of these days and of what is in the calendar, in full hours; what takes half a day, such as a holiday, makes it
 * no longer. One day goes on to the end of a night that began on it.
 */
export function slotRange({ timeZone, days }: Hours, appointments: readonly Timed[]): SlotRange {
  const [first, ...others] = days;
  const touched = (time: Timed) =>
    first && others.length === 0 ? hoursFrom(first.date, time, timeZone) : hoursOf(time, timeZone);
  const hours = openOf(days).map(touched);
  const shown = hours.length > 0 ? hours : [usual];
  const taken = appointments.filter(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) < half);
  const all = [...shown, ...taken.map(touched)];
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

/**
 * The hour to which the grid scrolls: the one before now where today is among what is shown, but in a week that of the next hours once those of today are over; else its
 * first, without the end of a night that began the day before.
 */
export function startHour(slots: SlotRange, hours: Hours, { view, date, today, clock }: Shown): number {
  const open = openOf(hours.days).map((range) => wallRange(range.startsAt, range.endsAt, hours.timeZone));
  const hasToday = datesOf(view, date).firstDate === datesOf(view, today).firstDate;
  if (!hasToday) {
    const { firstDate } = datesOf(view, date);
    const starts = open.filter(({ start }) => start >= firstDate).map(({ start }) => Math.floor(hourOf(start)));
    return slots.from === 0 && starts.length > 0 ? Math.min(...starts) : slots.from;
  }
  const left = open.filter(({ end }) => end > clock).map(({ start }) => start);
  const next = left.toSorted()[0];
  if (view === 'week' && next && next.slice(0, 10) > today) return Math.floor(hourOf(next));
  // A day goes on after its midnight.
  const hour = view === 'day' ? Math.floor(wallMinutes(`${today}T00:00`, clock) / 60) : Number(clock.slice(11, 13));
  return Math.max(hour - 1, slots.from);
}
