import { sql } from '../../../core/database/sql.js';
import type { LinkOfMessage } from './booking-link.js';
import { proofOf } from './proof-of.js';

/** Where messages about an appointment can go, and what its customer proved when they booked it. */
export interface Addresses {
  phone: string;
  /** Of the customer's record. */
  ownEmail: string | null;
  /** Whether it was the staff who entered it. */
  isVouched: boolean;
  /** What was typed when it was booked. */
  visitEmail: string | null;
  /** A pseudonym of the phone or mailbox that a code or a link proved; null of what the staff made. */
  proof: string | null;
}

/** The columns of them, of an appointment `a` and its customer `u`. */
export const ADDRESSES = sql`
  '+' || u.dial_code || u.phone as phone, u.email as own_email, not u.email_unproven as is_vouched, a.email as visit_email, a.proof`;

/** The mailbox for messages about an appointment: the one that booked it, else that of the record, else what was typed. */
export function mailboxFor(secret: string, { ownEmail, visitEmail, proof }: Addresses): string | null {
  const isProven = visitEmail !== null && proof === proofOf(secret, { email: visitEmail });
  return isProven ? visitEmail : (ownEmail ?? visitEmail);
}

/**
 * Whether who has an address may change the appointment by a link: what proved it, and what the staff entered, may. Anything else may be mistyped. Of what the
 * staff made nothing was proved.
 */
export function mayAct(
  secret: string,
  { ownEmail, isVouched, visitEmail, proof }: Addresses,
  { channel, sentTo }: Pick<LinkOfMessage, 'channel' | 'sentTo'>,
): boolean {
  if (proof === null || proof === sentTo) return true;
  const own = ownEmail === null ? null : proofOf(secret, { email: ownEmail });
  if (channel === 'email') return isVouched && own === sentTo;
  // Where a phone proved it and the record has another, the staff changed that.
  const isOfMailbox = proof === own || (visitEmail !== null && proof === proofOf(secret, { email: visitEmail }));
  return !isOfMailbox;
}
