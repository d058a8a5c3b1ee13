import Papa from 'papaparse';
import { decodeText } from './decode-text';

export const maxFileSize = 2 * 1024 * 1024;
const maxRows = 5000;

/** A row of a file with its number as spreadsheets count: the headers are row 1. */
export interface ListRow {
  number: number;
  cells: readonly string[];
}
export interface List {
  headers: readonly string[];
  rows: readonly ListRow[];
}

/** What is wrong with a file, in a sentence for whom chose it. */
export class UnreadableList extends Error {}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** What separates the headers most often: prices with decimal commas mislead who looks at the rows. */
function separatorOf(text: string): string {
  const [headers] = text
    .trimStart()
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n', 1);
  const count = (mark: string) => headers.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** The rows of a file with commas, semicolons or tabs; empty ones are left out. Throws UnreadableList. */
export function readList(bytes: Uint8Array): List {
  if (bytes.length > maxFileSize) throw new UnreadableList('The file is larger than 2 MB. Split it into several.');
  const text = decodeText(bytes);
  if (text.includes('\0') || text.startsWith('PK\u0003'))
    throw new UnreadableList('This is not a CSV file. In a spreadsheet, choose Save As or Download, then CSV.');
  const lines = text.replace(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter: separatorOf(lines), newline: '\n' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new UnreadableList(`Row ${(broken.row ?? 0) + 1} has a quotation mark that is not closed.`);
  const [first, ...rows] = data
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => !isEmpty(cells));
  if (!first || rows.length === 0)
    throw new UnreadableList('The file has no rows. The first row holds the names of the columns.');
  if (rows.length > maxRows)
    throw new UnreadableList(`The file has ${rows.length.toLocaleString('en-US')} rows; 5,000 at most can be read.`);
  return { headers: first.cells.map((header) => header.trim()), rows };
}
