import { parseRichText, type RichTextNode } from '../../ui/RichText/parse-rich-text';

/** As much as search engines show. */
const MAX = 155;
const inWords = new Set(['strong', 'em', 'u', 's', 'a', 'span']);

const wordsOf = (nodes: RichTextNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const words = wordsOf(node.children);
      return inWords.has(node.tag) ? words : ` ${words} `;
    })
    .join('');

/** The beginning of a rich text in plain words, cut between two of them; empty for an empty one. */
export function plainBeginning(html: string): string {
  const words = wordsOf(parseRichText(html)).replace(/\s+/g, ' ').trim();
  if (words.length <= MAX) return words;
  const end = words.lastIndexOf(' ', MAX);
  return `${words.slice(0, end > 0 ? end : MAX)}…`;
}
