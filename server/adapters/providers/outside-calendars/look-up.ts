import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/**
 * The addresses of a server; none where there are none, or `late` came first. The usual lookup would keep one of the few threads that files and all other names
 * need, for as long as a name server does not answer.
 */
export async function lookUp(host: string, late: AbortSignal, servers?: readonly string[]): Promise<LookupAddress[]> {
  const family = isIP(host);
  if (family) return [{ address: host, family }];
  const resolver = new Resolver();
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  late.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.all([resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => [])]);
    return found.flatMap((addresses, index) => addresses.map((address) => ({ address, family: index === 0 ? 4 : 6 })));
  } finally {
    late.removeEventListener('abort', cancel);
  }
}
