import { setTimeout as wait } from 'node:timers/promises';
import type { Embedded } from './embedded.js';

const LOOK_MS = 250;
/** Milliseconds before each try to start it again. */
const PAUSES_MS = [0, 1000, 2000, 4000, 8000];

type Options = { log: { warn: (message: string) => void }; pauses?: readonly number[] };

export type Watch = {
  /** Rejects when the database ended and cannot be started again; never resolves. */
  failed: Promise<never>;
  /** Ends the watch, after a start that is under way. */
  stop: () => Promise<void>;
};

/** Starts the embedded database again when it ends by itself: killed, or out of memory or disk. */
export function keepRunning(
  { isRunning, relaunch }: Pick<Embedded, 'isRunning' | 'relaunch'>,
  { log, pauses = PAUSES_MS }: Options,
): Watch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false });

  const watch = async (): Promise<void> => {
    for (;;) {
      await pause(LOOK_MS);
      if (!isRunning()) await startAgain();
    }
  };
  const startAgain = async (): Promise<void> => {
    log.warn('The embedded PostgreSQL ended by itself and is started again');
    let failure: unknown;
    for (const ms of pauses) {
      await pause(ms);
      try {
        return await relaunch();
      } catch (error) {
        failure = error;
        log.warn(`The embedded PostgreSQL did not start again: ${(error as Error).message}`);
      }
    }
    throw failure;
  };
  const watching = watch();
  const failed = new Promise<never>((_, reject) => {
    watching.catch((error: unknown) => {
      if (!signal.aborted) reject(error as Error);
    });
  });
  failed.catch(() => {}); // heard of by those who wait for it
  return {
    failed,
    async stop() {
      stopping.abort();
      await watching.catch(() => {});
    },
  };
}
