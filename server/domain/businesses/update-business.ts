import { IANAZone } from 'luxon';
import { audit } from '../../core/access/audit.js';
import { signLoginToken } from '../../core/access/sessions.js';
import type { Context } from '../../core/context.js';
import { requireVersion } from '../../core/require-version.js';
import { sql } from '../../core/database/sql.js';
import { ownPhone } from '../../core/messages/own-phone.js';
import { oneLine } from '../../core/names.js';
import { everyCheck, invalid } from '../../core/Refusal.js';
import { cleanRichText } from '../../core/rich-text.js';
import { businessProfile, lockBusinessProfile } from './business-profile.js';
import type { UpdateBusinessInput } from './business.inputs.js';
import type { BusinessProfile, SavedBusiness } from './business.types.js';
import { countNameChange } from './count-name-change.js';
import { learnWords } from './learn-words.js';
import { noteFreeTime } from './note-free-time.js';
import { BUSINESS_PAGE } from './topics.js';
import { vanityNameOf } from './vanity-name.js';
import { takeVanityName } from './vanity-names.js';

interface Save {
  /** Null where the last save wins. */
  version: number | null;
  input: UpdateBusinessInput;
}

/**
 * Saves the profile of the business. Throws INVALID_INPUT; CONFLICT for the name of another one's page or an eleventh one; RATE_LIMITED for too many tries a day; STALE with
 * the current profile in `details.current`.
 */
export async function updateBusiness(context: Context, { version, input }: Save): Promise<SavedBusiness> {
  const changes = checked(context, input);
  if (changes.vanityName) await countNameChange(context, changes.vanityName);
  const before = await lockBusinessProfile(context);
  requireVersion(version, before, { type: 'BusinessProfile', name: 'the profile' });
  const after = { ...before, ...changes };
  if (after.vanityName && after.vanityName !== before.vanityName)
    await takeVanityName(context, after.vanityName, after);
  const { db } = context;
  db.send(sql`
    update business
    set name = ${after.name}, address = ${after.address}, city = ${after.city}, state = ${after.state}, zip = ${after.zip}, phone = ${after.phone},
        vanity_name = ${after.vanityName}, booking_interval = ${after.bookingInterval}, time_zone = ${after.timeZone}, version = version + 1
    where id = ${before.id}`);
  db.send(sql`update business_page set about = ${after.about}`);
  learnWords(db, before.id);
  const fields = Object.keys(changes).filter((name) => hasChanged(name as keyof BusinessProfile, before, after));
  await audit(context, 'business.update', { subject: `business:${before.id}`, fields });
  if (fields.includes('timeZone') || fields.includes('bookingInterval')) noteFreeTime(context);
  context.tick(BUSINESS_PAGE);
  return {
    profile: await businessProfile(context),
    loginToken: after.name === before.name ? null : await renamedToken(context),
  };
}

const hasChanged = (name: keyof BusinessProfile, before: BusinessProfile, after: BusinessProfile): boolean =>
  before[name] !== after[name];

/** A login token names the business. */
const renamedToken = ({ db, config, user }: Context): Promise<string> =>
  signLoginToken(db, config.secret, { id: user.sessionId, ...user });

/** What the form changes, each value as it is stored; everything that is wrong is refused at once. */
function checked(context: Context, input: UpdateBusinessInput): Partial<BusinessProfile> {
  const [phone, vanityName, about, timeZone] = everyCheck(
    () => (isGiven(input.phone) ? ownPhone(context, input.phone, { tollFree: true }) : undefined),
    () => (isGiven(input.vanityName) ? vanityNameOf(input.vanityName) : undefined),
    () => (isGiven(input.about) ? cleanRichText(input.about, 'about') : undefined),
    () => (isGiven(input.timeZone) ? zoneOf(input.timeZone) : undefined),
  );
  const { name, address, city, state, zip, bookingInterval } = input;
  const values = {
    name: name && oneLine(name),
    address: address && oneLine(address),
    city: city && oneLine(city),
    state,
    zip: zip?.trim(),
    phone,
    about,
    bookingInterval,
    timeZone,
  };
  return {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => isGiven(value))),
    ...(vanityName !== undefined && { vanityName }),
  };
}

const isGiven = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

function zoneOf(timeZone: string): string {
  if (!IANAZone.isValidZone(timeZone)) throw invalid('timeZone', 'Please choose a time zone.');
  return timeZone;
}
