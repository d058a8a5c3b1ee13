import { DateTime } from 'luxon';
import { browserStore } from '../../ui/browser-store';
import type { QueueFilter, QueuePart } from './check-ins.generated';

/** Tab, day, part and search of the list. */
export interface QueueView {
  /** The tab. */
  filter: QueueFilter;
  /** yyyy-mm-dd in the business's time zone; null is Today. */
  date: string | null;
  /** Only these parties; null for all of the tab. */
  part: QueuePart | null;
  search: string;
  /** Only the parties of this staff member, by id, or of the one who looks; null for those of everybody. */
  staff: string | null;
}

/** The staff member who looks, in the address. */
export const mine = 'mine';

/** A search, and the texts that wait for an answer, are looked for in all tabs. */
export const isOfAllTabs = ({ search, part }: QueueView): boolean => search !== '' || part === 'REPLIES';

const storageKey = 'greeter.queueView';
const filters: Record<string, QueueFilter> = { 'checked-in': 'CHECKED_IN', seated: 'SEATED', canceled: 'CANCELED' };
const parts: readonly QueuePart[] = ['WAITING', 'READY', 'OVERDUE', 'REPLIES'];
const partOf = (word: string | null) => parts.find((part) => part.toLowerCase() === word) ?? null;
const wordOf = (filter: QueueFilter) => Object.keys(filters).find((word) => filters[word] === filter) ?? 'checked-in';

const staffIn = (word: unknown) => (typeof word === 'string' && /^(mine|\d{1,18})$/.test(word) ? word : null);

export const todayIn = (timeZone: string): string => DateTime.now().setZone(timeZone).toISODate() ?? '';

/** A day before today, else null: today's own date is Today, and the future has no check-ins. */
export function pastDay(date: unknown, today: string): string | null {
  return typeof date === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    DateTime.fromISO(date, { zone: 'utc' }).isValid &&
    date < today
    ? date
    : null;
}

export function viewOfUrl(parameters: URLSearchParams, today: string): QueueView {
  return {
    filter: filters[parameters.get('tab') ?? ''] ?? 'CHECKED_IN',
    date: pastDay(parameters.get('date'), today),
    part: partOf(parameters.get('part')),
    search: parameters.get('q') ?? '',
    staff: staffIn(parameters.get('staff')),
  };
}

export function writeView(
  parameters: URLSearchParams,
  { filter, date, part, search, staff }: QueueView,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const write = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  write('tab', filter === 'CHECKED_IN' ? '' : wordOf(filter));
  write('date', date ?? '');
  write('part', part?.toLowerCase() ?? '');
  write('q', search);
  write('staff', staff ?? '');
  return next;
}

/** The last choices of this browser; part, search and others of the staff are not among them. */
export function storedView(today: string): QueueView | null {
  try {
    const { sortType, sortDate, filterType, staff } = JSON.parse(browserStore.get(storageKey) ?? '{}') as Record<
      string,
      unknown
    >;
    return {
      filter: filters[String(filterType)] ?? 'CHECKED_IN',
      date: sortType === 'date' ? pastDay(sortDate, today) : null,
      part: null,
      search: '',
      staff: staff === mine ? mine : null,
    };
  } catch {
    return null;
  }
}

export function storeView({ filter, date, staff }: Pick<QueueView, 'filter' | 'date' | 'staff'>): void {
  browserStore.set(
    storageKey,
    JSON.stringify({
      sortType: date ? 'date' : 'today',
      sortDate: date,
      filterType: wordOf(filter),
      ...(staff === mine && { staff }),
    }),
  );
}
