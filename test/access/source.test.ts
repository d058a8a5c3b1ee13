import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { onlyOwnMachine } from '../../server/core/http/own-machine.js';
import { sourceOf } from '../../server/core/http/request-facts.js';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('limits count %s as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

/** Whether a request is let through as one of this machine. */
function isLetThrough(trustProxy: number, remoteAddress: string, ip: string, headers: object = {}): boolean {
  let passed = false;
  const response = { status: () => response, type: () => response, send: () => response } as unknown as Response;
  const socket = { remoteAddress, localAddress: '192.0.2.1' };
  const request = { headers: { host: 'localhost:5000', ...headers }, socket, ip } as unknown as Request;
  onlyOwnMachine({ trustProxy })(request, response, () => (passed = true));
  return passed;
}

test('this machine is who the socket says, whatever a header claims past the proxy', () => {
  expect(isLetThrough(1, '127.0.0.1', '127.0.0.1')).toBe(true);
  expect(isLetThrough(1, '203.0.113.7', '127.0.0.1')).toBe(false);
  expect(isLetThrough(1, '127.0.0.1', '203.0.113.7')).toBe(false);
  expect(isLetThrough(0, '203.0.113.7', '203.0.113.7')).toBe(false);
  expect(isLetThrough(0, '127.0.0.1', '127.0.0.1')).toBe(true);
  expect(isLetThrough(0, '127.0.0.1', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
});
