import { takeAll, type KeyedLimit } from '../../core/access/take-all.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/durations.js';
import { mailboxOf } from '../../core/messages/mailbox.js';
import { pseudonym } from '../../core/tokens.js';
import { CHECK_IN_APPS } from '../check-in-app/check-in-app.sql.js';
import { ownCustomers, type OwnAddress } from '../customers/own-customers.js';
import { OWN_DATA_MESSAGE } from './own-data-message.js';

/** Who asked longer ago has gone elsewhere; the link would end before it says. */
const STALE_MS = 30 * MINUTE_MS;
/** The part of the automatic texts of a business's day that strangers can use up here: a tenth. */
const PART = 10;
const MAILS_OF_BUSINESS = { max: 30, windowMs: HOUR_MS };
/** To one phone or mailbox, from all businesses together. */
const TO_ADDRESS_AND_HOUR = { max: 3, windowMs: HOUR_MS };
const TO_ADDRESS_AND_DAY = { max: 10, windowMs: DAY_MS };

/** Sends a link that somebody asked for to the phone or e-mail address of a customer; others get nothing, and the link goes. */
export async function sendLink(context: Context, { linkId }: { linkId: string }): Promise<void> {
  const link = await context.db.row<OwnAddress>(sql`
    select phone, email from own_data_link where id = ${linkId} and created_at > ${new Date(context.now().getTime() - STALE_MS)}`);
  const [customer] = link ? await ownCustomers(context, link) : [];
  if (!customer) return forgetLink(context, { linkId });
  if (!(await takeAll(context.db, limitsOf(context, link!), context.now()))) {
    context.log.warn({ linkId }, 'a link to own data was not sent: its limit is reached');
    return forgetLink(context, { linkId });
  }
  if (link!.phone !== null) await sendText(context, linkId, customer.phone);
  else await context.send(OWN_DATA_MESSAGE, { to: { email: customer.email! }, subjectId: linkId, channel: 'email' });
}

async function sendText(context: Context, linkId: string, phone: string): Promise<void> {
  const app = await context.db.row<{ perDay: number }>(
    sql`select automatic_texts_per_day as per_day from ${CHECK_IN_APPS} a`,
  );
  const perDay = app?.perDay ?? 0;
  const cause = { session: null, isBraked: false, countsForHour: true, perDay, partOfDay: Math.ceil(perDay / PART) };
  await context.send(OWN_DATA_MESSAGE, { to: { phone }, subjectId: linkId, channel: 'text', cause });
}

function limitsOf({ businessId, config }: Context, { phone, email }: OwnAddress): KeyedLimit[] {
  const address = pseudonym(config.secret, phone ?? mailboxOf(email!));
  const ofMails = [
    { key: 'own-data-mails:all', max: config.accountMailsPerHour, windowMs: HOUR_MS },
    { key: `own-data-mails:${businessId}`, ...MAILS_OF_BUSINESS },
  ];
  return [
    ...(phone === null ? ofMails : []),
    { key: `own-data-to-hour:${address}`, ...TO_ADDRESS_AND_HOUR },
    { key: `own-data-to-day:${address}`, ...TO_ADDRESS_AND_DAY },
  ];
}

/** Deletes a link. */
export async function forgetLink({ db }: Context, { linkId }: { linkId: string }): Promise<void> {
  await db.rows(sql`delete from own_data_link where id = ${linkId}`);
}
