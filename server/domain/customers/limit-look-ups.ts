import { attemptsOf, giveBackAttempts, recordAttempt, type Limit } from '../../core/access/rate-limit.js';
import { hasSharedSession, limitKey } from '../../core/access/viewer.js';
import type { Context } from '../../core/context.js';
import { HOUR_MS, MINUTE_MS } from '../../core/durations.js';

const TEN_MINUTES_MS = 10 * MINUTE_MS;
const PER_PHONE = { max: 30, windowMs: TEN_MINUTES_MS };
/** Of a kiosk, a host, or the older phones behind one address: more customers than anybody serves. */
const PER_DESK = { max: 600, windowMs: HOUR_MS };
/** Of the kiosks and hosts of a business together: more tokens open no more numbers. */
const PER_BUSINESS = { max: 3600, windowMs: HOUR_MS };
/** Of phones behind an address that have not checked in: a crowd that does is not counted, as large as it may be. */
const PER_BUSINESS_AND_ADDRESS = { max: 600, windowMs: TEN_MINUTES_MS };
const PER_ADDRESS = { max: 3000, windowMs: TEN_MINUTES_MS };

/** What an honest phone needs to check in: a wrong number, the right one, a name, and one more. */
const HONEST_LOOK_UPS = 4;

const addressKeys = ({ businessId, source }: Context): [atBusiness: string, anywhere: string] => [
  `persons:${businessId}:${source}`,
  `persons:address:${source}`,
];

const ownKey = ({ viewer, source, businessId }: Context, what: 'found' | 'added'): string =>
  `persons-${what}:${businessId}:${limitKey(viewer, source)}`;

/** A phone checked in: its address gets back the look-ups that this needed. */
export function giveBackLookUps(context: Context): void {
  const own = [ownKey(context, 'found'), ownKey(context, 'added')];
  giveBackAttempts(context.db, addressKeys(context), attemptsOf(own, HONEST_LOOK_UPS));
}

/** Counts a look-up of persons, or one added, so that nobody can enumerate phone numbers (ruling 1). Throws RATE_LIMITED. */
export async function limitLookUps(context: Context, what: 'found' | 'added'): Promise<void> {
  const { viewer, businessId } = context;
  const isDesk = viewer.kind === 'user' || viewer.kind === 'kiosk';
  const own: Limit = isDesk || hasSharedSession(viewer) ? PER_DESK : PER_PHONE;
  const refusal = await context.preflight(async (db) => {
    const now = context.now();
    const count = (key: string, limit: Limit) => recordAttempt(db, key, limit, now);
    const refused = await count(ownKey(context, what), own);
    if (refused) return refused;
    if (isDesk) return count(`persons:business:${businessId}`, PER_BUSINESS);
    const [atBusiness, anywhere] = addressKeys(context);
    return (await count(atBusiness, PER_BUSINESS_AND_ADDRESS)) ?? (await count(anywhere, PER_ADDRESS));
  });
  if (refusal) throw refusal;
}
