import { parseSync } from '@swc/core';
import type { Source } from './sources.js';
import { sqlTextsIn, writtenBy } from './sql-texts.js';

/** A function, constant or class at the top of a file. */
export interface Declaration {
  names: readonly string[];
  isExported: boolean;
  /** Tables that its own text writes. */
  writes: readonly string[];
  /** Constants whose topic it ticks; `topic` for one that its caller hands in with whose rows they are. */
  ticks: readonly string[];
  /** Names that it uses. */
  uses: ReadonlySet<string>;
}

interface Node {
  type?: string;
  value?: unknown;
  declaration?: Node;
  identifier?: { value: string } | null;
  declarations?: { id: { value?: string } }[];
  callee?: { type?: string; property?: { value?: string }; object?: Node & { property?: { value?: string } } };
  arguments?: { expression: { type?: string; value?: unknown; property?: { value?: string } } }[];
}

/** The declarations of a source, in order; imports apart. */
export function declarationsOf({ path, text }: Source): Declaration[] {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), decorators: true });
  return (body as unknown as Node[])
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map((item) => {
      const declaration = item.declaration ?? item;
      const found = { writes: sqlTextsIn(item).flatMap(writtenBy), ticks: [] as string[], uses: new Set<string>() };
      collect(item, found);
      return { names: namesOf(declaration), isExported: item.type !== declaration.type, ...found };
    });
}

const namesOf = ({ identifier, declarations = [] }: Node): string[] =>
  [identifier?.value, ...declarations.map(({ id }) => id.value)].flatMap((name) => name ?? []);

const tableOf = (entity: string): string => entity.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

function collect(node: unknown, found: { writes: string[]; ticks: string[]; uses: Set<string> }): void {
  if (Array.isArray(node)) return node.forEach((one) => collect(one, found));
  if (typeof node !== 'object' || node === null) return;
  const { type, value, callee, arguments: given } = node as Node;
  if (type === 'Identifier') found.uses.add(String(value));
  const first = type === 'CallExpression' ? given?.[0] : undefined;
  const named = first?.expression.property ?? first?.expression;
  if (callee?.type === 'MemberExpression' && named?.value !== undefined) {
    const name = String(named.value);
    const method = callee.property?.value ?? '';
    const on = callee.object?.property?.value ?? callee.object?.value;
    if (method === 'tick') found.ticks.push(name);
    if (on === 'db' && /^(?:insert|update)$/.test(method)) found.writes.push(tableOf(name));
  }
  for (const child of Object.values(node)) collect(child, found);
}
