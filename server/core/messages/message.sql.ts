import { sql, type Sql } from '../database/sql.js';

/** Messages of the business with words and state. */
export const MESSAGES = sql`(select business_id, id, check_in_id, channel, status, reason, error_code, body, data from message)`;

/** Texts that customers sent to the business. */
export const TEXT_REPLIES = sql`(select business_id, id, check_in_id, body from text_reply)`;

/** Whether a later message of the same kind and subject is under way or delivered. */
export function isUnderWayOrArrived({
  kind,
  subjectId,
  after,
}: {
  kind: string;
  subjectId: string;
  after: string;
}): Sql {
  return sql`exists (
    select from message later
    where later.template = ${kind} and later.subject_id = ${subjectId} and later.id > ${after}
      and later.status in ('queued', 'sending', 'sent', 'delivered', 'unknown'))`;
}
