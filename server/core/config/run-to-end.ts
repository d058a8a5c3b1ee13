import { StartupError } from './startup-errors.js';
import { isDiskFull } from '../error-code.js';

/** Aborted by SIGINT, SIGTERM or the end of the start command: no program may end before it has stopped its database. Register it first. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new StartupError('It was stopped before its end.'));
  process.on('SIGINT', stop).on('SIGTERM', stop).once('disconnect', stop);
  return stopping.signal;
}

/** Runs a program and ends the process: with one sentence and code 1 if it fails in a way that the operator can mend. */
export function runToEnd(program: () => Promise<void>): void {
  // A closed terminal or pipe must not end the process before it has stopped the database.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  program().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${textOf(error)}\n`);
      process.exit(1);
    },
  );
}

function textOf(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (isDiskFull(error)) return 'The disk is full: make room, and try again.';
  return (error as Error).stack ?? String(error);
}
