import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyMaker } from '../../server/adapters/providers/copies/copy-maker.js';
import type { Log } from '../../server/core/log.js';
import { aSheet } from './a-sheet.js';

const KEY = { key: '', certificate: '' };
const BYTES = Buffer.from('original');
/** Programs of the thread by what the title of the sheet says. */
const PROGRAM = `
export async function makeCopy({ sheet, original }) {
  if (sheet.title === 'endless') for (;;);
  const all = [];
  if (sheet.title === 'large') for (;;) all.push([all.length]);
  return { bytes: original ?? new Uint8Array([1]), notStamped: null };
}`;

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'greeter-copy-maker-'));
  await fs.writeFile(path.join(folder, 'program.mjs'), PROGRAM);
});
afterAll(() => fs.rm(folder, { recursive: true }));

let maker: ReturnType<typeof copyMaker>;
afterEach(() => maker.stop());
const start = (maxMs?: number) => {
  maker = copyMaker({ timestampUrl: undefined } as never, { warn() {} } as unknown as Log, {
    program: path.join(folder, 'program.mjs'),
    ...(maxMs && { maxMs }),
  });
  return (title: string, readOriginal: (() => Promise<Buffer | null>) | null = null) =>
    maker.make({ ...aSheet(), title }, KEY, readOriginal);
};
const unavailable = { code: 'UNAVAILABLE' };

describe('a copy that takes too much', () => {
  test('time is given up, and the next one is made', async () => {
    const make = start(3000);
    const [endless, next] = await Promise.allSettled([make('endless'), make('fine')]);
    expect(endless).toMatchObject({ status: 'rejected', reason: unavailable });
    expect(next).toMatchObject({ status: 'fulfilled', value: Buffer.from([1]) });
  });

  test('memory is given up, and the next one is made', async () => {
    const make = start();
    const [large, next] = await Promise.allSettled([make('large'), make('fine')]);
    expect(large).toMatchObject({ status: 'rejected', reason: unavailable });
    expect(next).toMatchObject({ status: 'fulfilled', value: Buffer.from([1]) });
  });
});

describe('originals', () => {
  test('are read one at a time, when it is the turn of their copy', async () => {
    const make = start();
    let open = 0;
    const reads: number[] = [];
    const read = async () => {
      reads.push((open += 1));
      return BYTES;
    };
    const copies = Array.from({ length: 5 }, () => make('fine', read).finally(() => (open -= 1)));
    for (const copy of await Promise.all(copies)) expect(copy!.equals(BYTES)).toBe(true);
    expect(Math.max(...reads)).toBeLessThan(3);
  });

  test('that are gone have no copies, and one that cannot be read does not hold up the next', async () => {
    const make = start();
    const copies = [
      make('fine', async () => null),
      make('fine', () => Promise.reject(new Error('Gone'))),
      make('fine'),
    ];
    expect((await Promise.allSettled(copies)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await copies[0]).toBe(null);
  });

  test('of too many copies are not read at all', async () => {
    const make = start();
    let reads = 0;
    const copies = Array.from({ length: 120 }, () =>
      make('fine', async () => {
        reads += 1;
        return null;
      }),
    );
    const done = await Promise.allSettled(copies);
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(19);
    expect(reads).toBe(101);
  });
});
