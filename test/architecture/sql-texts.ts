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
  /^\s*(?:with\s+\w+\s+as\b|select\b[\s\S]*\bfrom\b|select\s+(?:[\w.]+\(|\$\{)|insert\s+into\s|update\s+["\w.]+\s+(?:as\s+\w+\s+)?set\s|delete\s+from\s|merge\s+into\s|truncate\s|lock\s+table\s|table\s+["\w.]+\s*$)/i;

/** Every text of a source that is tagged `sql`, or reads like a statement. */
export function sqlTextsOf({ path, text }: Source): SqlText[] {
  const texts: SqlText[] = [];
  const add = (kind: SqlText['kind'], statement: string): void => {
    if (kind === 'sql' || STATEMENT.test(statement)) texts.push({ path, text: statement, kind });
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), decorators: true }), add);
  return texts;
}

/** The same below a node of a tree, without the kinds. */
export function sqlTextsIn(node: unknown): string[] {
  const texts: string[] = [];
  visit(node, (kind, statement) => {
    if (kind === 'sql' || STATEMENT.test(statement)) texts.push(statement);
  });
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

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?<quoted>(?:[^"]|"")+)"|\$\{\}|(?<word>[a-z_]\w*)|[^\s\w]/gi;
const BEFORE_TABLES = new Set(['from', 'join', 'update', 'into', 'using', 'table', 'lock', 'truncate', 'copy']);
const BEFORE_NAME = new Set(['only', 'lateral', 'table']);
const AFTER_TABLES = new Set(
  'where set values select group order having limit offset fetch window for union except intersect returning when'.split(
    ' ',
  ),
);
/** `for update`, `on conflict do update`, `is distinct from`: no table follows. */
const NO_TABLES = /^(?:for|key|do|then) update$|^distinct from$/;
/** What the keyword before a table does to it: `delete from` and `insert into` write, `from` reads. */
const WRITES = /^(?:(?:insert|merge) into|(?:\S+ )?update|delete from|\S* ?truncate|copy)$/;

interface NamedTable {
  name: string;
  isWritten: boolean;
}

/** Names that stand where a statement names a table, in any spelling; strings and comments apart. */
function tablesOf(text: string): NamedTable[] {
  const tables: NamedTable[] = [];
  // One for each open bracket: whether a name is expected, whether a comma brings one more, and whether it is written.
  let at = { expects: false, isList: false, writes: false };
  const outer: (typeof at)[] = [];
  let before = '';
  let isNamed = false; // the token before this one is a table's name
  let isQualified = false;
  for (const { 0: token, groups } of text.matchAll(TOKEN)) {
    if (/^(?:--|\/\*)/.test(token)) continue;
    const count = tables.length;
    const word = groups!['word']?.toLowerCase();
    if (token === '(') {
      at.expects = false;
      outer.push(at);
      at = { expects: false, isList: false, writes: false };
    } else if (token === ')') at = outer.pop() ?? at;
    else if (token === ',') at.expects = at.isList;
    else if (token === '.') isQualified = isNamed;
    else if (isQualified && (word ?? groups!['quoted'])) {
      tables.push({ ...tables.pop()!, name: (word ?? groups!['quoted'])!.toLowerCase() });
      isQualified = false;
    } else if (at.expects && word && BEFORE_NAME.has(word)) continue;
    else if (word && BEFORE_TABLES.has(word) && !NO_TABLES.test(`${before} ${word}`))
      at = { expects: true, isList: true, writes: WRITES.test(word === 'update' ? word : `${before} ${word}`.trim()) };
    else if (word && AFTER_TABLES.has(word)) at = { expects: false, isList: false, writes: false };
    else if (at.expects) {
      const name = word ?? groups!['quoted']?.toLowerCase();
      if (name) tables.push({ name, isWritten: at.writes });
      at.expects = false;
    }
    isNamed = tables.length > count;
    before = word ?? groups!['quoted']?.toLowerCase() ?? token;
  }
  return tables;
}

/** Names that stand where a statement names a table. */
export const namesOf = (text: string): string[] => [...new Set(tablesOf(text).map(({ name }) => name))].sort();

/** Tables that a statement writes. */
export const writtenBy = (text: string): string[] =>
  tablesOf(text).flatMap(({ name, isWritten }) => (isWritten ? [name] : []));
