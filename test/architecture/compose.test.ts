import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from './sources.js';

interface Service {
  image: string;
  restart?: string;
  logging?: { options: Record<string, string> };
  environment?: Record<string, string>;
}

const text = fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const all = Object.entries(services);

test('every service has a pinned image, comes back and keeps few logs', () => {
  for (const [name, { image, restart, logging }] of all) {
    expect([name, image]).toEqual([name, expect.stringMatching(/^greeter$|:[\w.-]*\d[\w.-]*$/)]);
    expect([name, restart]).toEqual([name, expect.stringMatching(name === 'bucket' ? /^no$/ : /^unless-stopped$/)]);
    expect([name, Object.keys(logging?.options ?? {})]).toEqual([name, ['max-size', 'max-file']]);
  }
});

test('the address of the links follows the port', () => {
  expect(services['app-1']!.environment!['PUBLIC_URL']).toBe('${PUBLIC_URL:-http://localhost:${PORT:-5000}}');
});

/** Of one machine or one process, or found out by themselves. */
const NOT_PASSED_ON = new Set([
  'HOST',
  'DATA_DIR',
  'EMBEDDED_PG_OS_USER',
  'NODE_ENV',
  'LISTEN_DATABASE_URL',
  'GREETER_DATABASE_ROLES',
]);

const settings = ['config.ts', 'core/config/twilio-account.ts'].flatMap((file) =>
  [
    ...fs
      .readFileSync(path.join(root, 'server', file), 'utf8')
      .matchAll(/'([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+|PORT|HOST)'/g),
  ].map(([, name]) => name!),
);

test('the processes get every setting, and none that does not exist', () => {
  const passed = Object.keys(services['app-1']!.environment!);
  expect(settings.length).toBeGreaterThan(20);
  for (const name of passed) expect(settings).toContain(name);
  expect(settings.filter((name) => !passed.includes(name) && !NOT_PASSED_ON.has(name))).toEqual([]);
});

test('README names every setting', () => {
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
  expect(settings.filter((name) => name !== 'NODE_ENV' && !readme.includes(`\`${name}\``))).toEqual([]);
});

test('no volume is unused', () => {
  for (const name of Object.keys(volumes)) expect(text).toContain(`- ${name}:/`);
});
