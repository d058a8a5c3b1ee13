import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cellsOf } from '../../../../web/admin/imports/check-list';
import { guessColumns as guess, toRemember, withColumn } from '../../../../web/admin/imports/columns';
import { decodeText } from '../../../../web/admin/imports/decode-text';
import { neutralise, withoutApostrophe } from '../../../../web/admin/imports/formulas';
import { readList as read } from '../../../../web/admin/imports/read-list';
import { splitCalls } from '../../../../web/admin/imports/split-calls';
import { checkRow } from '../../../../web/admin/products/import/check-row';
import { productList } from '../../../../web/admin/products/import/product-list';
import { readDescription, readType } from '../../../../web/admin/products/import/read-values';
import { readDuration, readPrice } from '../../../../web/admin/products/read-amounts';
import { type ExportedItem, writeList } from '../../../../web/admin/products/import/write-list';

const guessColumns = (headers: readonly string[], before: string | null) => guess(headers, before, productList);
const readList = (bytes: Uint8Array) => read(bytes, productList);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

test.each([
  ['', ''],
  ['$1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['US$ 24', '24'],
  ['24,5', '24.5'],
  ['.5', '.5'],
  ['0', '0'],
  ['1,234', '1234'],
  ['123,456.78 USD', '123456.78'],
  ['12 345', '12345'],
  ['1.234', null],
  ['1.2.3', null],
  ['1,23,456', null],
  ['1,234,567', null],
  ['-5', null],
  ['ten', null],
  ['.', null],
])('the price %p is %p', (text, price) => expect(readPrice(text)).toBe(price));

test.each([
  ['', 0],
  ['90', 90],
  ['90 min', 90],
  ['1h 30m', 90],
  ['1:30', 90],
  ['0:05', 5],
  ['1.5h', 90],
  ['1,5 h', 90],
  ['2 hours', 120],
  ['1 hora 15 minutos', 75],
  ['1h30', 90],
  ['1:75', null],
  ['soon', null],
  ['-5', null],
])('the duration %p is %p minutes', (text, minutes) => expect(readDuration(text)).toBe(minutes));

test('types, in both languages, and descriptions, plain or marked up', () => {
  expect(['', 'Service', 'SERVICIO', 'producto', 'Retail', 'gift'].map(readType)).toEqual([
    'SERVICE',
    'SERVICE',
    'SERVICE',
    'PRODUCT',
    'PRODUCT',
    null,
  ]);
  expect(readDescription(' Wash & <cut>\r\n\r\nDry ')).toBe('<p>Wash &amp; &lt;cut&gt;</p><p>Dry</p>');
  expect(readDescription('<p>Wash</p>')).toBe('<p>Wash</p>');
});

describe('columns', () => {
  const english = ['Service name', 'Product type', 'Category name', 'Price ($)', 'Duration (min)', 'Details', 'Order'];
  const spanish = ['Nombre del servicio', 'Tipo', 'Categoría', 'Precio', 'Duración', 'Descripción', 'Posición'];
  const fields = ['name', 'type', 'category', 'price', 'duration', 'description', 'rank'];

  test('are guessed from the words of their headers, each once', () => {
    expect(guessColumns(english, null)).toEqual(fields);
    expect(guessColumns(spanish, null)).toEqual(fields);
    expect(guessColumns(['Name', 'Title', 'SKU'], 'no JSON')).toEqual(['name', null, null]);
  });

  test('are as chosen the last time', () => {
    const headers = ['What', 'Name', 'Cost'];
    const chosen = withColumn(guessColumns(headers, null), 0, 'name');
    expect(chosen).toEqual(['name', null, 'price']);
    expect(guessColumns(['COST', 'name', 'what'], toRemember(headers, chosen))).toEqual(['price', null, 'name']);
  });
});

describe('a file', () => {
  const text = 'Name;Price\r\nCafé;1,50\r\n\r\n"Tea; green\nleaf";2\r\n';
  const list = {
    headers: ['Name', 'Price'],
    rows: [
      { number: 2, cells: ['Café', '1,50'] },
      { number: 4, cells: ['Tea; green\nleaf', '2'] },
    ],
  };

  test.each([
    ['UTF-8', bytesOf(text)],
    ['UTF-8 with a mark', bytesOf(`\ufeff${text}`)],
    ['UTF-16', utf16(`\ufeff${text}`, false)],
    ['UTF-16, big end first', utf16(`\ufeff${text}`, true)],
    ['UTF-16 without a mark', utf16(text, false)],
    ['UTF-16 without a mark, big end first', utf16(text, true)],
    ['Windows-1252', new Uint8Array(Buffer.from(text, 'latin1'))],
  ])('in %s is read', async (name, bytes) =>
    expect(await readList(bytes)).toEqual({ ...list, isGuessed: name === 'Windows-1252' }),
  );

  test.each([',', ';', '\t'])('separated by %j is read', async (mark) => {
    const rows = [
      ['Name', 'Price', 'Type'],
      ['Cut', '24.50', 'Service'],
    ].map((cells) => cells.join(mark));
    expect((await readList(bytesOf(rows.join('\n')))).rows).toEqual([
      { number: 2, cells: ['Cut', '24.50', 'Service'] },
    ]);
  });

  test.each([
    ['', 'The file has no rows'],
    ['Name,Price\n', 'The file has no rows'],
    ['Name\n"Cut\nWash', 'a quotation mark that is not closed'],
    ['PK\u0003\u0004', 'not a CSV file'],
    [`Name\n${'Cut\n'.repeat(5001)}`, 'more than 5,000 rows'],
    ['x'.repeat(2 * 1024 * 1024 + 1), 'larger than 2 MB'],
  ])('%# that is none is refused in words', (content, message) =>
    expect(readList(bytesOf(content))).rejects.toThrow(message),
  );

  test('any bytes are some text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        async (bytes) => typeof (await decodeText(bytes)).text === 'string',
      ),
    );
  });
});

