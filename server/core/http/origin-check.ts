import type { RequestHandler } from 'express';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Config } from '../../config.js';
import { LOGIN_COOKIE, parseCookie, RESET_COOKIE } from './cookies.js';
import { factsOf } from './request-facts.js';

/** Refuses writes that ride on our cookie from another site (GUARD.md rule 10). Calls with an Authorization header do not use the login cookie. */
export function checkOrigin(config: Config): RequestHandler {
  return (request, response, next) => {
    const { origin, cookie, authorization } = request.headers;
    const cookies = parseCookie(cookie);
    const rides = cookies[RESET_COOKIE] !== undefined || (!authorization && cookies[LOGIN_COOKIE] !== undefined);
    const writes = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
    if (
      rides &&
      writes &&
      origin !== undefined &&
      origin !== factsOf(request, config).origin &&
      origin !== `http://${request.headers.host}` &&
      origin !== `https://${request.headers.host}`
    ) {
      response.status(403).json({ code: ErrorCode.FORBIDDEN, message: 'This request came from another site.' });
      return;
    }
    next();
  };
}
