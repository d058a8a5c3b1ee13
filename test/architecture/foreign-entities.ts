import { parseSync } from '@swc/core';
import type { Source } from './sources.js';

interface Node {
  type?: string;
  value?: unknown;
  source?: { value: string };
  specifiers?: { local: { value: string }; imported?: { value: string } | null }[];
  callee?: { type?: string; property?: { value?: string } };
  arguments?: { expression: Node }[];
}

const ORM = new Set(['find', 'findOne', 'insert', 'update']);

/** `CheckIn` as `check_in`, the name of its table. */
const tableOf = (entity: string): string => entity.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Tables that a source names to TypeORM, by class, whatever its import calls it, or in a string. */
export function ormTablesOf({ path, text }: Source): { table: string; call: string }[] {
  const classes = new Map<string, string>();
  const tables: { table: string; call: string }[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration' && /(?:^|\/)entities\//.test(node.source?.value ?? ''))
      for (const { local, imported } of node.specifiers ?? []) classes.set(local.value, (imported ?? local).value);
    const call = node.callee?.property?.value;
    if (node.type === 'CallExpression' && call !== undefined && ORM.has(call)) {
      const { type, value } = node.arguments?.[0]?.expression ?? {};
      if (type === 'Identifier' && classes.has(value as string))
        tables.push({ table: tableOf(classes.get(value as string)!), call });
      if (type === 'StringLiteral') tables.push({ table: tableOf(value as string), call });
    }
    for (const child of Object.values(node))
      for (const one of Array.isArray(child) ? child : [child]) if (one && typeof one === 'object') visit(one as Node);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), decorators: true }) as unknown as Node);
  return tables;
}
