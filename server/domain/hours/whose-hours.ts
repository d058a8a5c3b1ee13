import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { Topic } from '../../core/topic.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';

/** Whose hours an operation reads or changes. */
export interface HoursOwner {
  /** Null for the business itself. */
  staffId: string | null;
  /** The screens that show them. */
  topic: Topic;
}

export const BUSINESS_HOURS: HoursOwner = { staffId: null, topic: BUSINESS_PAGE };

/** Rows of `business_hour` or `hours_exception` that are theirs. */
export const isTheirs = ({ staffId }: Pick<HoursOwner, 'staffId'>): Sql =>
  staffId === null ? sql`staff_id is null` : sql`staff_id = ${staffId}`;

/** The staff member of weekly hours. Throws NOT_FOUND, also for the business's own. */
export const staffOfHours = (context: Context, id: string): Promise<string> =>
  staffOf(context, sql`select staff_id from business_hour where id = ${idOf(id, 'Those hours')}`, 'Those hours');

/** The staff member of an exception. Throws NOT_FOUND, also for the business's own. */
export const staffOfException = (context: Context, id: string): Promise<string> =>
  staffOf(context, sql`select staff_id from hours_exception where id = ${idOf(id, 'That date')}`, 'That date');

async function staffOf({ db }: Context, statement: Sql, what: string): Promise<string> {
  const row = await db.row<{ staffId: string | null }>(statement);
  if (!row?.staffId) throw notFound(what);
  return row.staffId;
}
