import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { translate } from '../../../core/i18n/translate.js';

interface FeedEntryFacts {
  isRequested: boolean;
  isEvent: boolean;
  /** Of an event. */
  title: string;
  /** Of the customer. */
  name: string;
  items: readonly string[];
  /** Who does it, in the feed of the business only. */
  staff: readonly string[];
}

/** How a program calls the calendar. */
export const feedName = (
  language: Language,
  { business, staff }: { business: string; staff: string | null },
): string => (staff === null ? business : translate(language, 'calendarFeed.name', { business, staff }));

/** The title of an entry: who comes, or what the event is. */
export function entrySummary(language: Language, { isEvent, isRequested, title, name }: FeedEntryFacts): string {
  const what = isEvent ? title || translate(language, 'calendarFeed.event') : name;
  return isRequested ? translate(language, 'calendarFeed.requested', { what }) : what;
}

/** What is done, and by whom. */
export const entryDescription = (language: Language, { items, staff }: FeedEntryFacts): string =>
  [items.join(', '), staff.length > 0 ? translate(language, 'calendarFeed.by', { staff: staff.join(', ') }) : '']
    .filter(Boolean)
    .join('\n');
