import { createHmac, timingSafeEqual } from 'node:crypto';
import { CodeChannel } from './booking.types.js';

const DIGITS = 6;

/** What a code is for: a hold or a request for a freed time. */
export interface CodeSource {
  id: string;
  /** Random, of its own. */
  salt: string;
}

/**
 * The code for the phone or the mailbox: each has its own, as it proves only where it went. It follows from the server's secret and what it is for, so that it is
 * stored nowhere.
 */
export function bookingCode(secret: string, { id, salt }: CodeSource, channel: CodeChannel): string {
  const digest = createHmac('sha256', secret).update(`booking code\n${id}\n${salt}\n${channel}`).digest();
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

interface Typed {
  code: string;
  /** By which ways codes went out: any other proves nothing, as nobody would hear of the guess. */
  channels: readonly CodeChannel[];
}

/** By which way a typed code went out; null where it is another code. Spaces do not count. */
export function channelOfCode(secret: string, source: CodeSource, { code, channels }: Typed): CodeChannel | null {
  const given = Buffer.from(code.replace(/\s/g, ''));
  const isCode = (channel: CodeChannel): boolean => {
    const right = Buffer.from(bookingCode(secret, source, channel));
    return right.length === given.length && timingSafeEqual(right, given);
  };
  return channels.find(isCode) ?? null;
}
