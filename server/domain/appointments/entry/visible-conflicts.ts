import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { isVisible } from '../calendar/appointment-rows.js';

/** Those of the conflicts whose appointments the viewer may see. */
export async function visibleConflicts<Conflict extends { appointmentId: string | null }>(
  context: Context,
  conflicts: readonly Conflict[],
): Promise<Conflict[]> {
  const ids = conflicts.flatMap(({ appointmentId }) => appointmentId ?? []);
  const rows = await context.db.rows<{ id: string }>(
    sql`select a.id from appointment a where a.id = any(${ids}::bigint[]) and ${isVisible(context)}`,
  );
  const visible = new Set(rows.map(({ id }) => id));
  return conflicts.filter(({ appointmentId }) => appointmentId === null || visible.has(appointmentId));
}
