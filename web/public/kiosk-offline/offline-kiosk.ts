import { KeptCheckIns } from './KeptCheckIns';
import { KioskWorker } from './KioskWorker';

export interface OfflineParts {
  kept: KeptCheckIns;
  worker: KioskWorker | undefined;
}

/** Rejects where the browser keeps no database (a private window); without the worker the kiosk only cannot start offline. */
export async function openOffline(): Promise<OfflineParts> {
  const [kept, worker] = await Promise.all([KeptCheckIns.open(), KioskWorker.register().catch(() => undefined)]);
  return { kept, worker };
}
