import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StoredObject {
  bytes: Buffer;
  contentType: string | undefined;
}

/** An S3-compatible store of the plain sort: path-style PUT, GET and DELETE of whole objects in one bucket, and none of Amazon's later checksums. */
export class Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly name: string;
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
    const [, bucket, ...rest] = new URL(request.url ?? '/', 'http://here').pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const refusal = this.#refusalOf(request, bucket, key);
    if (refusal) return refuse(response, ...refusal);
    if (request.method === 'PUT')
      this.objects.set(key, { bytes: Buffer.concat(parts), contentType: request.headers['content-type'] });
    if (request.method === 'DELETE') this.objects.delete(key);
    const found = request.method === 'GET' ? this.objects.get(key) : undefined;
    response
      .writeHead(
        request.method === 'DELETE' ? 204 : 200,
        found?.contentType ? { 'content-type': found.contentType } : {},
      )
      .end(found?.bytes);
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
    if (method === 'GET' && !this.objects.has(key)) return [404, 'NoSuchKey'];
    return ['PUT', 'GET', 'DELETE'].includes(method ?? '') ? null : [405, 'MethodNotAllowed'];
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
