import { useEffect, useMemo, useState } from 'react';
import type { CalendarPage_CalendarQuery } from '../appointments.generated';
import type { CalendarView } from '../calendar-view';
import type { GridColumn } from './grid-columns';
import { heldNotes, type GridNote } from './grid-notes';

type Calendar = Pick<CalendarPage_CalendarQuery['calendar'], 'held' | 'timeZone'>;

/** Times that customers hold just now; each goes as it is over. */
export function useHeld(calendar: Calendar, view: CalendarView, columns: readonly GridColumn[]): readonly GridNote[] {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ends = calendar.held.map(({ heldUntil }) => Date.parse(heldUntil)).filter((end) => end > now);
    if (ends.length === 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(Math.min(...ends) - Date.now(), 0) + 1);
    return () => clearTimeout(timer);
  }, [calendar, now]);
  return useMemo(() => heldNotes(calendar, { view, columns, now }), [calendar, view, columns, now]);
}
