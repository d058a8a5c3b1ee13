import { useCallback, useEffect } from 'react';
import { browserStore } from '../../ui/browser-store';
import { useRequest } from '../app-context';
import type { Request, RequestOptions } from '../request';

/** With a list of before at hand nobody waits longer. */
const patience = 4_000;

interface KioskList<Item> {
  /** Of the browser's storage. Begins with greeter.kiosk: like the token, it outlives the host who logs out. */
  key: string;
  businessId: string | undefined;
  /** Whether customers choose from it. */
  isOffered: boolean;
  isReachable: boolean;
  /** The same function until it reads something else. */
  ask(request: Request, businessId: string, options?: RequestOptions): Promise<Item[]>;
}

function storedItems<Item>(key: string, businessId: string): Item[] | undefined {
  try {
    const stored = JSON.parse(browserStore.get(key) ?? 'null') as { businessId: string; items: Item[] } | null;
    return stored?.businessId === businessId ? stored.items : undefined;
  } catch {
    return undefined;
  }
}

export const storeItems = (key: string, businessId: string | undefined, items: readonly unknown[]): void =>
  browserStore.set(key, JSON.stringify({ businessId, items }));

/** Reads what customers choose from at this kiosk: as the server has it, else as it was read last. Reads it once before, for a network that goes. */
export function useKioskList<Item>({ key, businessId, isOffered, isReachable, ask }: KioskList<Item>) {
  const request = useRequest();
  const read = useCallback(async (): Promise<Item[]> => {
    if (businessId === undefined) return [];
    const before = storedItems<Item>(key, businessId);
    if (before && !isReachable) return before;
    try {
      const items = await ask(request, businessId, before && { within: patience });
      storeItems(key, businessId, items);
      return items;
    } catch (failure) {
      if (before) return before;
      throw failure;
    }
  }, [request, key, businessId, isReachable, ask]);
  useEffect(() => {
    if (isOffered && isReachable) read().catch(() => undefined);
  }, [isOffered, isReachable, read]);
  return read;
}
