import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { onlyOwnMachine } from '../../server/core/http/own-machine.js';
import { openWorld, useWorld } from '../world/use-world.js';

const world = useWorld();

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

test('metrics answer this machine alone, unless they are opened', async () => {
  const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect((await fetch(`${world.url}/metrics`)).status).toBe(200);
  expect((await fetch(`${world.url}/metrics`, elsewhere)).status).toBe(404);
  const opened = await openWorld({ config: { metricsOpen: true } });
  try {
    expect((await fetch(`${opened.url}/metrics`, elsewhere)).status).toBe(200);
  } finally {
    await opened.close();
  }
});
