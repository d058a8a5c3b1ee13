import { sql, type Sql } from '../../../core/database/sql.js';
import { QueuePart } from './queue.inputs.js';

/** What makes a check-in `c` belong to each part of its tab. */
export const partsAt = (now: Date): Record<QueuePart, Sql> => ({
  [QueuePart.WAITING]: sql`c.status = 'checked-in'`,
  [QueuePart.READY]: sql`c.status = 'ready'`,
  [QueuePart.OVERDUE]: sql`c.status = 'checked-in'
    and greatest(c.created_at + make_interval(mins => c.quote_high), c.hold_until) < ${now}::timestamptz`,
  [QueuePart.REPLIES]: sql`c.reply is not null`,
});
