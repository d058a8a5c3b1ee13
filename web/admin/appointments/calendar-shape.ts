import { useState } from 'react';
import { browserStore } from '../../ui/browser-store';

/** How a phone shows the calendar: what there is to do, one under the other, or the grid with what is free. */
export type CalendarShape = 'list' | 'grid';

const storageKey = 'greeter.calendarShape';

/** The shape that was chosen last in this browser. */
export function useCalendarShape() {
  const [shape, setShape] = useState<CalendarShape>(browserStore.get(storageKey) === 'grid' ? 'grid' : 'list');
  const choose = (next: CalendarShape) => {
    browserStore.set(storageKey, next);
    setShape(next);
  };
  return [shape, choose] as const;
}
