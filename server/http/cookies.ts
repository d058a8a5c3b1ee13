import { parse, serialize } from 'cookie';
import type { Config } from '../config.js';

export const LOGIN_COOKIE = 'greeter_login';
const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;

export function parseCookie(header: string | undefined): Record<string, string | undefined> {
  return header ? parse(header) : {};
}

/** The Set-Cookie header for the login cookie of our own pages; null takes the cookie away. */
export function loginCookieHeader(config: Config, loginToken: string | null): string {
  return serialize(LOGIN_COOKIE, loginToken ?? '', {
    httpOnly: true, sameSite: 'lax', path: '/', maxAge: loginToken ? THIRTY_DAYS_IN_SECONDS : 0, secure: config.publicUrl?.startsWith('https:') ?? false,
  });
}
