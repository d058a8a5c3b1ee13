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
      // On the disk before its row is: a power cut must not leave a row whose file is empty.
      await fs.writeFile(half, bytes, { flush: true });
      await fs.rename(half, at(name));
    },
    get: (name) => fs.readFile(at(name)).catch(orMissing(null)),
    async remove(name) {
      await fs.rm(at(name), { force: true });
    },
    async *list(prefix) {
      for (const entry of await entriesOf(at(prefix))) {
        const { mtime } = await fs.stat(path.join(entry.parentPath, entry.name)).catch(orMissing(NOT_THERE));
        if (mtime) yield { name: path.posix.join(prefix, entry.name), modifiedAt: mtime };
      }
    },
  };
}

const NOT_THERE = { mtime: null };

/** Files of a folder; none where there is no such folder. */
const entriesOf = async (folder: string) =>
  (await fs.readdir(folder, { withFileTypes: true }).catch(orMissing([]))).filter((entry) => entry.isFile());

const orMissing =
  <Value>(missing: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return missing;
    throw error;
  };
