import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** UUIDs and trace ids of 32 hexadecimal digits, as proxies make them: anything else may carry a phone or a name into the log. */
const ID = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const ids = new WeakMap<IncomingMessage, string>();

/** The id of a request in logs and answers: that of its X-Request-Id header, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  let id = ids.get(request);
  if (id === undefined) {
    const header = request.headers['x-request-id'];
    id = typeof header === 'string' && ID.test(header) ? header : randomUUID();
    ids.set(request, id);
  }
  return id;
}
