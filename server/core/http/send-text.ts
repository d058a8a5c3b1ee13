import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { AnswerText } from './AnswerText.js';

/** Smaller texts fit in one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;

/** Sends a text, gzipped if that saves something. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  text: string | AnswerText,
): Promise<void> {
  response.setHeader('Vary', 'Accept-Encoding');
  const answer = typeof text === 'string' ? new AnswerText(text) : text;
  let body = answer.bytes;
  if (body.length >= MIN_COMPRESSED_BYTES && acceptsGzip(request.headers['accept-encoding'])) {
    body = await answer.gzipped();
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
