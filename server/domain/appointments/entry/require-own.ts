import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { Refusal } from '../../../core/Refusal.js';
import { isOwn, isVisible } from '../calendar/appointment-rows.js';

/** Throws FORBIDDEN in the role Staff for an appointment that they see but do not do, as an event for everybody; NOT_FOUND for what is no id. */
export async function requireOwn(context: Context, id: string): Promise<void> {
  const row = await context.db.row<{ isOwn: boolean }>(sql`
    select ${isOwn(context)} as is_own from appointment a where a.id = ${idOf(id, 'That appointment')} and ${isVisible(context)}`);
  if (row && !row.isOwn) throw new Refusal(ErrorCode.FORBIDDEN, 'In your role you change your own appointments only.');
}
