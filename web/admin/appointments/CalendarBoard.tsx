import { useMemo } from 'react';
import { useNotice } from '../pieces/use-notice';
import { latePart } from '../pieces/late';
import { LateSkeleton } from '../pieces/LateSkeleton';
import type { CalendarPage_CalendarQuery } from './appointments.generated';
import styles from './CalendarBoard.module.css';
import { type CalendarView, datesOf } from './calendar-view';
import type { PickedTime } from './grid/CalendarGrid';
import { busyBlocks, busyInWeek } from './grid/busy-blocks';
import { closedTimes } from './grid/closed-times';
import { gridBlocks } from './grid/grid-blocks';
import type { GridColumn } from './grid/grid-columns';
import { foldWeek, type GridNote } from './grid/grid-notes';
import { slotRange, startHour } from './grid/slot-range';
import { useHeld } from './grid/use-held';
import { useWalkIns } from './grid/use-walk-ins';
import type { BlockChange } from './moved-appointment';
import type { Appointment } from './states';
import { offsetIn, wallTime } from './wall-time';

const CalendarGrid = latePart(() => import('./grid/CalendarGrid'), 'CalendarGrid', {
  failed: 'The calendar could not be loaded.',
  waiting: <LateSkeleton rows={8} height={56} />,
});

type Calendar = CalendarPage_CalendarQuery['calendar'];

interface Props {
  view: CalendarView;
  date: string;
  today: string;
  /** Epoch milliseconds, of each minute. */
  now: number;
  calendar: Calendar;
  /** Whether the calendar is of other dates, while that of these is read. */
  isOfOthers: boolean;
  columns: readonly GridColumn[];
  filter: string | null;
  mayWrite: boolean;
  onOpen: (appointment: Appointment) => void;
  onPick: (time: PickedTime) => void;
  onDay: (date: string) => void;
  onMove: (change: BlockChange) => Promise<unknown>;
}

const none: Appointment[] = [];

/** The grid of a day or a week with what the server says of it. While that is read it shows no day as free, and no slot can be pressed. */
export function CalendarBoard({ calendar, isOfOthers, columns, filter, now, mayWrite, ...rest }: Props) {
  const { view, date, today, onDay } = rest;
  const { timeZone } = calendar;
  const notify = useNotice();
  const appointments = isOfOthers ? none : calendar.appointments;
  const blocks = useMemo(
    () => gridBlocks(appointments, { view, timeZone, columns, filter, now, mayMove: mayWrite }),
    [appointments, view, timeZone, columns, filter, now, mayWrite],
  );
  const held = useHeld(calendar, view, columns);
  const { shown, notes } = useMemo(() => {
    if (isOfOthers) return { shown: blocks, notes: [] };
    if (view === 'day') return { shown: blocks, notes: held };
    const { folded, beside, more } = foldWeek([...blocks, ...held]);
    const fold = <Placed extends { id: string }>(all: readonly Placed[]) =>
      all.filter(({ id }) => !folded.has(id)).map((one) => (beside.has(one.id) ? { ...one, isBeside: true } : one));
    return { shown: fold(blocks), notes: [...fold(held), ...more] };
  }, [isOfOthers, view, blocks, held]);
  const press = ({ kind, start, label }: GridNote) =>
    kind === 'more' ? onDay(start.slice(0, 10)) : notify({ message: `${label}.` });
  const hasToday = datesOf(view, date).firstDate === datesOf(view, today).firstDate;
  const walkIns = useWalkIns(hasToday && !isOfOthers, timeZone);
  const slots = useMemo(() => slotRange(calendar, [...calendar.appointments, ...walkIns]), [calendar, walkIns]);
  const closed = useMemo(() => {
    if (isOfOthers) return [];
    if (view === 'day') return columns.flatMap(({ id }) => closedTimes(calendar, id, Math.max(slots.to, 24)));
    // A week of one column has the hours of that one, whether it is filtered by or all that somebody may see.
    return closedTimes(calendar, columns.length === 1 ? columns[0]!.id : null);
  }, [calendar, isOfOthers, view, columns, slots]);
  const elsewhere = useMemo(() => (isOfOthers ? [] : busyBlocks(calendar)), [calendar, isOfOthers]);
  const busy = useMemo(() => {
    const all = [...elsewhere, ...walkIns];
    return view === 'day' ? all : busyInWeek(all, columns);
  }, [elsewhere, walkIns, view, columns]);
  const clock = wallTime(new Date(now), timeZone);
  const offset = offsetIn(timeZone, now);
  return (
    <div className={styles.board}>
      <div className={styles.grid} inert={isOfOthers}>
        <CalendarGrid
          // A clock that was set moves 'now' and nothing else.
          key={offset}
          {...rest}
          today={clock.slice(0, 10)}
          offset={offset}
          columns={columns}
          blocks={shown}
          closed={closed}
          busy={busy}
          notes={notes}
          onNote={press}
          slots={slots}
          startHour={startHour(slots, calendar, { view, date, today, clock })}
          mayAdd={mayWrite && !isOfOthers}
        />
      </div>
      {isOfOthers && (
        <div className={styles.cover}>
          <LateSkeleton rows={8} height={56} />
        </div>
      )}
    </div>
  );
}
