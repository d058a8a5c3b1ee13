import type { RequestHandler } from 'express';
import type { Config } from '../../config.js';

/** Refuses forms of other sites, which a browser on this machine could send. Clients other than browsers send no origin. */
export function requireSameOrigin({ publicUrl }: Pick<Config, 'publicUrl'>): RequestHandler {
  return ({ headers: { origin, host } }, response, next) => {
    if (origin === undefined || origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`)
      next();
    else response.status(403).type('text').send('This form came from another site');
  };
}
