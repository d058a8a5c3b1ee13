import { sql, type Sql } from '../database/sql.js';

/** Messages of the business with words and state. */
export const MESSAGES = sql`(
  select business_id, id, check_in_id, customer_id, template, channel, status, reason, error_code, body, data, created_at from message
)`;

/** Texts that customers sent to the business. */
export const TEXT_REPLIES = sql`(select business_id, id, check_in_id, body, at from text_reply)`;

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

/** Messages of a kind that wait to leave, about the subjects whose ids `subjects` selects. */
export const waitingAbout = (kind: string, subjects: Sql): Sql => sql`(
  select q.id, q.customer_id, q.channel, q.data from message q where q.subject_id in (${subjects}) and q.template = ${kind} and q.status = 'queued')`;

/** Whether the latest message of a kind about a subject, stand-ins included, did not arrive. */
export const isLost = (kind: string, subjectId: Sql): Sql => sql`coalesce((
  select m.status in ('dropped', 'undelivered', 'failed') from message m
  where m.subject_id = ${subjectId} and m.template = ${kind} order by m.id desc limit 1), false)`;

/** What the customer `customerId` was sent and what they wrote. `visits` selects the ids of their check-ins. */
export const messagesWith = (customerId: string, visits: Sql): Sql => sql`(
  select m.id, m.created_at as at, m.channel, m.body, false as is_theirs from message m
  where m.customer_id = ${customerId} and m.status in ('sent', 'delivered', 'undelivered', 'unknown')
  union all
  select m.id, m.created_at, m.channel, m.body, false from message m
  where m.check_in_id in (${visits}) and m.customer_id is null and m.status in ('sent', 'delivered', 'undelivered', 'unknown')
  union all
  select r.id, r.at, 'text', r.body, true from text_reply r where r.check_in_id in (${visits}))`;

/** What a phone agreed to, stopped and started, with the words shown to it. */
export const CONSENTS = sql`(select id, dial_code, phone, kind, source, wording, at from text_consent)`;
