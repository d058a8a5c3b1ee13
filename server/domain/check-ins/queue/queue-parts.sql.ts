import { sql, type Sql } from '../../../core/database/sql.js';
import { OVERDUE_AT } from '../entry/check-in-rows.js';
import { QueuePart } from './queue.inputs.js';

/** What makes a check-in `c` belong to each part of its tab. */
export const partsAt = (now: Date): Record<QueuePart, Sql> => ({
  [QueuePart.WAITING]: sql`c.status = 'checked-in'`,
  [QueuePart.READY]: sql`c.status = 'ready'`,
  [QueuePart.OVERDUE]: sql`${OVERDUE_AT} < ${now}::timestamptz`,
  [QueuePart.REPLIES]: sql`c.reply is not null`,
});
