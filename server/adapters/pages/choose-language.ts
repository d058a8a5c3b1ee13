import { serialize } from 'cookie';
import type { RequestHandler } from 'express';
import type { Config } from '../../config.js';
import { isLanguage, LANGUAGE_COOKIE } from '../../core/i18n/language.js';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The language switch of a page whose script does not run: `?language=es` is remembered, and the page opens again without it. */
export function chooseLanguage(config: Config): RequestHandler {
  return (request, response, next) => {
    const [path = '', search] = request.originalUrl.split('?');
    const parameters = new URLSearchParams(search);
    const language = parameters.get('language');
    if (language === null || !isLanguage(language)) {
      next();
      return;
    }
    parameters.delete('language');
    const secure = config.publicUrl?.startsWith('https:') ?? false;
    const cookie = serialize(LANGUAGE_COOKIE, language, {
      path: '/',
      maxAge: YEAR_IN_SECONDS,
      sameSite: 'lax',
      secure,
    });
    const rest = parameters.toString();
    response
      .append('Set-Cookie', cookie)
      .set('Cache-Control', 'no-store')
      // One slash at the start: two would name another server.
      .redirect(303, `/${path.replace(/^[/\\]+/, '')}${rest && `?${rest}`}`);
  };
}
