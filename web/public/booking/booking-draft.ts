import type { CodeChannel } from '../../schema.generated';
import type { VisitItem } from './kept-booking';
import type { Booking_ConfirmMutation, BookingHoldFactsFragment } from './hold.generated';

export interface Hold extends BookingHoldFactsFragment {
  /** Until when it lasts by this device's clock, in epoch milliseconds. */
  until: number;
  wrongCodes: number;
  /** What was held, and for whom: `wishOf` of its draft. */
  wish: string;
}

type Booking = Booking_ConfirmMutation['confirmBooking'] & {
  /** Whether an e-mail address was typed. */
  hasEmail: boolean;
};

/** All that a customer chose and typed. Empty texts where nothing was. */
export interface BookingDraft {
  items: VisitItem[];
  /** Null for anyone. */
  staffId: string | null;
  /** As in 2026-12. */
  month: string;
  /** As in 2026-12-25. */
  date: string;
  /** An instant. */
  startsAt: string;
  notes: string;
  firstName: string;
  lastName: string;
  /** Digits. */
  phone: string;
  email: string;
  /** Null until it was chosen: by text where there are texts. */
  channel: CodeChannel | null;
  hold: Hold | null;
  booking: Booking | null;
}

export const emptyDraft: BookingDraft = {
  items: [],
  staffId: null,
  month: '',
  date: '',
  startsAt: '',
  notes: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  channel: null,
  hold: null,
  booking: null,
};

/** What is kept, over an empty draft: of what an older page may have written, only what still has its kind. */
export function draftOf(kept: Partial<Record<keyof BookingDraft, unknown>>): BookingDraft {
  const draft = { ...emptyDraft };
  for (const name of Object.keys(emptyDraft) as (keyof BookingDraft)[])
    if (emptyDraft[name] === null || typeof kept[name] === typeof emptyDraft[name])
      draft[name] = (kept[name] ?? emptyDraft[name]) as never;
  return draft;
}
