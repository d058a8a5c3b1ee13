import { parseRichText, type RichTextNode } from '../../../ui/RichText/parse-rich-text';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inText = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign]);
const inAttribute = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign]);

function htmlOf(node: RichTextNode): string {
  if (typeof node === 'string') return inText(node);
  const { tag, href, color, children } = node;
  if (tag === 'br') return '<br />';
  const attribute = href ? ` href="${inAttribute(href)}"` : color ? ` style="color: ${color}"` : '';
  return `<${tag}${attribute}>${children.map(htmlOf).join('')}</${tag}>`;
}

/** A document of the editor as the server will write it, so that lengths and changes count the same; '' without text. */
export function writeRichText(html: string): string {
  const text = parseRichText(html).map(htmlOf).join('');
  return text.replace(/<[^<>]*>/g, '').trim() ? text : '';
}
