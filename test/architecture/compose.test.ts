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

test('the processes get settings that exist', () => {
  const known = ['config.ts', 'core/config/twilio-account.ts']
    .map((file) => fs.readFileSync(path.join(root, 'server', file), 'utf8'))
    .join('');
  for (const name of Object.keys(services['app-1']!.environment!)) expect(known).toContain(`'${name}'`);
});

test('no volume is unused', () => {
  for (const name of Object.keys(volumes)) expect(text).toContain(`- ${name}:/`);
});
