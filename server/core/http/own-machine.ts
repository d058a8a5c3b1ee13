import type { Request, RequestHandler } from 'express';
import type { Config } from '../../config.js';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** Only addresses and localhost: a domain that resolves to 127.0.0.1 would let another site read the answer. */
const OWN_HOST = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])(?::\d+)?$/i;

/** Answers 404 to every other machine: for mails with sign-in links, and metrics. */
export function onlyOwnMachine(config: Pick<Config, 'trustProxy'>): RequestHandler {
  return (request, response, next) => {
    if (isOwnMachine(request, config)) next();
    else response.status(404).type('text').send('Not found');
  };
}

function isOwnMachine(request: Request, { trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  if (!OWN_HOST.test(request.headers.host ?? '')) return false;
  const { remoteAddress, localAddress } = request.socket;
  // A caller that reaches the port without the proxy can put any address into the header.
  if (trustProxy > 0) return LOOPBACK.test(remoteAddress ?? '') && LOOPBACK.test(request.ip ?? '');
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return (
    !isForwarded && remoteAddress !== undefined && (LOOPBACK.test(remoteAddress) || remoteAddress === localAddress)
  );
}
