import type { ReactNode } from 'react';
import type { ListRow } from '../keep-rows';
import type { PlacedArrivals } from './place-arrivals';
import type { ExpectedArrival } from './ArrivalRow';

/** What the list of the queue shows between its rows: who is expected for an appointment. Its script comes late. */
export interface ExpectedRows {
  isEmpty: boolean;
  /** Pixels that each takes. */
  height: number;
  place: (rows: readonly ListRow[], isLoadedToEnd: boolean) => PlacedArrivals<ExpectedArrival>;
  /** One under another from `top` pixels of the list on. */
  draw: (arrivals: readonly ExpectedArrival[], top: number) => ReactNode;
  /** A block before the list, or at its end. */
  drawBlock: (arrivals: readonly ExpectedArrival[], isEnd: boolean) => ReactNode;
  /** 'Appointment at 2:30 PM': what a staff member has next; null for nothing. */
  nextOf: (staffId: string) => string | null;
}
