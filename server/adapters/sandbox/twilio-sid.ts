import { randomBytes } from 'node:crypto';

/** As Twilio makes them: two letters and 32 hexadecimal digits. */
export const newSid = (kind: 'SM' | 'CA'): string => `${kind}${randomBytes(16).toString('hex')}`;
