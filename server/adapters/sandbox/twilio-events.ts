import { setTimeout as pause } from 'node:timers/promises';
import twilio from 'twilio/lib/webhooks/webhooks.js';
import type { Dependencies } from '../../core/context.js';
import { ownAddress, webhookBase } from '../../core/http/own-url.js';
import { twilioAccount } from '../../core/config/twilio-account.js';
import { setStatus, type StoredMessage } from './stored-messages.js';
import { UNANSWERED, UNDELIVERED } from './twilio-numbers.js';
import { textParts } from '../../core/messages/sms.js';

const RETRIES_MS = [200, 1000, 5000];
const TIMEOUT_MS = 15_000;

/** Reports each state of an accepted text or call to Greeter, in the background. */
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

/** Posts a text typed into the outbox to Greeter; throws if Greeter does not accept it. */
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
    NumSegments: String(textParts(body)),
    From: from,
    To: to,
    Body: body,
    ...(optOut && { OptOutType: optOut }),
  });
}

/** Posts a signed event to this process, regardless of the URL's host: nothing leaves the machine. */
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
    if (wait === null) throw new Error(`Greeter did not accept an event: ${failure}`);
    await pause(wait, undefined, { ref: false });
  }
}

/** The error, or null. */
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
