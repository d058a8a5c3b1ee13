import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { lockBusiness } from '../../../core/database/lock-business.js';
import { sql } from '../../../core/database/sql.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { mailboxOf } from '../../../core/messages/mailbox.js';
import { grantConsent } from '../../../core/messages/text-consent.sql.js';
import { Refusal } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { findOrAddCustomer } from '../../customers/customer-of-handle.js';
import { findOrAddPerson } from '../../customers/persons.js';
import { channelOfCode } from '../booking/booking-code.js';
import { codeGivenBack, countTry, HOLD_MS } from '../booking/booking-limits.js';
import { CodeChannel } from '../booking/booking.types.js';
import { wrongCode } from '../booking/confirm-booking.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { CALENDAR } from '../topics.js';
import { FORGET_STANDBY } from './forget-standby.js';
import { ownStandby } from './own-standbys.js';
import { requireUnverified } from './require-standby.js';
import { standbyCodeOf } from './standby-code-message.js';
import { KEPT_MS, MAX_STANDBYS } from './standby-limits.js';
import { isInLine, lockStandby, type StandbyRow } from './standby-rows.js';
import { STANDBY_ADDED } from './standby-added-message.js';
import { endOfDates } from './time-of-day.js';
import { sendToStandby } from './send-to-standby.js';
import type { OwnStandby } from './standby.types.js';
import { scheduleOffers } from '../time/schedule-offers.js';

/** Puts a request in line with its code; repeating it answers the same. Throws INVALID_INPUT with the reason WRONG_CODE, CONFLICT with the reasons CODE_OVER and TOO_MANY_REQUESTS, RATE_LIMITED. */
export async function confirmStandby(context: Context, token: string, code: string): Promise<OwnStandby> {
  await countTry(context, hashToken(token));
  const standby = await lockStandby(context, token);
  const channel = channelOfCode(context.config.secret, standbyCodeOf(standby), { code, channels: standby.channels });
  if (channel === null) throw wrongCode();
  if (standby.verifiedAt === null) await join(context, standby, channel);
  return ownStandby(context, token);
}

async function join(context: Context, standby: StandbyRow, channel: CodeChannel): Promise<void> {
  requireUnverified(context, standby);
  const { db } = context;
  const { id, phone, firstName, lastName, language } = standby;
  await requireFew(context, standby, channel);
  const customer = await findOrAddCustomer(
    context,
    await findOrAddPerson(context, { dialCode: '1', phone, firstName, lastName }),
  );
  const now = context.now();
  const { timeZone } = await entrySettings(context);
  const endsAt = endOfDates(standby, timeZone);
  // A code by e-mail says nothing of whose phone it is.
  if (channel === CodeChannel.TEXT)
    db.send(
      grantConsent(sql`select '1'::text as dial_code, ${phone}::text as phone`, {
        source: 'phone',
        wording: translate(languageOf(language), 'standby.textConsent'),
        at: now,
      }),
    );
  db.send(sql`
    update standby set verified_at = ${now}, customer_id = ${customer.id}, channel = ${channel}, ends_at = ${endsAt} where id = ${id}`);
  context.enqueue(
    FORGET_STANDBY,
    { standbyId: id },
    { key: `forget-standby:${id}`, runAt: new Date(endsAt.getTime() + KEPT_MS) },
  );
  // What is free already, and what is held by now, may fit too.
  scheduleOffers(context);
  scheduleOffers(context, new Date(now.getTime() + HOLD_MS));
  db.send(codeGivenBack(context));
  await sendToStandby(context, STANDBY_ADDED, { ...standby, channel, customerId: customer.id });
  context.tick(CALENDAR);
}

/**
 * Counts what the same phone or mailbox proved: a phone that somebody else typed counts for nobody, and each code counts against the network address. Locked, as two
 * may be confirmed at once.
 */
async function requireFew(context: Context, { phone, email }: StandbyRow, channel: CodeChannel): Promise<void> {
  const { db } = context;
  const isByText = channel === CodeChannel.TEXT;
  const proved = isByText ? phone : mailboxOf(email!);
  lockBusiness(context, `standby:${proved}`);
  const rows = await db.rows<{ phone: string; email: string | null }>(sql`
    select s.phone, s.email from standby s
    where ${isInLine(context.now())} and s.channel = ${channel} and (${!isByText}::boolean or s.phone = ${phone})`);
  const same = rows.filter((row) => isByText || (row.email !== null && mailboxOf(row.email) === proved));
  if (same.length < MAX_STANDBYS) return;
  throw new Refusal(ErrorCode.CONFLICT, 'You wait for three times already.', {
    details: { reason: RefusalReason.TOO_MANY_REQUESTS },
  });
}
