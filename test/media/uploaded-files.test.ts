import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WriteStream } from 'fs-capacitor';
import pino from 'pino';
import { failWithDisk, removeLeftUploads } from '../../server/core/http/uploaded-files.js';

const log = pino({ level: 'silent' });
/** Of Linux: every write says that there is no room. */
const FULL = '/dev/full';

/** A file that was received on a disk without room. */
async function onFullDisk(): Promise<WriteStream> {
  const file = new WriteStream();
  file.on('error', () => {}); // as graphql-upload listens
  await once(file, 'ready');
  Object.assign(file, { _fd: fs.openSync(FULL, 'r+') });
  return file;
}

test('a full disk ends those who read the file', async () => {
  const file = await onFullDisk();
  failWithDisk(file, log);
  const reader = file.createReadStream();
  const failed = once(reader, 'error');
  reader.resume();
  file.write('half a picture');
  const [error] = await failed;
  expect(error).toMatchObject({ code: 'ENOSPC' });
  expect(() => file.createReadStream()).toThrow('destroyed');
});

test('a disk that was full before is heard of too', async () => {
  const file = await onFullDisk();
  const failed = once(file, 'error');
  file.write('half a picture');
  await failed;
  failWithDisk(file, log);
  expect(file.destroyed).toBe(true);
});

test('what a killed process has left goes after an hour, and nothing else', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'left-'));
  const put = (name: string, minutesAgo: number) => {
    fs.writeFileSync(path.join(folder, name), 'x');
    const at = new Date(Date.now() - minutesAgo * 60_000);
    fs.utimesSync(path.join(folder, name), at, at);
  };
  const [old, young] = [`capacitor-${'a'.repeat(32)}.tmp`, `capacitor-${'b'.repeat(32)}.tmp`];
  put(old, 61);
  put(young, 2);
  put('capacitor-notes.tmp', 300);
  await removeLeftUploads(log, folder);
  expect(fs.readdirSync(folder).sort()).toEqual([young, 'capacitor-notes.tmp'].sort());
  fs.rmSync(folder, { recursive: true });
});
