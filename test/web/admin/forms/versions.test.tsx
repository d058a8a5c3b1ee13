import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { withNames } from '../../../../web/admin/forms/field-names';
import { plainParagraphs } from '../../../../web/admin/forms/plain-paragraphs';
import { type Piece, versionDifference } from '../../../../web/admin/forms/version-difference';
import { aForm, openForms } from './some-forms';

const version = (number: number, content: string) => ({
  ...aForm('1', 'Consent'),
  number,
  by: number === 1 ? 'Zoë Marchetti' : 'Ann Lee',
  createdAt: `2026-11-2${number}T15:00:00.000Z`,
  content,
  sha256: '0'.repeat(64),
});
const versions = [
  version(3, '<p>Be very kind to all.</p><p>Third.</p>'),
  version(2, '<p>Be kind to all.</p>'),
  version(1, '<p>Be kind, please.</p>'),
];
const Query = {
  formVersions: () => ({ items: versions, total: 3, cursor: null }),
  formVersion: (_: unknown, { number }: { number: number }) => versions.find((one) => one.number === number),
};

test('the versions of a form are listed and compared, in words too', async () => {
  const { user, press, choose } = openForms([aForm('1', 'Consent', { version: 3 })], { Query });
  await screen.findByRole('table', { name: 'Forms' });
  await choose('Consent', 'Versions');
  const list = await screen.findByRole('list', { name: 'Versions' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Version 3Ann Lee, Nov 23, 2026, 9:00 AMCompare',
    'Version 2Ann Lee, Nov 22, 2026, 9:00 AMCompare',
    'Version 1Zoë Marchetti, Nov 21, 2026, 9:00 AMShow',
  ]);
  await press('Compare version 3');
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
  await waitFor(() => expect(dialog.getAllByRole('insertion')).toHaveLength(2));
  expect(dialog.getAllByRole('insertion').map((part) => part.textContent)).toEqual([
    ' added: very  end of what was added ',
    ' added: Third. end of what was added ',
  ]);
  expect(dialog.queryByRole('deletion')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Compare with'), 'Version 1');
  const removed = await dialog.findAllByRole('deletion');
  expect(removed.map((part) => part.textContent).join()).toContain('please');
  await press('All Versions');
  await press('Show version 1');
  expect(await screen.findByText('Be kind, please.')).toBeTruthy();
});

const paragraphs = fc.array(fc.array(fc.constantFrom('a', 'be', 'kind', 'to', 'all'), { minLength: 1 }), {
  maxLength: 6,
});
const formOf = (texts: string[][]) => ({
  ...aForm('1', 'Consent'),
  content: texts.map((words) => `<p>${words.join(' ')}</p>`).join(''),
  fields: [],
});
const without = (pieces: Piece[][], kind: Piece['kind']) =>
  pieces
    .map((paragraph) => paragraph.flatMap((piece) => (piece.kind === kind ? [] : piece.text)).join(''))
    .filter(Boolean);

describe('a difference', () => {
  test('without what was added is the older version, and without what was removed the newer one', () => {
    fc.assert(
      fc.property(paragraphs, paragraphs, (before, now) => {
        const pieces = versionDifference(formOf(before), formOf(now));
        const lines = (texts: string[][]) => ['Consent', ...texts.map((words) => words.join(' ')), 'No signature'];
        expect(without(pieces, 'added')).toEqual(lines(before));
        expect(without(pieces, 'removed')).toEqual(lines(now));
      }),
    );
  });

  test('of two long texts without a word in common is there', () => {
    const long = (word: string) => [Array.from({ length: 20_000 }, (_, index) => `${word}${index}`)];
    const pieces = versionDifference(formOf(long('a')), formOf(long('b')));
    expect(pieces[1]!.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

test('paragraphs are those of headings, lists and lines', () => {
  expect(
    plainParagraphs('<h2>One</h2><p>Two <b>2</b><br>Three</p><ul><li><p>Four</p></li><li>Five &amp; six</li></ul>'),
  ).toEqual(['One', 'Two 2', 'Three', 'Four', 'Five & six']);
});

test('names of fields are valid, each once, and those that are there stay', () => {
  const label = fc.oneof(fc.string(), fc.constantFrom('Hair', 'hair', 'Hair 2', '髪', 'Ärger', 'x'.repeat(60)));
  const field = fc.record({ name: fc.constant(''), label });
  fc.assert(
    fc.property(fc.array(field, { maxLength: 20 }), fc.array(field, { maxLength: 5 }), (fields, more) => {
      const named = withNames(fields);
      const names = withNames([...more, ...named]).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[a-z0-9-]{1,40}$/);
      expect(names.slice(more.length)).toEqual(named.map(({ name }) => name));
    }),
  );
});
