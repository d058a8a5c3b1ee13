import { sql } from '../../../core/database/sql.js';
import type { CodeSource } from '../booking/booking-code.js';
import { defineCodeMessage } from '../booking/define-code-message.js';

/** Codes of requests are other ones than those of holds with the same id. */
export const standbyCodeOf = ({ id, salt }: CodeSource): CodeSource => ({ id: `standby ${id}`, salt });

/** The code of a request for a freed time. */
export const STANDBY_CODE = defineCodeMessage({
  kind: 'standby-code',
  about: 'standby-code',
  source: (id, now) => sql`
    select id, salt, language, verified_at is not null or ends_at <= ${now} as is_over from standby where id = ${id}`,
  codeOf: standbyCodeOf,
  gone: 'The request is gone',
  over: 'The code was typed, or is not good any more',
  words: {
    text: 'standbyCode.text',
    subject: 'standbyCode.subject',
    paragraph: 'standbyCode.paragraph',
    footnote: 'standbyCode.footnote',
  },
});
