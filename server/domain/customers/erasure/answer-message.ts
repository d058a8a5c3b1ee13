import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { defineMessage, type MessageKind, type NoData } from '../../../core/messages/define-message.js';
import { oneLine } from '../../../core/names.js';
import { forgetAddress, type ClosedRequest } from './request-rows.js';

interface RequestSubject {
  language: string;
  reason: string;
}

const load = async ({ db }: Context, { subjectId }: { subjectId: string }): Promise<RequestSubject | null> =>
  (await db.row<RequestSubject>(sql`select language, reason from erasure_request where id = ${subjectId}`)) ?? null;

type Part = 'text' | 'subject' | 'title' | 'paragraph';
type Say = (language: Language, part: Part, facts: { businessName: string; reason: string }) => string;

/** An answer to a request: its address is kept until it was sent. */
const defineAnswer = (kind: string, say: Say): MessageKind =>
  defineMessage<NoData, RequestSubject>({
    kind,
    class: 'transactional',
    about: 'erasure-request',
    load,
    gone: 'The request is gone',
    staleAfter: 7 * DAY_MS,
    languageOf: ({ language }) => languageOf(language),
    storesWords: false,
    takesNoReply: true,
    forgetsRecipient: true,
    words(language, { businessName, reason }) {
      const facts = { businessName: oneLine(businessName), reason: oneLine(reason) };
      return {
        text: `${say(language, 'text', facts)} ${translate(language, 'textEnd.stop')}`,
        mail: {
          subject: say(language, 'subject', facts),
          title: say(language, 'title', facts),
          paragraphs: [say(language, 'paragraph', facts)],
          footnote: translate(language, 'ownDataMail.footnote', facts),
        },
      };
    },
  });

export const ERASURE_DONE = defineAnswer('erasure-done', (language, part, facts) =>
  translate(language, `erasureDone.${part}`, facts),
);
export const ERASURE_DECLINED = defineAnswer('erasure-declined', (language, part, facts) =>
  translate(language, `erasureDeclined.${part}`, facts),
);

/** Answers a request at the address it came from, which is forgotten then. */
export async function sendAnswer(
  context: Context,
  kind: MessageKind,
  { id, phone, email }: ClosedRequest,
): Promise<void> {
  await forgetAddress(context, id);
  if (phone !== null)
    await context.send(kind, { to: { phone: `+1${phone}` }, subjectId: id, channel: 'text', cause: 'staff' });
  else if (email !== null) await context.send(kind, { to: { email }, subjectId: id, channel: 'email' });
}
