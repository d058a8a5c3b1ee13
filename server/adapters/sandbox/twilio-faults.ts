import { REFUSED_CALLS, REFUSED_TEXTS } from './twilio-numbers.js';

export type Form = Record<string, string | undefined>;

const E164 = /^\+(?:1[2-9]\d{9}|[2-9]\d{6,14})$/;
const LONGEST = 1600;

/** Twilio's error code for an invalid new text, or null. `from` is the account's number. */
export function textFault({ To, From, MessagingServiceSid, Body, StatusCallback }: Form, from: string): number | null {
  if (!To) return 21604;
  if (!E164.test(To)) return 21211;
  if (!From) return MessagingServiceSid ? null : 21603;
  if (From !== from) return 21606;
  if (!Body) return 21602;
  if (Body.length > LONGEST) return 21617;
  if (!isCallback(StatusCallback)) return 21609;
  return REFUSED_TEXTS[To] ?? null;
}

/** The same for a new call. */
export function callFault({ To, From, Twiml, Url, StatusCallback }: Form, from: string): number | null {
  if (!To) return 21201;
  if (!E164.test(To)) return 21211;
  if (!From) return 21213;
  if (From !== from) return 21210;
  if (!Twiml && !Url) return 21205;
  if (!isCallback(StatusCallback)) return 21609;
  return REFUSED_CALLS[To] ?? null;
}

const isCallback = (url: string | undefined): boolean =>
  url === undefined || (URL.canParse(url) && /^https?:/.test(url));
