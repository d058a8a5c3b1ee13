import type { Sql } from '../../../core/database/sql.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { defineMessage, type MessageKind } from '../../../core/messages/define-message.js';
import { oneLine } from '../../../core/names.js';
import { bookingCode, type CodeSource } from './booking-code.js';
import { HOLD_MS } from './booking-limits.js';
import type { CodeChannel } from './booking.types.js';

/** How it goes out. */
interface CodeData {
  by: CodeChannel;
}

interface CodeSubject {
  language: string;
  code: string;
  isOver: boolean;
}

interface Keys {
  text: 'bookingCode.text' | 'standbyCode.text';
  subject: 'bookingCode.subject' | 'standbyCode.subject';
  paragraph: 'bookingCode.paragraph' | 'standbyCode.paragraph';
  footnote: 'bookingCode.footnote' | 'standbyCode.footnote';
}

interface CodeMessage {
  kind: 'booking-code' | 'standby-code';
  about: string;
  /** What the code is for, as a statement reads it: `id`, `salt` and `language`, and whether no code is needed any more, as `is_over`. */
  source: (id: string, now: Date) => Sql;
  /** Its id as codes are made of it. */
  codeOf?: (source: CodeSource) => CodeSource;
  gone: string;
  over: string;
  words: Keys;
}

/** The message with a code. Its words are not stored; nor is where it went, once it was sent. */
export const defineCodeMessage = (message: CodeMessage): MessageKind<CodeData> =>
  defineMessage<CodeData, CodeSubject>({
    kind: message.kind,
    class: 'one-time',
    about: message.about,
    load: async (context, { subjectId, data }) => {
      const row = await context.db.row<CodeSource & { language: string; isOver: boolean }>(
        message.source(subjectId, context.now()),
      );
      if (!row) return null;
      const source = message.codeOf?.(row) ?? row;
      return { ...row, code: bookingCode(context.config.secret, source, data.by) };
    },
    gone: message.gone,
    isPointless: ({ isOver }) => isOver && message.over,
    staleAfter: HOLD_MS,
    languageOf: ({ language }) => languageOf(language),
    storesWords: false,
    takesNoReply: true,
    forgetsRecipient: true,
    words: (language, subject) => codeWords(language, message.words, subject),
  });

function codeWords(language: Language, keys: Keys, { businessName, code }: { businessName: string; code: string }) {
  const facts = { businessName: oneLine(businessName), code };
  return {
    text: translate(language, keys.text, facts),
    mail: {
      subject: translate(language, keys.subject, facts),
      title: translate(language, 'bookingCode.title', facts),
      paragraphs: [translate(language, keys.paragraph, facts)],
      footnote: translate(language, keys.footnote, facts),
    },
  };
}
