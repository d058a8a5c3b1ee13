import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findOrInstallNginx } from '../setup/find-nginx.mjs';
import { until } from '../world/until.js';
import { NameServer } from './NameServer.js';

const CONFIG = path.resolve(import.meta.dirname, '../../server/deploy/nginx.conf');
const proxied = findOrInstallNginx() && process.platform === 'linux' ? test : test.skip;

let folder: string;
let names: NameServer;
let nginx: ChildProcess | null = null;
let url: string;
const servers = new Map<string, http.Server>();
let port = 0;

/** A process behind the proxy, which says who it is and what it was told. */
async function listen(address: string): Promise<void> {
  const server = http.createServer(({ headers, url: asked }, response) => {
    const { host, connection, upgrade, 'x-forwarded-for': from } = headers;
    response.end(JSON.stringify({ address, asked, host, connection, upgrade, from }));
  });
  server.listen(port, address);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  servers.set(address, server);
}

async function freePort(): Promise<number> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  return free;
}

interface Told {
  status: number;
  address?: string;
  host?: string;
  from?: string;
  connection?: string;
  upgrade?: string;
}

/** By hand: fetch sends no Upgrade. */
async function ask(at = '/', headers: Record<string, string> = {}): Promise<Told> {
  const [response] = (await once(http.get(`${url}${at}`, { headers }), 'response')) as [http.IncomingMessage];
  const text = (await response.toArray()).join('');
  const status = response.statusCode!;
  return { status, ...(status === 200 && (JSON.parse(text) as object)) };
}

beforeAll(async () => {
  await listen('127.0.0.1');
  await listen('127.0.0.2');
  names = await NameServer.open(['127.0.0.1', '127.0.0.2']);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-nginx-'));
  const at = await freePort();
  url = `http://127.0.0.1:${at}`;
  const ours = fs
    .readFileSync(CONFIG, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${at};`)
    .replace('127.0.0.11', `127.0.0.1:${names.port}`)
    .replace('$processes:5000', `$processes:${port}`);
  fs.writeFileSync(path.join(folder, 'ours.conf'), ours);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `pid ${folder}/pid; daemon off; events {} http { access_log off; ${paths.join(' ')} include ${folder}/ours.conf; }`,
  );
});

afterAll(async () => {
  for (const server of servers.values()) server.close();
  names.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

afterEach(async () => {
  nginx?.kill('SIGTERM');
  if (nginx) await once(nginx, 'close');
  nginx = null;
});

async function startNginx(): Promise<void> {
  nginx = spawn('nginx', ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'inherit',
  });
  await until(async () => (await fetch(url).catch(() => null)) !== null, 'nginx');
}

proxied(
  'the proxy of docker-compose.yml shares the requests, passes what is needed, and finds a process at its new address',
  async () => {
    await startNginx();
    const seen = new Set<string>();
    await until(async () => {
      seen.add((await ask()).address!);
      return seen.size === 2;
    }, 'both processes');

    expect(
      await ask('/graphql', { 'x-forwarded-for': '6.6.6.6', connection: 'upgrade', upgrade: 'websocket' }),
    ).toMatchObject({
      status: 200,
      host: new URL(url).host,
      from: '127.0.0.1',
      connection: 'upgrade',
      upgrade: 'websocket',
    });
    expect((await ask('/metrics')).status).toBe(404);

    servers.get('127.0.0.1')!.close();
    servers.get('127.0.0.2')!.close();
    servers.clear();
    await listen('127.0.0.3');
    names.addresses = ['127.0.0.3'];
    await until(async () => (await ask()).address === '127.0.0.3', 'the process at its new address');
  },
);
