import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { parseCookie } from './cookies.js';
import type { Credentials } from '../access/identify.js';
import type { Config } from '../../config.js';
import type { RequestFacts } from '../context.js';
import { acceptedLanguage } from '../i18n/language.js';
import { LOGIN_COOKIE, RESET_COOKIE } from './cookies.js';
import { requestIdOf } from './request-id.js';

/** A host name or address with an optional port. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Facts of a request from its headers. `X-Forwarded-*` are trusted from the configured number of proxies only. */
export function factsOf(request: IncomingMessage, config: Config): RequestFacts {
  const { headers } = request;
  const resetToken = parseCookie(headers.cookie)[RESET_COOKIE];
  return {
    requestId: requestIdOf(request),
    address: addressOf(request, config),
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    origin: originOf(request, config),
    language: acceptedLanguage(headers['accept-language']),
    ...(resetToken && { resetToken }),
  };
}

/** The address before our own proxies. */
const addressOf = (request: IncomingMessage, { trustProxy }: Config): string =>
  proxyAddr(request, (_address, hop) => hop < trustProxy) ?? '';

/** Base URL of this server without a trailing slash: PUBLIC_URL, else taken from the request. */
export function originOf({ headers, socket }: IncomingMessage, config: Config): string {
  if (config.publicUrl) return config.publicUrl;
  const forwarded = config.trustProxy > 0 ? first(headers['x-forwarded-proto']) : undefined;
  const protocol = /^https?$/.exec(forwarded ?? '')?.[0] ?? ('encrypted' in socket ? 'https' : 'http');
  return `${protocol}://${HOST.test(headers.host ?? '') ? headers.host : `localhost:${config.port}`}`;
}

/** Login, kiosk or phone token of a request: the Authorization header with or without `Bearer`, else our own cookie. */
export function credentialsOf(headers: IncomingHttpHeaders): Credentials {
  const bearer = headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (bearer) return { bearer };
  const cookie = parseCookie(headers.cookie)[LOGIN_COOKIE];
  return cookie ? { cookie } : {};
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
