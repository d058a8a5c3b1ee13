import { recordAttempt, type Limit } from '../../core/access/rate-limit.js';
import { hasSharedSession, limitKey } from '../../core/access/viewer.js';
import type { Context } from '../../core/context.js';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const PER_PHONE = { max: 30, windowMs: TEN_MINUTES_MS };
/** Of a kiosk, a host, or the older phones behind one address: more customers than anybody serves. */
const PER_DESK = { max: 600, windowMs: HOUR_MS };
/** Of the kiosks and hosts of a business together: more tokens open no more numbers. */
const PER_BUSINESS = { max: 3600, windowMs: HOUR_MS };
/** At one business 150 customers' phones may share an address; a carrier's has those of several businesses. */
const PER_BUSINESS_AND_ADDRESS = { max: 600, windowMs: TEN_MINUTES_MS };
const PER_ADDRESS = { max: 3000, windowMs: TEN_MINUTES_MS };

/** Counts a look-up of persons, or one added, so that nobody can enumerate phone numbers (ruling 1). Throws RATE_LIMITED. */
export async function limitLookUps(context: Context, what: 'found' | 'added'): Promise<void> {
  const { viewer, source, businessId } = context;
  const isDesk = viewer.kind === 'user' || viewer.kind === 'kiosk';
  const own: Limit = isDesk || hasSharedSession(viewer) ? PER_DESK : PER_PHONE;
  const refusal = await context.preflight(async (db) => {
    const now = context.now();
    const count = (key: string, limit: Limit) => recordAttempt(db, key, limit, now);
    const refused = await count(`persons-${what}:${businessId}:${limitKey(viewer, source)}`, own);
    if (refused) return refused;
    if (isDesk) return count(`persons:business:${businessId}`, PER_BUSINESS);
    return (
      (await count(`persons:${businessId}:${source}`, PER_BUSINESS_AND_ADDRESS)) ??
      (await count(`persons:address:${source}`, PER_ADDRESS))
    );
  });
  if (refusal) throw refusal;
}
