/** The check-in form of the settings, and the page of a business. */
const PREVIEWED = /^\/(?:checkinapp\/preview$|page\/)/;

/**
 * No inline script anywhere, nothing from other hosts. Only what our own pages preview may be framed, and only by them. Older browsers do not count live
 * connections as 'self', so the one of `origin` is named.
 */
export function contentSecurityPolicy(nonce: string, path: string, origin: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${PREVIEWED.test(path) ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** Of what stands in pages of other sites. It loads nothing but its own script and itself. */
export const embedPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
