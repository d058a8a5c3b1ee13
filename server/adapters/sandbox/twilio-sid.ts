import { randomBytes } from 'node:crypto';

/** In Twilio's format: two letters and 32 hexadecimal digits. */
export const newSid = (kind: 'SM' | 'CA'): string => `${kind}${randomBytes(16).toString('hex')}`;
