import pino from 'pino';

import type { Config } from './config.js';

export type Log = pino.Logger;

const HIDDEN = '[redacted]';

/** Keys whose value is personal or secret, wherever they stand; compared in lower case without `_` and `-`. */
const HIDDEN_KEYS = new Set([
  'name', 'firstname', 'lastname', 'fullname', 'signaturename', 'displayname', 'referbyname',
  'email', 'emailkey', 'phone', 'phonenumber', 'dialcode', 'recipient', 'to', 'birthday', 'address', 'notes',
  'password', 'passwordhash', 'confirmpassword', 'secret', 'token', 'logintoken', 'publictoken', 'privatetoken', 'phonetoken', 'kiosktoken',
  'accesstoken', 'refreshtoken', 'apikey', 'authtoken', 'code', 'authorization', 'cookie', 'setcookie', 'xapikey', 'variables', 'parameters', 'body',
]);

/** `code` is an error code or a status where it looks like one; otherwise it may be a one-time code. */
const isErrorCode = (key: string, value: unknown): boolean => key === 'code' && typeof value === 'string' && /^[A-Z][A-Z0-9_]{2,}$|^[0-9A-Z]{5}$/.test(value) && !/^\d{6}$/.test(value);

const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(g[a-z]_[0-9a-z]+)_[\w-]+/g, '$1_[token]'],
  [/\b(SG|sk_live|sk_test|rk_live|rk_test|whsec|pi|seti)([._])[\w.-]{8,}/g, '$1$2[key]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 [token]'],
  [/([?&](?:token|code|key|secret|password|loginToken|publicToken|privateToken|phoneToken)=)[^&\s"'#\\]+/gi, `$1${HIDDEN}`],
  [/(postgres(?:ql)?:\/\/[^:@/\s"]*):[^@\s"]+@/g, `$1:${HIDDEN}@`],
  [/[\w.!#$&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/(?:\+|%2B)1[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g, '[phone]'],
  [/(?<![\w.-])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/g, '[phone]'],
];

/** The text with e-mail addresses, phone numbers, tokens and keys taken out. */
export function maskText(text: string): string {
  return MASKS.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);
}

/** A copy without the values of personal and secret keys, at most 6 levels deep. */
function withoutHidden(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return describeError(value);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (depth >= 6) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => withoutHidden(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => {
    const hidden = HIDDEN_KEYS.has(key.toLowerCase().replaceAll(/[_-]/g, '')) && !isErrorCode(key, inner);
    return [key, hidden ? HIDDEN : withoutHidden(inner, depth + 1)];
  }));
}

/** Of an error only what names the place: PostgreSQL's detail and TypeORM's parameters carry the row itself. */
function describeError(error: Error): Record<string, unknown> {
  const known = error as Error & Record<string, unknown>;
  const kept = ['code', 'constraint', 'table', 'column', 'schema', 'routine', 'status'].filter((key) => ['string', 'number'].includes(typeof known[key]));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
  return {
    type: error.name,
    message: error.message.replaceAll(/\((?:[^()]|\([^()]*\))*\)=\((?:[^()]|\([^()]*\))*\)/g, '(…)=(…)').replaceAll(/: "[^"]*"/g, ': "…"'),
    ...Object.fromEntries(kept.map((key) => [key, known[key]])),
    stack: frames.join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** JSON lines without personal data. A request's own logger is `log.child({ requestId })`. */
export function createLog(config: Pick<Config, 'logLevel'>, destination: pino.DestinationStream = pino.destination({ dest: 1, sync: false })): Log {
  const hide = (object: Record<string, unknown>): Record<string, unknown> => withoutHidden(object) as Record<string, unknown>;
  return pino({
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => withoutHidden(error), error: (error: unknown) => withoutHidden(error) },
    formatters: { level: (label) => ({ level: label }), bindings: hide, log: hide },
    // The whole line, last: whatever path a text took into it.
    hooks: { streamWrite: maskText },
  }, destination);
}
