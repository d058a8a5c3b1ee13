import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Config } from '../../config.js';
import { formsCookie, parseCookie, resetCookie } from './cookies.js';
import { originOf } from './request-facts.js';

export const FROM_ANOTHER_SITE = { code: ErrorCode.FORBIDDEN, message: 'This request came from another site.' };

/** Refuses writes that a page of another site sends (GUARD.md rule 10). */
export function checkOrigin(config: Config): RequestHandler {
  return (request, response, next) => {
    if (isFromAnotherSite(request, config)) response.status(403).json(FROM_ANOTHER_SITE);
    else next();
  };
}

/**
 * Whether it is a write of a page of another site that could use or set one of our cookies: with an Authorization header only those of a password reset and
 * of opened forms are looked at.
 */
export function isFromAnotherSite(request: IncomingMessage, config: Config): boolean {
  const { cookie, authorization } = request.headers;
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false;
  const cookies = parseCookie(cookie);
  const others = [resetCookie(config), formsCookie(config)];
  if (authorization && others.every((name) => cookies[name] === undefined)) return false;
  return isForeign(request, config);
}

/** Whether a page of another site sends it. Only browsers send an Origin header. */
export function isForeign(request: IncomingMessage, config: Config): boolean {
  const { origin, host } = request.headers;
  return (
    origin !== undefined &&
    origin !== originOf(request, config) &&
    origin !== `http://${host}` &&
    origin !== `https://${host}`
  );
}
