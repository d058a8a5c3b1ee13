import ipaddr from 'ipaddr.js';

const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa|lan|test)$/i;

/** Whether only this machine or its own network can have a host of this name or address. */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(host)) return LOCAL_NAME.test(host);
  return ['loopback', 'private', 'linkLocal', 'uniqueLocal'].includes(ipaddr.process(host).range());
}
