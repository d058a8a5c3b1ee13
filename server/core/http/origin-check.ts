import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Config } from '../../config.js';
import { LOGIN_COOKIE, parseCookie, RESET_COOKIE } from './cookies.js';
import { originOf } from './request-facts.js';

export const FROM_ANOTHER_SITE = { code: ErrorCode.FORBIDDEN, message: 'This request came from another site.' };

/** Refuses cross-site writes with our cookies (GUARD.md rule 10). */
export function checkOrigin(config: Config): RequestHandler {
  return (request, response, next) => {
    if (ridesFromAnotherSite(request, config)) response.status(403).json(FROM_ANOTHER_SITE);
    else next();
  };
}

/** Whether it is a write with one of our cookies from another site's page. Calls with an Authorization header ignore the login cookie. */
export function ridesFromAnotherSite(request: IncomingMessage, config: Config): boolean {
  const { origin, cookie, authorization, host } = request.headers;
  if (origin === undefined || cookie === undefined) return false;
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false;
  const cookies = parseCookie(cookie);
  const rides = cookies[RESET_COOKIE] !== undefined || (!authorization && cookies[LOGIN_COOKIE] !== undefined);
  return rides && origin !== originOf(request, config) && origin !== `http://${host}` && origin !== `https://${host}`;
}
