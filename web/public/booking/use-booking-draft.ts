import { useCallback, useEffect, useState } from 'react';
import { draftOf, emptyDraft, type BookingDraft } from './booking-draft';
import { keep, readKept } from './kept-booking';

/** What a customer chose and typed at a business; kept in this tab until the booking is made. */
export function useBookingDraft(businessId: string) {
  const [draft, setDraft] = useState(emptyDraft);
  /** False until the script is here: what was typed before would be lost. */
  const [isReady, setIsReady] = useState(false);
  // After the first drawing, which is the server's.
  useEffect(() => {
    setDraft({ ...draftOf(readKept('draft', businessId, {})), items: readKept('items', businessId, emptyDraft.items) });
    setIsReady(true);
  }, [businessId]);
  useEffect(() => {
    if (!isReady) return;
    const { items, ...rest } = draft;
    keep('items', businessId, items);
    keep('draft', businessId, rest);
  }, [businessId, isReady, draft]);
  const change = useCallback((part: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...part })), []);
  return { draft, isReady, change };
}
