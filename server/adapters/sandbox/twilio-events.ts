import { setTimeout as pause } from 'node:timers/promises';
import twilio from 'twilio/lib/webhooks/webhooks.js';
import type { Dependencies } from '../../core/context.js';
import { ownAddress, webhookBase } from '../../core/http/own-url.js';
import { twilioAccount } from '../../core/config/twilio-account.js';
import { setStatus, type StoredMessage } from './stored-messages.js';
import { UNANSWERED, UNDELIVERED } from './twilio-numbers.js';
import { textSegments } from './text-segments.js';

const RETRIES_MS = [200, 1000, 5000];
const TIMEOUT_MS = 15_000;

/** Tells the product in the background, step by step, what becomes of a text or call that was taken. */
export function progress(dependencies: Dependencies, message: StoredMessage): void {
  void (message.channel === 'call' ? progressCall : progressText)(dependencies, message).catch((error: unknown) =>
    dependencies.log.debug({ err: error }, 'the sandbox could not tell what became of a message'),
  );
}

async function progressText(
  dependencies: Dependencies,
  { providerId, sender, recipient, callback }: StoredMessage,
): Promise<void> {
  const sid = providerId!;
  const code = UNDELIVERED[recipient];
  for (const status of ['sent', code ? 'undelivered' : 'delivered']) {
    await setStatus(dependencies, sid, status);
    const failed: Record<string, string> = status === 'undelivered' ? { ErrorCode: String(code) } : {};
    if (callback)
      await tell(dependencies, callback, {
        MessageSid: sid,
        MessageStatus: status,
        SmsSid: sid,
        SmsStatus: status,
        From: sender,
        To: recipient,
        ...failed,
      });
  }
}

async function progressCall(
  dependencies: Dependencies,
  { providerId, sender, recipient, callback }: StoredMessage,
): Promise<void> {
  const status = UNANSWERED[recipient] ?? 'completed';
  await setStatus(dependencies, providerId!, status);
  if (callback)
    await tell(dependencies, callback, {
      CallSid: providerId!,
      CallStatus: status,
      Direction: 'outbound-api',
      From: sender,
      To: recipient,
      CallDuration: '0',
      CallbackSource: 'call-progress-events',
      SequenceNumber: '0',
    });
}

/** Hands the product a text that a customer typed into the outbox; throws where it does not take it. */
export async function tellText(
  dependencies: Dependencies,
  text: { sid: string; from: string; to: string; body: string; optOut: string | null },
): Promise<void> {
  const { sid, from, to, body, optOut } = text;
  await tell(dependencies, '/webhooks/twilio/text', {
    MessageSid: sid,
    SmsSid: sid,
    SmsMessageSid: sid,
    SmsStatus: 'received',
    NumMedia: '0',
    NumSegments: String(textSegments(body)),
    From: from,
    To: to,
    Body: body,
    ...(optOut && { OptOutType: optOut }),
  });
}

/** Posts a signed event. It goes to this process whatever host the address names: nothing leaves the machine. */
async function tell(dependencies: Dependencies, callback: string, facts: Record<string, string>): Promise<void> {
  const { accountSid, authToken } = twilioAccount(dependencies.config);
  const { pathname, search } = new URL(callback, 'http://own');
  const form = { AccountSid: accountSid, ApiVersion: '2010-04-01', ...facts };
  const signature = twilio.getExpectedTwilioSignature(
    authToken,
    `${webhookBase(dependencies)}${pathname}${search}`,
    form,
  );
  for (const wait of [...RETRIES_MS, null]) {
    const failure = await post(`${ownAddress(dependencies)}${pathname}${search}`, form, signature);
    if (failure === null) return;
    if (wait === null) throw new Error(`The product did not take an event: ${failure}`);
    await pause(wait, undefined, { ref: false });
  }
}

/** What went wrong, or null. */
async function post(url: string, form: Record<string, string>, signature: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        'user-agent': 'TwilioProxy/1.1',
        'x-twilio-signature': signature,
      },
      body: new URLSearchParams(form),
    });
    await response.arrayBuffer();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return (error as Error).message;
  }
}
