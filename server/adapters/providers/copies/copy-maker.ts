import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import type { Config } from '../../../config.js';
import type { Log } from '../../../core/log.js';
import { unavailable } from '../../../core/Refusal.js';
import type { CopyMaker } from '../../../domain/signatures/copies/CopySheet.js';
import type { CopyTask, MadeCopy } from './make-copy.js';

const PROGRAM = fileURLToPath(new URL('./make-copy.js', import.meta.url));
/** Copies that wait for the thread, without their originals. */
const MAX_WAITING = 100;
/** For one copy with its time stamp, which mostly takes less than a second. */
const MAX_MS = 30_000;
const MAX_HEAP_MB = 512;
const IDLE_MS = 60_000;

type Make = (task: CopyTask) => Promise<MadeCopy>;

/** Makes copies one after the other, in a thread of its own, which begins with the first one and ends when there are no more. */
export function copyMaker(
  { timestampUrl }: Pick<Config, 'timestampUrl'>,
  log: Log,
  { program = PROGRAM, maxMs = MAX_MS } = {},
): CopyMaker & { stop(): Promise<void> } {
  let pool: Promise<Piscina> | null = null;
  const inThread: Make = async (task) => {
    const threads = await (pool ??= openPool(program, log));
    try {
      return await threads.run(task, { name: 'makeCopy', signal: AbortSignal.timeout(maxMs) });
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      log.warn({ err: error, hash: task.sheet.hash }, 'a copy of a signed form took too much time or memory');
      throw unavailable('The copy cannot be made now. Please try again later.');
    }
  };
  const make: Make = existsSync(program) ? inThread : unbuilt;
  const inTurn = queue();
  return {
    make: (sheet, key, readOriginal) =>
      inTurn(async () => {
        const original = readOriginal && (await readOriginal());
        if (readOriginal && !original) return null;
        const made = await make({ sheet, key, original, timestampUrl: timestampUrl ?? null });
        if (made.notStamped) log.warn({ reason: made.notStamped }, 'a copy of a signed form has no time stamp');
        return Buffer.from(made.bytes);
      }),
    async stop() {
      await (await pool)?.destroy();
    },
  };
}

/** Runs one after the other what it is given, as long as not too much waits. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > MAX_WAITING) throw unavailable('Too many copies are being made. Please try again in a minute.');
    waiting += 1;
    const turn = last.then(work).finally(() => (waiting -= 1));
    last = turn.catch(() => null);
    return turn;
  };
}

/** The thread was ended as its time was over, or ended as its memory was. */
const isTooMuch = (error: unknown): boolean =>
  (error as Error).name === 'AbortError' || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';

async function openPool(program: string, log: Log): Promise<Piscina> {
  const { Piscina: Threads } = await import('piscina');
  const threads = new Threads({
    filename: program,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // Of a thread without work, which would end the server.
  threads.on('error', (error) => log.warn({ err: error }, 'the thread that makes copies ended'));
  return threads;
}

/** Tests run the sources, which no thread can read. */
const unbuilt: Make = async (task) => (await import('./make-copy.js')).makeCopy(task);
