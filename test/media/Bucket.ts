import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StoredObject {
  bytes: Buffer;
  contentType: string | undefined;
  modifiedAt: Date;
}

/** Objects on one page of a list. */
const PAGE = 2;

/** An S3-compatible store of the plain sort: path-style PUT, GET, DELETE and lists of whole objects in one bucket, and none of Amazon's later checksums. */
export class Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly name: string;
  /** What it does instead of its work. */
  fault: 'refuse' | 'hang' | 'stall' | null = null;
  /** Objects that it still takes before it refuses. */
  takes = Infinity;
  readonly #server = createServer((request, response) => {
    void this.#serve(request, response);
  });

  constructor(name: string) {
    this.name = name;
  }

  /** Its address, once it listens. */
  open(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`),
      );
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (this.fault === 'hang') return;
    const url = new URL(request.url ?? '/', 'http://here');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (request.method === 'PUT') this.takes -= 1;
    if (this.fault === 'refuse' || this.takes < 0) return refuse(response, 503, 'SlowDown');
    const refusal = this.#refusalOf(request, bucket, key);
    if (refusal) return refuse(response, ...refusal);
    if (request.method === 'PUT')
      this.objects.set(key, {
        bytes: Buffer.concat(parts),
        contentType: request.headers['content-type'],
        modifiedAt: new Date(),
      });
    if (request.method === 'DELETE') this.objects.delete(key);
    if (request.method === 'GET' && key === '') return this.#list(url.searchParams, response);
    const found = request.method === 'GET' ? this.objects.get(key) : undefined;
    if (this.fault === 'stall' && found) {
      response.writeHead(200, { 'content-length': found.bytes.length }).write(found.bytes.subarray(0, 1));
      return;
    }
    response
      .writeHead(
        request.method === 'DELETE' ? 204 : 200,
        found?.contentType ? { 'content-type': found.contentType } : {},
      )
      .end(found?.bytes);
  }

  #list(asked: URLSearchParams, response: ServerResponse): void {
    const names = [...this.objects.keys()].filter((name) => name.startsWith(asked.get('prefix') ?? '')).sort();
    const from = Number(asked.get('continuation-token') ?? 0);
    const contents = names
      .slice(from, from + PAGE)
      .map((name) => {
        const modified = this.objects.get(name)!.modifiedAt.toISOString();
        return `<Contents><Key>${name}</Key><LastModified>${modified}</LastModified></Contents>`;
      })
      .join('');
    const more = from + PAGE < names.length;
    const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`${XML}<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`);
  }

  #refusalOf(
    { method, headers }: IncomingMessage,
    bucket: string | undefined,
    key: string,
  ): [status: number, code: string] | null {
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=a-key/')) return [403, 'InvalidAccessKeyId'];
    if (bucket !== this.name) return [404, 'NoSuchBucket'];
    if (
      Object.keys(headers).some((name) => /^x-amz-(checksum|sdk-checksum|trailer|decoded)/.test(name)) ||
      headers['content-encoding']
    )
      return [501, 'NotImplemented'];
    if (method === 'PUT' && headers['content-length'] === undefined) return [411, 'MissingContentLength'];
    if (method === 'GET' && key !== '' && !this.objects.has(key)) return [404, 'NoSuchKey'];
    return ['PUT', 'GET', 'DELETE'].includes(method ?? '') ? null : [405, 'MethodNotAllowed'];
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`${XML}<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
