import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { Refusal } from '../../core/Refusal.js';
import { MAX_STAFF } from './limits.js';

/** Throws CONFLICT if the business has too many live staff members. The caller holds their lock. */
export async function requireStaffSize({ db }: Context): Promise<void> {
  const { used } = (await db.row<{ used: number }>(
    sql`select count(*)::int as used from staff where archived_at is null`,
  ))!;
  if (used > MAX_STAFF)
    throw new Refusal(
      ErrorCode.CONFLICT,
      `A business has at most ${MAX_STAFF.toLocaleString('en-US')} staff members. Archive some of them first.`,
      {
        details: { max: MAX_STAFF },
      },
    );
}
