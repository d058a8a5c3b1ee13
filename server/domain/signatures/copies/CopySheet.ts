import type { SigningKey } from '../../../core/config/signing-key.js';

/** All that the copy of a signed form says, in the language of the signer: plain data, so that a thread can draw it. */
export interface CopySheet {
  language: string;
  title: string;
  business: string;
  code: string;
  /** Address at which strangers check the code. */
  verifyUrl: string;
  /** Of the record: the copy's own id, so that the same record gives the same file. */
  hash: string;
  signedAt: Date;
  /** By the clock of the business, yyyy-mm-dd. */
  signedOn: string;
  /** Sanitised HTML. */
  content: string;
  /** The stored PDF that stands in place of the text: its name, and its SHA-256 when it was signed. */
  pdf: { file: string; sha256: string } | null;
  fields: CopyFact[];
  signer: CopySigner;
  evidence: CopyFact[];
  words: CopyWords;
}

export interface CopyFact {
  label: string;
  value: string;
}

interface CopySigner {
  /** What the checkbox said. */
  agreement: string;
  /** As it was typed; null where the form needs no signature and nobody gave a name. */
  name: string | null;
  strokes: string | null;
  /** Below the signature: name, on behalf of whom, date. */
  lines: string[];
}

interface CopyWords {
  fieldsHeading: string;
  signatureHeading: string;
  evidenceHeading: string;
  evidenceIntro: string;
  qrCode: string;
  /** With {page} and {pages}. */
  page: string;
  /** Label of the signs that the copy cannot draw. */
  notDrawn: string;
}

/** For whom a copy is made. */
export interface CopyOrder {
  /** Businesses have their turns one after another. */
  businessId: string;
  /** Aborted once nobody waits for it any more. */
  givenUp?: AbortSignal;
}

export interface CopyMaker {
  /**
   * The signed PDF. `readOriginal` reads the PDF that stands in place of the text, once it is this copy's turn: null where it is gone, and then there is no
   * copy. Throws UNAVAILABLE while too many are being made, in all or of this business, and where this one takes too long; the signal's reason where it was given up.
   */
  make(
    sheet: CopySheet,
    key: SigningKey,
    order: CopyOrder & { readOriginal: (() => Promise<Buffer | null>) | null },
  ): Promise<Buffer | null>;
}

declare module '../../../core/providers.js' {
  interface Providers {
    copies: CopyMaker;
  }
}
