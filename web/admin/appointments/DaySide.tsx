import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { rowOffsets } from '../check-ins/row-offsets';
import { useListActivity } from '../check-ins/use-list-activity';
import { usePressGuard } from '../check-ins/use-press-guard';
import { followRow, type Layout } from '../check-ins/use-scroll-anchor';
import styles from './CalendarPage.module.css';
import type { DayLines } from './day-lines';
import { type ReadDay, useKeptDay } from './use-kept-day';

interface Props extends ReadDay {
  month: ReactNode;
  list: (day: DayLines, readAt: number) => ReactNode;
}

/** Where the lines of the list stand, in pixels from the top of what scrolls. */
function layoutOf(side: HTMLElement): Layout {
  const lines = [...side.querySelectorAll<HTMLElement>('[data-id]')];
  const top = side.getBoundingClientRect().top - side.scrollTop;
  const places = lines.map((line) => line.getBoundingClientRect().top - top);
  const end = lines.at(-1)?.getBoundingClientRect().bottom ?? top;
  const tops = [...places, end - top];
  return { ids: lines.map(({ dataset }) => dataset.id!), skip: 0, offsets: { ...rowOffsets([], 0, 1), tops } };
}

/**
 * What stands beside the grid: the month, and the day's list. While the pointer is on it no line comes or goes; where one does after all, the one under the
 * pointer is held where it is.
 */
export function DaySide({ month, list, ...latest }: Props) {
  const side = useRef<HTMLElement>(null);
  const { shown, hold, release } = useKeptDay(latest);
  const pointer = useListActivity(side, { onWork: hold, onLeave: release });
  const guard = usePressGuard(side, pointer);
  const last = useRef<Layout>(null);
  useLayoutEffect(() => {
    const element = side.current;
    if (!element) return;
    const before = last.current;
    last.current = layoutOf(element);
    if (!before) return;
    const { top } = element.getBoundingClientRect();
    const y = pointer.current === null ? 0 : pointer.current - top;
    guard(followRow(before, last.current, y + element.scrollTop, element));
  }, [shown, pointer, guard]);
  return (
    <Box ref={side} component="aside" aria-label="Month and day" className={styles.side}>
      {month}
      {shown.day && list(shown.day, shown.readAt)}
    </Box>
  );
}
