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

/** An answer to a request: its address is kept until it was sent. */
const defineAnswer = (room: 'erasureDone' | 'erasureDeclined'): MessageKind =>
  defineMessage<NoData, RequestSubject>({
    kind: room === 'erasureDone' ? 'erasure-done' : 'erasure-declined',
    class: 'transactional',
    about: 'erasure-request',
    load,
    gone: 'The request is gone',
    staleAfter: 7 * DAY_MS,
    languageOf: ({ language }) => languageOf(language),
    storesWords: false,
    forgetsRecipient: true,
    words(language: Language, { businessName, reason }) {
      const facts = { businessName: oneLine(businessName), reason: oneLine(reason) };
      const say = (name: 'text' | 'subject' | 'title' | 'paragraph'): string =>
        translate(language, `${room}.${name}`, facts);
      return {
        text: `${say('text')} ${translate(language, 'textEnd.stop')}`,
        mail: {
          subject: say('subject'),
          title: say('title'),
          paragraphs: [say('paragraph')],
          footnote: translate(language, 'ownDataMail.footnote', facts),
        },
      };
    },
  });

export const ERASURE_DONE = defineAnswer('erasureDone');
export const ERASURE_DECLINED = defineAnswer('erasureDeclined');

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
