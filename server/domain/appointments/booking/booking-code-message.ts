import { sql } from '../../../core/database/sql.js';
import { defineCodeMessage } from './define-code-message.js';

/** The code of a hold. */
export const BOOKING_CODE = defineCodeMessage({
  kind: 'booking-code',
  about: 'booking-hold',
  source: (id, now) => sql`
    select id, salt, language, appointment_id is not null or expires_at <= ${now} as is_over from booking_hold where id = ${id}`,
  gone: 'The hold is gone',
  over: 'The time is booked, or not held any more',
  words: {
    text: 'bookingCode.text',
    subject: 'bookingCode.subject',
    paragraph: 'bookingCode.paragraph',
    footnote: 'bookingCode.footnote',
  },
});
