import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { isId } from '../../core/ids.js';
import { lockStaff } from './lock-staff.js';

interface ArchivedMember {
  id: string;
  archivedAt: Date;
}

/** Those of some staff members who were archived after a moment, and are so until the operation changes it. */
export function archivedSince(context: Context, ids: readonly string[], since: Date): Promise<ArchivedMember[]> {
  lockStaff(context);
  return context.db.rows<ArchivedMember>(
    sql`select id, archived_at from staff where id = any(${ids.filter(isId)}::bigint[]) and archived_at > ${since}`,
  );
}
