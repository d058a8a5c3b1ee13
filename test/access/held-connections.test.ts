import { once } from 'node:events';
import net from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import WebSocket from 'ws';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { sendRaw } from './raw-socket.js';

const world = useWorld({
  bodyLimits: { milliseconds: 1000, ofSource: 3 },
  liveLimits: { firstMessageMs: 1000, ofSource: 3 },
});
const sockets: { destroy(): void }[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A post that says its body is longer than what comes of it. */
const halfOpen = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${new URL(world.url).host}\r\nContent-Type: ${type}\r\nContent-Length: 200000\r\n\r\n{"query":"`;

const whole = (query: string) => {
  const body = JSON.stringify({ query });
  return `POST /graphql HTTP/1.1\r\nHost: ${new URL(world.url).host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

describe('a body that does not come whole', () => {
  const WAYS = [
    ['/graphql', 'application/json'],
    ['/graphql', 'application/json; charset=utf-16'],
    ['/api/business/add_checkin', 'application/json'],
    ['/webhooks/twilio/text', 'application/x-www-form-urlencoded'],
    ['/nothing', 'text/plain'],
  ] as const;

  test.each(WAYS)('to %s as %s is waited for until the time limit', async (path, type) => {
    expect(await sendRaw(world.url, halfOpen(path, type))).toBe('');
    expect((await world.anonymous.askText('{ plans { __typename } }')).status).toBe(200);
  });

  test('is one of few of its source, until they end', async () => {
    const { port } = new URL(world.url);
    const answers: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      const socket = net.connect(Number(port), '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      socket.setEncoding('utf8').on('data', (text: string) => void answers.push(text));
      socket.write(halfOpen('/graphql', 'application/json'));
    }
    await until(() => answers.some((answer) => answer.startsWith('HTTP/1.1 429 ')), 'the refusal');
    expect(await sendRaw(world.url, whole('{ environment { __typename } }'))).toMatch(/^HTTP\/1\.1 429 (?![^]*HTTP\/)/);
    for (const socket of sockets.splice(0)) socket.destroy();
    await until(async () => (await world.anonymous.askText('{ plans { __typename } }')).status === 200);
    expect(await (await fetch(`${world.url}/metrics`)).text()).not.toContain('operation="environment"'); // it was not run
  });

  test('counts until it is there: whole ones, one after the other, meet no limit', async () => {
    const ask = () => world.anonymous.askText('{ plans { __typename } }');
    for (let index = 0; index < 20; index += 1) expect((await ask()).status).toBe(200);
  });
});

test('one body too many is refused as everything is, with when to try again', async () => {
  const { port } = new URL(world.url);
  for (let index = 0; index < 3; index += 1) {
    const socket = net.connect(Number(port), '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    socket.write(halfOpen('/graphql', 'application/json'));
  }
  await until(async () => {
    const [head, body] = (await sendRaw(world.url, halfOpen('/graphql', 'application/json'))).split('\r\n\r\n');
    if (!head!.startsWith('HTTP/1.1 429 ')) return false;
    expect(head).toMatch(/^retry-after: 5$/im);
    expect(body).toContain('"code":"RATE_LIMITED"');
    expect(body).toContain('"details":{"retryAfterSeconds":5}');
    return true;
  }, 'the refusal');
});

describe('a live connection', () => {
  const connect = () => {
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    sockets.push({ destroy: () => socket.terminate() });
    return socket.on('error', () => {});
  };
  const init = (payload: object) => JSON.stringify({ type: 'connection_init', payload });

  test('that never says who it is, is closed', async () => {
    const [code] = (await once(connect(), 'close')) as [number];
    expect(code).toBe(4408);
  });

  test('says so in 4 kB', async () => {
    const [short, long] = [connect(), connect()];
    await Promise.all([once(short, 'open'), once(long, 'open')]);
    short.send(init({ authorization: 'x'.repeat(4000) }));
    long.send(init({ authorization: 'x'.repeat(5000) }));
    const [[ack], [code]] = await Promise.all([once(short, 'message'), once(long, 'close')]);
    expect([JSON.parse(String(ack)), code]).toEqual([{ type: 'connection_ack' }, 4403]);
  });

  test('is one of so many of its source, until another ends', async () => {
    const open = [connect(), connect(), connect()];
    await Promise.all(open.map((socket) => once(socket, 'open')));
    const [, answer] = (await once(connect(), 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(answer.statusCode).toBe(429);
    open[0]!.terminate();
    await until(async () => {
      const socket = connect();
      const opened = await Promise.race([
        once(socket, 'open').then(() => true),
        once(socket, 'unexpected-response').then(() => false),
      ]);
      return opened;
    }, 'a connection');
  });
});
