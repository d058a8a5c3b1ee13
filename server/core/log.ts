import { isNativeError } from 'node:util/types';
import pino from 'pino';

import type { Config } from '../config.js';

export type Log = pino.Logger;

const HIDDEN = '[redacted]';

/** Keys with personal or secret values, at any depth; compared in lower case without `_` and `-`. */
const HIDDEN_KEYS = new Set([
  'name',
  'firstname',
  'lastname',
  'fullname',
  'signaturename',
  'displayname',
  'referbyname',
  'email',
  'emailkey',
  'phone',
  'phonenumber',
  'dialcode',
  'recipient',
  'to',
  'birthday',
  'address',
  'notes',
  'password',
  'passwordhash',
  'confirmpassword',
  'secret',
  'token',
  'logintoken',
  'publictoken',
  'privatetoken',
  'phonetoken',
  'kiosktoken',
  'accesstoken',
  'refreshtoken',
  'apikey',
  'authtoken',
  'code',
  'authorization',
  'cookie',
  'setcookie',
  'xapikey',
  'variables',
  'parameters',
  'body',
]);

/** A `code` that looks like an error code or status is one; any other may be a one-time code. */
const isErrorCode = (key: string, value: unknown): boolean =>
  key === 'code' &&
  typeof value === 'string' &&
  /^[A-Z][A-Z0-9_]{2,}$|^[0-9A-Z]{5}$/.test(value) &&
  !/^\d{6}$/.test(value);

const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(g[a-z]_[0-9a-z]+)_[\w-]+/g, '$1_[token]'],
  [/\b(SG|sk_live|sk_test|rk_live|rk_test|whsec|pi|seti)([._])[\w.-]{8,}/g, '$1$2[key]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 [token]'],
  [
    /([?&](?:token|code|key|secret|password|loginToken|publicToken|privateToken|phoneToken)=)[^&\s"'#\\]+/gi,
    `$1${HIDDEN}`,
  ],
  [/(postgres(?:ql)?:\/\/[^:@/\s"]*):[^@\s"]+@/g, `$1:${HIDDEN}@`],
  [/(?<![\w.!#$&'*+/=?^`{|}~-])[\w.!#$&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/(?:\+|%2B)1[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g, '[phone]'],
  [/(?<![\w.-])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/g, '[phone]'],
  // Ids of businesses 1 and 2 have ten digits too: these begin with an area code that nobody has, or within one exchange group of San Diego.
  [/(?<![\w.-])(?!429|85899[3-9])[2-9]\d{2}[2-9]\d{6}\b/g, '[phone]'],
];

/** Masks e-mail addresses, phone numbers, tokens and keys. */
export function maskText(text: string): string {
  return MASKS.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);
}

/** Masks values that PostgreSQL and JavaScript quote in their messages: the row, the input. */
const maskQuoted = (text: string): string =>
  text.replaceAll(/\((?:[^()]|\([^()]*\))*\)=\((?:[^()]|\([^()]*\))*\)/g, '(…)=(…)').replaceAll(/: "[^"]*"/g, ': "…"');

/** Digits under a key such as `messageId`: an id may look like a phone number. */
const isId = (key: string, value: unknown): boolean =>
  /(?:^i|I)d$/.test(key) && typeof value === 'string' && /^\d+$/.test(value);

/** A copy with texts masked and without the values of personal and secret keys. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const hidden = HIDDEN_KEYS.has(key.toLowerCase().replaceAll(/[_-]/g, '')) && !isErrorCode(key, inner);
      return [key, hidden ? HIDDEN : isId(key, inner) ? inner : clean(inner)];
    }),
  );
}

/** Masks the finished line, as pino's redaction covers only paths listed one by one. */
function cleanLine(line: string): string {
  const entry = JSON.parse(line) as Record<string, unknown>;
  if (typeof entry.msg === 'string' && entry.err) entry.msg = maskQuoted(entry.msg);
  return `${JSON.stringify(clean(entry))}\n`;
}

/** Keeps only what locates an error: PostgreSQL's detail and TypeORM's parameters hold row data. */
function describeError(error: unknown): unknown {
  if (!isNativeError(error)) return error;
  const fields = error as Error & Record<string, unknown>;
  const details = ['code', 'constraint', 'table', 'column', 'schema', 'routine', 'status'].filter((key) =>
    ['string', 'number'].includes(typeof fields[key]),
  );
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return {
    type: error.name,
    message: maskQuoted(error.message),
    ...Object.fromEntries(details.map((key) => [key, fields[key]])),
    stack: frames.join('\n'),
    ...(isNativeError(error.cause) ? { cause: describeError(error.cause) } : {}),
  };
}

const MAX_UNWRITTEN_BYTES = 1_000_000;

/** Standard output; once its terminal or pipe is closed, lines are dropped. While a disk is full they are kept up to a limit. */
export function openStandardOutput(): pino.DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: MAX_UNWRITTEN_BYTES });
  return output.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EIO' || code === 'EPIPE') output.write = () => true;
  });
}

/** JSON lines without personal data. A request's own logger is `log.child({ requestId })`. */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  destination: pino.DestinationStream = openStandardOutput(),
): Log {
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, error: describeError },
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: cleanLine },
    },
    destination,
  );
}
