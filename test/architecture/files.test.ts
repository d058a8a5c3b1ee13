import { describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { LINES, tooLong, wrongName } from './files.js';
import { root, sources } from './sources.js';

const OUR_TOP_LEVEL = [
  'README.md',
  'codegen.ts',
  'docker-compose.yml',
  'entities',
  'package.json',
  'schema.graphql',
  'server',
  'test',
  'web',
];
/** What tools insist on finding there, and what is made and not committed. */
const TOOLS_TOP_LEVEL = [
  '.ci',
  '.dockerignore',
  '.env',
  '.env.example',
  '.git',
  '.git-blame-ignore-revs',
  '.gitattributes',
  '.gitignore',
  '.npmrc',
  '.prettierignore',
  '.prettierrc.json',
  '.nvmrc',
  '.oxlintrc.json',
  'Dockerfile',
  'LICENSE',
  'data',
  'dist',
  'jest.config.mjs',
  'knip.config.js',
  'node_modules',
  'package-lock.json',
];

const files = sources(['server', 'entities', 'web', 'test'], /\.(?:tsx?|mjs|cjs|css|graphql)$/);
const code = files.filter(({ path }) => /\.tsx?$/.test(path));

test(`no file has more than ${LINES} lines`, () => {
  expect(files.filter(tooLong).map(({ path }) => path)).toEqual([]);
});

test('files are called after what they hold', () => {
  expect(code.map(wrongName).filter(Boolean)).toEqual([]);
});

const sameButForCase = (paths: string[]): string[] =>
  paths.filter((path, index) => paths.findIndex((other) => other.toLowerCase() === path.toLowerCase()) !== index);

const sameName = (paths: string[]): string[] => {
  const names = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
  return names.filter((name, index) => names.indexOf(name) !== index);
};

test('no two style modules have one name: their classes are called after it', () => {
  expect(sameName(files.map(({ path }) => path).filter((path) => path.endsWith('.module.css')))).toEqual([]);
  expect(sameName(['web/a/Note.module.css', 'web/b/Note.module.css'])).toEqual(['Note.module.css']);
});

test('no two files differ in case alone: not every disk holds both', () => {
  expect(sameButForCase(files.map(({ path }) => path))).toEqual([]);
  expect(sameButForCase(['server/public/Kiosk.ts', 'server/public/kiosk.ts'])).toHaveLength(1);
});

test('the top level holds what the house names', () => {
  expect(readdirSync(root).filter((name) => ![...OUR_TOP_LEVEL, ...TOOLS_TOP_LEVEL].includes(name))).toEqual([]);
});

describe('a breach is seen', () => {
  test('of the size', () => {
    expect(tooLong({ path: 'server/x.ts', text: 'x\n'.repeat(401) })).toBe(true);
    expect(tooLong({ path: 'server/x.ts', text: 'x\n'.repeat(400) })).toBe(false);
  });

  test.each([
    ['server/utils/date.ts', 'export const x = 1;'],
    ['server/check-ins/helpers.ts', 'export const x = 1;'],
    ['server/check-ins/queue-utils.ts', 'export const x = 1;'],
    ['server/check-ins/date-helpers.ts', 'export const x = 1;'],
    ['server/check-ins/index.ts', 'export const x = 1;'],
    ['entities/BaseThing.ts', 'export class BaseThing {}'],
    ['entities/IThing.ts', 'export class IThing {}'],
    ['entities/Customer.ts', 'export class Guest {}'],
    ['entities/customer.ts', 'export class Customer {}'],
    ['web/admin/queue-page.tsx', 'export function QueuePage() {}'],
    ['server/checkIn.ts', 'export const a = 1; '],
    ['server/domain/media/module.ts', 'export const a = 1;'],
    ['server/domain/media/upload.ts', '@Resolver()\nexport class UploadResolver {}'],
    ['server/domain/media/Upload.ts', '@InputType()\nexport class Upload {}'],
    ['server/domain/media/media.resolver.ts', 'export const a = 1;'],
  ])('of the names: %s', (path, text) => {
    expect(wrongName({ path, text })).not.toBeNull();
  });

  test.each([
    ['entities/Customer.ts', 'export class Customer {}'],
    ['server/check-ins/check-in.ts', 'export async function checkIn() {}'],
    ['server/check-ins/check-in.resolver.ts', '@Resolver()\nexport class CheckInResolver {}'],
    ['server/domain/media/module.ts', 'export const media: Module = {};'],
    ['server/domain/media/UploadInput.ts', '@InputType()\nexport class UploadInput {}'],
    ['server/database/transaction.ts', 'export class Db {}\nexport function transaction() {}'],
    ['web/admin/QueuePage.tsx', 'export function QueuePage() {}'],
  ])('and not where there is none: %s', (path, text) => {
    expect(wrongName({ path, text })).toBeNull();
  });
});
