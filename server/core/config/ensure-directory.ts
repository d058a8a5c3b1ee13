import fs from 'node:fs';
import path from 'node:path';

/** Like `mkdir -p`; Node's own recursive mkdir never returns where a file system has no such thing as new folders (/proc). */
export function ensureDirectory(folder: string, mode = 0o777): void {
  if (fs.existsSync(folder)) return;
  ensureDirectory(path.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode });
  } catch (error) {
    if (!fs.existsSync(folder)) throw error; // else another process was quicker
  }
}
