import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { imageAddress, storedImage } from '../../server/core/storage/image-files.js';
import { imageOf } from '../../server/domain/media/image-of.js';
import { sizesOf } from '../../server/domain/media/image-sizes.js';
import { inTurn } from '../../server/core/in-turn.js';

describe('images are worked on', () => {
  test('one after another, whether one fails or not; a business waits for one of each other, not for all of them', async () => {
    const seen: string[] = [];
    const work = (name: string, fails = false) =>
      inTurn(name[0]!, async () => {
        seen.push(`begin ${name}`);
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`end ${name}`);
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => work(name)),
      work('b1', true),
      work('b2'),
      work('c1'),
    ]);
    expect(results.map(({ status }) => status[0]).join('')).toBe('ffffrff');
    const turns = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'];
    expect(seen).toEqual(turns.flatMap((name) => [`begin ${name}`, `end ${name}`]));
    expect(await work('a5')).toBe('a5');
  });

  test('unless they are given up before their turn; what has begun goes on', async () => {
    const seen: string[] = [];
    const givenUp = new AbortController();
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const work = (name: string, signal?: AbortSignal) =>
      inTurn(
        name[0]!,
        async () => {
          await ended;
          seen.push(name);
          return name;
        },
        signal,
      );
    const [first, second, third] = [work('a1', givenUp.signal), work('a2', givenUp.signal), work('a3')];
    givenUp.abort('gone');
    await expect(second).rejects.toBe('gone');
    await expect(work('b1', givenUp.signal)).rejects.toBe('gone');
    expect(seen).toEqual([]);
    end();
    expect(await Promise.all([first, third])).toEqual(['a1', 'a3']);
    expect(seen).toEqual(['a1', 'a3']);
  });
});

describe('the address of an image', () => {
  const FILE = `7-${'0123456789abcdef'.repeat(2)}.jpg`;

  test.each([
    ['product', 'preview', FILE, `product/7/${FILE.slice(2, 34)}-preview.jpg`],
    ['business', '480', FILE.replace('jpg', 'webp'), `business/7/${FILE.slice(2, 34)}-480.webp`],
    ['checkinapp', 'preview', '0123456789abcdef.png', 'checkinapp/0123456789abcdef.png'],
  ])('%s %s %s', (kind, size, file, name) => {
    expect(storedImage(kind, size, file)?.name).toBe(name);
  });

  test.each([
    ['product', 'preview', '0123456789abcdef.png'],
    ['checkinapp', 'thumbnail', '0123456789abcdef.png'],
    ['product', '500', FILE],
    ['other', 'preview', FILE],
    ['toString', 'preview', FILE],
    ['product', 'preview', FILE.replace('jpg', 'svg')],
    ['product', 'preview', `0${FILE}`],
    ['product', 'preview', `${FILE}/..`],
  ])('%s %s %s is none', (kind, size, file) => {
    expect(storedImage(kind, size, file)).toBeNull();
  });

  test('whatever is asked for, a name stays in the folder of its kind', () => {
    const altered = fc
      .tuple(
        fc.nat(FILE.length),
        fc.constantFrom('', '1', 'a', '/', '..', '../', '\\', '%2f', '\0', '.', '-'),
        fc.nat(2),
      )
      .map(([at, more, less]) => FILE.slice(0, at) + more + FILE.slice(at + less));
    fc.assert(
      fc.property(fc.constantFrom('product', 'checkinapp'), altered, (kind, file) => {
        const found = storedImage(kind, 'preview', file);
        expect(found?.name ?? `${kind}/x.jpg`).toMatch(/^(?:product|checkinapp)\/(?:\d+\/)?[\da-z-]+\.\w+$/);
      }),
    );
  });

  test('each address of an Image is that of a stored size', () => {
    const row = { id: '1', kind: 'product', file: FILE, width: 700, height: 10, placeholder: '' } as const;
    const image = imageOf(row);
    const addresses = [image.url, image.thumbnailUrl, ...`${image.srcset}, ${image.fallbackSrcset}`.split(', ')];
    const names = addresses.map((address) => {
      const [kind, size, file] = address.split(' ')[0]!.split('/').slice(-3) as [string, string, string];
      return storedImage(kind, size, file)!.name;
    });
    const sizes = sizesOf('product', 700);
    expect(sizes).toEqual(['thumbnail', '480', 'preview']);
    const stored = sizes.flatMap((size) =>
      (['jpg', 'webp'] as const).map(
        (ending) => storedImage('product', size, imageAddress(row, size, ending).split('/').at(-1)!)!.name,
      ),
    );
    expect(names.filter((name) => !stored.includes(name))).toEqual([]);
  });
});
