import { messageProviders } from '../../server/adapters/providers/message-providers.js';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dependencies } from '../../server/core/context.js';
import type { Exchange } from './contract.js';

/** A planned answer of the provider: its status and body, or a connection that breaks once the request is read. */
export type PlannedAnswer = { status: number; body: object } | 'break';

/** Stands between the application and the sandbox: records what they say to each other, and may answer itself. */
export class Recorder {
  readonly exchanges: Exchange[] = [];
  readonly #target: string;
  readonly #server: http.Server;
  #planned: PlannedAnswer[] = [];

  private constructor(target: string) {
    this.#target = target;
    this.#server = http.createServer((request, response) => void this.#answer(request, response));
  }

  static async open(target: string): Promise<Recorder> {
    const recorder = new Recorder(target);
    await new Promise<void>((resolve) => {
      recorder.#server.listen(0, '127.0.0.1', resolve);
    });
    return recorder;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The application's dependencies, with this in the place of their own sandbox. */
  between(dependencies: Dependencies): Dependencies {
    const own = { ...dependencies, ownPort: () => this.port };
    return { ...own, providers: { ...own.providers, ...messageProviders(own) } };
  }

  /** What breaks the contract in all that was said; nothing said is a finding too. */
  findings(check: (exchange: Exchange) => string[]): string[] {
    return this.exchanges.length === 0 ? ['nothing was exchanged'] : this.exchanges.flatMap(check);
  }

  /** The next requests are answered so, in this order, and do not reach the sandbox. */
  plan(...answers: PlannedAnswer[]): void {
    this.#planned.push(...answers);
  }

  clear(): void {
    this.exchanges.length = 0;
    this.#planned = [];
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
    const planned = this.#planned.shift();
    if (planned === 'break') {
      this.#record(request, body, 0, '');
      request.socket.destroy();
      return;
    }
    const answer = planned
      ? { status: planned.status, body: JSON.stringify(planned.body), headers: {} }
      : await this.#forward(request, body);
    this.#record(request, body, answer.status, answer.body);
    response.writeHead(answer.status, { ...answer.headers, 'content-type': 'application/json' }).end(answer.body);
  }

  async #forward({ method = 'GET', url = '/', headers }: http.IncomingMessage, body: string) {
    const response = await fetch(`${this.#target}${url}`, {
      method,
      ...(body !== '' && { body }),
      headers: {
        authorization: headers.authorization ?? '',
        ...(headers['content-type'] && { 'content-type': headers['content-type'] }),
      },
    });
    const id = response.headers.get('x-message-id');
    return { status: response.status, body: await response.text(), headers: { ...(id && { 'x-message-id': id }) } };
  }

  #record(
    { method = 'GET', url = '/', headers }: http.IncomingMessage,
    body: string,
    status: number,
    resBody: string,
  ): void {
    this.exchanges.push({
      method,
      url: url.replace(/^\/sandbox\/\w+/, ''),
      headers: headers as Record<string, string>,
      body,
      status,
      resBody,
    });
  }
}
