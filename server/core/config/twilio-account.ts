import { createHmac } from 'node:crypto';
import type { Config } from '../../config.js';

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  from: string;
}

/** The configured account, else the sandbox's, derived from the secret so that every process has the same. */
export function twilioAccount({
  twilio,
  secret,
  textsFrom,
}: Pick<Config, 'twilio' | 'secret' | 'textsFrom'>): TwilioAccount {
  const madeUp = (what: string): string =>
    createHmac('sha256', secret).update(`sandbox-twilio-${what}`).digest('hex').slice(0, 32);
  return twilio ?? { accountSid: `AC${madeUp('account')}`, authToken: madeUp('token'), from: textsFrom };
}
