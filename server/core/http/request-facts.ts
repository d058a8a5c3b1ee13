import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseCookie } from './cookies.js';
import type { Credentials } from '../access/identify.js';
import type { Config } from '../../config.js';
import type { RequestFacts } from '../context.js';
import { acceptedLanguage } from '../i18n/language.js';
import { LOGIN_COOKIE, RESET_COOKIE } from './cookies.js';

/** A name or address with an optional port: anything else makes no address. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The caller's facts from a request's headers. `X-Forwarded-*` are believed only from as many proxies as the configuration names. */
export function factsOf(request: IncomingMessage, config: Config): RequestFacts {
  const { headers } = request;
  const forwarded = config.trustProxy > 0 ? headers : {};
  const protocol = first(forwarded['x-forwarded-proto']) ?? ('encrypted' in request.socket ? 'https' : 'http');
  const resetToken = parseCookie(headers.cookie)[RESET_COOKIE];
  const chain = [
    ...(first(forwarded['x-forwarded-for'])
      ?.split(',')
      .map((part) => part.trim()) ?? []),
    request.socket.remoteAddress ?? '',
  ];
  return {
    requestId: randomUUID(),
    address: chain[Math.max(0, chain.length - 1 - config.trustProxy)] ?? '',
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    origin:
      config.publicUrl ?? `${protocol}://${HOST.test(headers.host ?? '') ? headers.host : `localhost:${config.port}`}`,
    language: acceptedLanguage(headers['accept-language']),
    ...(resetToken && { resetToken }),
  };
}

/** Login, kiosk or phone token of a request: the Authorization header with or without `Bearer`, else our own cookie. */
export function credentialsOf(headers: IncomingHttpHeaders): Credentials {
  const bearer = headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (bearer) return { bearer };
  const cookie = parseCookie(headers.cookie)[LOGIN_COOKIE];
  return cookie ? { cookie } : {};
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
