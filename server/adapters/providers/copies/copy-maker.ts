import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../../config.js';
import { turns } from '../../../core/in-turn.js';
import type { Log } from '../../../core/log.js';
import { unavailable } from '../../../core/Refusal.js';
import type { CopyMaker, CopyOrder } from '../../../domain/signatures/copies/CopySheet.js';
import { oneThread } from '../one-thread.js';
import type { CopyTask, MadeCopy } from './make-copy.js';

const PROGRAM = fileURLToPath(new URL('./make-copy.js', import.meta.url));
/** Copies that wait for the thread, without their originals: in all, and of one business. */
const MAX_WAITING = 500;
const MAX_WAITING_OF_ONE = 50;
/** For one copy with its time stamp, which mostly takes less than a second. */
const MAX_MS = 30_000;
const MAX_READ_MS = 10_000;
const MAX_HEAP_MB = 512;

/** Makes copies one after the other, in a thread of its own, which begins with the first one and ends when there are no more. */
export function copyMaker(
  { timestampUrl }: Pick<Config, 'timestampUrl'>,
  log: Log,
  { program = PROGRAM, maxMs = MAX_MS, maxReadMs = MAX_READ_MS } = {},
): CopyMaker & { stop(): Promise<void> } {
  const thread = oneThread<CopyTask, MadeCopy>({
    program,
    name: 'makeCopy',
    maxMs,
    maxHeapMb: MAX_HEAP_MB,
    unbuilt: async (task) => (await import('./make-copy.js')).makeCopy(task),
    onEnded: (error) => log.warn({ err: error }, 'the thread that makes copies ended'),
  });
  const make = async (task: CopyTask): Promise<MadeCopy> => {
    try {
      return await thread.run(task);
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      log.warn({ err: error, hash: task.sheet.hash }, 'a copy of a signed form took too much time or memory');
      throw unavailable('The copy cannot be made now. Please try again later.');
    }
  };
  const inTurn = queue();
  return {
    make: (sheet, key, { readOriginal, ...order }) =>
      inTurn(order, async () => {
        const original = readOriginal && (await readInTime(readOriginal, maxReadMs));
        if (readOriginal && !original) return null;
        const made = await make({ sheet, key, original, timestampUrl: timestampUrl ?? null });
        if (made.notStamped) log.warn({ reason: made.notStamped }, 'a copy of a signed form has no time stamp');
        return Buffer.from(made.bytes);
      }),
    stop: thread.stop,
  };
}

/** Runs one after the other what it is given, of one business after another, as long as not too much waits. */
function queue() {
  const inTurn = turns();
  const waiting = new Map<string, number>();
  return async <T>({ businessId, givenUp }: CopyOrder, work: () => Promise<T>): Promise<T> => {
    const own = waiting.get(businessId) ?? 0;
    if (own >= MAX_WAITING_OF_ONE || sum(waiting) >= MAX_WAITING)
      throw unavailable('Too many copies are being made. Please try again in a minute.');
    waiting.set(businessId, own + 1);
    try {
      return await inTurn(businessId, work, givenUp);
    } finally {
      const left = waiting.get(businessId)! - 1;
      if (left > 0) waiting.set(businessId, left);
      else waiting.delete(businessId);
    }
  };
}

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);

/** A storage that hangs holds up nobody for longer. */
async function readInTime(readOriginal: () => Promise<Buffer | null>, maxMs: number): Promise<Buffer | null> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      readOriginal(),
      setTimeout(maxMs, null, { signal: timer.signal }).then(() => {
        throw unavailable('The PDF that was signed cannot be read now. Please try again later.');
      }),
    ]);
  } finally {
    timer.abort();
  }
}

/** The thread was ended as its time was over, or ended as its memory was. */
const isTooMuch = (error: unknown): boolean =>
  (error as Error).name === 'AbortError' || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
