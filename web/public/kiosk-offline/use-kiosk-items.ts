import { useCallback, useEffect } from 'react';
import { browserStore } from '../../ui/browser-store';
import { useRequest } from '../app-context';
import type { CheckInFaceFragment } from '../check-in/check-in.generated';
import type { OfferedItem } from '../check-in/offered-items';

// Begins with greeter.kiosk: like the token, it outlives the host who logs out.
const key = 'greeter.kioskItems';
/** With items of before at hand nobody waits longer. */
const patience = 4_000;

interface Stored {
  businessId: string;
  items: OfferedItem[];
}

function storedItems(businessId: string): OfferedItem[] | undefined {
  try {
    const stored = JSON.parse(browserStore.get(key) ?? 'null') as Stored | null;
    return stored?.businessId === businessId ? stored.items : undefined;
  } catch {
    return undefined;
  }
}

/** Reads what customers choose from at this kiosk: as the server has it, else as it was read last. Reads it once before, for a network that goes. */
export function useKioskItems(face: CheckInFaceFragment | undefined, isReachable: boolean) {
  const request = useRequest();
  const businessId = face?.business.id;
  const isOffered = face?.app.serviceEnabled ?? false;
  const read = useCallback(async (): Promise<OfferedItem[]> => {
    if (businessId === undefined) return [];
    const before = storedItems(businessId);
    if (before && !isReachable) return before;
    try {
      const { readOfferedItems } = await import('../check-in/offered-items');
      const items = await readOfferedItems(request, businessId, before && { within: patience });
      browserStore.set(key, JSON.stringify({ businessId, items } satisfies Stored));
      return items;
    } catch (failure) {
      if (before) return before;
      throw failure;
    }
  }, [request, businessId, isReachable]);
  useEffect(() => {
    if (isOffered && isReachable) read().catch(() => undefined);
  }, [isOffered, isReachable, read]);
  return read;
}
