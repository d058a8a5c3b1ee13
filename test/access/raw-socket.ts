import { once } from 'node:events';
import net from 'node:net';
import WebSocket from 'ws';

/** Sends bytes that no HTTP client would, and answers what came back until the other side closed. */
export async function sendRaw(url: string, text: string, { hangUp = false } = {}): Promise<string> {
  const socket = net
    .connect(Number(new URL(url).port), '127.0.0.1')
    .setEncoding('utf8')
    .on('error', () => {});
  let answer = '';
  socket.on('data', (part: string) => {
    answer += part;
  });
  // `once` of events would reject on a reset.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text);
  if (hangUp) socket.end();
  await closed;
  return answer;
}

export interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A graphql-ws connection without a library's manners. */
export class RawLive {
  readonly messages: Message[] = [];
  readonly closed: Promise<number>;
  #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.messages.push(JSON.parse(String(data)) as Message);
    });
    this.closed = once(socket, 'close').then(([code]) => code as number);
  }

  static async open(url: string, token?: string, params: Record<string, string> = {}): Promise<RawLive> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const live = new RawLive(socket.on('error', () => {}));
    live.send({ type: 'connection_init', payload: { ...(token && { authorization: `Bearer ${token}` }), ...params } });
    return live;
  }

  send(message: Message | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables: Record<string, unknown> = {}): void {
    this.send({ type: 'subscribe', id, payload: { query, variables } });
  }

  about(id: string): Message[] {
    return this.messages.filter((message) => message.id === id);
  }

  end(): void {
    this.#socket.terminate();
  }
}
