import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import { isAlive, type Places } from './embedded-cluster.js';
import { StartupError } from '../config/startup-errors.js';
import { codeOf } from '../error-code.js';

/** How a start waits for a server. */
export type Patience = { log?: { warn: (message: string) => void } | undefined; signal?: AbortSignal | undefined };

export type Running = { pid: number; port: number };

/** Windows has no usable file-system sockets. */
export const OVER_TCP = process.platform === 'win32';

export const connectionOf = (places: Places, port: number) => ({
  host: OVER_TCP ? '127.0.0.1' : places.run,
  port,
  user: 'postgres',
  password: places.password,
});

export async function connect(places: Places, port: number): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionOf(places, port), database: 'postgres', connectionTimeoutMillis: 3000 });
  client.on('error', () => {}); // the next statement notices a lost server
  await client.connect();
  return client;
}

export async function answers(places: Places, port: number): Promise<boolean> {
  try {
    await (await connect(places, port)).end();
    return true;
  } catch (error) {
    if (codeOf(error) === '28P01')
      throw new StartupError(
        `The database in ${places.home} does not know the password in ${path.join(places.home, 'password')}: put the old file back.`,
      );
    return false;
  }
}

export function readPidFile(data: string): (Running & { ready: boolean }) | null {
  try {
    const lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: /ready/.test(lines[7] ?? '') };
  } catch {
    return null;
  }
}

/** Whether the server of these files has that pid. After a crash another process may: containers reuse small numbers quickly. */
export const isOurs = (pid: number, data: string): boolean =>
  isAlive(pid) && (process.platform !== 'linux' || hasArgument(pid, data));

/** Whether that process was started with this argument; false if it ended or is hidden. */
export function hasArgument(pid: number, argument: string): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(argument);
  } catch {
    return false;
  }
}

const ANSWER_DEADLINE_MS = 20_000;
const SILENCE_MS = 2000;

/** The server already running on these files: left by a killed process, or used by another one. Throws a StartupError if it neither answers nor ends. */
export async function adopt(places: Places, { log, signal }: Patience = {}): Promise<Running | null> {
  const began = Date.now();
  let isTold = false;
  let seen = readPidFile(places.data);
  for (let tries = 0; tries < 50 && seen && isOurs(seen.pid, places.data); tries++, seen = readPidFile(places.data)) {
    if (seen.ready && (await answers(places, seen.port))) return seen;
    signal?.throwIfAborted();
    const passed = Date.now() - began;
    if (passed > ANSWER_DEADLINE_MS) break;
    if (passed > SILENCE_MS && !isTold) log?.warn(`Waiting for the database in ${places.home}: it does not answer`);
    isTold ||= passed > SILENCE_MS;
    await wait(100);
  }
  // Alive but unreachable, for example because a /tmp cleaner removed its socket: stop it and let the caller start again.
  if (seen && process.platform === 'linux' && isOurs(seen.pid, places.data)) {
    process.kill(seen.pid, 'SIGINT');
    for (let tries = 0; tries < 400 && isOurs(seen.pid, places.data); tries++) await wait(25);
    if (isOurs(seen.pid, places.data))
      throw new StartupError(
        `The PostgreSQL in ${places.home} (process ${seen.pid}) neither answers nor ends: end it with kill -9 ${seen.pid}, and start again.`,
      );
  }
  return null;
}

/** A fast shutdown with a checkpoint. */
const STOP = OVER_TCP ? 'SIGTERM' : 'SIGINT';

/** Tells the server to stop, whoever is connected, and does not wait. */
export function interrupt(places: Places): void {
  const seen = readPidFile(places.data);
  if (seen && isOurs(seen.pid, places.data)) process.kill(seen.pid, STOP);
}

/** Stops the server unless somebody else is connected. */
export async function stopUnlessUsed(places: Places): Promise<'stopped' | 'in use' | 'gone'> {
  const seen = readPidFile(places.data);
  if (!seen || !isOurs(seen.pid, places.data)) return 'gone';
  if (await isUsed(places, seen.port)) return 'in use';
  process.kill(seen.pid, STOP);
  for (let tries = 0; tries < 1200 && isAlive(seen.pid); tries++) await wait(25);
  return 'stopped';
}

// Connections just closed take a moment to disappear.
async function isUsed(places: Places, port: number): Promise<boolean> {
  const client = await connect(places, port).catch(() => null);
  if (!client) return false;
  try {
    for (let tries = 0; tries < 80; tries++) {
      const others = await client.query(
        `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      if (others.rowCount === 0) return false;
      await wait(25);
    }
    return true;
  } finally {
    await client.end();
  }
}
