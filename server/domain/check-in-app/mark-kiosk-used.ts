import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { MINUTE_MS } from '../../core/durations.js';

/** Records the kiosk's last use, at most once a minute, in a preflight, so that it outlives a failed operation. */
export async function markKioskUsed(context: Context): Promise<void> {
  const { viewer } = context;
  if (viewer.kind !== 'kiosk') return;
  const now = context.now();
  const oldest = new Date(now.getTime() - MINUTE_MS);
  if (viewer.lastUsedAt && viewer.lastUsedAt > oldest) return;
  await context.preflight((db) =>
    db.rows(sql`
      update kiosk_device set last_used_at = ${now}
      where id = ${viewer.deviceId} and (last_used_at is null or last_used_at <= ${oldest})`),
  );
}
