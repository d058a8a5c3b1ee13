import { Logger } from 'graphile-worker';
import type { Log } from '../log.js';

const LEVELS = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Writes graphile-worker's messages to our log: without payloads, and errors as warnings, because jobs are retried. */
export function workerLogger(log: Log): Logger {
  return new Logger(({ taskIdentifier, jobId }) => (level, message, meta) => {
    log[LEVELS[level]](
      { task: taskIdentifier, jobId, ...(meta?.['error'] instanceof Error && { err: meta['error'] }) },
      message.split('\n')[0],
    );
  });
}
