import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { languageOf } from '../../../core/i18n/language.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { bookingCode } from '../booking/booking-code.js';
import { codeWords } from '../booking/code-words.js';
import type { CodeChannel } from '../booking/booking.types.js';
import { HOLD_MS } from '../booking/booking-limits.js';

/** How it goes out. */
interface CodeData {
  by: CodeChannel;
}

interface CodeSubject {
  language: string;
  code: string;
  isOver: boolean;
}

/** Codes of requests are other ones than those of holds. */
export const codeSource = ({ id, salt }: { id: string; salt: string }) => ({ holdId: `standby ${id}`, salt });

/** The code of a request for a freed time. Its words are not stored; nor is where it went, once it was sent. */
export const STANDBY_CODE = defineMessage<CodeData, CodeSubject>({
  kind: 'standby-code',
  class: 'one-time',
  about: 'standby-code',
  load: async (context: Context, { subjectId, data }) => {
    const row = await context.db.row<{
      id: string;
      salt: string;
      language: string;
      isVerified: boolean;
      endsAt: Date;
    }>(
      sql`select id, salt, language, verified_at is not null as is_verified, ends_at from standby where id = ${subjectId}`,
    );
    if (!row) return null;
    return {
      language: row.language,
      code: bookingCode(context.config.secret, codeSource(row), data.by),
      isOver: row.isVerified || row.endsAt <= context.now(),
    };
  },
  gone: 'The request is gone',
  isPointless: ({ isOver }) => isOver && 'The code was typed, or is not good any more',
  staleAfter: HOLD_MS,
  languageOf: ({ language }) => languageOf(language),
  storesWords: false,
  takesNoReply: true,
  forgetsRecipient: true,
  words: (language, subject) =>
    codeWords(
      language,
      {
        text: 'standbyCode.text',
        subject: 'standbyCode.subject',
        paragraph: 'standbyCode.paragraph',
        footnote: 'standbyCode.footnote',
      },
      subject,
    ),
});
