import { sql } from '../database/sql.js';

/** Messages of the business: what they said and where they stand. */
export const MESSAGES = sql`(select business_id, id, check_in_id, channel, status, body, data from message)`;

/** Texts that customers sent to the business. */
export const TEXT_REPLIES = sql`(select business_id, id, check_in_id, body from text_reply)`;
