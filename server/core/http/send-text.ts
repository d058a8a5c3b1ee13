import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const compressed = promisify(gzip);

/** Smaller texts fit in one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;
/** Most of the saving of higher levels, in a third of the time. */
const LEVEL = constants.Z_BEST_SPEED;

/** Sends a text, gzipped if that saves something: answers differ each time, and brotli takes several times as long. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  text: string,
): Promise<void> {
  response.setHeader('Vary', 'Accept-Encoding');
  let body = Buffer.from(text);
  if (body.length >= MIN_COMPRESSED_BYTES && acceptsGzip(request.headers['accept-encoding'])) {
    body = await compressed(body, { level: LEVEL });
    response.setHeader('Content-Encoding', 'gzip');
  }
  response.writeHead(status, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether gzip is accepted with a weight other than 0. */
function acceptsGzip(header: string | string[] | undefined): boolean {
  const named = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .find((part) => /^(?:gzip|\*)\s*(?:;|$)/.test(part));
  return named !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(named);
}
