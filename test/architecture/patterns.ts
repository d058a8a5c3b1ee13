import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import type { Source } from './sources.js';

/** Patterns of a source whose time grows faster than the text they read: a long hostile text would hold the process. */
export function slowPatternsIn({ path, text }: Source): string[] {
  const slow: string[] = [];
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), decorators: true }), ({ pattern, flags }) => {
    if (analyse({ source: pattern, flags }).reports.length > 0) slow.push(`${path}: /${pattern}/${flags}`);
  });
  return slow;
}

interface Pattern {
  type?: string;
  pattern: string;
  flags: string;
}

function visit(node: unknown, each: (pattern: Pattern) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ((node as Pattern).type === 'RegExpLiteral') each(node as Pattern);
  for (const child of Object.values(node)) visit(child, each);
}
