import { useKeys } from '../../ui/use-keys';
import type { CalendarUrl } from './use-calendar-url';

interface Keys {
  url: CalendarUrl;
  today: string;
  onNew: () => void;
}

/** The keys of the calendar, which the dialog of keys lists. */
export function useCalendarKeys({ url, today, onNew }: Keys): void {
  useKeys({
    n: onNew,
    t: () => url.showDate(today),
    d: () => url.set({ view: 'day' }),
    w: () => url.set({ view: 'week' }),
    ArrowLeft: () => url.step(-1),
    ArrowRight: () => url.step(1),
  });
}
