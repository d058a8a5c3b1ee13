import { parseSync } from '@swc/core';
import type { Source } from './sources.js';

/** What a message says: of a kind's words, and of the parts of its mail. */
const WORDS = new Set(['text', 'spoken', 'subject', 'title', 'label', 'footnote', 'paragraphs', 'body', 'stop']);

type Node = { type?: string } & Record<string, unknown>;

const isText = (text: string) => /\p{L}{2,}/u.test(text);

/** Sentences in a message that do not come from the catalogue: strings of what it says, and text between the tags of a mail. */
export function messageTextsOutside({ path, text }: Source): string[] {
  const found: string[] = [];
  const strings = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(strings);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Node;
    // The arguments of a call are keys and facts.
    if (node.type === 'CallExpression' || node.type === 'TsTypeAnnotation') return;
    if (node.type === 'StringLiteral') found.push(node.value as string);
    if (node.type === 'TemplateElement') found.push(node.raw as string);
    Object.values(node).forEach(strings);
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Node;
    if (node.type === 'JSXText' && (node.value as string).trim() !== 'Greeter') found.push(node.value as string);
    if (node.type === 'KeyValueProperty' && WORDS.has(String((node.key as Node).value))) strings(node.value);
    Object.values(node).forEach(walk);
  };
  walk(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022', decorators: true }));
  return found.filter(isText).map((string) => `${path}: ${string.trim()}`);
}
