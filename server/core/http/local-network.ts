import os from 'node:os';

/** First IPv4 address of this machine that is not the loopback's, or null. */
export function localNetworkAddress(): string | null {
  const all = Object.values(os.networkInterfaces()).flat();
  return all.find((entry) => entry && entry.family === 'IPv4' && !entry.internal)?.address ?? null;
}

/** Where phones reach this server if `origin` is localhost, which they cannot; else null. */
export function localNetworkUrl(origin: string): string | null {
  const { hostname, port } = new URL(origin);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1' && hostname !== '[::1]') return null;
  const address = localNetworkAddress();
  return address ? `http://${address}${port && `:${port}`}` : null;
}
