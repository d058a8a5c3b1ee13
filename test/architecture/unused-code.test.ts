import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const FILES = {
  'package.json': '{ "name": "planted", "private": true, "type": "module" }',
  'server/main.ts': "import { used } from './core/part.js';\nused();\n",
  'server/core/part.ts': 'export function used(): void {}\nexport function planted(): void {}\n',
  'server/core/whole.ts': 'export const alone = 1;\n',
};

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-unused-'));
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  fs.copyFileSync(path.join(root, 'knip.config.js'), path.join(folder, 'knip.config.js'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('an unused export and an unused file are seen with our own settings, and a used one is not', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/knip/bin/knip.js'), '--no-progress', '--reporter', 'compact'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stdout).toContain('server/core/part.ts: planted');
  expect(stdout).toContain('server/core/whole.ts');
  expect(stdout).not.toMatch(/: .*\bused\b/);
  expect(status).not.toBe(0);
});
