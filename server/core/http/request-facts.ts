import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import type { Credentials } from '../access/identify.js';
import { sourceOf } from '../access/rate-limit.js';
import type { Config } from '../../config.js';
import type { RequestFacts } from '../context.js';
import { acceptedLanguage } from '../i18n/language.js';
import { loginCookie, parseCookie, resetCookie } from './cookies.js';
import { requestIdOf } from './request-id.js';

/** A host name or address with an optional port. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Facts of a request from its headers. `X-Forwarded-*` are trusted from the configured number of proxies only. */
export function factsOf(request: IncomingMessage, config: Config): RequestFacts {
  const { headers } = request;
  const resetToken = parseCookie(headers.cookie)[resetCookie(config)];
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

/** What limits of connections count. */
export const sourceOfRequest = (request: IncomingMessage, config: Config): string =>
  sourceOf(addressOf(request, config));

/** Base URL of this server without a trailing slash: PUBLIC_URL, else taken from the request. */
export function originOf({ headers, socket }: IncomingMessage, config: Config): string {
  if (config.publicUrl) return config.publicUrl;
  const forwarded = config.trustProxy > 0 ? first(headers['x-forwarded-proto']) : undefined;
  const protocol = /^https?$/.exec(forwarded ?? '')?.[0] ?? ('encrypted' in socket ? 'https' : 'http');
  return `${protocol}://${HOST.test(headers.host ?? '') ? headers.host : `localhost:${config.port}`}`;
}

/** Login, kiosk or phone token of a request: the Authorization header with or without `Bearer`, else our own cookie. */
export function credentialsOf(headers: IncomingHttpHeaders, config: Config): Credentials {
  const claimedViewer = first(headers['greeter-viewer']);
  const claim = claimedViewer === undefined ? {} : { claimedViewer };
  const bearer = headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (bearer) return { bearer, ...claim };
  const cookie = parseCookie(headers.cookie)[loginCookie(config)];
  return cookie ? { cookie, ...claim } : {};
}

/** Browsers cannot set headers of a live connection: its first message brings them. */
export function liveHeaders(params: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  const { authorization, viewer } = params;
  return {
    ...(typeof authorization === 'string' && { authorization }),
    ...(typeof viewer === 'string' && { 'greeter-viewer': viewer }),
  };
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
