import { describe, expect, test } from '@jest/globals';
import { checkPdf } from '../../server/adapters/pdf/check-pdf.js';
import { addPage, anImageBomb, aPdf, aPdfOf, withEntry } from './pdfs.js';

const half = async (pdf: Promise<Buffer>) => (await pdf).subarray(0, (await pdf).length >> 1);
const plain = { useObjectStreams: false };
const javaScript = (file: { context: { obj: (value: object) => unknown } }) =>
  file.context.obj({ S: 'JavaScript', JS: 'app.alert(1)' });

const lists = (count: number): unknown[] => Array.from({ length: count }, () => []);

const CORPUS: [name: string, make: () => Buffer | Promise<Buffer>, fault: string][] = [
  ['a page behind the first bytes of a PDF', async () => Buffer.from('%PDF-1.7\n<html></html>\n%%EOF'), 'PDF_BROKEN'],
  ['half a file', () => half(aPdfOf(['a'])), 'PDF_BROKEN'],
  [
    'a script for the whole file',
    () => aPdf((file, font) => [addPage(file, font, 'a'), file.addJavaScript('main', 'app.alert(1)')]),
    'PDF_SCRIPT',
  ],
  ['an action on opening', () => withEntry('OpenAction', javaScript as never), 'PDF_SCRIPT'],
  ['the same outside of packed objects', () => withEntry('OpenAction', javaScript as never, plain), 'PDF_SCRIPT'],
  [
    'an address on opening',
    () => withEntry('OpenAction', () => ({ S: 'URI', URI: 'https://example.com' })),
    'PDF_SCRIPT',
  ],
  ['further actions', () => withEntry('AA', () => ({ WC: { S: 'Named', N: 'Print' } })), 'PDF_SCRIPT'],
  ['a program', () => withEntry('Extra', () => ({ S: 'Launch', F: 'calc.exe' })), 'PDF_SCRIPT'],
  ['an XFA form', () => withEntry('AcroForm', () => ({ XFA: [] })), 'PDF_SCRIPT'],
  ['media', () => withEntry('Extra', () => ({ Subtype: 'RichMedia' })), 'PDF_SCRIPT'],
  [
    'an attachment',
    () => aPdf((file, font) => [addPage(file, font, 'a'), file.attach(Buffer.from('a'), 'a.txt')]),
    'PDF_SCRIPT',
  ],
  [
    'a name with an escaped letter',
    async () =>
      Buffer.from(
        (await withEntry('Launch', () => 1, plain)).toString('latin1').replace('/Launch', '/L#61unch'),
        'latin1',
      ),
    'PDF_SCRIPT',
  ],
  [
    'an action that a newer revision hides',
    async () =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n1 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n1 0 obj\n<< >>\nendobj\n'),
        (await aPdfOf(['a'])).subarray(9),
      ]),
    'PDF_SCRIPT',
  ],
  ['51 pages', () => aPdfOf(Array.from({ length: 51 }, () => 'a')), 'PDF_TOO_LONG'],
  [
    'a password',
    () => aPdf((file, font) => [addPage(file, font, 'a'), file.encrypt({ userPassword: 'a', ownerPassword: 'b' })]),
    'PDF_ENCRYPTED',
  ],
  [
    'protection without a password to open it',
    () => aPdf((file, font) => [addPage(file, font, 'a'), file.encrypt({ ownerPassword: 'b' })], plain),
    'PDF_ENCRYPTED',
  ],
  ['an image of 50,000 × 50,000 pixels', () => anImageBomb(50_000), 'PDF_TOO_COMPLEX'],
  ['millions of lists in some kB', () => withEntry('Extra', () => lists(1_000_000)), 'PDF_TOO_COMPLEX'],
  ['half a million numbers', () => withEntry('Extra', () => Array(500_000).fill(1), plain), 'PDF_TOO_COMPLEX'],
];

const faultOf = async (bytes: Buffer): Promise<unknown> =>
  checkPdf(bytes).then(
    () => null,
    ({ fault }: { fault?: string }) => fault,
  );

describe('what does not belong into a form is seen', () => {
  test.each(CORPUS)('%s', async (_name, make, fault) => {
    expect(await faultOf(await make())).toBe(fault);
  });
});

describe('what every program writes is fine', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['packed objects', () => aPdfOf(['a', 'b'])],
    ['plain objects', () => aPdfOf(['a', 'b'], plain)],
    ['a hundred thousand objects', () => withEntry('Extra', () => lists(100_000))],
    ['50 pages', () => aPdfOf(Array.from({ length: 50 }, () => 'a'))],
    ['the page to open, as a place', () => withEntry('OpenAction', (_file, page) => [page.ref, 'Fit'])],
    [
      'the page to open, as an action',
      () => withEntry('OpenAction', (_file, { ref }) => ({ S: 'GoTo', D: [ref, 'Fit'] })),
    ],
    ['layers that are on', () => withEntry('OCProperties', () => ({ D: { OFF: [], BaseState: 'ON' } }))],
    ['a text that speaks of scripts', () => aPdfOf(['/JS and /JavaScript'], plain)],
  ])('%s', async (_name, make) => {
    expect(await faultOf(await make())).toBe(null);
  });
});
