import { recordAttempt } from '../../core/access/rate-limit.js';
import { limitKey } from '../../core/access/viewer.js';
import type { Context } from '../../core/context.js';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const PER_CALLER = { max: 30, windowMs: TEN_MINUTES_MS };
/** A kiosk serves one customer after the other: 80 in ten minutes, each looked up and added. */
const PER_KIOSK = { max: 240, windowMs: TEN_MINUTES_MS };
/** Several kiosks and 150 phones of customers may share one address. */
const PER_ADDRESS = { max: 600, windowMs: TEN_MINUTES_MS };

/** Counts a look-up of persons, so that nobody can enumerate phone numbers (ruling 1). Throws RATE_LIMITED. */
export async function limitLookUps(context: Context): Promise<void> {
  const { viewer, source, businessId } = context;
  const refusal = await context.preflight(async (db) => {
    const now = context.now();
    return (
      (await recordAttempt(
        db,
        `persons:${businessId}:${limitKey(viewer, source)}`,
        viewer.kind === 'kiosk' ? PER_KIOSK : PER_CALLER,
        now,
      )) ?? (await recordAttempt(db, `persons:address:${source}`, PER_ADDRESS, now))
    );
  });
  if (refusal) throw refusal;
}
