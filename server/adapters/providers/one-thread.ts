import { existsSync } from 'node:fs';
import type { Piscina } from 'piscina';

const IDLE_MS = 60_000;

interface Work<Task, Result> {
  /** The built program. */
  program: string;
  /** What it exports that does the work. */
  name: string;
  maxMs: number;
  maxHeapMb: number;
  /** How many tasks may wait; without it any number. */
  maxWaiting?: number;
  /** Does the work without a thread: tests run the sources, which no thread can read. */
  unbuilt: (task: Task) => Promise<Result>;
  /** A thread without work ended, which would end the server if nobody heard. */
  onEnded: (error: Error) => void;
}

interface Thread<Task, Result> {
  /** Throws what the task throws, and where it takes too much time or memory. */
  run: (task: Task) => Promise<Result>;
  stop(): Promise<void>;
}

/** A thread that does one task after another; it begins with the first one, and ends when there are no more. */
export function oneThread<Task, Result>(work: Work<Task, Result>): Thread<Task, Result> {
  let pool: Promise<Piscina> | null = null;
  const { program, name, maxMs, unbuilt } = work;
  const inThread = async (task: Task): Promise<Result> => {
    const threads = await (pool ??= openPool(work).catch((error: unknown) => {
      pool = null;
      throw error;
    }));
    return (await threads.run(task, { name, signal: AbortSignal.timeout(maxMs) })) as Result;
  };
  return {
    run: existsSync(program) ? inThread : unbuilt,
    async stop() {
      await (await pool)?.destroy();
    },
  };
}

async function openPool<Task, Result>({
  program,
  maxHeapMb,
  maxWaiting,
  onEnded,
}: Work<Task, Result>): Promise<Piscina> {
  const { Piscina: Threads } = await import('piscina');
  const threads = new Threads({
    filename: program,
    minThreads: 0,
    maxThreads: 1,
    ...(maxWaiting !== undefined && { maxQueue: maxWaiting }),
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  threads.on('error', onEnded);
  return threads;
}
