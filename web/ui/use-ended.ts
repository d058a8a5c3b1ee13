import { useNow } from './use-now';

const checkEvery = 5_000;

/** Whether a moment of the server's clock has passed; `clockLag` is that clock minus this device's, in milliseconds. Null never passes. */
export function useEnded(at: string | null | undefined, clockLag: number): boolean {
  const now = useNow(checkEvery);
  return !!at && Date.parse(at) <= now + clockLag;
}
