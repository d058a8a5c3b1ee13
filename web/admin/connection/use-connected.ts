import { useSyncExternalStore } from 'react';
import { useOnline } from '../../ui/use-online';
import { liveConnection } from './live-connection';

/** Whether Greeter can be reached: the live connection tells; on a page without one the browser's guess must do. */
export function useConnected(): boolean {
  const live = useSyncExternalStore(liveConnection.subscribe, liveConnection.get);
  const isOnline = useOnline();
  return live === 'idle' ? isOnline : live === 'connected';
}
