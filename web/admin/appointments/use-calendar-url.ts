import { usePageUrl } from '../pieces/use-page-url';
import { datesOf, isDate, steppedDate, type CalendarView } from './calendar-view';

type Name = 'date' | 'view' | 'staff' | 'action' | 'ai' | 'bi';
export type CalendarForm = 'appointment' | 'event' | 'customer' | 'settings' | 'feeds';
export type CalendarUrl = ReturnType<typeof useCalendarUrl>;

const dialogs: readonly Name[] = ['action', 'ai', 'bi'];

interface Usual {
  /** Null while it is not known, and the view with it. */
  today: string | null;
  view: CalendarView | null;
}

/** What the address of the calendar says, and ways to change it; `usual` is what one means that names no date or view. */
export function useCalendarUrl(clockDate: string, usual: Usual) {
  const { get, ...ways } = usePageUrl<Name>(dialogs);
  const [named, view, staff, action] = [get('date'), get('view'), get('staff'), get('action')];
  const today = usual.today ?? clockDate;
  const date = isDate(named) ? named : today;
  const chosenView = view === 'day' || view === 'week' ? view : usual.view;
  const shownView = isDate(named) || usual.today ? chosenView : null;
  /** Today is not named: tomorrow the address shows that day. */
  const dateName = (next: string) => (next === today ? null : next);
  return {
    ...ways,
    date,
    view: shownView,
    /** What to read, null while no view is known: while today is not, the dates by the clock, which are hardly ever others. */
    dates: chosenView && datesOf(chosenView, date),
    /** A column, null for all of them. */
    staff: staff && /^(anyone|\d{1,18})$/.test(staff) ? staff : null,
    /** The appointment that is open, and its business, which links name. */
    appointmentId: get('ai'),
    businessId: get('bi'),
    showDate: (next: string) => ways.set({ date: dateName(next) }),
    showDay: (next: string) => ways.set({ date: dateName(next), view: 'day' }),
    /** Some days or weeks on. */
    step(by: number) {
      if (shownView) ways.set({ date: dateName(steppedDate(shownView, date, by)) });
    },
    isOpen: (name: string) => action === name,
    /** The form that is open, of those that one may use. */
    formFor({
      canWrite,
      mayAddCustomers,
      maySetUp,
      mayFeed,
    }: Record<'canWrite' | 'mayAddCustomers' | 'maySetUp' | 'mayFeed', boolean>): CalendarForm | null {
      if (action === 'calendar-settings' && maySetUp) return 'settings';
      if (action === 'calendar-feeds' && mayFeed) return 'feeds';
      if (action === 'add-customer' && mayAddCustomers) return 'customer';
      if (action === 'add-appointment' && canWrite) return 'appointment';
      return action === 'add-event' && canWrite ? 'event' : null;
    },
  };
}
