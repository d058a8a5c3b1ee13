import { parseRichText, type RichTextNode } from '../../ui/RichText/parse-rich-text';
import { type ItemDraft, typeNames } from './item-values';

const wordsOf = (nodes: readonly RichTextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${wordsOf(node.children)} `)).join('');
const plain = (html: string) => wordsOf(parseRichText(html)).replace(/\s+/g, ' ').trim();

/** Two versions of an item, field by field. */
export const itemLines = (now: ItemDraft, mine: ItemDraft): [field: string, now: string, mine: string][] => {
  const lines: [string, (draft: ItemDraft) => string][] = [
    ['Type', ({ type }) => typeNames[type]],
    ['Name', ({ name }) => name],
    ['Category', ({ newCategoryName }) => newCategoryName],
    ['Rank', ({ position }) => position],
    ['Price', ({ price }) => price],
    ['Minutes', ({ durationMinutes }) => durationMinutes],
    ['Description', ({ description }) => plain(description)],
  ];
  return lines.map(([field, of]) => [field, of(now) || 'None', of(mine) || 'None']);
};
