import { mailboxOf } from '../../../core/messages/mailbox.js';
import { pseudonym } from '../../../core/tokens.js';

/** A stand-in for the phone, as +12125550142, or the mailbox to which a link went: who opens the link has it. */
export const proofOf = (secret: string, { text, email }: { text?: string; email?: string }): string =>
  pseudonym(secret, email === undefined ? (text ?? '') : mailboxOf(email));

/** Those of a phone of ten digits, and of a mailbox: which of them proves a booking, the code that is typed decides. Sorted, as locks are taken in this order. */
export const proofsOf = (secret: string, { phone, email }: { phone: string; email: string | null }): string[] =>
  [proofOf(secret, { text: `+1${phone}` }), ...(email === null ? [] : [proofOf(secret, { email })])].sort();
