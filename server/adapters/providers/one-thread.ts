import { existsSync } from 'node:fs';
import type { Piscina } from 'piscina';
import { turns } from '../../core/in-turn.js';

const IDLE_MS = 60_000;

interface Work<Task, Result> {
  /** The built program. */
  program: string;
  /** What it exports that does the work. */
  name: string;
  /** For one task, from its turn on. */
  maxMs: number;
  maxHeapMb: number;
  /** Does the work without a thread: tests run the sources, which no thread can read. */
  unbuilt: (task: Task) => Promise<Result>;
  /** A thread without work ended, which would end the server if nobody heard. */
  onEnded: (error: Error) => void;
}

interface Thread<Task, Result> {
  /** Throws what the task throws, and where it takes too much time or memory; ThreadStopped where `stop` was faster. */
  run: (task: Task) => Promise<Result>;
  stop(): Promise<void>;
}

/** The thread was stopped before the task had ended, which says nothing of the task. */
export class ThreadStopped extends Error {}

/** A thread that does one task after another; it begins with the first one, and ends when there are no more. */
export function oneThread<Task, Result>(work: Work<Task, Result>): Thread<Task, Result> {
  let pool: Promise<Piscina> | null = null;
  let isStopped = false;
  const { program, name, maxMs, unbuilt } = work;
  const inThread = async (task: Task): Promise<Result> => {
    try {
      if (isStopped) throw new ThreadStopped();
      const threads = await (pool ??= openPool(work).catch((error: unknown) => {
        pool = null;
        throw error;
      }));
      return (await threads.run(task, { name, signal: AbortSignal.timeout(maxMs) })) as Result;
    } catch (error) {
      throw isStopped ? new ThreadStopped() : error;
    }
  };
  const inTurn = turns();
  return {
    // The thread is free by then: what waits before it costs none of its time.
    run: existsSync(program) ? (task) => inTurn('', () => inThread(task)) : unbuilt,
    async stop() {
      isStopped = true;
      await (await pool)?.destroy();
    },
  };
}

async function openPool<Task, Result>({ program, maxHeapMb, onEnded }: Work<Task, Result>): Promise<Piscina> {
  const { Piscina: Threads } = await import('piscina');
  const threads = new Threads({
    filename: program,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  threads.on('error', onEnded);
  return threads;
}
