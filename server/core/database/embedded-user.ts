import fs from 'node:fs';
import path from 'node:path';

import type { Environment } from '../config/EnvironmentReader.js';
import { ensureDirectory } from '../config/ensure-directory.js';
import { StartupError } from '../config/startup-errors.js';

/** User that runs the PostgreSQL programs; empty for our own. */
export type RunAs = { uid?: number; gid?: number };

/** Spawn options of the PostgreSQL programs. */
export type Spawn = RunAs & { env: Environment };

/** PostgreSQL refuses to run as root: then picks a user from /etc/passwd, where initdb looks up its own user. */
export function chooseUser(preferred?: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of [preferred, 'postgres', 'node', 'nobody']) {
    const row = rows.find((candidate) => name !== undefined && candidate[0] === name && Number(candidate[2]) > 0);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new StartupError(
    'PostgreSQL does not run as root and this machine has no user postgres, node or nobody: name one with EMBEDDED_PG_OS_USER, or set DATABASE_URL.',
  );
}

/** Whether that user may enter the folder, or its nearest existing parent. */
export function isReachable(folder: string, { uid, gid }: RunAs): boolean {
  if (uid === undefined) return true;
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const stat = fs.existsSync(at) ? fs.statSync(at) : null;
    if (stat && !(stat.mode & 1 || (stat.uid === uid && stat.mode & 0o100) || (stat.gid === gid && stat.mode & 0o10)))
      return false;
    if (at === path.dirname(at)) return true;
  }
}

/** Creates a folder that only that user can enter. */
export function ownFolder(folder: string, { uid, gid }: RunAs): string {
  ensureDirectory(folder, 0o700);
  giveTo(folder, { uid, gid });
  return folder;
}

export function giveTo(file: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid);
}
