import { mailboxOf } from '../../../core/messages/mailbox.js';
import { pseudonym } from '../../../core/tokens.js';

/** A stand-in for the phone, as +12125550142, or the mailbox to which a link went: who opens the link has it. */
export const proofOf = (secret: string, { text, email }: { text?: string; email?: string }): string =>
  pseudonym(secret, email === undefined ? (text ?? '') : mailboxOf(email));
