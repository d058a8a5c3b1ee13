import { parse, serialize } from 'cookie';
import type { Config } from '../../config.js';

/** On https browsers take a cookie of such a name from this host only, not from a neighbour under the same domain. */
const nameOf = (config: Config, name: string): string => (isSecure(config) ? `__Host-${name}` : name);
const isSecure = ({ publicUrl }: Config): boolean => publicUrl?.startsWith('https:') ?? false;

export const loginCookie = (config: Config): string => nameOf(config, 'greeter_login');
export const resetCookie = (config: Config): string => nameOf(config, 'greeter_reset');
export const formsCookie = (config: Config): string => nameOf(config, 'greeter_forms');
const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;
const FIFTEEN_MINUTES_IN_SECONDS = 15 * 60;
const ONE_DAY_IN_SECONDS = 24 * 60 * 60;

/** Tokens to set as our own cookies; null clears a cookie, undefined leaves it. */
export interface AnswerCookies {
  loginToken?: string | null;
  resetToken?: string | null;
  /** Of the forms of an appointment that were opened last. */
  formsLink?: string | null;
}

export function parseCookie(text: string | undefined): Record<string, string | undefined> {
  return text ? parse(text) : {};
}

/** The Set-Cookie headers of an answer. */
export function cookieHeaders(config: Config, { loginToken, resetToken, formsLink }: AnswerCookies): string[] {
  return [
    ...(loginToken === undefined
      ? []
      : [header(config, loginCookie(config), loginToken, THIRTY_DAYS_IN_SECONDS, 'lax')]),
    ...(resetToken === undefined
      ? []
      : [header(config, resetCookie(config), resetToken, FIFTEEN_MINUTES_IN_SECONDS, 'strict')]),
    ...(formsLink === undefined ? [] : [header(config, formsCookie(config), formsLink, ONE_DAY_IN_SECONDS, 'strict')]),
  ];
}

function header(
  config: Config,
  name: string,
  token: string | null,
  seconds: number,
  sameSite: 'lax' | 'strict',
): string {
  return serialize(name, token ?? '', {
    httpOnly: true,
    sameSite,
    path: '/',
    maxAge: token ? seconds : 0,
    secure: isSecure(config),
  });
}
