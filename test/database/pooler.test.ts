import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import type { PgConfig } from '../../server/core/database/connect.js';
import { assertKeepsStatements } from '../../server/core/database/pooler.js';
import { workerDatabase } from '../setup/database.js';

const servers: net.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A pooler of two server connections: a client that begins a transaction gets the other client's, as happens behind PgBouncer. */
async function openPooler(upstream: net.NetConnectOpts): Promise<net.Server> {
  const pairs: { client: net.Socket; database: net.Socket }[] = [];
  const server = net.createServer((client) => {
    const pair = { client, database: net.connect(upstream) };
    pairs.push(pair);
    const { database } = pair;
    client.on('data', (bytes) => {
      if (bytes.includes('begin') && pairs.length === 2)
        [pairs[0]!.database, pairs[1]!.database] = [pairs[1]!.database, pairs[0]!.database];
      pair.database.write(bytes);
    });
    database.on('data', (bytes) => pairs.find((one) => one.database === database)!.client.write(bytes));
    client.on('error', () => {}).on('close', () => pair.database.destroy());
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return server;
}

const appRole = async (): Promise<PgConfig> => (await workerDatabase()).app;

test('a pooler that loses prepared statements is refused in one sentence', async () => {
  const app = await appRole();
  const pooler = await openPooler({ path: path.join(app.host, `.s.PGSQL.${app.port}`) });
  const { port } = pooler.address() as net.AddressInfo;
  await expect(assertKeepsStatements({ ...app, host: '127.0.0.1', port })).rejects.toThrow(
    /^DATABASE_URL leads through a pooler that loses prepared statements: use PgBouncer 1\.21 or newer .*\.$/,
  );
});

test('PostgreSQL itself keeps them', async () => {
  await assertKeepsStatements(await appRole());
});
