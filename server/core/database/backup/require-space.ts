import fs from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../config/startup-errors.js';

/** A database grows from one backup to the next. */
const GROWTH = 1.2;
const MB = 1_000_000;

/** Bytes that this user may still write there; null where the file system does not say. */
async function freeIn(folder: string): Promise<number | null> {
  const { blocks, bavail, bsize } = await fs.statfs(folder);
  return blocks === 0 ? null : bavail * bsize;
}

/**
 * Throws a StartupError if a backup is not likely to fit into a folder: it would fill a disk that others share before it failed. The newest backup there tells how much it
 * takes; without one the database does, in bytes, which is more, as backups are compressed.
 */
export async function requireSpace(
  folder: string,
  databaseSize: () => Promise<number>,
  free: (folder: string) => Promise<number | null> = freeIn,
): Promise<void> {
  const available = await free(folder);
  if (available === null) return;
  const last = await newestBackup(folder);
  const needed = last === null ? await databaseSize() : last * GROWTH;
  if (available >= needed) return;
  throw new StartupError(
    `The disk that holds ${folder} has ${inMB(available)} free, and a backup takes about ${inMB(needed)}: make room, or name another file. Nothing was written, and older backups stay.`,
  );
}

/** Its size. */
async function newestBackup(folder: string): Promise<number | null> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.tar.gz'));
  const files = await Promise.all(names.map((name) => fs.stat(path.join(folder, name)).catch(() => null)));
  const [newest] = files.filter((file) => file?.isFile()).sort((one, other) => other!.mtimeMs - one!.mtimeMs);
  return newest?.size ?? null;
}

const inMB = (bytes: number): string => `${Math.ceil(bytes / MB).toLocaleString('en')} MB`;
