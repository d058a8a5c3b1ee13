import type { Context } from '../context.js';
import { refundTextAllowance } from './text-allowance.js';
import { handleUndelivered } from '../../domain/check-ins/messages/handle-undelivered.js';

/** How the product came to know. `provider`: it refused a text because of a STOP that it had heard itself. */
export type ConsentSource = 'reply' | 'provider';

/** The row is locked here first: a text that is claimed at the same time leaves before this, or not at all. */
const STOP = `
  insert into sender as s (number, phone, stopped_at) values ($1, $2, $3)
  on conflict (number, phone) do update set stopped_at = coalesce(s.stopped_at, excluded.stopped_at)`;
const START = `update sender set stopped_at = null where number = $1 and phone = $2`;

const NOTE = `
  insert into text_consent (dial_code, phone, kind, source, at)
  select $1, $2, $3, $4, $5
  where coalesce((select kind from text_consent where dial_code = $1 and phone = $2 and kind <> 'granted' order by id desc limit 1), 'started') <> $3`;

// What is locked is being claimed, and sees the stop as soon as it is committed.
const DROP_WAITING = `
  update message set status = 'dropped', reason = 'The customer stopped texts', settled_at = $2
  where id in (select id from message where recipient = $1 and status = 'queued' and channel in ('text', 'call') for update skip locked) returning id`;

/** No text to this phone any more from this number, whichever business it is for, until START; what waits here is dropped now, elsewhere when it would leave. */
export async function stopTexts(
  context: Context,
  { number, phone, source }: { number: string; phone: string; source: ConsentSource },
): Promise<void> {
  const { db } = context;
  const now = context.now();
  db.send(STOP, [number, phone, now]);
  db.send(NOTE, [...partsOf(phone), 'stopped', source, now]);
  const dropped = await db.rows<{ id: string }>(DROP_WAITING, [phone, now]);
  for (const { id } of dropped) await handleUndelivered(context, id);
  for (const { id } of dropped) refundTextAllowance(db, id);
}

/** The customer wants texts again. */
export function startTexts(
  context: Context,
  { number, phone, source }: { number: string; phone: string; source: ConsentSource },
): void {
  const { db } = context;
  const now = context.now();
  db.send(START, [number, phone]);
  db.send(NOTE, [...partsOf(phone), 'started', source, now]);
}

/** As stopTexts and startTexts, of a phone that no business has texted yet. */
export function noteStopOnly(
  context: Context,
  { number, phone, isStopped }: { number: string; phone: string; isStopped: boolean },
): void {
  const { db } = context;
  const now = context.now();
  if (isStopped) db.send(STOP, [number, phone, now]);
  else db.send(START, [number, phone]);
}

/** Dial code and number as customers are stored: of the US and its neighbours, of others all digits as the number. */
function partsOf(phone: string): [dialCode: string, number: string] {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? ['1', digits.slice(1)] : ['', digits];
}
