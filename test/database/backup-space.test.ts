import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireSpace } from '../../server/core/database/backup/require-space.js';

const MB = 1_000_000;
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backups-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const hasBackup = (name: string, size: number, day: number): void => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, '');
  fs.truncateSync(file, size);
  fs.utimesSync(file, day * 86_400, day * 86_400);
};
const tried = (freeMB: number | null, databaseMB = 100) =>
  requireSpace(
    folder,
    async () => databaseMB * MB,
    async () => freeMB && freeMB * MB,
  );

test('a first backup needs the room of the database', async () => {
  await tried(100);
  await expect(tried(99)).rejects.toThrow(
    `The disk that holds ${folder} has 99 MB free, and a backup takes about 100 MB: make room, or name another file. Nothing was written, and older backups stay.`,
  );
});

test('a later one needs that of the newest, and some more', async () => {
  hasBackup('a.tar.gz', 50 * MB, 2);
  hasBackup('b.tar.gz', 10 * MB, 1);
  hasBackup('c.tar.gz.7.part', MB, 3);
  await tried(60);
  await expect(tried(59)).rejects.toThrow('about 60 MB');
  expect(fs.readdirSync(folder)).toHaveLength(3);
});

test('where the file system does not say what is free, it is tried', async () => {
  await expect(tried(null)).resolves.toBeUndefined();
});

test('the disk of this machine says it', async () => {
  await requireSpace(folder, async () => 1);
  await expect(requireSpace(folder, async () => Number.MAX_SAFE_INTEGER)).rejects.toThrow('make room');
});
