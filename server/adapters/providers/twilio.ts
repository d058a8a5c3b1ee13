import type { Twilio } from 'twilio';
import type { Config } from '../../config.js';
import { twilioAccount } from '../../core/config/twilio-account.js';
import { DeliveryFailure, failureKindOf } from '../../core/messages/DeliveryFailure.js';
import { isNeverConnected } from './never-connected.js';
import type { Texts } from '../../core/messages/texts.js';

/** Twilio's clock and ours may differ, and Twilio's has no fractions. */
const CLOCK_SLACK_MS = 10_000;
/** Page size: more texts than one phone gets after a worker died. */
const MAX_LISTED = 50;

/** Texts and calls through Twilio's SDK; without keys it calls the sandbox, whose address is read for each message. */
export function twilioTexts(config: Pick<Config, 'twilio' | 'secret' | 'textsFrom'>, sandboxUrl: () => string): Texts {
  const account = twilioAccount(config);
  const { from } = account;
  let client: Promise<Twilio> | null = null;
  const callSdk = async <T>(call: (sdk: Twilio) => Promise<T>): Promise<T> => {
    // Loaded with the first message, to save memory in processes that send none.
    client ??= import('./twilio-client.js').then(({ twilioClient }) =>
      twilioClient(account, config.twilio ? null : sandboxUrl),
    );
    try {
      return await call(await client);
    } catch (error) {
      throw failureOf(error);
    }
  };
  return {
    async send({ to, body, statusCallback }) {
      const { sid } = await callSdk(({ messages }) => messages.create({ to, from, body, statusCallback }));
      return { providerId: sid };
    },
    async call({ to, spoken, language, statusCallback }) {
      const { twimlOf } = await import('./twiml.js');
      const twiml = twimlOf(spoken, language);
      const { sid } = await callSdk(({ calls }) => calls.create({ to, from, twiml, statusCallback }));
      return { providerId: sid };
    },
    async find(to, body, since) {
      const earliest = since.getTime() - CLOCK_SLACK_MS;
      const texts = await callSdk(({ messages }) =>
        messages.list({ to, from, limit: MAX_LISTED, pageSize: MAX_LISTED }),
      );
      const match = texts.find((text) => text.body === body && text.dateCreated.getTime() >= earliest);
      return match ? { providerId: match.sid } : null;
    },
  };
}

interface SdkError {
  status?: number;
  code?: number | string;
  message: string;
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  const { status, code, message } = error as SdkError;
  if (typeof status === 'number') {
    // Twilio's messages contain the phone, and they are stored and logged.
    return new DeliveryFailure(
      failureKindOf(status),
      `Twilio answered ${status}: ${String(message).replaceAll(/\+?\d{7,}/g, '…')}`.slice(0, 500),
      typeof code === 'number' ? String(code) : undefined,
    );
  }
  if (typeof code === 'string')
    return new DeliveryFailure(isNeverConnected(code) ? 'later' : 'unknown', `Twilio was not reached: ${code}`);
  return new DeliveryFailure('refused', `The text could not be made: ${message}`.slice(0, 500));
}
