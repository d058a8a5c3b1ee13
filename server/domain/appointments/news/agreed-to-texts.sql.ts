import { sql } from '../../../core/database/sql.js';
import { CONSENTS } from '../../../core/messages/message.sql.js';

/** Whether the customer `u` agreed to texts. */
export const agreedToTexts = sql`exists (
  select from ${CONSENTS} c where c.phone = u.phone and c.dial_code = u.dial_code and c.kind in ('granted', 'started'))`;
