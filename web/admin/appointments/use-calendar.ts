import { useRefresh } from '../pieces/use-refresh';
import { useCalendarGrid_QueueChangedSubscription } from './grid/walk-ins.generated';
import {
  useCalendarPage_ArrivalsLazyQuery,
  useCalendarPage_CalendarQuery,
  useCalendarPage_ChangedSubscription,
  useCalendarPage_SettingsQuery,
} from './appointments.generated';
import type { CalendarView, datesOf } from './calendar-view';

/** The view that the calendar opens with, and the spacing of times. */
export function useCalendarSettings() {
  const { data, error, refetch } = useCalendarPage_SettingsQuery();
  const settings = data?.calendarSettings;
  // Without the settings there is still a calendar.
  const usual: CalendarView | null = error
    ? 'day'
    : settings
      ? settings.calendarView === 'WEEK'
        ? 'week'
        : 'day'
      : null;
  return { interval: settings?.bookingInterval ?? 30, usual, refetch };
}

interface Wanted {
  dates: ReturnType<typeof datesOf> | null;
  /** Null while it is not sure that these dates are to be shown: they are read, but not given. */
  view: CalendarView | null;
}

/** Appointments and hours of the dates that a view shows, up to date. */
export function useCalendar({ dates, view }: Wanted, refetchMore: () => Promise<unknown>) {
  const { data, previousData, error, refetch } = useCalendarPage_CalendarQuery(
    dates ? { variables: dates, fetchPolicy: 'cache-and-network' } : { skip: true },
  );
  const refresh = useRefresh(() => Promise.all([refetch(), refetchMore()]), { isHeavy: true });
  useCalendarPage_ChangedSubscription({ onData: refresh, onError: () => undefined });
  return {
    calendar: view ? data?.calendar : undefined,
    /** Of the dates that were shown before, until those of these are there. */
    shown: view ? (data ?? previousData)?.calendar : undefined,
    error,
    refetch,
    refresh,
  };
}

/** Keeps up to date who of today has come, while today is shown: the answer goes into the appointments that the calendar has read. */
export function useArrivals(hasToday: boolean, today: string, clockDate: string): void {
  const [read] = useCalendarPage_ArrivalsLazyQuery({ fetchPolicy: 'network-only' });
  // After midnight who comes in the rest of the night, too.
  const days = today === clockDate ? 1 : 2;
  const refresh = useRefresh(() => (hasToday ? read({ variables: { start: today, days } }) : Promise.resolve()), {
    isHeavy: true,
  });
  useCalendarGrid_QueueChangedSubscription({ skip: !hasToday, onData: refresh, onError: () => undefined });
}
