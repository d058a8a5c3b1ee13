import type { Context } from '../context.js';
import { sql, type Sql } from '../database/sql.js';
import { handleUndelivered } from './handle-undelivered.js';
import { STOPPABLE_CLASSES } from './message-classes.js';
import { refundTextAllowance } from './text-allowance.js';
import { phoneParts } from './text-eligibility.js';

/** How the app learned it. `provider`: it refused a text because of an earlier STOP. */
type ConsentSource = 'reply' | 'provider';

export interface OptOutOfPhone {
  /** Sender number of the texts. */
  number: string;
  phone: string;
  source: ConsentSource;
}

/** Locks the row first: a text claimed at the same time leaves before this, or not at all. */
const stopSender = (number: string, phone: string, now: Date): Sql => sql`
  insert into sender as s (number, phone, stopped_at) values (${number}, ${phone}, ${now})
  on conflict (number, phone) do update set stopped_at = coalesce(s.stopped_at, excluded.stopped_at)`;

const startSender = (number: string, phone: string): Sql =>
  sql`update sender set stopped_at = null where number = ${number} and phone = ${phone}`;

function noteConsent(e164: string, kind: 'stopped' | 'started', source: ConsentSource, now: Date): Sql {
  const { dialCode, phone } = phoneParts(e164);
  return sql`
    insert into text_consent (dial_code, phone, kind, source, at)
    select ${dialCode}, ${phone}, ${kind}, ${source}, ${now}::timestamptz
    where coalesce((
      select kind from text_consent
      where dial_code = ${dialCode} and phone = ${phone} and kind <> 'granted' order by id desc limit 1
    ), 'started') <> ${kind}`;
}

/** Stops all texts from this number to this phone, of every business, until START. Drops queued ones now; those of other businesses when claimed. */
export async function stopTexts(context: Context, { number, phone, source }: OptOutOfPhone): Promise<void> {
  const { db } = context;
  const now = context.now();
  db.send(stopSender(number, phone, now));
  db.send(noteConsent(phone, 'stopped', source, now));
  // Locked messages are being claimed, and see the stop once it is committed.
  const dropped = await db.rows<{ id: string }>(sql`
    update message set status = 'dropped', reason = 'The customer stopped texts', settled_at = ${now}
    where id in (
      select id from message
      where recipient = ${phone} and status = 'queued' and channel in ('text', 'call') and class = any(${STOPPABLE_CLASSES})
      for update skip locked
    ) returning id`);
  for (const { id } of dropped) await handleUndelivered(context, id);
  for (const { id } of dropped) refundTextAllowance(context, id);
}

/** The customer wants texts again. */
export function startTexts(context: Context, { number, phone, source }: OptOutOfPhone): void {
  context.db.send(startSender(number, phone));
  context.db.send(noteConsent(phone, 'started', source, context.now()));
}

/** Like stopTexts and startTexts, for a phone that no business has texted yet. */
export function noteStopOnly(
  context: Context,
  { number, phone, isStopped }: { number: string; phone: string; isStopped: boolean },
): void {
  context.db.send(isStopped ? stopSender(number, phone, context.now()) : startSender(number, phone));
}