describe('a row', () => {
  const columns = ['name', 'type', 'category', 'price', 'duration', 'rank', null] as const;
  const check = (...cells: string[]) => checkRow(7, cellsOf({ number: 7, cells }, columns));

  test('becomes an item', () => {
    expect(check(' Cut ', '', 'Hair', '$24.50', '1:30', '3', 'x')).toEqual({
      input: {
        row: 7,
        item: {
          type: 'SERVICE',
          name: 'Cut',
          newCategoryName: 'Hair',
          price: '24.50',
          durationMinutes: 90,
          description: '',
          position: 3,
        },
      },
      faults: null,
    });
    expect(check('Balm', 'product', '', '', '0')).toMatchObject({
      input: { item: { type: 'PRODUCT', newCategoryName: null, price: null, durationMinutes: null, position: null } },
    });
  });

  test('says everything that is wrong with it', () => {
    expect(Object.keys(check('', 'gift', 'x'.repeat(61), 'ten', 'soon', '50').faults!)).toEqual([
      'type',
      'name',
      'category',
      'price',
      'duration',
      'rank',
    ]);
    expect(check('Balm', 'product', '', '', '5').faults).toEqual({ duration: 'Only services have a duration.' });
    expect(check('Cut', '', '', '', '169 h').faults).toEqual({ duration: 'A duration is 1 to 10080 minutes.' });
  });
});

test('a call has at most 200 rows, and less than a request may hold', () => {
  const row = (number: number, description = '') => ({
    row: number,
    item: { type: 'SERVICE' as const, name: 'Cut', description },
  });
  const many = Array.from({ length: 450 }, (_, index) => row(index));
  expect([...splitCalls(many, 200)].map(({ length }) => length)).toEqual([200, 200, 50]);
  const long = Array.from({ length: 9 }, (_, index) => row(index, 'é'.repeat(20_000)));
  expect([...splitCalls(long, 200)].map(({ length }) => length)).toEqual([3, 3, 3]);
});

describe('an exported file', () => {
  const begin = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', "'", "'=", "''+");

  test('holds no formula, and reading a cell back gives what it was', () => {
    fc.assert(
      fc.property(begin, fc.string(), (start, rest) => {
        const cell = neutralise(start + rest);
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(withoutApostrophe(cell)).toBe(start + rest);
      }),
    );
    expect(neutralise('=SUM(A1)')).toBe("'=SUM(A1)");
  });

  test('begins with a mark of UTF-8, has lines of Windows, and headers that are guessed', () => {
    const file = writeList([]);
    expect(file).toBe('\ufeffType,Name,Category,Price,Duration,Description,Rank\r\n');
  });

  test('is imported as it was', async () => {
    const line = fc
      .tuple(begin, fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }))
      .map(([start, rest]) => (start + rest).replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
    const item = fc.record({
      id: fc.constant('1'),
      type: fc.constant('SERVICE' as const),
      name: line,
      price: fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2))),
      durationMinutes: fc.option(fc.integer({ min: 1, max: 10_080 })),
      description: fc.option(
        line.map((text) => `<p>${text.replace(/[&<>]/g, '')}</p>\n<p>"x"</p>`),
        { nil: '' },
      ),
      position: fc.integer({ min: 0, max: 49 }),
      category: fc.option(line.map((name) => ({ id: '2', name }))),
    }) as fc.Arbitrary<ExportedItem>;
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 5 }), async (items) => {
        const { headers, rows } = await readList(bytesOf(writeList(items)));
        const columns = guessColumns(headers, null);
        expect(rows.map((row) => checkRow(row.number, cellsOf(row, columns)))).toEqual(
          items.map(({ type, name, price, durationMinutes, description, position, category }, index) => ({
            input: {
              row: index + 2,
              item: {
                type,
                name,
                newCategoryName: category?.name ?? null,
                price,
                durationMinutes,
                description,
                position,
              },
            },
            faults: null,
          })),
        );
      }),
    );
  });
});
