import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { storedSecret } from '../config/stored-secret.js';
import { ensureDirectory } from '../config/ensure-directory.js';
import type { Binaries } from './embedded-binaries.js';
import { giveTo, isReachable, ownFolder, type RunAs, type Spawn } from './embedded-user.js';
import { explainDataDirFailure, StartupError } from '../config/startup-errors.js';
import { codeOf } from '../error-code.js';

/** Where one cluster's files are. */
export type Places = { home: string; data: string; log: string; run: string; password: string };

const FALLBACK_HOME = '/var/lib/greeter/postgres';
const SOCKET_FOLDER_LIMIT = 85; // a socket's path has at most 107 bytes, including its name

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Where the files of `folder` are: elsewhere if PostgreSQL's user cannot reach it. */
function homeOf(folder: string, user: RunAs): { home: string; moved: boolean } {
  const full = path.resolve(folder);
  const moved = !isReachable(path.dirname(full), user);
  return { home: moved ? path.join(FALLBACK_HOME, shortHash(full)) : full, moved };
}

/** Whether there is a cluster; creates nothing. */
export const isClusterAt = (folder: string, user: RunAs): boolean =>
  isInitialised(path.join(homeOf(folder, user).home, 'data'));

/** Creates the folders and the superuser's password; `moved` is true if PostgreSQL's user cannot reach `folder`. */
export function preparePlaces(folder: string, user: RunAs): Places & { moved: boolean } {
  const { home, moved } = homeOf(folder, user);
  try {
    ensureDirectory(home, 0o755);
    const inside = path.join(home, 'run');
    const run = ownFolder(
      inside.length > SOCKET_FOLDER_LIMIT ? path.join(os.tmpdir(), `greeter-${shortHash(home)}`) : inside,
      user,
    );
    const password = storedSecret(path.join(home, 'password'));
    return { home, data: path.join(home, 'data'), log: path.join(home, 'postgres.log'), run, password, moved };
  } catch (error) {
    throw explainDataDirFailure(error, home);
  }
}

/** Creates the cluster's files if missing; true the first time. */
export function initialise(places: Places, binaries: Binaries, user: Spawn): boolean {
  removeAbandonedDrafts(places.home);
  if (isInitialised(places.data)) return false;
  // Created elsewhere and renamed, so that a killed first start leaves nothing half done.
  const draft = ownFolder(`${places.data}.init-${process.pid}`, user);
  const passwordFile = `${draft}.pw`;
  try {
    fs.writeFileSync(passwordFile, places.password, { mode: 0o600 });
    giveTo(passwordFile, user);
    runInitdb(binaries, user, draft, passwordFile);
    fs.renameSync(draft, places.data);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!isInitialised(places.data)) throw error;
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  return true;
}

/** Throws a StartupError if another major version of PostgreSQL made the files: it says how to bring them over. */
export function assertSameVersion({ data }: Places, { version }: Binaries): void {
  const files = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const own = /\d+/.exec(version)?.[0];
  if (files !== own)
    throw new StartupError(
      `The database in ${data} is of PostgreSQL ${files}, and this Greeter brings ${own}: back it up with the version of Greeter that made it, move the folder away, and restore the backup (README, Backup).`,
    );
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const isInitialised = (data: string): boolean => fs.existsSync(path.join(data, 'PG_VERSION'));

function removeAbandonedDrafts(home: string): void {
  for (const name of fs.readdirSync(home)) {
    const pid = /^data\.init-(\d+)(\.pw)?$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) fs.rmSync(path.join(home, name), { recursive: true, force: true });
  }
}

// The builtin C.UTF-8 sorts the same everywhere; trigrams of non-ASCII text need the character type, whose name differs by system.
function runInitdb(binaries: Binaries, user: Spawn, data: string, passwordFile: string): void {
  let said = '';
  for (const characterType of process.platform === 'win32' ? [''] : ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', '']) {
    const run = spawnSync(
      binaries.pathOf('initdb'),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '--pwfile',
        passwordFile,
        '-A',
        'scram-sha-256',
        '-E',
        'UTF8',
        '--no-instructions',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        ...(characterType ? [`--lc-ctype=${characterType}`] : []),
      ],
      { ...user, cwd: path.parse(data).root, encoding: 'utf8' },
    );
    if (run.status === 0) return;
    said = run.error?.message ?? run.stderr;
  }
  throw new StartupError(
    `The embedded PostgreSQL could not make its files in ${data} (${said.trim().replaceAll(/\s+/g, ' ').slice(0, 300)}): make room there, or set DATABASE_URL.`,
  );
}
