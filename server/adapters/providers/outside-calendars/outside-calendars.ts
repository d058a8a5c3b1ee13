import { fileURLToPath } from 'node:url';
import type { Log } from '../../../core/log.js';
import type { OutsideCalendars, OutsideReading } from '../../../domain/appointments/outside/OutsideCalendars.js';
import { oneThread } from '../one-thread.js';
import { fetchCalendar, INTERNET, type Reach } from './fetch-calendar.js';
import type { BusyTask } from './read-busy.js';
import { ReadingError } from './ReadingError.js';

const PROGRAM = fileURLToPath(new URL('./read-busy.js', import.meta.url));
/** For one file, with the wait for those before it. */
const MAX_MS = 30_000;
const MAX_HEAP_MB = 256;
const MAX_WAITING = 50;

/** Fetches calendars, and reads them one after the other in a thread of its own: whatever a file brings about, it ends that thread alone. */
export function outsideCalendars(
  log: Log,
  { reach = INTERNET, program = PROGRAM, maxMs = MAX_MS }: { reach?: Reach; program?: string; maxMs?: number } = {},
): OutsideCalendars & { stop(): Promise<void> } {
  const thread = oneThread<BusyTask, OutsideReading>({
    program,
    name: 'readBusy',
    maxMs,
    maxHeapMb: MAX_HEAP_MB,
    maxWaiting: MAX_WAITING,
    unbuilt: async (task) => (await import('./read-busy.js')).readBusy(task),
    onEnded: (error) => log.warn({ reason: error.name }, 'the thread that reads calendars ended'),
  });
  const read = async (task: BusyTask): Promise<OutsideReading> => {
    try {
      return await thread.run(task);
    } catch (error) {
      log.warn({ reason: (error as Error).name }, 'a calendar from outside took too much time or memory');
      return { fault: 'TOO_COMPLEX' };
    }
  };
  return {
    async read(address, window) {
      try {
        return await read({ text: await fetchCalendar(address, reach), window });
      } catch (error) {
        if (error instanceof ReadingError) return { fault: error.fault, ...(error.detail && { detail: error.detail }) };
        throw error;
      }
    },
    stop: thread.stop,
  };
}
