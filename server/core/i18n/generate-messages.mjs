// Compiles messages/*.json to typed modules for the server and, in bundles, for the public pages. Run by `npm run codegen` (codegen.ts).
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { argumentsOf, messagesOf, mismatches, readMessageFiles, roomsOf } from './message-files.mjs';

const repository = path.resolve(import.meta.dirname, '../../..');
const serverFolder = import.meta.dirname;
const webFolder = path.join(repository, 'web/public/i18n');
const NOTE = '// Generated from server/core/i18n/messages: do not edit.\n';

export function generateMessages() {
  const files = readMessageFiles();
  const faults = mismatches(files);
  if (faults.length > 0) throw new Error(`The message files do not match:\n${faults.join('\n')}`);
  const { server, web } = modulesOf(files);
  writeAll(serverFolder, server);
  writeAll(webFolder, web);
}

/** The text of every module by its name, for the server and for the public pages. */
export function modulesOf(files) {
  const bundles = JSON.parse(readFileSync(path.join(webFolder, 'bundles.json'), 'utf8'));
  return { server: serverModules(files), web: webModules(files, bundles) };
}

function serverModules(files) {
  const codes = Object.keys(files);
  const modules = Object.fromEntries(codes.map((code) => [code, compiled(files[code], roomsOf(files[code]), '.js')]));
  modules.catalogue = [
    ...codes.map((code) => `import ${code} from './${code}.generated.js';`),
    typesOf(files, Object.keys(roomsOf(files.en)), ['name', 'locale', 'speech', 'voice']),
    `export const catalogues: Record<Language, Catalogue> = { ${codes.join(', ')} };`,
  ].join('\n');
  return modules;
}

function webModules(files, bundles) {
  const codes = Object.keys(files);
  const modules = {};
  for (const [bundle, rooms] of Object.entries(bundles))
    for (const code of codes) {
      const own = Object.fromEntries(rooms.map((room) => [room, files[code][room]]));
      modules[`${code}-${bundle}`] = compiled(files[code], own);
    }
  const load = (code) =>
    Object.keys(bundles).map((bundle) => `    ${bundle}: () => import('./${code}-${bundle}.generated'),`);
  modules.catalogue = [
    typesOf(files, Object.values(bundles).flat(), ['name', 'locale']),
    `export type Bundle = ${union(Object.keys(bundles))};`,
    'export const loadBundle: Record<Language, Record<Bundle, () => Promise<{ default: Catalogue }>>> = {',
    ...codes.flatMap((code) => [`  ${code}: {`, ...load(code), '  },']),
    '};',
  ].join('\n');
  return modules;
}

/** Messages without arguments become plain strings. */
function compiled({ language }, rooms, extension = '') {
  const format = new MessageFormat(language.locale);
  const source = compileModule(format, rooms).replace(/: \(\) => ("(?:[^"\\]|\\.)*")/g, ': $1');
  const typed = source.replace('export default {', 'const messages: Catalogue = {');
  return `// @ts-nocheck\nimport type { Catalogue } from './catalogue.generated${extension}';\n${typed};\nexport default messages;`;
}

/** `facts` are what is known of each language beside its code. */
function typesOf(files, rooms, facts) {
  const languages = Object.entries(files).map(([code, { language }]) => ({
    code,
    ...Object.fromEntries(facts.map((fact) => [fact, language[fact]])),
  }));
  const translations = Object.values(files).map(messagesOf);
  const values = Object.keys(messagesOf(files.en))
    .filter((key) => rooms.includes(key.split('.')[0]))
    .map((key) => {
      const byName = mergedArguments(translations.map((messages) => messages[key]));
      const types = Object.entries(byName).map(([name, type]) => `${name}: ${type}`);
      return `  '${key}': ${types.length > 0 ? `{ ${types.join('; ')} }` : 'null'};`;
    });
  return [
    `export type Language = ${union(Object.keys(files))};`,
    `export const languages: readonly LanguageFacts[] = ${JSON.stringify(languages)};`,
    `export interface LanguageFacts { code: Language; ${facts.map((fact) => `${fact}${fact === 'voice' ? '?' : ''}: string`).join('; ')} }`,
    '/** The arguments of each message; null where it has none. */',
    `export interface MessageValues {\n${values.join('\n')}\n}`,
    'export type Message = string | ((values: object) => string);',
    'export type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>;',
  ].join('\n');
}

/** An argument that one language counts is a number in all. */
function mergedArguments(messages) {
  const merged = {};
  for (const [name, type] of messages.flatMap((message) => Object.entries(argumentsOf(message))))
    if (merged[name] !== 'number') merged[name] = type;
  return merged;
}

const union = (names) => names.map((name) => `'${name}'`).join(' | ');

/** Writes what changed and removes modules of languages and bundles that are gone. */
function writeAll(folder, modules) {
  mkdirSync(folder, { recursive: true });
  const wanted = new Map(Object.entries(modules).map(([name, text]) => [`${name}.generated.ts`, `${NOTE}${text}\n`]));
  for (const file of readdirSync(folder))
    if (file.endsWith('.generated.ts') && !wanted.has(file)) rmSync(path.join(folder, file));
  for (const [file, text] of wanted) {
    const at = path.join(folder, file);
    if (!existsSync(at) || readFileSync(at, 'utf8') !== text) writeFileSync(at, text);
  }
}
