import { inSession } from '../../ui/in-session';

/** An item that a customer selected: what the page shows of it without asking again. */
export interface VisitItem {
  id: string;
  name: string;
  /** US dollars with two places, for example '24.50'. */
  price: string | null;
  durationMinutes: number | null;
}

/** What this tab keeps of a booking at a business, so that Back and a reload lose nothing: the selected items, all else of a booking, and the wish for a time that frees up. */
export type Kept = 'items' | 'draft' | 'standby';

const keyOf = (what: Kept, businessId: string) => `greeter.booking.${what}.${businessId}`;

export function readKept<Value>(what: Kept, businessId: string, empty: Value): Value {
  return inSession((storage) => JSON.parse(storage.getItem(keyOf(what, businessId)) ?? 'null') as Value) ?? empty;
}

export const keep = (what: Kept, businessId: string, value: object): void | null =>
  inSession((storage) => storage.setItem(keyOf(what, businessId), JSON.stringify(value)));
