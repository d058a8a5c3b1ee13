import type { CodeChannel } from '../../../schema.generated';
import type { BookingDraft } from '../booking-draft';

/** The variables of a hold, but for the business. */
export const inputOf = (draft: BookingDraft, channel: CodeChannel) => ({
  startsAt: draft.startsAt,
  parts: [{ staffId: draft.staffId, productIds: draft.items.map(({ id }) => id) }],
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  phone: draft.phone,
  email: draft.email.trim(),
  notes: draft.notes.trim() || null,
  channel,
});

export type HoldInput = ReturnType<typeof inputOf>;

/** Equal for equal wishes. */
export const wishOf = (input: HoldInput): string => JSON.stringify(input);
