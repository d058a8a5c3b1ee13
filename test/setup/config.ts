import { afterAll } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig, type Config } from '../../server/config.js';
import { TEST_SECRET } from './cluster.js';

/** The configuration of a test: a data folder of its own that goes after the file, no demo, no logs. `env` is on top. */
export function testConfig(env: Record<string, string> = {}): Config {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-test-data-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return readConfig({ DATA_DIR: folder, GREETER_SECRET: TEST_SECRET, GREETER_DEMO: 'false', LOG_LEVEL: 'silent', NODE_ENV: 'test', PORT: '0', ...env });
}
