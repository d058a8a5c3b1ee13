import { parseSync } from '@swc/core';
import fs from 'node:fs';
import path from 'node:path';
import type { Source } from './sources.js';

/** One import as it is written; `isType` if nothing of it is left when the program runs. */
export interface Edge {
  to: string;
  isType?: boolean;
  isDynamic?: boolean;
}

interface Node {
  type?: string;
  typeOnly?: boolean;
  source?: { value: string } | null;
  specifiers?: { isTypeOnly?: boolean; typeOnly?: boolean }[];
  argument?: { value?: string };
  callee?: Node;
  arguments?: { expression: { type: string; value: string } }[];
}

/** Every import and re-export of a source, `import()` and `import('…').Type` with a constant included. */
export function edgesOf({ path: file, text }: Source): Edge[] {
  const tree = file.endsWith('.mjs')
    ? parseSync(text, { syntax: 'ecmascript' })
    : parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx'), decorators: true });
  const found: Edge[] = [];
  const visit = (node: Node): void => {
    if (node.source && /^(?:Import|Export)\w*Declaration$/.test(node.type ?? ''))
      found.push({ to: node.source.value, isType: isTypeOnly(node) });
    const name = node.arguments?.[0]?.expression;
    if (node.callee?.type === 'Import' && name?.type === 'StringLiteral')
      found.push({ to: name.value, isDynamic: true });
    if (node.type === 'TsImportType' && node.argument?.value) found.push({ to: node.argument.value, isType: true });
    for (const child of Object.values(node))
      for (const one of Array.isArray(child) ? child : [child]) if (one && typeof one === 'object') visit(one as Node);
  };
  visit(tree as unknown as Node);
  return found;
}

function isTypeOnly({ type, typeOnly, specifiers = [] }: Node): boolean {
  if (typeOnly) return true;
  return type === 'ImportDeclaration' && specifiers.length > 0 && specifiers.every((one) => one.isTypeOnly);
}

/** How dependency-cruiser is told of a type: it knows calls by other names than `require`, and reads no TypeScript 7. */
export const TYPE_CALL = 'importType';

/** Writes files that hold nothing but imports, as plain JavaScript: what dependency-cruiser reads. */
export function writeEdges(folder: string, files: ReadonlyMap<string, readonly Edge[]>): void {
  for (const [file, edges] of files) {
    const lines = edges.map(({ to, isType, isDynamic }) => {
      const name = JSON.stringify(to.replace(/\.tsx?$/, '.js'));
      return isType ? `${TYPE_CALL}(${name});` : isDynamic ? `import(${name});` : `import ${name};`;
    });
    const at = path.join(folder, file.replace(/\.tsx?$/, '.js'));
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.writeFileSync(at, lines.join('\n'));
  }
}
