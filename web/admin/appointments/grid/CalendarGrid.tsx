import '@event-calendar/core/index.css';
import FormsIcon from '@mui/icons-material/AssignmentLateOutlined';
import RepeatIcon from '@mui/icons-material/Repeat';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { media } from '../../../ui/breakpoints';
import type { CalendarView } from '../calendar-view';
import type { BlockChange } from '../moved-appointment';
import { arrivals } from '../arrival';
import { states, type Appointment } from '../states';
import type { WallTime } from '../wall-time';
import { blockButton, blockContent, columnContent, dayContent, noteButton } from './block-content';
import styles from './CalendarGrid.module.css';
import type { ClosedTime } from './closed-times';
import type { GridBlock } from './grid-blocks';
import { staffOfColumn, type GridColumn } from './grid-columns';
import { gridEvents } from './grid-events';
import type { GridNote } from './grid-notes';
import { minutesIn, movesTo } from './grid-moves';
import type { SlotRange } from './slot-range';
import type { BusyTime } from './busy-blocks';
import { useEventCalendar, type GridOptions } from './use-event-calendar';

/** A time that was chosen in the grid. */
export interface PickedTime {
  start: WallTime;
  /** Null for a click, which names no length. */
  minutes: number | null;
  /** Null in the week. */
  column: string | null;
}

interface Props {
  view: CalendarView;
  date: string;
  /** Today on the clock of the business, and how far that is from UTC. */
  today: string;
  offset: string;
  columns: readonly GridColumn[];
  blocks: readonly GridBlock[];
  closed: readonly ClosedTime[];
  /** Times at which staff are busy elsewhere, or with a walk-in. */
  busy: readonly BusyTime[];
  notes: readonly GridNote[];
  slots: SlotRange;
  /** Hour of the day to which it scrolls when it shows other dates. */
  startHour: number;
  mayAdd: boolean;
  onOpen: (appointment: Appointment) => void;
  onNote: (note: GridNote) => void;
  onPick: (time: PickedTime) => void;
  onDay: (date: string) => void;
  /** Saves what was dragged; the grid shows it at its new place until this ends. */
  onMove: (change: BlockChange) => Promise<unknown>;
}

const hours = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

