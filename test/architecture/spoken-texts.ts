import { parseSync } from '@swc/core';
import type { Source } from './sources.js';

/** Attributes and props that people read or hear. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'children',
  'message',
  'help',
]);
/** The product's own name is the same in every language. */
const NAMES = /^(?:Greeter)$/;

const isText = (text: string) => /\p{L}{2,}/u.test(text) && !NAMES.test(text.trim());

/** Operators whose right side may be what is shown. */
const JOINING = new Set(['+', '&&', '||', '??']);

type Node = { type?: string } & Record<string, unknown>;

/** Strings that an expression may come to: literals, templates, both ways of a choice. */
function stringsOf(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'StringLiteral':
      return [node.value as string];
    case 'TemplateLiteral':
      return (node.quasis as { raw: string }[]).map(({ raw }) => raw);
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return stringsOf(node.expression as Node);
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent as Node), ...stringsOf(node.alternate as Node)];
    case 'BinaryExpression':
      return [
        ...(node.operator === '+' ? stringsOf(node.left as Node) : []),
        ...(JOINING.has(node.operator as string) ? stringsOf(node.right as Node) : []),
      ];
    default:
      return [];
  }
}

const nameOf = (node: Node) => String((node as { value?: unknown }).value ?? '');

/** Texts in a page that do not come from the catalogue: between tags, and in what is read or heard of an element. */
export function textsOutside({ path, text }: Source): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Node;
    if (node.type === 'JSXText') found.push(node.value as string);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[])
        if (child.type === 'JSXExpressionContainer') found.push(...stringsOf(child));
    if (node.type === 'JSXAttribute' && SPOKEN.has(nameOf(node.name as Node)))
      found.push(...stringsOf(node.value as Node));
    if (node.type === 'KeyValueProperty' && SPOKEN.has(nameOf(node.key as Node)) && path.endsWith('.tsx'))
      found.push(...stringsOf(node.value as Node).filter((string) => /[ .…]/.test(string.replace(/^\w+\.\w+$/, ''))));
    Object.values(node).forEach(walk);
  };
  walk(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' }));
  return found.filter(isText).map((string) => `${path}: ${string.trim()}`);
}
