import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Ids that a proxy or client gives; others could forge a line of the log or carry something personal. */
const SAFE = /^[\w-]{8,64}$/;

const ids = new WeakMap<IncomingMessage, string>();

/** The id of a request in logs and answers: that of its X-Request-Id header, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  let id = ids.get(request);
  if (id === undefined) {
    const header = request.headers['x-request-id'];
    id = typeof header === 'string' && SAFE.test(header) ? header : randomUUID();
    ids.set(request, id);
  }
  return id;
}
