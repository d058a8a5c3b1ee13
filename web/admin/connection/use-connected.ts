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
