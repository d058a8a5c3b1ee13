import { StartupError } from './startup-errors.js';

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
