import { browserStore } from './browser-store';

/** How large the poster is printed: 300 fills the page. */
export type PrintSize = 100 | 200 | 300;
export const printSizes = [100, 200, 300] as const satisfies PrintSize[];

/** The stored value is the size divided by 50 (specification 001 section 9). */
const key = 'greeter.qrPrintSize';

const listeners = new Set<() => void>();

/** The chosen size of the poster: a full page where none was chosen. */
export function readPrintSize(): PrintSize {
  const stored = Number(browserStore.get(key)) * 50;
  return printSizes.find((size) => size === stored) ?? 300;
}

export function choosePrintSize(size: PrintSize): void {
  browserStore.set(key, String(size / 50));
  for (const listener of listeners) listener();
}

/** Calls `listener` when the size changes, here or in another tab; returns how to stop that. */
export function onPrintSize(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
