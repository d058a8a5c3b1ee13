import type { Context } from '../../../core/context.js';
import { notFound } from '../../../core/Refusal.js';
import { requireFeature } from '../../../core/access/require-permission.js';
import { partyLink, partyWords } from './party-words.js';
import { textEligibility } from './send-to-party.js';
import { asId } from '../queue/check-in-by-id.js';
import { MessageAbout, type MessagePreview } from './message.types.js';
import { whyNoText } from './party-message-answer.js';

const FEATURES = { [MessageAbout.CALL_UP]: 'call-up', [MessageAbout.FEEDBACK]: 'feedback' } as const;

interface SubjectRow {
  [column: string]: unknown;
  publicId: string;
  firstName: string;
  phone: string;
  email: string | null;
  businessName: string;
}

const SUBJECT = `
  select c.public_id as "publicId", u.first_name as "firstName", u.phone, u.email, b.name as "businessName"
  from check_in c join customer u on u.business_id = c.business_id and u.id = c.customer_id join business b on b.id = c.business_id
  where c.id = $1 and c.deleted_at is null`;

/** What would leave now about a visit, in the very words, and why no text can. What the plan would not let go is refused with INVALID_PLAN. */
export async function messagePreview(context: Context, about: MessageAbout, id: string): Promise<MessagePreview> {
  requireFeature(context.viewer, FEATURES[about]);
  const subject = await context.db.row<SubjectRow>(SUBJECT, [asId(id)]);
  if (!subject) throw notFound('That check-in');
  const { firstName, phone, email, businessName } = subject;
  const standing = await textEligibility(context, id);
  const words = partyWords(about, {
    businessName,
    firstName,
    link: partyLink(context.facts.origin, subject.publicId),
    text: '',
    minutes: '',
  });
  return {
    firstName,
    phone,
    email,
    text: words.text,
    spoken: words.spoken,
    mailSubject: words.mail.subject,
    mailText: words.mail.text,
    textRefusal: standing.why && `${whyNoText(standing.why, firstName)}.`,
    textsLeft: standing.left,
  };
}
