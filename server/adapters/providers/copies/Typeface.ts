import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

const { resolve } = createRequire(import.meta.url);
const DEJAVU = 'dejavu-fonts-ttf/ttf/DejaVu';
const FILES = {
  plain: `${DEJAVU}Sans.ttf`,
  bold: `${DEJAVU}Sans-Bold.ttf`,
  italic: `${DEJAVU}Sans-Oblique.ttf`,
  boldItalic: `${DEJAVU}Sans-BoldOblique.ttf`,
  serif: `${DEJAVU}Serif-Italic.ttf`,
  script: '@fontsource/alex-brush/files/alex-brush-latin-400-normal.woff',
} as const;

export type FaceName = keyof typeof FILES;

/** Stands for a sign that the font lacks. */
const MISSING = '\u25a1';

const bytes = new Map<FaceName, Buffer>();
const bytesOf = (name: FaceName): Buffer => {
  const known = bytes.get(name) ?? readFileSync(resolve(FILES[name]));
  bytes.set(name, known);
  return known;
};

/** A font of a copy: what it can draw, and how wide it is. */
class Face {
  readonly font: PDFFont;
  #signs: Set<number>;
  #widths = new Map<string, number>();

  constructor(font: PDFFont) {
    this.font = font;
    this.#signs = new Set(font.getCharacterSet());
  }

  has(sign: string): boolean {
    return this.#signs.has(sign.codePointAt(0)!);
  }

  /** In points; signs stand side by side, as ligatures and kerning are off. */
  width(text: string, size: number): number {
    let width = 0;
    for (const sign of text) {
      let own = this.#widths.get(sign);
      if (own === undefined) this.#widths.set(sign, (own = this.font.widthOfTextAtSize(sign, 1)));
      width += own;
    }
    return width * size;
  }
}

export type { Face };

/** The fonts of a copy, each embedded once it is used. */
export class Typeface {
  #document: PDFDocument;
  #faces = new Map<FaceName, Face>();
  #missing = new Set<number>();

  constructor(document: PDFDocument) {
    this.#document = document;
    document.registerFontkit(fontkit as never);
  }

  async face(name: FaceName): Promise<Face> {
    const known = this.#faces.get(name);
    if (known) return known;
    const font = await this.#document.embedFont(bytesOf(name), {
      subset: true,
      // Words are measured sign by sign, and found again as they were written.
      features: { liga: false, clig: false, dlig: false, kern: false },
    });
    const face = new Face(font);
    this.#faces.set(name, face);
    return face;
  }

  /** The text with nothing that the font cannot draw; what it lacks is kept for `missing`. */
  drawable(text: string, face: Face): string {
    let drawn = '';
    for (const sign of text.normalize('NFC').replace(/[\t\r\n\u2028\u2029]/g, ' ')) {
      if (/^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u.test(sign)) continue;
      if (face.has(sign)) drawn += sign;
      else {
        this.#missing.add(sign.codePointAt(0)!);
        drawn += MISSING;
      }
    }
    return drawn;
  }

  /** Code points that no font had, such as 'U+65E5'. */
  get missing(): string[] {
    return [...this.#missing]
      .sort((left, right) => left - right)
      .map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
  }
}
