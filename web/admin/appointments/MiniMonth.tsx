import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { dayOf } from './calendar-view';
import styles from './MiniMonth.module.css';
import { isSameMonth, keyDate, laterMonth, monthWeeks } from './month-grid';

interface Props {
  /** The chosen date, as in 2026-11-27. */
  date: string;
  today: string;
  /** Whether the whole week of the date is shown beside. */
  isWeek: boolean;
  onChoose: (date: string) => void;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month to choose a date from: one stop of the tab key, then arrows, Home, End, PageUp and PageDown. */
export function MiniMonth({ date, today, isWeek, onChoose }: Props) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(date);
  const [lastDate, setLastDate] = useState(date);
  const [isByKey, setByKey] = useState(false);
  // The date was changed beside it.
  if (date !== lastDate) {
    setLastDate(date);
    setAt(date);
    setByKey(false);
  }
  useEffect(() => {
    if (isByKey) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [isByKey, at]);

  function handleKey(event: KeyboardEvent) {
    const next = keyDate(event.key, at);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setAt(next);
    setByKey(true);
  }
  function turn(months: number) {
    setAt(laterMonth(at, months));
    setByKey(false);
  }
  const weeks = monthWeeks(at);
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <IconButton size="small" aria-label="Previous month" onClick={() => turn(-1)}>
          <PreviousIcon />
        </IconButton>
        <div id={id} className={styles.title} aria-live="polite">
          {dayOf(at).toFormat('LLLL yyyy')}
        </div>
        <IconButton size="small" aria-label="Next month" onClick={() => turn(1)}>
          <NextIcon />
        </IconButton>
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-labelledby={id} className={styles.days} onKeyDown={handleKey}>
        <div role="row" className={styles.week}>
          {weekdays.map((name) => (
            <span key={name} role="columnheader" aria-label={name}>
              {name.slice(0, 1)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div
            key={week[0]}
            role="row"
            className={styles.week}
            data-shown={(isWeek && week.includes(date)) || undefined}
          >
            {week.map((day) => (
              <div key={day} role="gridcell" aria-selected={day === date}>
                <button
                  type="button"
                  data-day={day}
                  data-other={!isSameMonth(day, at) || undefined}
                  tabIndex={day === at ? 0 : -1}
                  aria-label={dayOf(day).toFormat('cccc, LLLL d, yyyy')}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onChoose(day)}
                >
                  {dayOf(day).day}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
