import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '../../core/log.js';
import type { PdfReader, PdfReading } from '../../domain/forms/pdf/PdfReader.js';

const PROGRAM = fileURLToPath(new URL('./pdf-process.js', import.meta.url));
const START = Buffer.from('%PDF-');
/** An upload is cut off a little later. */
const MAX_MS = 100_000;

/** Reads PDFs in a process of its own for each: a file that takes too much time or memory, or breaks a parser, ends that process alone. */
export const pdfReader = (log: Log): PdfReader => ({
  async read(bytes, givenUp) {
    if (!bytes.subarray(0, START.length).equals(START)) return { fault: 'NOT_A_PDF' };
    givenUp?.throwIfAborted();
    const program = start();
    const timer = setTimeout(() => program.kill('SIGKILL'), MAX_MS);
    const stop = () => program.kill('SIGKILL');
    givenUp?.addEventListener('abort', stop);
    try {
      const answer = await answerOf(program, bytes);
      givenUp?.throwIfAborted();
      if ('pages' in answer || 'fault' in answer) return answer;
      if (answer.exitCode) throw new Error(`The process that reads a PDF ended with ${answer.exitCode}`);
      log.warn(answer, 'a PDF ended the process that read it');
      return { fault: 'PDF_TOO_COMPLEX' };
    } finally {
      clearTimeout(timer);
      givenUp?.removeEventListener('abort', stop);
      stop();
    }
  },
});

/** It gets none of our environment, which holds secrets, but how Node.js loads programs. */
function start(): ChildProcess {
  const { NODE_OPTIONS = '' } = process.env;
  return fork(PROGRAM, {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { NODE_OPTIONS },
    execArgv: ['--max-old-space-size=512'],
  });
}

function answerOf(
  program: ChildProcess,
  bytes: Buffer,
): Promise<PdfReading | { exitCode: number | null; signal: string | null }> {
  return new Promise((resolve, reject) => {
    program.once('message', (reading) => resolve(reading as PdfReading));
    program.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
    program.once('error', reject);
    program.send(bytes, (error) => {
      // The end of the program says more.
      if (error) program.kill('SIGKILL');
    });
  });
}
