/** A run of letters as pdf.js tells it; `transform` ends with where it begins, y from the foot of the page. */
export interface TextRun {
  str: string;
  height: number;
  transform: readonly number[];
  hasEOL: boolean;
}

interface Line {
  text: string;
  y: number;
  height: number;
}

/** Of the letters' height: lines further apart than this belong to different paragraphs. */
const GAP = 1.8;

/** The paragraphs of a page, in the order of the file: lines that follow each other closely are one. */
export function pageParagraphs(runs: readonly TextRun[]): string[] {
  const paragraphs: string[] = [];
  let before: Line | null = null;
  for (const line of linesOf(runs)) {
    if (before && follows(line, before)) paragraphs.push(`${paragraphs.pop()} ${line.text}`);
    else paragraphs.push(line.text);
    before = line;
  }
  return paragraphs;
}

function follows({ y, height }: Line, before: Line): boolean {
  const down = before.y - y;
  return down >= 0 && down <= GAP * Math.max(height, before.height);
}

function linesOf(runs: readonly TextRun[]): Line[] {
  const lines: Line[] = [];
  let open: Line | null = null;
  for (const { str, height, transform, hasEOL } of runs) {
    open ??= { text: '', y: transform[5] ?? 0, height };
    if (!open.text.trim() && str.trim()) open.y = transform[5] ?? 0;
    open = { ...open, text: open.text + str, height: Math.max(open.height, height) };
    if (!hasEOL) continue;
    lines.push(open);
    open = null;
  }
  if (open) lines.push(open);
  return lines.map((line) => ({ ...line, text: readable(line.text) })).filter(({ text }) => text);
}

/** Without what no database takes and no screen shows. */
const readable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cn}\p{Co}\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
