import type { Db } from '../database/transaction.js';
import type { MailContent } from './compose-mail.js';
import type { MessageTemplate } from './message-template.js';
import { prepareMail } from './prepare-mail.js';

export interface ClaimedMail extends MailContent { recipient: string }

type ClaimedRow = { template: MessageTemplate; recipient: string; subject_id: string; created_at: Date };
type SubjectRow = { id: string; first_name: string; verified_at: Date | null; business_name: string };

const CLAIM = `update message set status = 'sending' where id = $1 and status = 'queued' returning template, recipient, subject_id, created_at`;
const ABANDONED = `update message set status = 'unknown', reason = 'The server or its database stopped while it was being sent' where id = $1 and status = 'sending'`;
const DROP = `update message set status = 'dropped', reason = $2 where id = $1`;
const SUBJECT = `
  select a.id, a.first_name, a.verified_at, b.name as business_name
  from account a, business b where a.id = $1 and b.id = current_setting('app.business_id')::bigint`;

/** A link that waited this long, say because the server was off, would surprise whoever asked for it. */
const STALE_MS = 24 * 60 * 60 * 1000;

/**
 * Takes a queued message for sending and writes its mail; null where there is nothing to send. One that is already being sent belongs
 * to a run that died: whether it left is unknown, and it is not sent again. `base` is the product's address for links.
 */
export async function claimMessage(db: Db, messageId: string, { base, now }: { base: string; now: Date }): Promise<ClaimedMail | null> {
  const claimed = await db.row<ClaimedRow>(CLAIM, [messageId]);
  if (!claimed) {
    await db.rows(ABANDONED, [messageId]);
    return null;
  }
  const subject = await db.row<SubjectRow>(SUBJECT, [claimed.subject_id]);
  const pointless = whyPointless(claimed, subject, now);
  if (pointless !== null || !subject) {
    await db.rows(DROP, [messageId, pointless]);
    return null;
  }
  const account = { id: subject.id, firstName: subject.first_name };
  const content = await prepareMail[claimed.template]({ db, now, base, account, businessName: subject.business_name });
  return { ...content, recipient: claimed.recipient };
}

/** Why the mail need not leave any more, or null: much may have happened since it was asked for. */
function whyPointless({ template, created_at }: ClaimedRow, subject: SubjectRow | undefined, now: Date): string | null {
  if (!subject) return 'The account is gone';
  if (template === 'sign-up-link' && subject.verified_at) return 'The account is verified already';
  const isLink = template === 'sign-up-link' || template === 'password-link';
  if (isLink && now.getTime() - created_at.getTime() > STALE_MS) return 'It was asked for more than a day ago';
  return null;
}
