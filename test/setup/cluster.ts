import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Database } from '../../server/core/database/connect.js';
import { postgresEnvironment } from '../../server/config.js';
import { startEmbedded, type Embedded } from '../../server/core/database/embedded.js';
import { migrate } from '../../server/core/database/migrate.js';
import { bootstrapRoles, roleConfigs } from '../../server/core/database/roles.js';

/** What jest's workers must know of the cluster that jest's own process started; handed on through the environment. */
export type Cluster = { host: string; port: number; user: string; password: string };

export const TEMPLATE = 'greeter';
export const TEST_SECRET = 'a secret of the tests, at least 32 characters long';
const HOMES = path.join(os.tmpdir(), `greeter-test-postgres-${os.userInfo().username}`);
const QUICK = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: 200,
  shared_buffers: '64MB',
  max_wal_size: '1GB',
};
/** A loaded machine is slow to connect, and no test is about that. */
const PATIENT_MS = 20_000;
const quiet = { info: () => {}, warn: (message: string) => console.warn(message) };

let running: Embedded | null = null;

/** Starts one PostgreSQL for the whole run, with a migrated database that every worker's own is copied from. */
export async function startCluster(): Promise<void> {
  removeLeftovers();
  fs.mkdirSync(HOMES, { recursive: true, mode: 0o755 });
  running = await startEmbedded({
    environment: postgresEnvironment(),
    home: path.join(HOMES, String(process.pid)),
    database: TEMPLATE,
    settings: QUICK,
    log: quiet,
  });
  const { host, port, user, password } = running;
  const cluster: Cluster = { host, port, user, password };
  const client = new pg.Client({ ...cluster, database: TEMPLATE });
  await client.connect();
  try {
    await bootstrapRoles(client, TEMPLATE, TEST_SECRET);
  } finally {
    await client.end();
  }
  await migrate(databaseOf(cluster, TEMPLATE), quiet);
  process.env.GREETER_TEST_CLUSTER = JSON.stringify(cluster);
}

export async function stopCluster(): Promise<void> {
  if (!running) return;
  await running.stop();
  fs.rmSync(running.home, { recursive: true, force: true });
  running = null;
}

/** The three roles are those of the template: a copy of a database keeps their rights in it. */
export function databaseOf({ host, port }: Cluster, name: string): Database {
  const { owner, app, jobs, listen } = roleConfigs({ host, port, database: TEMPLATE }, TEST_SECRET);
  const inCopy = <Role extends object>(role: Role) => ({
    ...role,
    database: name,
    connectionTimeoutMillis: PATIENT_MS,
  });
  return {
    owner: inCopy(owner),
    app: inCopy(app),
    jobs: inCopy(jobs),
    listen: inCopy(listen),
    mode: 'roles',
    stop: async () => {},
  };
}

/** Ends and removes what a killed run left behind. */
function removeLeftovers(): void {
  if (!fs.existsSync(HOMES)) return;
  for (const pid of fs.readdirSync(HOMES)) {
    if (isAlive(Number(pid))) continue;
    const home = path.join(HOMES, pid);
    const postmaster = postmasterOf(path.join(home, 'data'));
    if (postmaster) process.kill(postmaster, 'SIGQUIT');
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function postmasterOf(data: string): number | null {
  try {
    const pid = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data) ? pid : null;
  } catch {
    return null;
  }
}
