import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import type { Config } from '../../../config.js';
import type { Log } from '../../../core/log.js';
import { codeOf } from '../../../core/error-code.js';
import { unavailable } from '../../../core/Refusal.js';
import type { CopyMaker } from '../../../domain/signatures/copies/CopySheet.js';
import type { CopyTask, MadeCopy } from './make-copy.js';

const PROGRAM = fileURLToPath(new URL('./make-copy.js', import.meta.url));
/** Copies that wait for the thread. */
const MAX_WAITING = 100;
const IDLE_MS = 60_000;
/** From its place in the line on; a copy takes a fraction of a second. */
const PATIENCE_MS = 60_000;
/** A copy of a large PDF takes some 200. */
const MAX_MEGABYTES = 768;

type Make = (task: CopyTask) => Promise<MadeCopy>;

/** Makes copies in a thread of its own, which begins with the first one and ends when there are no more. */
export function copyMaker(
  { timestampUrl }: Pick<Config, 'timestampUrl'>,
  log: Log,
): CopyMaker & { stop(): Promise<void> } {
  let pool: Promise<Piscina> | null = null;
  const inThread: Make = async (task) => {
    const threads = await (pool ??= openPool());
    if (threads.queueSize >= MAX_WAITING)
      throw unavailable('Too many copies are being made. Please try again in a minute.');
    try {
      return await threads.run(task, { name: 'makeCopy', signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (error) {
      if (!/^(?:AbortError|TimeoutError)$/.test((error as Error).name) && codeOf(error) !== 'ERR_WORKER_OUT_OF_MEMORY')
        throw error;
      log.error({ err: error }, 'a copy of a signed form could not be made');
      throw unavailable('The copy takes too long to make. Please try again later.');
    }
  };
  const make: Make = existsSync(PROGRAM) ? inThread : unbuilt;
  return {
    async make(sheet, key, original) {
      const made = await make({ sheet, key, original, timestampUrl: timestampUrl ?? null });
      if (made.notStamped) log.warn({ reason: made.notStamped }, 'a copy of a signed form has no time stamp');
      return Buffer.from(made.bytes);
    },
    async stop() {
      await (await pool)?.destroy();
    },
  };
}

async function openPool(): Promise<Piscina> {
  const { Piscina: Threads } = await import('piscina');
  return new Threads({
    filename: PROGRAM,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
}

/** Tests run the sources, which no thread can read. */
const unbuilt: Make = async (task) => (await import('./make-copy.js')).makeCopy(task);
