import path from 'node:path';
import type { Source } from './sources.js';

/** One import: `to` is a path of ours, or `npm:` and a package, or `node:` and a module. */
export type Import = { from: string; to: string; typeOnly: boolean };

const STATEMENT = /^[ \t]*(?:import|export)\s+(type\s+)?([^'";]*?)\sfrom\s*['"]([^'"]+)['"]/gm;
const SIDE_EFFECT = /^[ \t]*import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every import of a source: statements, re-exports, side effects and `import()` with a constant. */
export function importsOf({ path: from, text }: Source): Import[] {
  const found = [
    ...[...text.matchAll(STATEMENT)].map(([, type, names, to]) => ({
      to: to ?? '',
      typeOnly: type !== undefined || namesOnlyTypes(names ?? ''),
    })),
    ...[...text.matchAll(SIDE_EFFECT)].map(([, to]) => ({ to: to ?? '', typeOnly: false })),
    ...[...text.matchAll(DYNAMIC)].map(([, to]) => ({ to: to ?? '', typeOnly: false })),
  ];
  return found.map(({ to, typeOnly }) => ({ from, to: resolve(from, to), typeOnly }));
}

function namesOnlyTypes(names: string): boolean {
  const inBraces = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  return (
    inBraces !== undefined && inBraces.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
  );
}

function resolve(from: string, to: string): string {
  if (to.startsWith('node:')) return to;
  if (!to.startsWith('.'))
    return `npm:${to
      .split('/')
      .slice(0, to.startsWith('@') ? 2 : 1)
      .join('/')}`;
  return path.posix.join(path.posix.dirname(from), to).replace(/\.js$/, '');
}

/** The first circle in a graph of names, as the names along it; null if there is none. */
export function findCircle(edges: [from: string, to: string][]): string[] | null {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const follow = (at: string, way: string[]): string[] | null => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return null;
    for (const to of next.get(at) ?? []) {
      const circle = follow(to, [...way, at]);
      if (circle) return circle;
    }
    done.add(at);
    return null;
  };
  for (const start of next.keys()) {
    const circle = follow(start, []);
    if (circle) return circle;
  }
  return null;
}
