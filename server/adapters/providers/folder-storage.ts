import fs from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '../../core/storage/storage.js';

/** Files in a folder of this machine. */
export function folderStorage(folder: string): Storage {
  const at = (name: string) => {
    const full = path.join(folder, name);
    if (!full.startsWith(`${path.resolve(folder)}${path.sep}`)) throw new Error('A stored file stays in its folder');
    return full;
  };
  return {
    async put(name, bytes) {
      await fs.mkdir(path.dirname(at(name)), { recursive: true });
      // Written to another file and renamed, so that nobody reads half a file.
      const half = `${at(name)}.${process.pid}.half`;
      await fs.writeFile(half, bytes);
      await fs.rename(half, at(name));
    },
    get: (name) =>
      fs.readFile(at(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    async remove(name) {
      await fs.rm(at(name), { force: true });
    },
  };
}
