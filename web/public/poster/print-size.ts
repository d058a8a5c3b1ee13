import { browserStore } from '../../ui/browser-store';

/** The chosen size / 50 stands under this key; the QR dialog writes it too. */
const printSizeKey = 'greeter.qrPrintSize';

export type PrintSize = 100 | 200 | 300;
export const printSizes: { size: PrintSize; name: string }[] = [
  { size: 100, name: 'Quarter' },
  { size: 200, name: 'Half' },
  { size: 300, name: 'Full' },
];

const listeners = new Set<() => void>();

/** The size of the poster: the stored one, a full page where none is. */
export function readPrintSize(): PrintSize {
  const stored = Number(browserStore.get(printSizeKey)) * 50;
  return printSizes.find(({ size }) => size === stored)?.size ?? 300;
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
