import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import { findBinaries, type Binaries } from './embedded-binaries.js';
import { assertSameVersion, initialise, preparePlaces, type Places } from './embedded-cluster.js';
import {
  adopt,
  answers,
  connect,
  connectionOf,
  interrupt,
  isOurs,
  OVER_TCP,
  readPidFile,
  stopUnlessUsed,
  type Patience,
  type Running,
} from './embedded-running.js';
import { removeStaleLocks } from './embedded-stale.js';
import { chooseUser, takeOver, type Spawn } from './embedded-user.js';
import type { Environment } from '../config/EnvironmentReader.js';
import { StartupError } from '../config/startup-errors.js';
import { codeOf } from '../error-code.js';

export type EmbeddedOptions = {
  /** Folder for the cluster, its socket, log and password. */
  home: string;
  /** Created if missing. */
  database: string;
  /** PostgreSQL settings on top of ours, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string | number>;
  /** The system user to run as when we are root. */
  osUser?: string;
  /** Environment of the programs. */
  environment: Environment;
  log?: { info: (message: string) => void; warn: (message: string) => void };
  /** Ends the wait for it: throws its reason. */
  signal?: AbortSignal | undefined;
};

export type Embedded = {
  host: string;
  port: number;
  database: string;
  /** A superuser: for creating roles and databases, never for serving. */
  user: string;
  password: string;
  home: string;
  version: string;
  pid: number;
  /** Whether the cluster was just created. */
  first: boolean;
  /** Whether it was already running: left by a killed server, or used by another process. */
  adopted: boolean;
  /** Whether the server that was started or adopted last still runs. */
  isRunning: () => boolean;
  /** Starts it again, at the same address, or adopts the one that another process started again. Throws a StartupError. */
  relaunch: () => Promise<void>;
  /** Stops it unless somebody is connected; call it after closing the pools. */
  stop: () => Promise<'stopped' | 'in use' | 'gone'>;
  /** Tells it to stop and does not wait, for a process that must end at once. */
  interrupt: () => void;
};

type Cluster = { places: Places; binaries: Binaries; user: Spawn; settings: Record<string, string | number> };

const START_DEADLINE_MS = 90_000;

/** Starts PostgreSQL from the npm packages' binaries, or adopts the one that already runs on this folder. */
export async function startEmbedded({
  home,
  database,
  settings = {},
  osUser,
  environment,
  log,
  signal,
}: EmbeddedOptions): Promise<Embedded> {
  const user = { ...chooseUser(osUser), env: environment };
  const { moved, ...places } = preparePlaces(home, user);
  if (moved)
    log?.warn(`The database's user cannot enter ${path.dirname(path.resolve(home))}: its files are in ${places.home}`);
  const binaries = findBinaries(user, places.home);
  if (fs.existsSync(places.data) && !isServed(places)) takeOver(places.data, user);
  const first = initialise(places, binaries, user);
  assertSameVersion(places, binaries);
  const cluster = { places, binaries, user, settings };
  const patience = { log, signal };
  const adopted = await adopt(places, patience);
  let running = adopted ?? (await launch(cluster, patience));
  const stop = () => stopUnlessUsed(places);
  await createDatabase(places, running.port, database).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    ...connectionOf(places, running.port),
    database,
    home: places.home,
    version: binaries.version,
    pid: running.pid,
    first,
    adopted: adopted !== null,
    isRunning: () => isOurs(running.pid, places.data),
    async relaunch() {
      running = (await adopt(places)) ?? (await launch(cluster, {}, running.port));
    },
    stop,
    interrupt: () => interrupt(places),
  };
}

function isServed({ data }: Places): boolean {
  const seen = readPidFile(data);
  return seen !== null && isOurs(seen.pid, data);
}

// Retried for a while: a killed postmaster can linger, and its backends hold the memory for a second.
async function launch(cluster: Cluster, patience: Patience, samePort?: number): Promise<Running> {
  const { places } = cluster;
  const end = Date.now() + START_DEADLINE_MS;
  for (;;) {
    const port = samePort ?? (OVER_TCP ? await freePort() : 5432);
    await removeStaleLocks(places, port);
    const running = (await launchOnce(cluster, port, end, patience.signal)) ?? (await adopt(places, patience));
    if (running) return running;
    const said = fs.readFileSync(places.log, 'utf8').slice(-1500);
    if (Date.now() > end || !/postmaster\.pid" already exists|shared memory block/.test(said)) {
      const fatal =
        said
          .split('\n')
          .filter((line) => /FATAL|PANIC|HINT|DETAIL/.test(line))
          .slice(-2)
          .join(' ') || said.slice(-300);
      throw new StartupError(
        `The embedded PostgreSQL did not start (${fatal.trim().replaceAll(/\s+/g, ' ')}): see ${places.log}.`,
      );
    }
    await wait(300);
  }
}

async function launchOnce(
  cluster: Cluster,
  port: number,
  end: number,
  signal: AbortSignal | undefined,
): Promise<Running | null> {
  const { places, binaries, user } = cluster;
  const settings = {
    listen_addresses: OVER_TCP ? '127.0.0.1' : '',
    unix_socket_directories: OVER_TCP ? '' : places.run,
    unix_socket_permissions: '0700',
    port,
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 100,
    ...cluster.settings,
  };
  const args = ['-D', places.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const log = fs.openSync(places.log, 'a', 0o600);
  // Detached: Ctrl-C must not reach PostgreSQL before the server has finished its requests.
  const child = spawn(binaries.pathOf('postgres'), args, {
    ...user,
    cwd: path.parse(places.data).root,
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  child.unref();
  let ended = false;
  child
    .on('exit', () => {
      ended = true;
    })
    .on('error', () => {
      ended = true;
    });
  while (!ended && Date.now() < end) {
    const seen = readPidFile(places.data);
    if (seen && seen.pid === child.pid && seen.ready && (await answers(places, port))) return seen;
    if (signal?.aborted) child.kill('SIGINT');
    await wait(20);
  }
  signal?.throwIfAborted();
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net
      .createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() =>
          address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
        );
      });
  });
}

async function createDatabase(places: Places, port: number, database: string): Promise<void> {
  const client = await connect(places, port);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } catch (error) {
    if (!['42P04', '23505'].includes(codeOf(error))) throw error; // else another process created it
  } finally {
    await client.end();
  }
}
