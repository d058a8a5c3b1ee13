import { fileURLToPath } from 'node:url';
import { turns } from '../../../core/in-turn.js';
import type { Log } from '../../../core/log.js';
import type {
  BusyWindow,
  OutsideCalendars,
  OutsideReading,
} from '../../../domain/appointments/outside/OutsideCalendars.js';
import { oneThread, ThreadStopped } from '../one-thread.js';
import { fetchCalendar, INTERNET, type Reach } from './fetch-calendar.js';
import type { BusyTask } from './read-busy.js';
import { ReadingError } from './ReadingError.js';

const PROGRAM = fileURLToPath(new URL('./read-busy.js', import.meta.url));
/** For one file in the thread. */
const MAX_MS = 3000;
const MAX_HEAP_MB = 256;
/** Calendars that are fetched at once, each of another business: mostly they wait for servers. */
const MAX_AT_ONCE = 6;
/** For its turn: longer than several servers at their limits keep it from one. */
const MAX_WAIT_MS = 40_000;
/** To fetch one: usual ones take less than half a second. To read it half of the limit is slow, if that is less. */
const SLOW_MS = 4000;

interface Options {
  reach?: Reach;
  program?: string;
  maxMs?: number;
  maxWaitMs?: number;
  slowMs?: number;
}

/**
 * Fetches calendars, of one business one at a time, and reads them one after the other in a thread of its own: whatever a file brings about, it ends that
 * thread alone.
 */
export function outsideCalendars(
  log: Log,
  { reach = INTERNET, program = PROGRAM, maxMs = MAX_MS, maxWaitMs = MAX_WAIT_MS, slowMs = SLOW_MS }: Options = {},
): OutsideCalendars & { stop(): Promise<void> } {
  const thread = oneThread<BusyTask, OutsideReading>({
    program,
    name: 'readBusy',
    maxMs,
    maxHeapMb: MAX_HEAP_MB,
    unbuilt: async (task) => (await import('./read-busy.js')).readBusy(task),
    onEnded: (error) => log.warn({ reason: error.name }, 'the thread that reads calendars ended'),
  });
  const read = async (task: BusyTask): Promise<OutsideReading> => {
    try {
      return await thread.run(task);
    } catch (error) {
      if (error instanceof ThreadStopped) return { isPutOff: true };
      log.warn({ reason: (error as Error).name }, 'a calendar from outside took too much time or memory');
      return { fault: 'TOO_COMPLEX' };
    }
  };
  const readNow = async (address: string, window: BusyWindow): Promise<OutsideReading> => {
    try {
      const began = performance.now();
      const text = await fetchCalendar(address, reach);
      const isSlow = performance.now() - began >= slowMs;
      const reading = await read({ text, window, slowMs: Math.min(slowMs, maxMs / 2) });
      return isSlow && 'busy' in reading ? { ...reading, isSlow } : reading;
    } catch (error) {
      if (error instanceof ReadingError) return { fault: error.fault, ...(error.detail && { detail: error.detail }) };
      throw error;
    }
  };
  const inTurn = turns({ atOnce: MAX_AT_ONCE });
  return {
    async read(address, window, businessId) {
      const late = AbortSignal.timeout(maxWaitMs);
      try {
        return await inTurn(businessId, () => readNow(address, window), late);
      } catch (error) {
        if (error === late.reason) return { isPutOff: true };
        throw error;
      }
    },
    stop: thread.stop,
  };
}
