import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { pipeline as pipelineToEnd } from 'node:stream/promises';
import zlib from 'node:zlib';
import { Header } from 'tar';
import { StartupError } from '../../config/startup-errors.js';

/** One file of an archive; small enough to be held in memory. */
export interface Entry {
  name: string;
  bytes: Buffer;
}

const BLOCK = 512;

/** Writes a .tar.gz that only this user can read; a file of that name appears when all is on the disk and `check` has read it. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  signal: AbortSignal,
  check: (part: string) => Promise<unknown> = async () => {},
): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    const disk = createWriteStream(part, { mode: 0o600, flush: true });
    await pipelineToEnd(tarOf(entries), zlib.createGzip({ level: 3 }), disk, { signal });
    await check(part);
    await fs.rename(part, file);
  } finally {
    await fs.rm(part, { force: true });
  }
}

async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length);
    yield bytes;
    yield Buffer.alloc(paddingOf(bytes.length));
  }
  yield Buffer.alloc(2 * BLOCK);
}

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function headerOf(name: string, size: number): Buffer {
  const header = new Header({ path: name, size, mode: 0o600, mtime: new Date(), type: 'File' });
  if (header.encode()) throw new Error(`${name} is too long for an archive`);
  return header.block!;
}

/** Throws a StartupError for a file that is damaged or cut off. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const bytes = pipeline(createReadStream(file), zlib.createGunzip(), () => {}); // its errors come with the next chunk
  const chunks = bytes[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let left: Buffer = Buffer.alloc(0);
  const take = async (size: number): Promise<Buffer> => {
    const parts = [left];
    for (let length = left.length; length < size;) {
      const { value, done } = await chunks.next().catch((error: unknown) => Promise.reject(unreadable(file, error)));
      if (done) throw unreadable(file, 'it is cut off');
      parts.push(value);
      length += value.length;
    }
    const all = Buffer.concat(parts);
    left = all.subarray(size);
    return all.subarray(0, size);
  };
  try {
    for (;;) {
      const header = new Header(await take(BLOCK));
      if (header.nullBlock) return;
      if (!header.cksumValid) throw unreadable(file, 'it is damaged');
      const size = header.size ?? 0;
      const content = await take(size + paddingOf(size));
      yield { name: header.path ?? '', bytes: content.subarray(0, size) };
    }
  } finally {
    bytes.destroy();
  }
}

function unreadable(file: string, reason: unknown): StartupError {
  const said = reason instanceof Error ? reason.message : String(reason);
  return new StartupError(`The backup ${file} cannot be read (${said}): use another one.`);
}
