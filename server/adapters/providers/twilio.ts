import type { Twilio } from 'twilio';
import type { Config } from '../../config.js';
import { twilioAccount } from '../../core/config/twilio-account.js';
import { DeliveryFailure } from '../../core/messages/DeliveryFailure.js';
import { isNeverConnected } from './never-connected.js';
import type { Texts } from '../../core/messages/texts.js';

/** Twilio's clock and ours may differ, and Twilio's has no fractions. */
const CLOCK_SLACK_MS = 10_000;
/** Texts to one phone since a worker died: far more than there can be. */
const SOUGHT = 50;

/** Texts and calls through Twilio's SDK; without keys it talks to the sandbox, whose address is asked for at each message. */
export function twilioTexts(config: Pick<Config, 'twilio' | 'secret' | 'textsFrom'>, sandboxUrl: () => string): Texts {
  const account = twilioAccount(config);
  const { from } = account;
  let client: Promise<Twilio> | null = null;
  const ask = async <T>(question: (sdk: Twilio) => Promise<T>): Promise<T> => {
    // Loaded with the first message: a process that sends none does without its memory.
    client ??= import('./twilio-client.js').then(({ twilioClient }) =>
      twilioClient(account, config.twilio ? null : sandboxUrl),
    );
    try {
      return await question(await client);
    } catch (error) {
      throw failureOf(error);
    }
  };
  return {
    async send({ to, body, statusCallback }) {
      const { sid } = await ask(({ messages }) => messages.create({ to, from, body, statusCallback }));
      return { providerId: sid };
    },
    async call({ to, spoken, language, statusCallback }) {
      const { twimlOf } = await import('./twiml.js');
      const twiml = twimlOf(spoken, language);
      const { sid } = await ask(({ calls }) => calls.create({ to, from, twiml, statusCallback }));
      return { providerId: sid };
    },
    async find(to, body, since) {
      const earliest = since.getTime() - CLOCK_SLACK_MS;
      const texts = await ask(({ messages }) => messages.list({ to, from, limit: SOUGHT, pageSize: SOUGHT }));
      const found = texts.find((text) => text.body === body && text.dateCreated.getTime() >= earliest);
      return found ? { providerId: found.sid } : null;
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
    const kind = status >= 500 || status === 429 ? 'later' : 'refused';
    // Twilio names the phone in its sentences, and those are kept and logged.
    return new DeliveryFailure(
      kind,
      `Twilio answered ${status}: ${String(message).replaceAll(/\+?\d{7,}/g, '…')}`.slice(0, 500),
      typeof code === 'number' ? String(code) : undefined,
    );
  }
  if (typeof code === 'string')
    return new DeliveryFailure(isNeverConnected(code) ? 'later' : 'unknown', `Twilio was not reached: ${code}`);
  return new DeliveryFailure('refused', `The text could not be made: ${message}`.slice(0, 500));
}
