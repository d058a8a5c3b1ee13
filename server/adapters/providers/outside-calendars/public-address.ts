import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** Public by number, but not of strangers: where clouds keep what their machines may know, and networks for tests. */
const STRANGE_IPV4 = ['168.63.129.16/32', '198.18.0.0/15'].map((range) => ipaddr.parseCIDR(range) as [IPv4, number]);
/** What of IPv6 is on the internet at all, and of that what leads elsewhere or nowhere. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3') as [IPv6, number];
const STRANGE_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(
  (range) => ipaddr.parseCIDR(range) as [IPv6, number],
);

/**
 * Whether an address is that of a computer on the public internet: none of this machine, of its network, of a cloud's insides, and no IPv4 address in the
 * clothes of IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    const address = ipaddr.IPv4.parse(text);
    return address.range() === 'unicast' && !STRANGE_IPV4.some((range) => address.match(range));
  }
  if (!ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.IPv6.parse(text);
  return (
    address.range() === 'unicast' && address.match(GLOBAL_IPV6) && !STRANGE_IPV6.some((range) => address.match(range))
  );
}
