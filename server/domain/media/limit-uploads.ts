import { enforceRateLimit } from '../../core/access/rate-limit.js';
import type { Context } from '../../core/context.js';
import { HOUR_MS } from '../../core/durations.js';

/** Re-encoding is CPU-heavy; a shop that comes with a hundred items adds a photo to each. */
const UPLOADS = { max: 200, windowMs: HOUR_MS };

/** Counts an upload of the business, of one image or a few. Throws RATE_LIMITED. */
export async function limitUploads(context: Context): Promise<void> {
  await context.preflight((db) => enforceRateLimit(db, `upload:${context.businessId}`, UPLOADS, context.now()));
}
