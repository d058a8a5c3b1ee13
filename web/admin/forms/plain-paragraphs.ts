import { parseRichText, type RichTextNode } from '../../ui/RichText/parse-rich-text';

const blocks = new Set(['p', 'h2', 'h3', 'li', 'br']);

/** The text of each paragraph, heading and list item of a rich text. */
export function plainParagraphs(html: string): string[] {
  const paragraphs = [''];
  function read(nodes: readonly RichTextNode[]) {
    for (const node of nodes) {
      if (typeof node === 'string') {
        paragraphs.push((paragraphs.pop() ?? '') + node);
        continue;
      }
      if (blocks.has(node.tag)) paragraphs.push('');
      read(node.children);
      if (blocks.has(node.tag)) paragraphs.push('');
    }
  }
  read(parseRichText(html));
  return paragraphs.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
