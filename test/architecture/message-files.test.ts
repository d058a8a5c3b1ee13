import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modulesOf } from '../../server/core/i18n/generate-messages.mjs';
import { mismatches, messagesOf, readMessageFiles, type MessageFile } from '../../server/core/i18n/message-files.mjs';
import { root, sources } from './sources.js';

const files = readMessageFiles();

test('every language has the same messages, with the same arguments, and all can be read', () => {
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['en', 'es']));
  expect(mismatches(files)).toEqual([]);
});

const language = { name: 'English', locale: 'en-US', speech: 'en-US' };
const pair = (en: Record<string, string>, es: Record<string, string>): Record<string, MessageFile> => ({
  en: { language, room: en },
  es: { language: { name: 'Español', locale: 'es-US', speech: 'es-MX' }, room: es },
});

test.each([
  ['a missing message', pair({ a: 'A' }, {})],
  ['a message too many', pair({}, { a: 'A' })],
  ['another argument', pair({ a: '{count} more' }, { a: '{number} más' })],
  ['lost markup', pair({ a: 'See <terms>terms</terms>' }, { a: 'Vea términos' })],
  ['a message that cannot be read', pair({ a: '{count, plural, one {#}' }, { a: 'x' })],
])('%s is seen', (_name, planted) => {
  expect(mismatches(planted).length).toBeGreaterThan(0);
});

/** What `partyWords('room')` names in its room. */
const PARTY_WORDS = ['text', 'subject', 'title', 'paragraph'];

/** Keys that no source names, in full, by a template such as `rating.level${n}`, or as the words of a message. */
function unused(keys: string[], texts: string[]): string[] {
  const all = texts.join('\n');
  const named = new Set([...all.matchAll(/['"`]([a-zA-Z]+\.\w+)['"`]/g)].map(([, key]) => key));
  for (const [, room] of all.matchAll(/\bpartyWords\('(\w+)'/g))
    for (const name of PARTY_WORDS) named.add(`${room}.${name}`);
  const templates = [...all.matchAll(/`([a-zA-Z]+\.\w*)\$\{[^`]*`/g)].map(([, start]) => start!);
  return keys.filter((key) => !named.has(key) && !templates.some((start) => key.startsWith(start)));
}

test('no message is unused', () => {
  const texts = sources(['web/public', 'server']).map(({ text }) => text);
  expect(unused(Object.keys(messagesOf(files.en!)), texts)).toEqual([]);
  expect(unused(['app.close', 'rating.level1', 'app.gone'], ["t('app.close')", 't(`rating.level${n}`)'])).toEqual([
    'app.gone',
  ]);
  expect(unused(['callUp.text', 'callUp.gone'], ["partyWords('callUp')"])).toEqual(['callUp.gone']);
});

test('every room of the pages stands in one bundle', () => {
  const bundles = JSON.parse(readFileSync(path.join(root, 'web/public/i18n/bundles.json'), 'utf8')) as object;
  const rooms = Object.values(bundles).flat() as string[];
  expect(new Set(rooms).size).toBe(rooms.length);
  expect(rooms.filter((room) => !(room in files.en!))).toEqual([]);
});

// A third language is one more file: codegen, the switch, requests, check-ins, pages, messages and the tests of their words take it from there. Two things
// know languages by themselves and work on without it: what a customer's reply means (check-ins/messages/party-request.ts and core/messages/reply-kind.ts
// have a pattern for each language), and the long legal texts, which a person should translate.
test('a third language is one file', () => {
  const { language: facts, ...rooms } = files.es!;
  const third = { ...files, qq: { language: { ...facts, name: 'Qq' }, ...rooms } } as typeof files;
  expect(mismatches(third)).toEqual([]);
  const { web, server } = modulesOf(third);
  expect(server.catalogue).toContain(
    `export type Language = ${Object.keys(third)
      .map((code) => `'${code}'`)
      .join(' | ')}`,
  );
  expect(Object.keys(server)).toContain('qq');
  expect(Object.keys(web)).toEqual(expect.arrayContaining(['qq-base', 'qq-checkIn', 'qq-placeInLine']));
  expect(namesSpanish(['server', 'web'])).toEqual([]);
});

/** Sources that compare with a code other than English, which is what everything falls back to. */
function namesSpanish(folders: string[]): string[] {
  return sources(folders)
    .filter(({ text }) => /(?:[=!]==|case) ['"]es['"]/.test(text))
    .map(({ path: file }) => file);
}

test('texts of messages stay out of the pages', () => {
  const { web } = modulesOf(files);
  const pages = Object.values(web).join('\n');
  for (const room of ['callUp', 'gettingClose', 'feedbackRequest', 'hostAnswer', 'moreTime', 'leftByText', 'mailFrame'])
    expect([room, new RegExp(`\\b${room}\\b`).test(pages)]).toEqual([room, false]);
  expect(pages).not.toContain('Polly');
});
