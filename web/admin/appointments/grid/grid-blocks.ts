import type { DateTime } from 'luxon';
import { nameOf as staffName } from '../../staff/staff-words';
import type { CalendarView } from '../calendar-view';
import { arrivalOf } from '../arrival';
import { openForms, openFormsWords } from '../open-forms';
import { isEvent, lookOfState, nameOf, stateOf, type Appointment, type State } from '../states';
import { dayWords, onClock, rangeWords, timeWords } from '../time-words';
import { wallRange, type WallTime } from '../wall-time';
import { anyone } from './grid-columns';

type Part = Appointment['parts'][number];

/** What stands in the grid for an appointment, or for a part of it. */
export interface GridBlock {
  id: string;
  appointment: Appointment;
  /** Which of its parts it is; null for the whole. */
  part: number | null;
  start: WallTime;
  end: WallTime;
  /** The columns of the day view where it stands. */
  columns: string[];
  state: State;
  name: string;
  /** '9:30 – 10:15 AM', of a short one '9:30 AM'. */
  time: string;
  /** What is done, and by whom where no column says it. */
  details: string[];
  /** How the customer is doing who has come. */
  arrival: ReturnType<typeof arrivalOf>;
  /** Whether forms are not signed. */
  hasOpenForms: boolean;
  /** All of it in words. */
  label: string;
  /** Whether it is part of a series. */
  repeats: boolean;
  /** So little time that all stands on one line. */
  isShort: boolean;
  canDrag: boolean;
  /** Whether it stands beside a count of what is folded. */
  isBeside?: boolean;
}

interface Scene {
  view: CalendarView;
  timeZone: string;
  columns: readonly { id: string }[];
  /** Only what this column has to do; null for all. */
  filter: string | null;
  /** Epoch milliseconds. */
  now: number;
  mayMove: boolean;
}

const minute = 60_000;
const columnOf = ({ staff }: Part) => staff?.id ?? anyone;
const isForAll = (appointment: Appointment) => isEvent(appointment) && appointment.parts.some(({ staff }) => !staff);

/** Whether an appointment has something to do with a column. */
export const isOf = (appointment: Appointment, column: string | null): boolean =>
  column === null || isForAll(appointment) || appointment.parts.some((part) => columnOf(part) === column);

/** By day a block for each part, in the column of who does it; by week one for the whole, but for the parts of the one who is filtered by. An event is one block. */
export function gridBlocks(appointments: readonly Appointment[], scene: Scene): GridBlock[] {
  const { view, filter, columns } = scene;
  const blocks = appointments.flatMap((appointment) => {
    if (!isOf(appointment, filter)) return [];
    if (isEvent(appointment) || (view === 'week' && filter === null)) {
      const staff = appointment.parts.map(columnOf);
      const stands = isForAll(appointment) ? columns.map(({ id }) => id) : [...new Set(staff)];
      return [blockOf(appointment, null, stands, scene)];
    }
    return appointment.parts.flatMap((part, index) =>
      filter === null || columnOf(part) === filter ? [blockOf(appointment, index, [columnOf(part)], scene)] : [],
    );
  });
  return withoutGivenAway(blocks, view);
}

/** Without canceled ones whose time somebody else has by now: beside those they would take half of the column, and the list of the day names them. */
function withoutGivenAway(blocks: readonly GridBlock[], view: CalendarView): GridBlock[] {
  const isCanceled = ({ state }: GridBlock) => state === 'canceled';
  const live = blocks.filter((block) => !isCanceled(block));
  const isBeside = (gone: GridBlock) => (other: GridBlock) =>
    other.start < gone.end &&
    gone.start < other.end &&
    (view === 'week' || other.columns.some((id) => gone.columns.includes(id)));
  return blocks.filter((block) => !isCanceled(block) || !live.some(isBeside(block)));
}

function blockOf(appointment: Appointment, part: number | null, columns: string[], scene: Scene): GridBlock {
  const { view, timeZone, now, mayMove } = scene;
  const parts = part === null ? appointment.parts : [appointment.parts[part]];
  const { startsAt, endsAt } = part === null ? appointment : parts[0];
  const state = stateOf(appointment, now);
  const done = parts.flatMap(({ products }) => products.map(({ name }) => name)).join(', ');
  const who = `with ${staffWords(appointment, parts)}`;
  const name = nameOf(appointment);
  const [start, end] = [onClock(startsAt, timeZone), onClock(endsAt, timeZone)];
  const isShort = Date.parse(endsAt) - Date.parse(startsAt) < 40 * minute;
  const range = timeRange(start, end);
  const time = isShort ? timeWords(start) : range;
  const { word } = lookOfState(state);
  const arrival = arrivalOf(appointment, now);
  const came = arrival?.word ?? '';
  const unsigned = openFormsWords(openForms(appointment));
  return {
    id: part === null ? appointment.id : `${appointment.id}-${part}`,
    appointment,
    part,
    ...wallRange(startsAt, endsAt, timeZone),
    columns,
    state,
    name,
    time,
    details: [done, view === 'week' ? who : '', came, unsigned].filter(Boolean),
    arrival,
    hasOpenForms: unsigned !== '',
    // It begins with what can be read, in its order.
    label: [
      name,
      time,
      done,
      who,
      isShort ? range : '',
      dayWords(start),
      word,
      came,
      appointment.series ? 'repeats' : '',
      unsigned,
    ]
      .filter(Boolean)
      .join(', '),
    repeats: appointment.series !== null,
    isShort,
    canDrag: mayMove && (appointment.flag === 'CONFIRMED' || appointment.flag === 'REQUESTED'),
  };
}

/** '9:30 – 10:15 AM'; with both days where they differ. */
function timeRange(start: DateTime, end: DateTime): string {
  const day = `${dayWords(start)}, `;
  const words = rangeWords(start, end);
  return start.hasSame(end, 'day') ? words.slice(day.length) : words;
}

/** 'Cut, Color with Maya Lin'. */
export function workWords(appointment: Appointment): string {
  const products = appointment.parts.flatMap((part) => part.products.map(({ name }) => name)).join(', ');
  return `${products ? `${products} with` : 'With'} ${staffWords(appointment)}`;
}

/** 'Maya Lin, Ann Lee'; 'everybody' of an event for all, else 'anyone'. */
function staffWords(appointment: Appointment, parts: readonly Part[] = appointment.parts): string {
  const names = parts.flatMap(({ staff }) => (staff ? [staffName(staff)] : []));
  if (names.length > 0) return [...new Set(names)].join(', ');
  return isEvent(appointment) ? 'everybody' : 'anyone';
}
