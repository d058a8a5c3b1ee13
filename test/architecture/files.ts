import path from 'node:path';
import type { Source } from './sources.js';

export const LINES = 400;

const FORBIDDEN = /^(?:utils?|helpers?|common|misc)$/i;
/** HOUSE names for files that hold one class and are not called after it. */
const NAMED_BY_KIND =
  /(?:\.resolver|\.inputs|\.test|\.d)\.tsx?$|^server\/(?:context|database\/notify)\.ts$|\/migrations\/|\.mts$/;

export const tooLong = ({ path: file, text }: Source): boolean =>
  text.split('\n').length - 1 > LINES && !/\.(?:table|data)\.ts$/.test(file);

/** What is wrong with the name of a file, or null. */
export function wrongName({ path: file, text }: Source): string | null {
  const parts = file.split('/');
  const name = path.posix.basename(file).replace(/\.tsx?$/, '');
  if (parts.some((part) => FORBIDDEN.test(part.replace(/\.\w+$/, '')))) return `${file}: a name that says nothing`;
  if (name === 'index') return `${file}: a barrel`;
  if (/^(?:Base|Abstract)[A-Z]|^I[A-Z][a-z]/.test(name)) return `${file}: a name that says how, not what`;
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
