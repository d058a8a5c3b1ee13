declare module '../../../core/providers.js' {
  interface Providers {
    pdfs: PdfReader;
  }
}

/** Pages of a PDF that is the content of a form. */
export const MAX_PDF_PAGES = 50;

/** Why a PDF cannot be used: names of reasons of refusals. */
export type PdfFault = 'NOT_A_PDF' | 'PDF_BROKEN' | 'PDF_ENCRYPTED' | 'PDF_SCRIPT' | 'PDF_TOO_COMPLEX' | 'PDF_TOO_LONG';

export interface DrawnPage {
  /** WebP. */
  picture: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
  /** Plain text, in the order of the file. */
  paragraphs: string[];
}

export type PdfReading = { pages: DrawnPage[] } | { fault: PdfFault };

/** Looks for what does not belong into a form, and draws the pages. */
export interface PdfReader {
  /** Throws the signal's reason once the upload was given up. */
  read(bytes: Buffer, givenUp?: AbortSignal): Promise<PdfReading>;
}
