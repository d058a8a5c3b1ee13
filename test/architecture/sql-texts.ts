import { parseSync } from '@swc/core';
import type { Source } from './sources.js';

/** A statement, or a part of one, as it stands in a source. */
export interface SqlText {
  path: string;
  /** What is interpolated reads `${}`. */
  text: string;
  /** `sql`: a value of the tag; `template`: text put together; `string`: a constant. */
  kind: 'sql' | 'template' | 'string';
}

const STATEMENT =
  /^\s*(?:with\s+\w+\s+as\b|select\b[\s\S]*\bfrom\b|select\s+(?:[\w.]+\(|\$\{)|insert\s+into\s|update\s+\w+\s+(?:as\s+\w+\s+)?set\s|delete\s+from\s)/;

/** Every text of a source that is tagged `sql`, or reads like a statement. Keywords are in lower case in this house. */
export function sqlTextsOf({ path, text }: Source): SqlText[] {
  const texts: SqlText[] = [];
  const add = (kind: SqlText['kind'], statement: string): void => {
    if (kind === 'sql' || STATEMENT.test(statement)) texts.push({ path, text: statement, kind });
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), decorators: true }), add);
  return texts;
}

interface Node {
  type?: string;
  tag?: { value?: string };
  template?: Node;
  quasis?: { cooked?: string; raw: string }[];
  value?: unknown;
}

function visit(node: unknown, add: (kind: SqlText['kind'], text: string) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, add);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, tag, template, quasis, value } = node as Node;
  if (type === 'TaggedTemplateExpression') {
    if (tag?.value === 'sql') add('sql', textOf(template!));
    visit({ ...template, type: 'Part' }, add);
    return;
  }
  if (type === 'TemplateLiteral' && quasis) add(quasis.length > 1 ? 'template' : 'string', textOf(node as Node));
  if (type === 'StringLiteral') add('string', String(value));
  for (const child of Object.values(node)) visit(child, add);
}

const textOf = ({ quasis = [] }: Node): string => quasis.map(({ cooked, raw }) => cooked ?? raw).join('${}');

const FROM =
  /\b(?:from|join|update|into|using)\s+([^()]*?)(?=\b(?:where|set|values|on|group|order|limit|for|left|cross|union|returning|select|join)\b|[()]|$)/g;

/** Names that stand where a statement names a table. */
export function namesOf(text: string): string[] {
  const names = [...text.matchAll(FROM)].flatMap(([, list]) =>
    list!.split(',').map((item) => /^\s*(?:only\s+)?(?:public\.)?(\w+)/.exec(item)?.[1]),
  );
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

const WRITE = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:public\.)?(\w+)/g;

/** Tables that a statement writes. */
export const writtenBy = (text: string): string[] =>
  [...text.matchAll(WRITE)].map(([, name]) => name!).filter((name) => name !== 'set');
