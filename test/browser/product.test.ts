import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProduct, type App } from './product.js';

let dataDir: string;
let product: App;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-test-product-'));
  fs.chmodSync(dataDir, 0o755);
  product = await startProduct({ dataDir });
});

afterAll(async () => {
  await product.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('the built product answers, and comes back on the same data after a kill', async () => {
  const before = await fetch(`${product.url}/healthz`);
  expect(before.status).toBe(200);
  await product.kill();
  await expect(fetch(`${product.url}/healthz`)).rejects.toThrow();
  product = await startProduct({ dataDir });
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
});
