import type { Context } from '../../core/context.js';
import type { ClaimedMessage, ClaimedRow, ClaimFacts } from '../../core/messages/claim-message.js';
import type { MessageTemplate } from '../../core/messages/message-template.js';
import { prepareMail } from '../../core/messages/prepare-mail.js';

interface SubjectRow {
  [column: string]: unknown;
  id: string;
  first_name: string;
  verified_at: Date | null;
  business_name: string;
}

const DROP = `update message set status = 'dropped', reason = $2, settled_at = $3 where id = $1`;
const SUBJECT = `
  select a.id, a.first_name, a.verified_at, b.name as business_name
  from account a, business b where a.id = $1 and b.id = current_setting('app.business_id')::bigint`;

/** A link that waited this long, say because the server was off, would surprise whoever asked for it. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** Writes a claimed mail about an account, or drops it: much may have happened since it was asked for. Its words are not kept, they hold links that sign in. */
export async function claimAccountMail(
  context: Context,
  { id, template: of, recipient, subjectId, createdAt }: ClaimedRow,
  { base }: ClaimFacts,
): Promise<ClaimedMessage | null> {
  const { db } = context;
  const now = context.now();
  const template = of as MessageTemplate;
  const subject = await db.row<SubjectRow>(SUBJECT, [subjectId]);
  const pointless = whyPointless(template, subject, now.getTime() - createdAt.getTime());
  if (pointless !== null || !subject) {
    await db.rows(DROP, [id, pointless, now]);
    return null;
  }
  const account = { id: subject.id, firstName: subject.first_name };
  return {
    channel: 'email',
    recipient,
    ...(await prepareMail[template]({ db, now, base, account, businessName: subject.business_name })),
  };
}

/** Why the mail need not leave any more, or null. */
function whyPointless(template: MessageTemplate, subject: SubjectRow | undefined, ageMs: number): string | null {
  if (!subject) return 'The account is gone';
  if (template === 'sign-up-link' && subject.verified_at) return 'The account is verified already';
  const isLink = template === 'sign-up-link' || template === 'password-link';
  return isLink && ageMs > STALE_MS ? 'It was asked for more than a day ago' : null;
}
