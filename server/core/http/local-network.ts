import os from 'node:os';

/** First non-loopback IPv4 address of this machine, or null. */
export function localNetworkAddress(): string | null {
  const all = Object.values(os.networkInterfaces()).flat();
  return all.find((entry) => entry && entry.family === 'IPv4' && !entry.internal)?.address ?? null;
}

/** Address at which phones reach this server if `origin` is localhost; else null. */
export function localNetworkUrl(origin: string): string | null {
  const { hostname, port } = new URL(origin);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1' && hostname !== '[::1]') return null;
  const address = localNetworkAddress();
  return address ? `http://${address}${port && `:${port}`}` : null;
}
