import { once } from 'node:events';
import net from 'node:net';
import { UploadCheckInLogo } from '../media/logo.generated.js';
import type { Actor } from '../world/Actor.js';

const BOUNDARY = 'b';
const PROMISED_BYTES = 20_000_000;

/** A post of a file that says how long it will be, sends its beginning and then nothing. */
export class HalfOpenUpload {
  #socket: net.Socket;
  #received = '';
  /** Settles when the connection ends, also when the server resets it. */
  readonly closed: Promise<void>;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    // `once` would reject on a reset.
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.setEncoding('utf8').on('data', (text: string) => {
      this.#received += text;
    });
  }

  static async open(
    path: string,
    { url, token }: Actor,
    { beginning = 'abc', from = '203.0.113.1' }: { beginning?: string; from?: string } = {},
  ): Promise<HalfOpenUpload> {
    const { host, port } = new URL(url);
    const socket = net.connect(Number(port), '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    const upload = new HalfOpenUpload(socket);
    const operations = JSON.stringify({ query: UploadCheckInLogo, variables: { file: null } });
    const fields =
      path === '/graphql' ? part('name="operations"', operations) + part('name="map"', '{"0":["variables.file"]}') : '';
    const headers = [
      `Host: ${host}`,
      `X-Forwarded-For: ${from}`,
      'apollo-require-preflight: 1',
      ...(token ? [`Authorization: Bearer ${token}`] : []),
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${PROMISED_BYTES}`,
    ];
    const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\n\r\n${beginning}`;
    socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${fields}${file}`);
    return upload;
  }

  /** The answer, which comes though the body does not. */
  async answer(): Promise<{ status: number; head: string; text: string }> {
    while (!/\r\n\r\n./s.test(this.#received)) await once(this.#socket, 'data');
    const [head, text] = this.#received.split('\r\n\r\n') as [string, string];
    return { status: Number(head.split(' ')[1]), head, text };
  }

  /** More of the file. */
  send(text: string): void {
    this.#socket.write(text);
  }

  hangUp(): void {
    this.#socket.destroy();
  }
}

const part = (disposition: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
