import { browserStore } from '../../ui/browser-store';

export type PrintSize = 100 | 200 | 300;

export const printSizes: readonly { size: PrintSize; name: string }[] = [
  { size: 100, name: 'Quarter' },
  { size: 200, name: 'Half' },
  { size: 300, name: 'Full' },
];

/** The poster page reads the size divided by 50 (specification 001 section 9). */
const key = 'greeter.qrPrintSize';

export function storedPrintSize(): PrintSize {
  const stored = Number(browserStore.get(key)) * 50;
  return printSizes.find(({ size }) => size === stored)?.size ?? 300;
}

export const storePrintSize = (size: PrintSize): void => browserStore.set(key, String(size / 50));
