import { useEffect } from 'react';
import { useSubscribe } from '../app-context';
import { Kiosk_SubscribeDocument } from './kiosk-changes.generated';

/** Calls `onChange` when the settings change, the token ends, or the live connection begins or breaks. */
export function useKioskChanges(token: string, isActive: boolean, onChange: () => void): void {
  const subscribe = useSubscribe();
  useEffect(() => {
    if (!isActive) return undefined;
    let isConnected = false;
    return subscribe(
      Kiosk_SubscribeDocument,
      {},
      {
        onAnswer: onChange,
        onConnected: () => {
          isConnected = true;
          onChange();
        },
        // Every failed try to connect again reports this, too.
        onDisconnected: () => {
          if (isConnected) onChange();
          isConnected = false;
        },
        onEnded: onChange,
      },
      token,
    );
  }, [subscribe, token, isActive, onChange]);
}
