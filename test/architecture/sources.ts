import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git']);

export type Source = { path: string; text: string };

/** Files of ours below the folders, generated ones apart: paths with slashes from the top of the repository. */
export function sources(folders: string[], endings: RegExp = /\.tsx?$/): Source[] {
  return folders
    .flatMap((folder) => walk(folder))
    .filter((file) => endings.test(file) && !file.includes('.generated.'))
    .map((file) => ({ path: file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
}

function walk(at: string): string[] {
  const full = path.join(root, at);
  if (!fs.existsSync(full)) return [];
  if (fs.statSync(full).isFile()) return [at];
  return fs
    .readdirSync(full)
    .filter((name) => !NOT_OURS.has(name))
    .sort()
    .flatMap((name) => walk(path.posix.join(at, name)));
}

/** These sources and all that they import at once, in turn; types apart. */
export function reachableFrom(begin: readonly (Source | undefined)[], all: readonly Source[]): Source[] {
  const byName = new Map(all.map((source) => [source.path.replace(/\.tsx?$/, ''), source]));
  const reached = new Set<Source>();
  const visit = (source: Source | undefined): void => {
    if (!source || reached.has(source)) return;
    reached.add(source);
    for (const [, from] of source.text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+?)(?:\.js)?';/gm))
      visit(byName.get(path.posix.join(path.posix.dirname(source.path), from!)));
  };
  begin.forEach(visit);
  return [...reached];
}
