import { createHmac } from 'node:crypto';
import type { Config } from '../../config.js';

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  from: string;
}

/** The account whose keys are set, else one that the sandbox makes up: the same in every process that shares the secret. */
export function twilioAccount({
  twilio,
  secret,
  textsFrom,
}: Pick<Config, 'twilio' | 'secret' | 'textsFrom'>): TwilioAccount {
  const madeUp = (what: string): string =>
    createHmac('sha256', secret).update(`sandbox-twilio-${what}`).digest('hex').slice(0, 32);
  return twilio ?? { accountSid: `AC${madeUp('account')}`, authToken: madeUp('token'), from: textsFrom };
}
