import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Config } from '../../server/config.js';
import { RenderDoor, type RenderLimits } from '../../server/core/http/RenderDoor.js';
import { until } from '../world/until.js';

let server: Server;
/** Pages that are being rendered, in the order of their beginning. */
let rendered: { path: string; finish: () => void; fail: () => void }[];
/** Paths of requests that have come, and of those that are over. */
let [seen, closed]: [string[], string[]] = [[], []];

async function serve(limits: Partial<RenderLimits>): Promise<void> {
  const door = new RenderDoor({ trustProxy: 1 } as Config, limits);
  const render = door.through(async ({ path }, response) => {
    await new Promise<void>((resolve, reject) => {
      rendered.push({ path, finish: resolve, fail: () => reject(new Error('as planned')) });
    });
    response.send(path);
  });
  const failed: express.ErrorRequestHandler = (_error, _request, response, _next) => {
    response.status(500).end();
  };
  const note: express.RequestHandler = ({ path }, response, next) => {
    response.once('close', () => closed.push(path));
    seen.push(path);
    next();
  };
  server = createServer(express().get('/:name', note, render).use(failed)).listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const get = (name: string, from: string, signal: AbortSignal | null = null) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`, {
    headers: { 'x-forwarded-for': from },
    signal,
  });
const paths = () => rendered.map(({ path }) => path);
/** Asks for a page and comes back once it is being rendered. */
async function begin(name: string, from: string): Promise<void> {
  void get(name, from).catch(() => {});
  await until(() => paths().includes(`/${name}`));
}

beforeEach(() => {
  [rendered, seen, closed] = [[], [], []];
});
afterEach(() => {
  for (const { finish } of rendered) finish();
  server.closeAllConnections();
  server.close();
});

test('one source has its places, and a further one of its requests waits for its turn; another source goes past it', async () => {
  await serve({ ofSource: 1 });
  await begin('a', '2001:db8:1:2::1');
  const second = get('b', '2001:db8:1:2::9');
  await begin('c', '2001:db8:1:3::1');
  expect(paths()).toEqual(['/a', '/c']);
  rendered[0]!.finish();
  await until(() => paths().includes('/b'));
  rendered[2]!.finish();
  expect(await (await second).text()).toBe('/b');
});

test('all have their places together', async () => {
  await serve({ ofAll: 2, waitingOfAll: 0 });
  await begin('a', '203.0.113.1');
  await begin('b', '203.0.113.2');
  expect((await get('c', '203.0.113.3')).status).toBe(503);
  expect(paths()).toEqual(['/a', '/b']);
});

test('who finds no place to wait is told when to try again', async () => {
  await serve({ ofSource: 1, waitingOfSource: 0 });
  await begin('a', '203.0.113.1');
  const { status, headers, text } = await get('b', '203.0.113.1').then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  }));
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
  expect(text).toBe('Many people are opening pages right now. Please try again in a moment.');
});

test('nobody waits for longer than the time limit', async () => {
  await serve({ ofSource: 1, milliseconds: 50 });
  await begin('a', '203.0.113.1');
  expect((await get('b', '203.0.113.1')).status).toBe(503);
});

test('a page that fails gives its place back', async () => {
  await serve({ ofSource: 1 });
  await begin('a', '203.0.113.1');
  const second = get('b', '203.0.113.1');
  rendered[0]!.fail();
  await until(() => paths().includes('/b'));
  rendered[1]!.finish();
  expect((await second).status).toBe(200);
});

test('who hangs up does not wait on', async () => {
  await serve({ ofSource: 1, waitingOfSource: 1, milliseconds: 600_000 });
  await begin('a', '203.0.113.1');
  const hangsUp = new AbortController();
  const second = get('b', '203.0.113.1', hangsUp.signal).catch(() => 'hung up');
  await until(() => seen.includes('/b'));
  expect((await get('c', '203.0.113.1')).status).toBe(503);
  hangsUp.abort();
  expect(await second).toBe('hung up');
  await until(() => closed.includes('/b'));
  const next = get('d', '203.0.113.1');
  await until(() => seen.includes('/d'));
  rendered[0]!.finish();
  await until(() => rendered.length === 2);
  expect(paths()).toEqual(['/a', '/d']);
  rendered[1]!.finish();
  expect((await next).status).toBe(200);
});
