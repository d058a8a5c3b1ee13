import { StartupError } from './startup-errors.js';

/** Aborted by the first SIGINT or SIGTERM: for programs that must undo something before they end. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new StartupError('It was stopped before its end.'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return stopping.signal;
}

/** Runs a program and ends the process: with one sentence and code 1 if it fails in a way that the operator can mend. */
export function runToEnd(program: () => Promise<void>): void {
  // A closed terminal or pipe must not end the process before it has stopped the database.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  program().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(
        `${error instanceof StartupError ? error.message : ((error as Error).stack ?? String(error))}\n`,
      );
      process.exit(1);
    },
  );
}
