import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import { healthRoutes } from '../../server/core/http/health.js';
import { Ticks, type Tick } from '../../server/core/database/notify.js';
import { createLog } from '../../server/core/log.js';
import { StallingProxy } from '../reliability/StallingProxy.js';
import { workerDatabase } from '../setup/database.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';

const QUICK = { beatMs: 50, answerMs: 2000 };

const world = useWorld();
const lines: string[] = [];
const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });

let proxy: StallingProxy;
let ticks: Ticks | null = null;
beforeEach(async () => {
  lines.length = 0;
  const { host, port } = (await workerDatabase()).listen;
  proxy = await StallingProxy.open({ path: path.join(host, `.s.PGSQL.${port}`) });
});
afterEach(async () => {
  ticks?.stop();
  await proxy.close();
});

async function listen(config: { database?: string } = {}): Promise<Ticks> {
  const { listen: role } = await workerDatabase();
  const { source, topics } = world.app.dependencies;
  ticks = new Ticks({ ...role, host: '127.0.0.1', port: proxy.port, ...config }, source, log, topics, QUICK);
  await ticks.start();
  return ticks;
}

test('a connection that fell silent is replaced, and every topic is ticked', async () => {
  const listening = await listen();
  expect(listening.isListening).toBe(true);
  const heard: Tick[] = [];
  listening.listen(world.business.id, (tick) => void heard.push(tick));
  proxy.silence();
  await until(() => heard.length > 0, 'ticks of what was missed');
  await until(() => listening.isListening, 'a connection that hears');
  expect(lines.join()).toContain('LISTEN hears nothing: it is begun again');
});

test('notices that go elsewhere, as those behind a pooler do, are noticed', async () => {
  const listening = await listen({ database: 'postgres' }); // notices stay within a database
  expect(listening.isListening).toBe(false);
  expect(lines.join()).toContain('set LISTEN_DATABASE_URL to the address of PostgreSQL itself');
});

test.each([true, false])('/readyz says whether live updates arrive: %s', async (isListening) => {
  const { dependencies } = world.app;
  const state = { stopping: false, isMakingDemo: false, isListening: () => isListening };
  const server = express()
    .use(healthRoutes(dependencies.source, dependencies, state))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ready = await fetch(`${url}/readyz`);
  expect({ status: ready.status, body: await ready.json() }).toEqual({
    status: isListening ? 200 : 503,
    body: { ready: isListening, listening: isListening },
  });
  server.close();
});

test('the metrics say it too', async () => {
  expect(await (await fetch(`${world.url}/metrics`)).text()).toContain('greeter_listening 1\n');
});
