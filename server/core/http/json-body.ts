import type { IncomingMessage } from 'node:http';

/** A body that cannot be read; `status` says why. */
class UnreadableBody extends Error {
  readonly status: number;
  constructor(status: number) {
    super('The body cannot be read');
    this.status = status;
  }
}

/** The JSON object or array of a request; undefined when there is none. Rejects with `status` 413 above `maxBytes`, 400 for anything else. */
export function readJsonBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const refuse = (status: number) => {
      request.off('data', add).off('end', finish).resume(); // reads and drops the rest, so that the client sees the answer
      reject(new UnreadableBody(status));
    };
    const add = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) refuse(413);
      else chunks.push(chunk);
    };
    const finish = () => {
      try {
        resolve(parsed(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
      } catch {
        reject(new UnreadableBody(400));
      }
    };
    request.on('error', () => reject(new UnreadableBody(400)));
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) refuse(413);
    else request.on('data', add).on('end', finish);
  });
}

function parsed(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const value: unknown = JSON.parse(bytes.toString());
  if (value === null || typeof value !== 'object') throw new TypeError('No object');
  return value;
}
