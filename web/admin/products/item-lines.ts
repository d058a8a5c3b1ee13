import { parseRichText, type RichTextNode } from '../../ui/RichText/parse-rich-text';
import { type ItemDraft, typeNames } from './item-values';
import { readDuration } from './read-amounts';

const wordsOf = (nodes: readonly RichTextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${wordsOf(node.children)} `)).join('');
const plain = (html: string) => wordsOf(parseRichText(html)).replace(/\s+/g, ' ').trim();

type Touched = Partial<Record<keyof ItemDraft, boolean>>;

/** The touched fields of an item that differ, as they are now and as they were typed. */
export const itemLines = (now: ItemDraft, mine: ItemDraft, touched: Touched): [string, string, string][] => {
  const lines: [keyof ItemDraft, string, ((draft: ItemDraft) => string)?][] = [
    ['type', 'Type', ({ type }) => typeNames[type]],
    ['name', 'Name'],
    ['newCategoryName', 'Category'],
    ['position', 'Rank'],
    ['price', 'Price'],
    ['durationMinutes', 'Minutes', ({ durationMinutes }) => String(readDuration(durationMinutes) ?? '')],
    ['description', 'Description', ({ description }) => plain(description)],
  ];
  return lines
    .filter(([name]) => touched[name] && now[name] !== mine[name])
    .map(([name, field, of = (draft) => draft[name]]) => [field, of(now) || 'None', of(mine) || 'None']);
};
