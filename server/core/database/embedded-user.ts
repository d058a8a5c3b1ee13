import fs from 'node:fs';
import path from 'node:path';

import type { Environment } from '../config/EnvironmentReader.js';
import { ensureDirectory } from '../config/ensure-directory.js';
import { StartupError } from '../config/startup-errors.js';
import { codeOf } from '../error-code.js';

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

/**
 * Gives a folder and all in it to that user alone if it belongs to another: a copy belongs to the one who copied it, and PostgreSQL refuses it. Throws a
 * StartupError that says how where we may not.
 */
export function takeOver(folder: string, { uid = process.getuid?.(), gid = process.getgid?.() }: RunAs): void {
  if (uid === undefined || gid === undefined) return;
  const { uid: owner, mode } = fs.statSync(folder);
  try {
    if (owner !== uid) {
      for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
        fs.lchownSync(path.join(entry.parentPath ?? entry.path, entry.name), uid, gid);
      fs.chownSync(folder, uid, gid); // last: it stands for all
    }
    if (mode & 0o027) fs.chmodSync(folder, 0o700);
  } catch (error) {
    if (!['EPERM', 'EACCES'].includes(codeOf(error))) throw error;
    throw new StartupError(
      `The database in ${folder} belongs to another user: give it to this one with sudo chown -R ${uid}:${gid} ${folder}.`,
    );
  }
}
