import { createHmac, timingSafeEqual } from 'node:crypto';
import { CodeChannel } from './booking.types.js';

const DIGITS = 6;

interface CodeOf {
  holdId: string;
  /** Random, of the hold. */
  salt: string;
}

/**
 * The code of a hold for the phone or the mailbox: each has its own, as it proves only where it went. It follows from the server's secret and the hold, so that
 * it is stored nowhere.
 */
export function bookingCode(secret: string, { holdId, salt }: CodeOf, channel: CodeChannel): string {
  const digest = createHmac('sha256', secret).update(`booking code\n${holdId}\n${salt}\n${channel}`).digest();
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** By which way a typed code went out; null where it is none of the hold. Spaces do not count. */
export function channelOfCode(secret: string, hold: CodeOf, typed: string): CodeChannel | null {
  const given = Buffer.from(typed.replace(/\s/g, ''));
  const isCode = (channel: CodeChannel): boolean => {
    const right = Buffer.from(bookingCode(secret, hold, channel));
    return right.length === given.length && timingSafeEqual(right, given);
  };
  return [CodeChannel.TEXT, CodeChannel.EMAIL].find(isCode) ?? null;
}
