import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timestampOf } from '../../server/adapters/providers/copies/timestamp.js';

const NOON = Date.parse('2031-06-15T16:00:00Z');
const MINUTE_MS = 60_000;
let asked = 0;
const service = createServer((_request, response) => {
  asked += 1;
  response.writeHead(500).end();
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.close();
});

const ask = (now: number) => timestampOf(url, new Uint8Array([1]), now);

test('a service for time stamps that failed is left alone for a minute', async () => {
  await expect(ask(NOON)).rejects.toThrow('The time stamp service answered 500');
  await expect(ask(NOON + MINUTE_MS - 1)).rejects.toThrow('failed less than a minute ago');
  expect(asked).toBe(1);
  await expect(ask(NOON + MINUTE_MS)).rejects.toThrow('answered 500');
  expect(asked).toBe(2);
});
