/** No inline script anywhere, nothing from other hosts. Only the settings' preview may be framed, and only by our own pages. */
export function contentSecurityPolicy(nonce: string, path: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${path === '/checkinapp/preview' ? "'self'" : "'none'"}`,
  ].join('; ');
}
