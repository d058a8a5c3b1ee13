import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { languageOf } from '../../../core/i18n/language.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { bookingCode } from './booking-code.js';
import { codeWords } from './code-words.js';
import type { CodeChannel } from './booking.types.js';
import { HOLD_MS } from './booking-limits.js';

/** How it goes out. */
interface CodeData {
  by: CodeChannel;
}

interface CodeSubject {
  id: string;
  salt: string;
  language: string;
  code: string;
  isOver: boolean;
}

/** The code of a hold. Its words are not stored; nor is where it went, once it was sent. */
export const BOOKING_CODE = defineMessage<CodeData, CodeSubject>({
  kind: 'booking-code',
  class: 'one-time',
  about: 'booking-hold',
  load: async (context: Context, { subjectId, data }) => {
    const row = await context.db.row<
      Omit<CodeSubject, 'code' | 'isOver'> & { expiresAt: Date; appointmentId: string | null }
    >(sql`select id, salt, language, expires_at, appointment_id from booking_hold where id = ${subjectId}`);
    if (!row) return null;
    const { expiresAt, appointmentId, ...hold } = row;
    return {
      ...hold,
      code: bookingCode(context.config.secret, { holdId: row.id, salt: row.salt }, data.by),
      isOver: appointmentId !== null || expiresAt <= context.now(),
    };
  },
  gone: 'The hold is gone',
  isPointless: ({ isOver }) => isOver && 'The time is booked, or not held any more',
  staleAfter: HOLD_MS,
  languageOf: ({ language }) => languageOf(language),
  storesWords: false,
  takesNoReply: true,
  forgetsRecipient: true,
  words: (language, subject) =>
    codeWords(
      language,
      {
        text: 'bookingCode.text',
        subject: 'bookingCode.subject',
        paragraph: 'bookingCode.paragraph',
        footnote: 'bookingCode.footnote',
      },
      subject,
    ),
});