/** The time grid: by day a column for each staff member, by week one for each day. */
export function CalendarGrid(props: Props) {
  const { view, date, offset, columns, blocks, closed, busy, notes, slots, startHour, mayAdd } = props;
  const isPhone = useMediaQuery(media.phone);
  const icons = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const events = useMemo(() => gridEvents(blocks, closed, busy, notes), [blocks, closed, busy, notes]);
  const resources = useMemo(() => columns.map(({ id, name }) => ({ id, title: name })), [columns]);

  // Not again as time goes by.
  const dates = `${view} ${date}`;
  const [scroll, setScroll] = useState({ dates, hour: startHour });
  if (scroll.dates !== dates) setScroll({ dates, hour: startHour });
  const options: GridOptions = {
    view: view === 'day' ? 'resourceTimeGridDay' : 'timeGridWeek',
    date,
    resources,
    columnWidth: `minmax(${view === 'day' ? 124 : 92}px, 1fr)`,
    // On a phone half an hour is as high as a finger needs.
    slotHeight: isPhone ? 44 : 36,
    slotMinTime: hours(slots.from),
    slotMaxTime: hours(slots.to),
    scrollTime: hours(scroll.hour),
    selectable: mayAdd,
  };
  const host = useEventCalendar(options, events, (hold) => {
    const blockOf = (id: string | number) => latest.current.blocks.find((block) => block.id === String(id));
    const noteOf = (id: string | number) => latest.current.notes.find((note) => note.id === String(id));
    const move = async (id: string | number, change: Omit<BlockChange, 'appointment' | 'part'>) => {
      const block = blockOf(id);
      if (!block) return;
      await hold(block.id, latest.current.onMove({ ...change, appointment: block.appointment, part: block.part }));
    };
    return {
      timeZone: offset,
      eventContent({ event, timeText }) {
        const block = blockOf(event.id);
        const note = noteOf(event.id);
        if (note) return { domNodes: [noteButton(note)] };
        if (!block)
          return { domNodes: [document.createTextNode(event.display === 'preview' ? timeText : wordsOf(event))] };
        const marks = {
          state: iconOf(block.state, icons.current),
          arrival: block.arrival ? iconOf(block.arrival.arrival, icons.current) : [],
          forms: iconOf('forms', icons.current),
          repeat: iconOf('repeats', icons.current),
        };
        const isDragged = event.display === 'preview';
        return {
          domNodes: isDragged ? nodesOf(blockContent(block, timeText, marks)) : [blockButton(block, marks)],
        };
      },
      resourceLabelContent({ resource }) {
        const column = latest.current.columns.find(({ id }) => id === resource.id);
        return { domNodes: column ? columnContent(column.name, column.color) : [] };
      },
      dayHeaderFormat: (day) => ({ domNodes: dayContent(day, (chosen) => latest.current.onDay(chosen)) }),
      eventDidMount({ el, event }) {
        if (event.display !== 'auto') return;
        // The button in it says and does the same, for keys too.
        el.setAttribute('role', 'presentation');
        el.removeAttribute('tabindex');
        el.dataset.block = String(event.id);
      },
      eventClick({ event }) {
        const block = blockOf(event.id);
        if (block) latest.current.onOpen(block.appointment);
        const note = noteOf(event.id);
        if (note) latest.current.onNote(note);
      },
      dateClick({ dateStr, resource }) {
        if (latest.current.mayAdd)
          latest.current.onPick({ start: dateStr.slice(0, 16), minutes: null, column: columnIn(resource) });
      },
      select({ startStr, endStr, resource }) {
        const minutes = minutesIn(startStr, endStr);
        latest.current.onPick({ start: startStr.slice(0, 16), minutes, column: columnIn(resource) });
      },
      selectConstraint: ({ startStr }) => startStr.slice(0, 10) >= latest.current.today,
      dragConstraint({ event, delta }) {
        const block = blockOf(event.id);
        return block !== undefined && movesTo(block.start, delta, latest.current.today);
      },
      eventDrop({ event, delta, oldResource, newResource }) {
        const column =
          oldResource && newResource
            ? { from: staffOfColumn(oldResource.id), to: staffOfColumn(newResource.id) }
            : null;
        void move(event.id, { shift: minutesIn(delta), stretch: 0, column });
      },
      eventResize({ event, ...info }) {
        void move(event.id, { shift: 0, stretch: minutesIn(info.endDelta), column: null });
      },
    };
  });
  return (
    <>
      <div hidden ref={icons}>
        {states.map(({ state, Icon }) => (
          <Icon key={state} data-state={state} aria-hidden />
        ))}
        {arrivals.map(({ arrival, token, Icon }) => (
          <Icon
            key={arrival}
            data-state={arrival}
            aria-hidden
            style={{ fill: `var(--color-${token})`, color: `var(--color-${token})` }}
          />
        ))}
        <RepeatIcon data-state="repeats" aria-hidden />
        <FormsIcon data-state="forms" aria-hidden />
      </div>
      <div ref={host} className={styles.grid} data-view={view} />
    </>
  );
}

const nodesOf = (content: readonly (Node | string)[]): Node[] =>
  content.map((one) => (typeof one === 'string' ? document.createTextNode(one) : one));

/** What a time behind the blocks says of itself. */
const wordsOf = ({ extendedProps }: { extendedProps: Record<string, unknown> }): string =>
  typeof extendedProps.words === 'string' ? extendedProps.words : '';

const columnIn = (resource: { id: string } | undefined): string | null => resource?.id || null;

function iconOf(name: string, icons: HTMLElement | null): Node[] {
  const icon = icons?.querySelector(`[data-state=${name}]`)?.cloneNode(true);
  if (icon instanceof SVGElement) icon.setAttribute('class', styles.icon);
  return icon ? [icon] : [];
}
