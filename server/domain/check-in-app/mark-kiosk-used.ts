import type { Context } from '../../core/context.js';

const MARK = `update kiosk_device set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at <= $3)`;
const MINUTE_MS = 60 * 1000;

/** Notes that the calling kiosk is in use, at most once a minute. A step: it outlives whatever the operation does. */
export async function markKioskUsed(context: Context): Promise<void> {
  const { viewer } = context;
  if (viewer.kind !== 'kiosk') return;
  const now = context.now();
  const oldest = new Date(now.getTime() - MINUTE_MS);
  if (viewer.lastUsedAt && viewer.lastUsedAt > oldest) return;
  await context.preflight((db) => db.rows(MARK, [viewer.deviceId, now, oldest]));
}
