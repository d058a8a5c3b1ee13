import { createElement, type ReactNode } from 'react';
import type { RichTextNode } from './parse-rich-text';

/** `line`: all in one line, without what may not be inside one. `withLinks`: false where a part of the line may be hidden. */
export type Drawing = 'full' | { line: true; withLinks: boolean };

const blocks = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'br']);
const linked = (href: string) => ({ href, target: '_blank', rel: 'noopener nofollow ugc' });
/** In the shade that is readable on the scheme's background; black is the color of text, which in the dark is light. */
const shades: Record<string, string> = {
  '#4285F4': 'var(--color-rich-blue)',
  '#EA4335': 'var(--color-rich-red)',
  '#FBBC05': 'var(--color-rich-yellow)',
  '#34A853': 'var(--color-rich-green)',
  '#000': 'var(--color-text)',
};
const colored = (color: string) => ({ style: { color: shades[color] } });

/** The elements of a parsed rich text. */
export const drawRichText = (nodes: RichTextNode[], drawing: Drawing = 'full'): ReactNode[] =>
  nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const { tag, href, color } = node;
    const children = drawRichText(node.children, drawing);
    const isLine = drawing !== 'full';
    if (isLine && blocks.has(tag)) return [...children, ' '];
    if (isLine && href && !drawing.withLinks) return children;
    return createElement(tag, { key, ...(href && linked(href)), ...(color && colored(color)) }, ...children);
  });
