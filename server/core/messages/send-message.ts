import { PLANS } from '../access/plans.js';
import type { Context } from '../context.js';
import { addMessage } from './add-message.js';
import type { Channel, MessageKind } from './define-message.js';
import { MESSAGE_CLASSES } from './message-classes.js';
import { recipientColumns, type Recipient } from './recipient.js';
import type { NotSentReason, SentMessage } from './sent-message.js';
import { consumeTextAllowance } from './text-allowance.js';
import { textCaps, type TextCause } from './text-caps.js';
import { readTextEligibility } from './text-eligibility.js';

export interface NewMessage {
  to: Recipient;
  /** Id of the subject, which is read again when the message is sent. */
  subjectId: string;
  channel: Channel;
  /** Whether an e-mail may replace a text or call that cannot be delivered, now or later. */
  fallBack?: boolean;
  /** What led to a text or call; `staff`: somebody who works here asked for it, so no cap holds it back. Mails need none. */
  cause?: 'staff' | TextCause;
  /** When it leaves at the earliest; null or left out for now. */
  runAt?: Date | null;
}

/** The last argument: the data of kinds that have some. */
export type DataArgument<Data extends object> = keyof Data extends never ? [] : [data: Data];

/** The only way to send: message, allowance and job are written in the transaction of their cause. */
export async function sendMessage(
  context: Context,
  kind: MessageKind,
  { to, subjectId, channel, fallBack = false, cause, runAt = null }: NewMessage,
  data: object = {},
): Promise<SentMessage> {
  const recipient = recipientColumns(to);
  const { phone, email } = recipient;
  const add = (by: Channel, address: string, month: string | null): Promise<string> =>
    addMessage(context, kind, {
      ...recipient,
      subjectId,
      data,
      channel: by,
      address,
      month,
      fallsBack: fallBack && by !== 'email',
      runAt,
    });
  const mail = async (why: NotSentReason | null): Promise<SentMessage> =>
    email === null
      ? { sentBy: null, messageId: null, why: why ?? 'no-address' }
      : { sentBy: 'email', messageId: await add('email', email, null), why };
  if (channel === 'email') return mail(null);
  const { why, month } = phone === null ? NO_PHONE : await takeText(context, kind, phone, cause);
  if (why === null) return { sentBy: channel, messageId: await add(channel, phone!, month), why };
  // A stranger's script that met the caps would go on by mail.
  return fallBack && why !== 'limited' ? mail(why) : { sentBy: null, messageId: null, why };
}

interface TakenText {
  why: NotSentReason | null;
  /** Month whose allowance it used. */
  month: string | null;
}
const NO_PHONE: TakenText = { why: 'no-address', month: null };

async function takeText(
  context: Context,
  kind: MessageKind,
  phone: string,
  cause: NewMessage['cause'],
): Promise<TakenText> {
  if (!cause) throw new Error(`Texts of the kind ${kind.kind} must name their cause`);
  const { obeysStop, usesAllowance } = MESSAGE_CLASSES[kind.class];
  const eligibility = await readTextEligibility(context, phone);
  if (eligibility.isRefused) return { why: 'refused', month: null };
  if (obeysStop && eligibility.isStopped) return { why: 'stopped', month: null };
  if (cause !== 'staff' && cause.isBraked) return { why: 'limited', month: null };
  const { day, plan } = eligibility;
  const caps = cause === 'staff' ? [] : textCaps(context, phone, { ...cause, day });
  const month = day.slice(0, 7);
  const included = usesAllowance ? PLANS[plan].texts : null;
  const why = await consumeTextAllowance(context, { month, included, caps });
  return { why, month: why === null && usesAllowance ? month : null };
}
