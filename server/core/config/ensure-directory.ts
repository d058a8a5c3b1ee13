import fs from 'node:fs';
import path from 'node:path';

/** Like `mkdir -p`; Node's recursive mkdir never returns on file systems without new folders (/proc). */
export function ensureDirectory(folder: string, mode = 0o777): void {
  if (fs.existsSync(folder)) return;
  ensureDirectory(path.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode });
  } catch (error) {
    if (!fs.existsSync(folder)) throw error; // else another process created it
  }
}
