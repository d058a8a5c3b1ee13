import { takeAll } from '../../../core/access/take-all.js';
import type { Context } from '../../../core/context.js';
import { DAY_MS, HOUR_MS } from '../../../core/durations.js';
import { mailboxOf } from '../../../core/messages/mailbox.js';
import type { TextCause } from '../../../core/messages/text-caps.js';
import { pseudonym } from '../../../core/tokens.js';

/** News of appointments that one mailbox or phone gets from a business. */
const PER_ADDRESS_AND_HOUR = 20;
const PER_ADDRESS_AND_DAY = 50;
const PER_BUSINESS_AND_HOUR = 600;

/** Texts of a business in a day that customers of its booking bring about: codes, what they hear of their bookings, and of times that they wait for. */
export const TEXTS_PER_DAY = 500;

/** Of a text that customers bring about whose phone a code or link proved: only the caps of a day hold it back. */
export const PROVED_PHONE: TextCause = {
  session: null,
  isBraked: false,
  isProved: true,
  countsForHour: false,
  perDay: TEXTS_PER_DAY,
  partOfDay: null,
};

/** `isProved`: whether a code or the staff made sure of the mailbox; what was only typed uses up nothing of whose mailbox it is. */
type NewsAddress = { email: string; isProved: boolean } | { phone: string };

/** Counts news by mail, or by a text that the staff caused, if it may leave: nobody is flooded by somebody who adds and cancels appointments, or books and cancels by links. */
export function takeNews(context: Context, address: NewsAddress): Promise<boolean> {
  const { db, config, businessId } = context;
  const recipient = pseudonym(config.secret, 'email' in address ? mailboxOf(address.email) : address.phone);
  const kind = 'email' in address && !address.isProved ? 'typed' : 'address';
  const limits = [
    { key: `news-hour:${businessId}`, max: PER_BUSINESS_AND_HOUR, windowMs: HOUR_MS },
    { key: `news-${kind}-day:${businessId}:${recipient}`, max: PER_ADDRESS_AND_DAY, windowMs: DAY_MS },
    { key: `news-${kind}-hour:${businessId}:${recipient}`, max: PER_ADDRESS_AND_HOUR, windowMs: HOUR_MS },
  ];
  return takeAll(db, limits, context.now());
}
