import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Reach } from '../../server/adapters/providers/outside-calendars/fetch-calendar.js';
import { root } from '../architecture/sources.js';

const pem = (name: string) =>
  fs.readFileSync(path.join(root, `test/appointments/fixtures/calendars.${name}.pem`), 'utf8');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of calendars on this machine, under names that only its `reach` knows. */
export class CalendarServer {
  readonly #server: Server;
  readonly #answers = new Map<string, Answer>();
  /** Paths that were asked for, with their hosts. */
  readonly asked: string[] = [];
  /** Addresses of hosts other than calendars.example. */
  readonly hosts = new Map<string, string[]>();
  readonly reach: Reach = {
    resolve: (host) =>
      Promise.resolve(
        (this.hosts.get(host) ?? (host === 'calendars.example' ? ['127.0.0.1'] : [host])).map((address) => ({
          address,
          family: address.includes(':') ? 6 : 4,
        })),
      ),
    isAllowed: (address) => address === '127.0.0.1',
    ca: pem('crt'),
    maxMs: 1500,
  };

  constructor() {
    this.#server = createServer({ key: pem('key'), cert: pem('crt') }, (request, response) => {
      this.asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
      const answer = this.#answers.get(request.url ?? '');
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
  }

  open = () =>
    new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  address(file: string, host = 'calendars.example'): string {
    return `https://${host}:${(this.#server.address() as AddressInfo).port}${file}`;
  }

  /** A file answers like this from now on. */
  answers(file: string, answer: Answer): string {
    this.#answers.set(file, answer);
    return this.address(file);
  }

  has(
    file: string,
    text: string,
    headers: Record<string, string> = { 'content-type': 'text/calendar; charset=utf-8' },
  ): string {
    return this.answers(file, (_, response) => response.writeHead(200, headers).end(text));
  }

  leads(file: string, to: string): string {
    return this.answers(file, (_, response) => response.writeHead(302, { location: to }).end());
  }
}
