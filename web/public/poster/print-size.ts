import { browserStore } from '../../ui/browser-store';

/** The chosen size / 50 stands under this key; the QR dialog writes it too. */
export const printSizeKey = 'greeter.qrPrintSize';

export type PrintSize = 100 | 200 | 300;
export const printSizes = [100, 200, 300] as const satisfies PrintSize[];

const listeners = new Set<() => void>();

/** The size of the poster: the stored one, a full page where none is. */
export function readPrintSize(): PrintSize {
  const stored = Number(browserStore.get(printSizeKey)) * 50;
  return printSizes.find((size) => size === stored) ?? 300;
}

export function choosePrintSize(size: PrintSize): void {
  browserStore.set(printSizeKey, String(size / 50));
  for (const listener of listeners) listener();
}

export function onPrintSize(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
