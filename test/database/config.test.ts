import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readConfig } from '../../server/config.js';
import { ConfigError } from '../../server/core/config/startup-errors.js';

const SECRET = 's'.repeat(32);
const DATABASE_URL = 'postgres://greeter:hidden-password@db:5432/greeter';
let dataDir = '';

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-config-'));
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env });

test('with nothing set it listens on 5000, keeps its files in the data folder and runs the sandbox and the demo', () => {
  expect(read({})).toMatchObject({
    port: 5000,
    host: '0.0.0.0',
    dataDir,
    databaseUrl: undefined,
    sandbox: true,
    sandboxOpen: false,
    demo: true,
    trustProxy: 0,
    poolSize: 10,
    storage: { kind: 'folder', path: path.join(dataDir, 'files') },
  });
});

test('the secret is made once, for this user only', () => {
  const { secret } = read({});
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(read({}).secret).toBe(secret);
  expect(fs.statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('with a database of its own it seeds no demo unless asked and takes the secret from the environment', () => {
  expect(read({ DATABASE_URL, GREETER_SECRET: SECRET })).toMatchObject({
    databaseUrl: DATABASE_URL,
    demo: false,
    secret: SECRET,
  });
  expect(read({ DATABASE_URL, GREETER_SECRET: SECRET, GREETER_DEMO: '1' }).demo).toBe(true);
});

const PUBLIC_URL = 'https://shop.example';
const SENDGRID = { SENDGRID_API_KEY: 'SG.x', SENDGRID_FROM: 'hello@shop.example' };
const TWILIO = { TWILIO_ACCOUNT_SID: 'ACx', TWILIO_AUTH_TOKEN: 'y', TWILIO_FROM: '+12125550100' };

test('the keys of both providers end the sandbox, those of one leave it for the other', () => {
  expect(read({ ...SENDGRID, PUBLIC_URL })).toMatchObject({
    sandbox: true,
    sendgrid: { apiKey: 'SG.x', from: 'hello@shop.example' },
  });
  expect(read({ ...TWILIO, PUBLIC_URL })).toMatchObject({
    sandbox: true,
    twilio: { accountSid: 'ACx', authToken: 'y', from: '+12125550100' },
    textsFrom: '+12125550100',
  });
  expect(read({ ...SENDGRID, ...TWILIO, PUBLIC_URL })).toMatchObject({ sandbox: false });
});

test('an address loses its trailing slash and an empty variable counts as unset', () => {
  expect(read({ PUBLIC_URL: 'https://shop.example/', SENDGRID_API_KEY: '', PORT: ' ' })).toMatchObject({
    publicUrl: 'https://shop.example',
    sandbox: true,
    port: 5000,
  });
});

test('a sandbox behind a proxy starts at an address of its own network, or where it is meant', () => {
  const GREETER_TRUST_PROXY = '1';
  for (const address of [
    'http://localhost:5000',
    'https://greeter.lan',
    'https://greeter',
    'http://192.168.0.7',
    'http://[::1]:5000',
    'http://[fd00::7]',
  ])
    expect(read({ GREETER_TRUST_PROXY, PUBLIC_URL: address })).toMatchObject({ sandbox: true, trustProxy: 1 });
  for (const meant of ['GREETER_SANDBOX', 'GREETER_SANDBOX_OPEN'])
    expect(read({ GREETER_TRUST_PROXY, PUBLIC_URL, [meant]: '1' })).toMatchObject({ sandbox: true });
  expect(read({ GREETER_TRUST_PROXY, PUBLIC_URL, ...SENDGRID, ...TWILIO })).toMatchObject({ sandbox: false });
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a sandbox behind a proxy at a public address',
    { GREETER_TRUST_PROXY: '1', PUBLIC_URL, ...SENDGRID },
    /GREETER_TRUST_PROXY is set without the keys of both SendGrid and Twilio: .*GREETER_SANDBOX=1/,
  ],
  [
    'a sandbox behind a proxy at an unknown address',
    { GREETER_TRUST_PROXY: '1' },
    /GREETER_TRUST_PROXY is set .* without PUBLIC_URL/,
  ],
  ['a database without a secret', { DATABASE_URL }, /GREETER_SECRET/],
  ['a short secret', { GREETER_SECRET: 'short' }, /GREETER_SECRET .* 32/],
  ['half of SendGrid', { SENDGRID_API_KEY: 'SG.x' }, /SENDGRID_API_KEY is set without SENDGRID_FROM/],
  [
    'SendGrid without the address of the links',
    { SENDGRID_API_KEY: 'SG.x', SENDGRID_FROM: 'hello@shop.example' },
    /SENDGRID_API_KEY is set without PUBLIC_URL/,
  ],
  [
    'two thirds of Twilio',
    { TWILIO_ACCOUNT_SID: 'a', TWILIO_FROM: 'b' },
    /TWILIO_ACCOUNT_SID and TWILIO_FROM are set without TWILIO_AUTH_TOKEN/,
  ],
  ['Twilio without the address that it calls', TWILIO, /TWILIO_ACCOUNT_SID is set without PUBLIC_URL/],
  ['a Twilio number that is none', { ...TWILIO, TWILIO_FROM: 'GREETER', PUBLIC_URL }, /TWILIO_FROM is "GREETER"/],
  ['a part of the object storage', { S3_BUCKET: 'b' }, /S3_BUCKET is set without S3_ENDPOINT/],
  ['a port that is none', { PORT: '5000x' }, /PORT is "5000x"/],
  ['a port out of range', { PORT: '65536' }, /PORT is "65536"/],
  ['a flag that is neither', { GREETER_DEMO: 'yes please' }, /GREETER_DEMO/],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, /LOG_LEVEL .*trace, debug, info/],
  ['an address with a path', { PUBLIC_URL: 'https://shop.example/greeter' }, /PUBLIC_URL/],
  [
    'a database URL of another kind',
    { DATABASE_URL: 'mysql://root:hidden-password@db/greeter', GREETER_SECRET: SECRET },
    /DATABASE_URL must look like postgres/,
  ],
  ['a LISTEN URL alone', { LISTEN_DATABASE_URL: DATABASE_URL }, /LISTEN_DATABASE_URL is set without DATABASE_URL/],
])('%s is refused in one sentence that keeps passwords to itself', (_, env, sentence) => {
  const refused = (() => {
    try {
      return read(env);
    } catch (error) {
      return error;
    }
  })();
  expect(refused).toBeInstanceOf(ConfigError);
  const { message } = refused as ConfigError;
  expect(message).toMatch(sentence);
  expect(message).not.toMatch(/\n|hidden-password/);
});

test('a data folder that cannot be made is refused in one sentence', () => {
  const file = path.join(dataDir, 'a-file');
  fs.writeFileSync(file, '');
  expect(() => readConfig({ DATA_DIR: path.join(file, 'data') })).toThrow(/^DATA_DIR .* cannot be written \(ENOTDIR\)/);
});

test('the schema is open to strangers on a machine of its own, and on the web only if told so', () => {
  expect(read({}).introspection).toBe(true);
  expect(read({ PUBLIC_URL }).introspection).toBe(false);
  expect(read({ PUBLIC_URL, GREETER_INTROSPECTION: 'on' }).introspection).toBe(true);
  expect(read({ GREETER_INTROSPECTION: 'off' }).introspection).toBe(false);
});
