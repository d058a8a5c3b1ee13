import { takeAll, type KeyedLimit } from '../../core/access/take-all.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { HOUR_MS } from '../../core/durations.js';
import { CHECK_IN_APPS } from '../check-in-app/check-in-app.sql.js';
import { ownCustomers, type OwnAddress } from '../customers/own-customers.js';
import { OWN_DATA_MESSAGE } from './own-data-message.js';

/** The part of the automatic texts of a business's day that strangers can use up here: a tenth. */
const PART = 10;
const MAILS_OF_BUSINESS = { max: 100, windowMs: HOUR_MS };

/** Sends a link that somebody asked for to the phone or e-mail address of a customer; others get nothing, and the link goes. */
export async function sendLink(context: Context, { linkId }: { linkId: string }): Promise<void> {
  const link = await context.db.row<OwnAddress>(sql`select phone, email from own_data_link where id = ${linkId}`);
  const [customer] = link ? await ownCustomers(context, link) : [];
  if (!customer) return forgetLink(context, { linkId });
  if (link!.phone !== null) await sendText(context, linkId, customer.phone);
  else if (await takeAll(context.db, mailLimits(context), context.now()))
    await context.send(OWN_DATA_MESSAGE, { to: { email: customer.email! }, subjectId: linkId, channel: 'email' });
}

async function sendText(context: Context, linkId: string, phone: string): Promise<void> {
  const app = await context.db.row<{ perDay: number }>(
    sql`select automatic_texts_per_day as per_day from ${CHECK_IN_APPS} a`,
  );
  const perDay = app?.perDay ?? 0;
  const cause = { session: null, isBraked: false, countsForHour: true, perDay, partOfDay: Math.ceil(perDay / PART) };
  await context.send(OWN_DATA_MESSAGE, { to: { phone }, subjectId: linkId, channel: 'text', cause });
}

const mailLimits = ({ businessId, config }: Context): KeyedLimit[] => [
  { key: 'own-data-mails:all', max: config.accountMailsPerHour, windowMs: HOUR_MS },
  { key: `own-data-mails:${businessId}`, ...MAILS_OF_BUSINESS },
];

/** Deletes a link. */
export async function forgetLink({ db }: Context, { linkId }: { linkId: string }): Promise<void> {
  await db.rows(sql`delete from own_data_link where id = ${linkId}`);
}
