import { expect, test } from '@jest/globals';
import { parse, visit } from 'graphql';
import fs from 'node:fs';
import path from 'node:path';
import { messagesOf, readMessageFiles } from '../../server/core/i18n/message-files.mjs';
import { doubleWords, uses, wordsToAvoid } from './glossary.js';
import { root, sources } from './sources.js';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const words = wordsToAvoid(read('README.md'));

/** Every description of a schema. */
function descriptionsOf(schema: string): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = [];
  visit(parse(schema), {
    enter(node) {
      if ('description' in node && node.description && 'name' in node)
        found.push({ name: node.name?.value ?? '', text: node.description.value });
    },
  });
  return found;
}

test('descriptions of the API use the words of the glossary', () => {
  const descriptions = descriptionsOf(read('schema.graphql'));
  expect(descriptions.length).toBeGreaterThan(500);
  expect(uses(words, descriptions)).toEqual([]);
});

test('a word stands in the glossary once', () => {
  expect(doubleWords(read('README.md'))).toEqual([]);
  expect(
    doubleWords('## Glossary\n| Word | Meaning | Not |\n|---|---|---|\n| one, two | . | |\n| two | . | |'),
  ).toEqual(['two']);
});

/** Quoted by the specification. */
const QUOTED = 'poster.pageFooter';

test('texts for customers use the words of the glossary', () => {
  const messages = Object.entries(messagesOf(readMessageFiles().en!)).filter(([name]) => name !== QUOTED);
  expect(messages.length).toBeGreaterThan(200);
  expect(
    uses(
      words,
      messages.map(([name, text]) => ({ name, text: String(text) })),
    ),
  ).toEqual([]);
});

test('an email is called by one word', () => {
  const messages = Object.entries(messagesOf(readMessageFiles().en!));
  const screens = sources(['web']).flatMap(({ path: file, text }) =>
    [...text.matchAll(/^(?!\s*(\/\/|\/?\*)).*\be-mail.*$/gim)].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(screens).toEqual([]);
  expect(messages.filter(([, text]) => /e-mail/i.test(String(text))).map(([name]) => name)).toEqual([]);
});

test('a word to avoid is seen', () => {
  expect(words).toEqual(expect.arrayContaining(['company', 'tenant', 'operator', 'ETA', 'timeout']));
  expect(words).not.toContain('page');
  expect(
    uses(['company', 'ETA'], descriptionsOf('"Of two companies." type A { "When." b: Int "Its eta." c: Int }')),
  ).toEqual(['A: company', 'c: ETA']);
});
