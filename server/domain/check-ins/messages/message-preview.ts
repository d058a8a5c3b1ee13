import type { Context } from '../../../core/context.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { notFound } from '../../../core/Refusal.js';
import { requireFeature } from '../../../core/access/require-permission.js';
import { sql } from '../../../core/database/sql.js';
import { languageOf } from '../../../core/i18n/language.js';
import { mailText } from '../../../core/messages/mail-parts.js';
import { smsText, textParts } from '../../../core/messages/sms.js';
import { textEligibility } from '../../../core/messages/text-allowance.js';
import { asId } from '../entry/check-in-by-id.js';
import { JOIN_CUSTOMER, PARTY_EMAIL } from '../entry/check-in-rows.js';
import { placePath } from '../paths.js';
import { CALL_UP } from './kinds/call-up.js';
import { FEEDBACK_REQUEST } from './kinds/feedback-request.js';
import { HOST_TEXT } from './kinds/host-text.js';
import type { MessagePreviewArgs } from './message.inputs.js';
import { MessageAbout, type MessagePreview } from './message.types.js';
import { whyNotSent } from '../../../core/messages/why-not-sent.js';
import type { PartyWords } from './party-words.js';
import { hostWords } from './text-party.js';

const ABOUT = {
  [MessageAbout.CALL_UP]: { feature: 'call-up', kind: CALL_UP },
  [MessageAbout.FEEDBACK]: { feature: 'feedback', kind: FEEDBACK_REQUEST },
  [MessageAbout.HOST_TEXT]: { feature: null, kind: HOST_TEXT },
} as const;

interface SubjectRow {
  publicId: string;
  firstName: string;
  dialCode: string;
  phone: string;
  email: string | null;
  businessName: string;
  language: string;
}

/** The exact message that would be sent now about a visit, and why no text can. Throws INVALID_PLAN if the plan lacks it. */
export async function messagePreview(
  context: Context,
  { about, id, text: typed }: MessagePreviewArgs,
): Promise<MessagePreview> {
  const { feature, kind } = ABOUT[about];
  if (feature) requireFeature(context.viewer, feature);
  const subject = await context.db.row<SubjectRow>(sql`
    select c.public_id, c.language, u.first_name, u.dial_code, u.phone, ${PARTY_EMAIL} as email, b.name as business_name
    from check_in c ${JOIN_CUSTOMER}
    join ${OUR_BUSINESS} b on b.id = c.business_id
    where c.id = ${asId(id)} and c.deleted_at is null`);
  if (!subject) throw notFound('That check-in');
  const { firstName, dialCode, phone, email, businessName } = subject;
  const { why, left } = await textEligibility(context, `+${dialCode}${phone}`);
  const link = `${context.facts.origin}${placePath(subject.publicId)}`;
  const language = languageOf(subject.language);
  const facts = { ...subject, businessName, leftOut: [], link, text: hostWords(typed) };
  const words = kind.words(language, facts) as PartyWords;
  const text = smsText(words.text);
  return {
    firstName,
    phone,
    email,
    language,
    text,
    textParts: textParts(text),
    spoken: words.spoken ?? '',
    mailSubject: words.mail.subject,
    mailText: mailText(words.mail),
    textRefusal: why && `${whyNotSent(why, firstName)}.`,
    textsLeft: left,
  };
}
