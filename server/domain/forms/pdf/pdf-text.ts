import { MAX_FORM_TEXT } from '../../../core/graphql/rich-text-input.js';
import { cleanRichText } from '../../../core/rich-text.js';
import { unsupportedPdf } from './pdf-refusal.js';
import type { DrawnPage } from './PdfReader.js';

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => ESCAPED[letter]!);

/** The text of the pages as rich text, for screen readers, searches and comparisons; '' of a scan. Throws UNSUPPORTED_PDF for one that is too long. */
export function pdfText(pages: readonly Pick<DrawnPage, 'paragraphs'>[]): string {
  const text = pages
    .flatMap(({ paragraphs }) => paragraphs)
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('');
  if (text.length > MAX_FORM_TEXT)
    throw unsupportedPdf('PDF_TOO_LONG', 'The text of the PDF has more than 160,000 characters.');
  return cleanRichText(text, 'file', MAX_FORM_TEXT);
}
