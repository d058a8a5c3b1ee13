import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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
let businessId: string;
beforeEach(() => {
  businessId = '2';
});
const start = (maxMs?: number, maxReadMs?: number) => {
  maker = copyMaker({ timestampUrl: undefined } as never, { warn() {} } as unknown as Log, {
    program: path.join(folder, 'program.mjs'),
    ...(maxMs && { maxMs }),
    ...(maxReadMs && { maxReadMs }),
  });
  return (title: string, readOriginal: (() => Promise<Buffer | null>) | null = null, givenUp?: AbortSignal) =>
    maker.make({ ...aSheet(), title }, KEY, { businessId, readOriginal, ...(givenUp && { givenUp }) });
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

  test('of too many copies of a business are not read at all, and others have their turns between', async () => {
    const make = start();
    const reads: string[] = [];
    const copy = () => {
      const whose = businessId;
      return make('fine', async () => {
        reads.push(whose);
        return null;
      });
    };
    const copies = Array.from({ length: 60 }, copy);
    businessId = '3';
    const others = copy();
    expect(await others).toBe(null);
    expect(reads.length).toBeLessThan(5);
    const done = await Promise.allSettled(copies);
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(reads).toHaveLength(51);
  });

  test('that a storage never hands out hold up nobody for long', async () => {
    const make = start(undefined, 50);
    const [hanging, next] = await Promise.allSettled([make('fine', () => new Promise(() => {})), make('fine')]);
    expect(hanging).toMatchObject({ status: 'rejected', reason: unavailable });
    expect(next).toMatchObject({ status: 'fulfilled', value: Buffer.from([1]) });
  });

  test('of copies that were given up are not read', async () => {
    const make = start();
    const leaving = new AbortController();
    let isRead = false;
    const first = make('fine');
    const left = make(
      'fine',
      async () => {
        isRead = true;
        return null;
      },
      leaving.signal,
    );
    leaving.abort(new Error('Left'));
    await expect(left).rejects.toThrow('Left');
    await first;
    expect(isRead).toBe(false);
  });
});
