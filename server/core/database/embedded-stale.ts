import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

import { isAlive, type Places } from './embedded-cluster.js';
import { hasArgument } from './embedded-running.js';

type Lock = { file: string; text: string; pid: number };

/**
 * Removes PostgreSQL's lock files if a crash left them and another process has their pid: if that runs as the same user, PostgreSQL takes
 * it for a running server and never starts. Other cases are left to PostgreSQL's own checks, shared memory included.
 */
export async function removeStaleLocks(places: Places, port: number): Promise<void> {
  if (process.platform !== 'linux') return;
  const socket = path.join(places.run, `.s.PGSQL.${port}`);
  const locks = [path.join(places.data, 'postmaster.pid'), `${socket}.lock`]
    .map(readLock)
    .filter((lock) => lock !== null);
  const stale = locks.filter(({ pid }) => isAlive(pid) && !hasArgument(pid, places.data));
  if (stale.length === 0 || isServedHere(places.data) || locks.some(holdsMemory) || (await isListening(socket))) return;
  for (const lock of stale) remove(lock);
}

function readLock(file: string): Lock | null {
  try {
    const text = fs.readFileSync(file, 'utf8');
    const pid = Math.abs(Number.parseInt(text, 10)); // negative: PostgreSQL in single-user mode
    return pid > 0 ? { file, text, pid } : null;
  } catch {
    return null;
  }
}

const isServedHere = (data: string): boolean =>
  fs.readdirSync('/proc').some((name) => /^\d+$/.test(name) && hasArgument(Number(name), data));

/** Whether a process still holds the lock's shared memory: backends outlive a killed postmaster. */
function holdsMemory({ text }: Lock): boolean {
  const [key, id] = text.split('\n')[6]?.trim().split(/\s+/) ?? [];
  if (!key || !id || !fs.existsSync('/proc/sysvipc/shm')) return false;
  const signed = String(BigInt.asIntN(32, BigInt(key)));
  const segments = fs
    .readFileSync('/proc/sysvipc/shm', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return segments.some((columns) => columns[0] === signed && columns[1] === id && Number(columns[6]) > 0);
}

/** A server in another container has its own pids, but its socket answers through a shared folder. */
function isListening(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = net
      .connect(socket)
      .on('connect', () => {
        client.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
}

// Renamed first: if another server started meanwhile, the file is its own and is put back.
function remove({ file, text }: Lock): void {
  const aside = `${file}.stale-${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') !== text) fs.linkSync(aside, file);
  } catch {
    // Removed or replaced by another process: PostgreSQL decides.
  } finally {
    fs.rmSync(aside, { force: true });
  }
}
