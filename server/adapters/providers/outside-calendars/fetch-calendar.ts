import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { lookUp } from './look-up.js';
import { isPublicAddress } from './public-address.js';
import { ReadingError } from './ReadingError.js';

export const MAX_BYTES = 5 * 1024 * 1024;
const MAX_MS = 10_000;
const MAX_REDIRECTS = 3;
const START = /^\uFEFF?\s*BEGIN:VCALENDAR/i;
/** What calendars come as; programs that know no better send text or bytes. */
const TYPES =
  /^(?:text\/(?:calendar|plain|x-vcalendar)|application\/(?:octet-stream|ics|calendar|x-ical[\w-]*|force-download))\b/i;

/** How servers are found and told apart. Only tests have another one than the internet. */
export interface Reach {
  /** Ends with `late`, if it did not answer. */
  resolve(host: string, late: AbortSignal): Promise<LookupAddress[]>;
  isAllowed(address: string): boolean;
  /** A certificate that is trusted in place of the usual ones. */
  ca?: string;
  maxMs?: number;
}

export const INTERNET: Reach = {
  resolve: lookUp,
  isAllowed: isPublicAddress,
};

/** The text of a calendar. Throws ReadingError. */
export async function fetchCalendar(address: string, reach: Reach = INTERNET): Promise<string> {
  const late = AbortSignal.timeout(reach.maxMs ?? MAX_MS);
  const tooSlow = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new ReadingError('TOO_SLOW')), { once: true });
  });
  tooSlow.catch(() => {});
  return Promise.race([follow(address, reach, late), tooSlow]);
}

async function follow(address: string, reach: Reach, late: AbortSignal, redirects = 0): Promise<string> {
  const url = httpsUrl(address);
  const answer = await ask(url, reach, late);
  const { statusCode = 0, headers } = answer;
  if (statusCode < 300 || statusCode >= 400) return textOf(answer);
  answer.destroy();
  const { location } = headers;
  if (!location || !URL.canParse(location, url.href)) throw new ReadingError('REFUSED', String(statusCode));
  if (redirects === MAX_REDIRECTS) throw new ReadingError('TOO_MANY_REDIRECTS');
  return follow(new URL(location, url.href).href, reach, late, redirects + 1);
}

function httpsUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.username || url.password) throw new ReadingError('ADDRESS');
  return url;
}

/** Asks at an address that was checked: the connection looks up no other one. */
async function ask(url: URL, reach: Reach, late: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await reach.resolve(host, late).catch(() => []);
  const [first] = found;
  if (!first) throw new ReadingError('UNREACHABLE');
  if (!found.every(({ address }) => reach.isAllowed(address))) throw new ReadingError('NOT_PUBLIC');
  late.throwIfAborted();
  const pinned: LookupFunction = (_host, { all }, tell) => {
    if (all) tell(null, [first]);
    else tell(null, first.address, first.family);
  };
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      agent: false,
      lookup: pinned,
      signal: late,
      headers: {
        Accept: 'text/calendar, text/plain;q=0.5',
        'Accept-Encoding': 'identity',
        'User-Agent': 'Greeter calendar',
      },
      ...(reach.ca && { ca: reach.ca }),
    });
    asking.once('response', resolve);
    asking.once('error', () => reject(new ReadingError('UNREACHABLE')));
    asking.end();
  });
}

/** Reads no further once it is too much. */
async function textOf(answer: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = answer;
  try {
    if (statusCode !== 200) throw new ReadingError('REFUSED', String(statusCode));
    const type = headers['content-type'];
    const encoding = headers['content-encoding'] ?? 'identity';
    if ((type && !TYPES.test(type.trim())) || encoding !== 'identity') throw new ReadingError('NOT_A_CALENDAR');
    if (Number(headers['content-length']) > MAX_BYTES) throw new ReadingError('TOO_LARGE');
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new ReadingError('TOO_LARGE');
      chunks.push(chunk);
    }
    const text = Buffer.concat(chunks).toString('utf8');
    if (!START.test(text.slice(0, 1000))) throw new ReadingError('NOT_A_CALENDAR');
    return text;
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    throw new ReadingError('UNREACHABLE');
  } finally {
    answer.destroy();
  }
}
