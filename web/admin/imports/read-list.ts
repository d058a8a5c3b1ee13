import Papa from 'papaparse';
import { decodeText } from './decode-text';

/** A row of a file with its number as spreadsheets count: the headers are row 1. */
export interface ListRow {
  number: number;
  cells: readonly string[];
}
export interface List {
  headers: readonly string[];
  rows: readonly ListRow[];
  /** Whether it was no Unicode, so that letters with accents may be other ones. */
  isGuessed: boolean;
}
export interface ListLimits {
  maxBytes: number;
  maxRows: number;
}

const maxColumns = 100;
/** Letters that are parsed before the page draws and answers. */
const chunkSize = 64 * 1024;
/** Chunks without the end of a row: nobody's row is so long. */
const maxOpenChunks = 16;
/** Letters that are looked at for the separator. */
const sample = 100_000;

/** What is wrong with a file, in a sentence for whom chose it. */
export class UnreadableList extends Error {}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
const amount = (count: number) => count.toLocaleString('en-US');

/** Looked at before a file is read, too: it may be a film. */
export function requireSize(bytes: number, { maxBytes }: ListLimits): void {
  if (bytes > maxBytes)
    throw new UnreadableList(`The file is larger than ${maxBytes / 1024 / 1024} MB. Split it into several.`);
}

/** What separates the headers most often: prices with decimal commas mislead who looks at the rows. */
function separatorOf(text: string): string {
  const [headers] = text
    .slice(0, sample)
    .trimStart()
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n', 1);
  const count = (mark: string) => headers.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

const unclosed = (row: number) => new UnreadableList(`Row ${row} has a quotation mark that is not closed.`);

/** The rows of a text that are not empty, parsed chunk by chunk. Rejects with UnreadableList as soon as there are too many. */
function parse(text: string, maxRows: number): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  let before = 0;
  let open = 0;
  return new Promise((resolve, reject) => {
    const config: Papa.ParseLocalConfig<string[]> = {
      delimiter: separatorOf(text),
      newline: '\n',
      chunkSize,
      chunk({ data, errors }, parser) {
        // The last row of a chunk may go on in the next one, and is not among its rows yet.
        const broken = errors.find(({ type, row }) => type === 'Quotes' && (row ?? 0) < data.length);
        open = data.length === 0 ? open + 1 : 0;
        data.forEach((cells, index) => {
          if (!isEmpty(cells)) rows.push({ number: before + index + 1, cells });
        });
        if (broken) reject(unclosed(before + (broken.row ?? 0) + 1));
        else if (open > maxOpenChunks) reject(unclosed(before + 1));
        else if (rows.length > maxRows + 1)
          reject(new UnreadableList(`The file has more than ${amount(maxRows)} rows. Split it into several.`));
        else {
          before += data.length;
          parser.pause();
          setTimeout(() => parser.resume());
          return;
        }
        parser.abort();
      },
      complete: () => resolve(rows),
    };
    // The types know of chunks of files only.
    Papa.parse<string[]>(text, config as object);
  });
}

/** The rows of a file with commas, semicolons or tabs; empty ones are left out. Rejects with UnreadableList. */
export async function readList(bytes: Uint8Array, limits: ListLimits): Promise<List> {
  requireSize(bytes.length, limits);
  const { text, encoding } = await decodeText(bytes);
  if (text.includes('\0') || text.startsWith('PK\u0003'))
    throw new UnreadableList('This is not a CSV file. In a spreadsheet, choose Save As or Download, then CSV.');
  const [first, ...rows] = await parse(text, limits.maxRows);
  if (!first || rows.length === 0)
    throw new UnreadableList('The file has no rows. The first row holds the names of the columns.');
  const { cells } = first;
  if (cells.length > maxColumns)
    throw new UnreadableList(
      `The file has ${amount(cells.length)} columns; ${maxColumns} at most can be read. Leave out those that are not to be imported.`,
    );
  return { headers: cells.map((header) => header.trim()), rows, isGuessed: encoding === 'windows-1252' };
}
