import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pageParagraphs, type TextRun } from '../../server/adapters/pdf/page-paragraphs.js';
import { pdfText } from '../../server/domain/forms/pdf/pdf-text.js';

const run = (str: string, y: number, hasEOL = true): TextRun => ({
  str,
  height: 10,
  transform: [1, 0, 0, 1, 0, y],
  hasEOL,
});

describe('the paragraphs of a page', () => {
  test.each<[string, TextRun[], string[]]>([
    ['lines that follow each other closely are one', [run('a', 700), run('b', 686)], ['a b']],
    ['a gap begins another', [run('a', 700), run('b', 670)], ['a', 'b']],
    ['the next column begins another', [run('a', 100), run('b', 700)], ['a', 'b']],
    ['runs of a line are one', [run('a ', 700, false), run(' b', 700)], ['a b']],
    ['what no screen shows is left out', [run('a\u0000b\ud800', 700), run(' ', 650)], ['a b']],
  ])('%s', (_name, runs, paragraphs) => {
    expect(pageParagraphs(runs)).toEqual(paragraphs);
  });

  test('hold every word in its order, whatever the file says', () => {
    const anyRun = fc.record({
      str: fc.string({ unit: 'binary' }),
      height: fc.float(),
      transform: fc.array(fc.float(), { maxLength: 6 }),
      hasEOL: fc.boolean(),
    });
    const words = (text: string) => text.match(/[a-z]+/gi) ?? [];
    fc.assert(
      fc.property(fc.array(anyRun), (runs) => {
        const paragraphs = pageParagraphs(runs);
        expect(words(paragraphs.join('')).join('')).toBe(words(runs.map(({ str }) => str).join('')).join(''));
        for (const paragraph of paragraphs) expect(paragraph).toMatch(/^\S(?:.*\S)?$/u);
      }),
    );
  });
});

describe('the text of a PDF', () => {
  test('is escaped, and the same when it is cleaned again', () => {
    expect(pdfText([{ paragraphs: ['<b>a</b> & b', 'c'] }, { paragraphs: ['d'] }])).toBe(
      '<p>&lt;b&gt;a&lt;/b&gt; &amp; b</p><p>c</p><p>d</p>',
    );
  });

  test('may have 160,000 characters', () => {
    expect(() => pdfText([{ paragraphs: ['a'.repeat(160_000)] }])).toThrow('more than 160,000 characters');
    expect(pdfText([{ paragraphs: ['a'.repeat(159_993)] }])).toHaveLength(160_000);
  });
});
