import { mkdirSync, readFileSync, rmSync, rmdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.mjs';

const HEARTBEAT_MS = 5000;
const SILENT_MS = 60_000;

/** Runs `work` under a lock against other starts in this folder; takes over the lock of a killed start. */
export async function withLock(work, lock = path.join(root, 'dist', '.lock')) {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let told = false; !take(lock); await wait(200)) {
    if (recover(lock)) continue;
    if (!told) console.log('Another start is building in this folder: waiting for it');
    told = true;
  }
  // Pids are reused, so a holder also updates the lock's time.
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    held = undefined;
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(lock) {
  if (!makeFolder(lock)) return false;
  writeFileSync(path.join(lock, 'holder'), String(process.pid));
  held = lock;
  return true;
}

let held;

/** Records the holder's child process, which keeps writing for a while if the holder is killed. */
export function noteWorker(pid) {
  if (held && pid) writeFileSync(path.join(held, 'worker'), String(pid));
}

function makeFolder(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

// Under its own lock: of two waiters, the second must not remove the lock that the first has just taken.
function recover(lock) {
  if (!isStale(lock)) return false;
  const recovering = `${lock}.recovering`;
  if (!makeFolder(recovering)) {
    if (age(recovering) > SILENT_MS) rmSync(recovering, { recursive: true, force: true });
    return false;
  }
  try {
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
    return true;
  } finally {
    rmdirSync(recovering);
  }
}

function isStale(lock) {
  const silent = age(lock);
  if (silent > SILENT_MS) return true;
  const holder = readPid(lock, 'holder');
  const worker = readPid(lock, 'worker');
  return holder === null ? silent > 2000 : !isAlive(holder) && (worker === null || !isAlive(worker));
}

function age(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs;
  } catch {
    return 0;
  }
}

function readPid(lock, name) {
  try {
    return Number(readFileSync(path.join(lock, name), 'utf8')) || null;
  } catch {
    return null;
  }
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
