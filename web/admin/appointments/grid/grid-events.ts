import type { Calendar } from '@event-calendar/core';
import type { ClosedTime } from './closed-times';
import type { GridBlock } from './grid-blocks';
import type { GridNote } from './grid-notes';
import type { BusyTime } from './busy-blocks';
import styles from './CalendarGrid.module.css';

export type GridEvent = Calendar.EventInput & { id: string };

/** Blocks, notes, closed and busy times as the calendar takes them: with times on the wall. */
export const gridEvents = (
  blocks: readonly GridBlock[],
  closed: readonly ClosedTime[],
  busy: readonly BusyTime[],
  notes: readonly GridNote[] = [],
): GridEvent[] => [
  ...closed.map(({ id, start, end, columns }): GridEvent => ({
    id,
    start,
    end,
    resourceIds: columns,
    display: 'background',
  })),
  ...busy.map(({ id, start, end, columns, words, isWalkIn }): GridEvent => ({
    id,
    start,
    end,
    resourceIds: columns,
    display: 'background',
    classNames: [isWalkIn ? styles.walkIn : styles.busy],
    extendedProps: { words },
  })),
  ...notes.map(({ id, kind, start, end, columns, label, isBeside }): GridEvent => ({
    id,
    start,
    end,
    resourceIds: columns,
    startEditable: false,
    durationEditable: false,
    classNames: [styles.note, kind === 'more' ? styles.more : styles.held, isBeside ? styles.beside : ''].filter(
      Boolean,
    ),
    extendedProps: { label },
  })),
  ...blocks.map((block): GridEvent => ({
    id: block.id,
    start: block.start,
    end: block.end,
    resourceIds: block.columns,
    startEditable: block.canDrag,
    durationEditable: block.canDrag,
    classNames: [
      styles.block,
      block.isShort ? styles.short : '',
      block.isBeside ? styles.beside : '',
      block.state === 'canceled' ? styles.canceled : '',
    ].filter(Boolean),
    styles: [
      `--stripe:${block.appointment.color}`,
      `--state:var(--state-${block.state})`,
      `--state-soft:var(--state-${block.state}-soft)`,
    ],
    // What it says: with another one it is drawn again.
    extendedProps: { label: block.label },
  })),
];
