import type { PdfFault } from '../../domain/forms/pdf/PdfReader.js';

/** Thrown where a PDF cannot be used. */
export class PdfError extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}
