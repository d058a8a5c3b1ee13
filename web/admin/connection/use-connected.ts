import { useSyncExternalStore } from 'react';
import { useOnline } from '../../ui/use-online';
import { liveConnection, type LiveState } from './live-connection';

/** The live connection tells; on a page without one the browser's guess must do. */
const isConnectedAs = (live: LiveState, isOnline: boolean): boolean =>
  live === 'idle' ? isOnline : live === 'connected';

export const isConnected = (): boolean => isConnectedAs(liveConnection.get(), navigator.onLine);

/** Whether Greeter can be reached. */
export function useConnected(): boolean {
  const live = useSyncExternalStore(liveConnection.subscribe, liveConnection.get);
  const isOnline = useOnline();
  return isConnectedAs(live, isOnline);
}

/** How long an answer may take that tells whether a press can get through. */
const patience = 4000;

/**
 * Whether a request gets through although live updates do not, or the browser says that it is offline: a line may be slow, or stop only them, and
 * Greeter may run on this machine. Asks the server; without a network the answer is there at once.
 */
export async function canReach(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  return fetch('/healthz', { cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
