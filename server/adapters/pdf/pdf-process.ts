// A program of its own that reads one PDF and ends: what a file brings about in a parser, it does in here.
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PdfReading } from '../../domain/forms/pdf/PdfReader.js';
import { PdfError } from './PdfError.js';

/** Of Linux: where memory runs out, this program is ended and not the server. */
const OUT_OF_MEMORY_FIRST = ['/proc/self/oom_score_adj', '1000'] as const;

process.once('message', (bytes: Uint8Array) => void answer(Buffer.from(bytes)));
process.once('disconnect', () => process.exit());

async function answer(bytes: Buffer): Promise<void> {
  try {
    writeFileSync(...OUT_OF_MEMORY_FIRST);
  } catch {
    // Another system.
  }
  new Worker(new URL('./watch-process.js', import.meta.url)).unref();
  globalThis.fetch = () => Promise.reject(new Error('Nothing is fetched for a PDF'));
  process.send!(await reading(bytes), () => process.exit());
}

async function reading(bytes: Buffer): Promise<PdfReading> {
  const { readPdf } = await import('./read-pdf.js');
  try {
    return { pages: await readPdf(bytes) };
  } catch (error) {
    return { fault: error instanceof PdfError ? error.fault : 'PDF_BROKEN' };
  }
}
