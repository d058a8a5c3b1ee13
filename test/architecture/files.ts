import path from 'node:path';
import type { Source } from './sources.js';

export const LINES = 400;

const FORBIDDEN = /^(?:[\w-]+-)?(?:utils?|helpers?|common|misc)$/i;
/** HOUSE names for files that hold one class and are not called after it. */
const NAMED_BY_KIND =
  /(?:\.resolver|\.inputs|\.test|\.d)\.tsx?$|^server\/core\/(?:context|database\/notify)\.ts$|\/migrations\/|\.mts$/;

/** What a file of the server holds shows in its name, and the other way round. */
const KINDS = [
  { named: /\.resolver\.ts$/, holds: /^@Resolver\(/m, what: 'resolvers stand in *.resolver.ts, and nothing else does' },
  {
    named: /\.inputs\.ts$|\/[A-Z]\w*(?:Input|Args)\.ts$/,
    holds: /^@(?:InputType|ArgsType)\(/m,
    what: 'inputs stand in *.inputs.ts, or in a file called after the one',
  },
  {
    named: /\/(?:core-)?module\.ts$/,
    holds: /^export const \w+: Module\b|^export interface Module\b/m,
    what: 'a module is what its room brings',
  },
  {
    named: /\/migrations\/\d+-/,
    holds: /implements MigrationInterface/,
    what: 'migrations stand in migrations/ and begin with their number',
  },
];

export const tooLong = ({ text }: Source): boolean => text.split('\n').length - 1 > LINES;

/** What is wrong with the name of a file, or null. */
export function wrongName({ path: file, text }: Source): string | null {
  const parts = file.split('/');
  const name = path.posix.basename(file).replace(/\.tsx?$/, '');
  if (parts.some((part) => FORBIDDEN.test(part.replace(/\.\w+$/, '')))) return `${file}: a name that says nothing`;
  if (name === 'index') return `${file}: a barrel`;
  if (/^(?:Base|Abstract)[A-Z]|^I[A-Z][a-z]/.test(name)) return `${file}: a name that says how, not what`;
  const otherKind = KINDS.find(
    ({ named, holds }) => named.test(file) !== holds.test(text) && /^(?:server|entities)\//.test(file),
  );
  if (otherKind) return `${file}: ${otherKind.what}`;
  if (NAMED_BY_KIND.test(file)) return null;
  const { things, all } = exportsOf(file, text);
  if (things.length === 1 && all.length === 1 && things[0] !== name)
    return `${file}: exports ${things[0]} alone and is not called after it`;
  if (/^[A-Z]/.test(name) && !all.includes(name) && !declares(text, name))
    return `${file}: exports nothing called ${name}`;
  if (!/^[A-Z]/.test(name) && !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*$/.test(name))
    return `${file}: neither kebab-case nor the name of a class`;
  return null;
}

const declares = (text: string, name: string): boolean =>
  new RegExp(`^export (?:type|interface|enum|declare class) ${name}\\b`, 'm').test(text);

/** Exported values, and those of them that are classes or components. */
function exportsOf(file: string, text: string): { things: string[]; all: string[] } {
  const found = [...text.matchAll(/^export (?:abstract )?(?:async )?(class|function|const|let|enum)\*? +(\w+)/gm)].map(
    ([, kind, name]) => ({ kind, name: name ?? '' }),
  );
  const isThing = ({ kind, name }: { kind?: string; name: string }) =>
    kind === 'class' || kind === 'enum' || (file.endsWith('.tsx') && /^[A-Z][a-z]/.test(name));
  return { things: found.filter(isThing).map(({ name }) => name), all: found.map(({ name }) => name) };
}
