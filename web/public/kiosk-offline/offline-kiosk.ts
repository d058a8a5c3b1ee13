import { OfflineCheckIns } from './OfflineCheckIns';
import { KioskWorker } from './KioskWorker';

export interface OfflineParts {
  store: OfflineCheckIns;
  worker: KioskWorker | undefined;
}

/** Rejects where the browser keeps no database (a private window); without the worker the kiosk only cannot start offline. */
export async function openOffline(): Promise<OfflineParts> {
  const [store, worker] = await Promise.all([OfflineCheckIns.open(), KioskWorker.register().catch(() => undefined)]);
  return { store, worker };
}
