import { rgb, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { Face } from './Typeface.js';

/** US Letter, in points. */
const PAGE: [width: number, height: number] = [612, 792];
const MARGIN = { side: 54, top: 54, bottom: 60 };
const LINE = 1.4;
const INK = rgb(0.1, 0.1, 0.1);

/** Words in one style, on one line or over several. */
export interface Piece {
  text: string;
  face: Face;
  isUnderlined?: boolean;
  isStruck?: boolean;
}

export interface TextStyle {
  size: number;
  /** From the left margin, and from the right one. */
  indent?: number;
  inset?: number;
  /** Before the first line, left of the indent. */
  marker?: Piece;
  /** Space above. */
  gap?: number;
}

/** Writes down the pages of a copy, and begins a new one where one is full. */
export class PageWriter {
  readonly #document: PDFDocument;
  #page: PDFPage | null = null;
  /** Base of the next line is below it. */
  #y = 0;

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  readonly width = PAGE[0] - 2 * MARGIN.side;

  get page(): PDFPage {
    return this.#page ?? this.newPage();
  }

  newPage(): PDFPage {
    this.#page = this.#document.addPage(PAGE);
    this.#y = PAGE[1] - MARGIN.top;
    return this.#page;
  }

  /** Takes so much height, on a new page where it does not fit; its top left corner. */
  take(height: number): { page: PDFPage; x: number; top: number } {
    if (!this.#page || this.#y - height < MARGIN.bottom) this.newPage();
    const top = this.#y;
    this.#y -= height;
    return { page: this.page, x: MARGIN.side, top };
  }

  rule(): void {
    const { page, x, top } = this.take(12);
    const y = top - 6;
    page.drawLine({ start: { x, y }, end: { x: x + this.width, y }, thickness: 0.5, color: rgb(0.6, 0.6, 0.6) });
  }

  text(pieces: readonly Piece[], { size, indent = 0, inset = 0, marker, gap = 0 }: TextStyle): void {
    const lines = wrapped(pieces, size, this.width - indent - inset);
    const height = size * LINE;
    for (const [index, line] of lines.entries()) {
      const isFirst = index === 0;
      const { page, x, top } = this.take(height + (isFirst ? gap : 0));
      const y = top - (isFirst ? gap : 0) - size;
      if (isFirst && marker)
        drawPiece(page, marker, { x: x + indent - marker.face.width(`${marker.text} `, size), y }, size);
      let at = x + indent;
      for (const piece of line) at += drawPiece(page, piece, { x: at, y }, size);
    }
  }

  /** Label and value beside each other, over as many lines as the longer one takes. */
  fact(label: Piece, value: Piece, { size, labelWidth }: { size: number; labelWidth: number }): void {
    const labels = wrapped([label], size, labelWidth - 10);
    const values = wrapped([value], size, this.width - labelWidth);
    const count = Math.max(labels.length, values.length);
    for (let index = 0; index < count; index += 1) {
      const gap = index === 0 ? 3 : 0;
      const { page, x, top } = this.take(size * LINE + gap);
      const y = top - gap - size;
      for (const piece of labels[index] ?? []) drawPiece(page, piece, { x, y }, size);
      for (const piece of values[index] ?? []) drawPiece(page, piece, { x: x + labelWidth, y }, size);
    }
  }
}

function drawPiece(page: PDFPage, piece: Piece, { x, y }: { x: number; y: number }, size: number): number {
  const { text, face, isUnderlined, isStruck } = piece;
  const width = face.width(text, size);
  if (text.trim() !== '') page.drawText(text, { x, y, size, font: face.font, color: INK });
  for (const [isDrawn, height] of [
    [isUnderlined, -0.12],
    [isStruck, 0.28],
  ] as const)
    if (isDrawn)
      page.drawLine({
        start: { x, y: y + height * size },
        end: { x: x + width, y: y + height * size },
        thickness: size / 16,
        color: INK,
      });
  return width;
}

/** Lines of words, broken at blanks and line breaks; a word longer than a line is cut. */
function wrapped(pieces: readonly Piece[], size: number, width: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let left = width;
  const add = (piece: Piece, text: string, taken: number): void => {
    const line = lines.at(-1)!;
    const before = line.at(-1);
    // Neighbours in one style are drawn as one text, so that readers find whole sentences.
    if (
      before &&
      before.face === piece.face &&
      before.isUnderlined === piece.isUnderlined &&
      before.isStruck === piece.isStruck
    )
      line[line.length - 1] = { ...before, text: before.text + text };
    else line.push({ ...piece, text });
    left -= taken;
  };
  const breakLine = (): void => {
    lines.push([]);
    left = width;
  };
  for (const piece of pieces)
    for (const token of piece.text.match(/\n|[ ]+|[^ \n]+/g) ?? []) {
      if (token === '\n') breakLine();
      else if (token.startsWith(' ')) {
        if (left < width) add(piece, ' ', piece.face.width(' ', size));
      } else {
        const taken = piece.face.width(token, size);
        if (taken > left && left < width) breakLine();
        if (taken <= left) add(piece, token, taken);
        else
          for (const sign of token) {
            const own = piece.face.width(sign, size);
            if (own > left) breakLine();
            add(piece, sign, own);
          }
      }
    }
  return lines;
}
