import type { Context } from '../context.js';
import { claimAccountMail } from '../../domain/accounts/claim-account-mail.js';
import { claimPartyMessage } from '../../domain/check-ins/messages/claim-party-message.js';
import type { MailContent } from './compose-mail.js';
import type { MessageTemplate } from './message-template.js';
import type { PartyTemplate } from '../../domain/check-ins/messages/party-message.js';

export type ClaimedMessage =
  | ({ channel: 'email'; recipient: string } & MailContent)
  | { channel: 'text'; recipient: string; body: string }
  | { channel: 'call'; recipient: string; twiml: string }
  | InDoubtText;

/** A text of a run that never noted how it went: the provider may have it. */
export interface InDoubtText {
  channel: 'in-doubt text';
  recipient: string;
  body: string;
  claimedAt: Date;
}

/** `base` is the product's address for links, `number` the one that texts and calls come from. */
export interface ClaimFacts {
  base: string;
  number: string;
}

export interface ClaimedRow {
  [column: string]: unknown;
  id: string;
  template: MessageTemplate | PartyTemplate;
  channel: 'email' | 'text' | 'call';
  recipient: string;
  subjectId: string;
  checkInId: string | null;
  data: Record<string, string>;
  createdAt: Date;
}
interface AbandonedRow {
  [column: string]: unknown;
  channel: string;
  recipient: string;
  body: string | null;
  claimedAt: Date | null;
}

const CLAIM = `
  update message set status = 'sending', claimed_at = $2 where id = $1 and status = 'queued'
  returning id, template, channel, recipient, subject_id as "subjectId", check_in_id as "checkInId", data, created_at as "createdAt"`;
const ABANDONED = `select channel, recipient, body, claimed_at as "claimedAt" from message where id = $1 and status = 'sending' for update`;
const GIVE_UP = `
  update message set status = 'unknown', reason = 'The server or its database stopped while it was being sent', settled_at = $2 where id = $1 and status = 'sending'`;
const REQUEUE = `update message set status = 'queued' where id = $1 and status = 'sending' and claimed_at = $2 returning id`;

/**
 * Takes a queued message for sending and writes its words; null where there is nothing to send. One that is already being sent belongs to a run that died:
 * a text can be asked for, of a mail or call nobody can tell whether it left, and it is not sent again.
 */
export async function claimMessage(
  context: Context,
  messageId: string,
  facts: ClaimFacts,
): Promise<ClaimedMessage | null> {
  const claimed = await context.db.row<ClaimedRow>(CLAIM, [messageId, context.now()]);
  if (!claimed) return claimAbandoned(context, messageId);
  return claimed.checkInId === null
    ? claimAccountMail(context, claimed, facts)
    : claimPartyMessage(
        context,
        { ...claimed, checkInId: claimed.checkInId, template: claimed.template as PartyTemplate },
        facts,
      );
}

async function claimAbandoned(context: Context, messageId: string): Promise<ClaimedMessage | null> {
  const lost = await context.db.row<AbandonedRow>(ABANDONED, [messageId]);
  if (lost?.channel === 'text' && lost.body !== null && lost.claimedAt)
    return { channel: 'in-doubt text', recipient: lost.recipient, body: lost.body, claimedAt: lost.claimedAt };
  if (lost) await context.db.rows(GIVE_UP, [messageId, context.now()]);
  return null;
}

/** Puts a lost text back, once it is certain that it never left: claimed anew, it is held against state and consent anew. Of two runs at once, one gets it. */
export async function requeueInDoubt(context: Context, messageId: string, claimedAt: Date): Promise<boolean> {
  return (await context.db.row(REQUEUE, [messageId, claimedAt])) !== undefined;
}
