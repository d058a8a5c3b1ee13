import { useRef, useState } from 'react';
import { useRequest } from '../app-context';
import { emptyDraft, type BookingDraft } from '../booking/booking-draft';
import { failureKind, goneItemIds } from '../booking/booking-failure';
import { newKey } from '../http-request';
import type { Failure } from '../request';
import type { ChangeProps } from './change-props';
import { OwnBooking_AgainDocument, type OwnBooking_AgainMutation } from './own-booking.generated';

interface Gone {
  kind: 'items' | 'staff';
  names: string;
}

/** The same visit once more: what it was for and with whom is chosen already. */
export function useBookingAgain({ flow, booking, offer }: Pick<ChangeProps, 'flow' | 'booking' | 'offer'>) {
  const request = useRequest();
  const [draft, setDraft] = useState<BookingDraft>({
    ...emptyDraft,
    items: booking.products.map((item) => ({ ...item, price: null, durationMinutes: null })),
    staffId: offer.staff.some(({ id }) => id === booking.staffId) ? booking.staffId : null,
  });
  const [gone, setGone] = useState<Gone>();
  const [made, setMade] = useState<OwnBooking_AgainMutation['bookAgain']>();
  const change = (part: Partial<BookingDraft>) => {
    flow.dismiss();
    setDraft((before) => ({ ...before, ...part }));
  };
  /** Whose answer may be lost: the next press of the same asks with the same key. */
  const asked = useRef({ wish: '', key: '' });

  /** Takes what is gone out of the draft. Whether the refusal was of this kind. */
  function settle(refusal: Failure): boolean {
    const kind = failureKind(refusal);
    const ids = goneItemIds(refusal);
    const items = draft.items.filter(({ id }) => ids.includes(id));
    if (kind === 'itemGone' && items.length > 0) {
      setGone({ kind: 'items', names: items.map(({ name }) => name).join(', ') });
      change({ items: draft.items.filter((item) => !items.includes(item)), startsAt: '' });
    } else if (kind === 'staffGone' && draft.staffId !== null) {
      setGone({ kind: 'staff', names: offer.staff.find(({ id }) => id === draft.staffId)?.firstName ?? '' });
      change({ staffId: null, startsAt: '' });
    } else return false;
    return true;
  }

  const book = (startsAt = draft.startsAt) =>
    flow.run(async () => {
      const input = {
        startsAt,
        parts: [{ staffId: draft.staffId, productIds: draft.items.map(({ id }) => id) }],
        notes: draft.notes.trim() || null,
      };
      const wish = JSON.stringify(input);
      if (asked.current.wish !== wish) asked.current = { wish, key: newKey() };
      const variables = { token: flow.token, input };
      const { bookAgain } = await request(OwnBooking_AgainDocument, variables, { idempotencyKey: asked.current.key });
      setMade(bookAgain);
    }, settle);

  return { draft, change, gone, dismissGone: () => setGone(undefined), settle, book, made };
}
