import { expect, jest, test } from '@jest/globals';
import type { EventEmitter } from 'node:events';
import fs from 'node:fs';

import { createLog, maskText, openStandardOutput } from '../../server/core/log.js';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

const PERSONAL = [
  'ann@example.com',
  'ann%40example.com',
  '+14155550123',
  '+1 (415) 555-0123',
  '%2B14155550123',
  '415-555-0123',
  '4155550123',
  'gk_1z_AbCdEf-123456_x',
  'eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl',
  'sk_live_123456789abc',
];

test.each(PERSONAL)('%s is masked in a message, in a value and as part of an address', (secret) => {
  const text = logged((log) => {
    log.info(`said ${secret} here`);
    log.info({ note: { deep: [`x ${secret}`] }, url: `/go?next=${secret}` }, 'done');
    log.child({ requestId: 'r1', from: secret }).warn('child');
  });
  expect(text).not.toContain(secret);
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toHaveLength(3);
});

test.each([
  'authorization',
  'cookie',
  'Set-Cookie',
  'email',
  'first_name',
  'lastName',
  'name',
  'phone',
  'password',
  'token',
  'loginToken',
  'publicToken',
  'notes',
])('the value of %s is left out at any depth', (key) => {
  const text = logged((log) => {
    log.info({ [key]: 'Canary' });
    log.info({ request: { headers: [{ [key]: { inner: 'Canary' } }] } });
    log.child({ user: { [key]: 'Canary' } }).info('child');
  });
  expect(text).not.toContain('Canary');
  expect(text).toContain('[redacted]');
});

test('an error keeps its code and place, and none of the row that caused it', () => {
  const error = Object.assign(
    new Error(
      'duplicate key value violates unique constraint "account_email_key": Key (email_key)=(canary (old)) exists',
    ),
    {
      code: '23505',
      constraint: 'account_email_key',
      detail: 'Key (email_key)=(canary) already exists.',
      parameters: ['canary'],
      query: `insert 'canary'`,
    },
  );
  const text = logged((log) => {
    log.error(error);
    log.error({ err: error, error }, 'failed');
    log.error(new Error('outer', { cause: error }));
    log.error(new Error('invalid input syntax for type bigint: "canary"'));
  });
  expect(text).not.toMatch(/canary/);
  expect(text).toMatch(/23505/);
  expect(text).toMatch(/log\.test\.ts/);
});

test('ids, times and one another of our own words stay readable', () => {
  const plain =
    'business 4294967297 checked in 8589934593 at 1732147200000 after 12.5 ms, request 0b9f, 2026-11-21T09:31:22.965Z, v18.4.0, 192.168.1.10:5000';
  expect(maskText(plain)).toBe(plain);
  expect(logged((log) => log.info({ messageId: '8592000001', note: '8592000001' }, 'sent'))).toMatch(
    /"messageId":"8592000001","note":"\[phone\]"/,
  );
  expect(logged((log) => log.child({ requestId: 'r-1' }).info({ code: 'NOT_FOUND', status: 404 }, 'answered'))).toMatch(
    /"requestId":"r-1".*"code":"NOT_FOUND".*"status":404/,
  );
});

test('a password in a database address is masked', () => {
  expect(maskText('postgres://greeter:s3cret@db:5432/x')).toBe('postgres://greeter:[redacted]@db:5432/x');
});

test('a terminal that was closed ends nothing: lines are dropped', () => {
  const output = openStandardOutput();
  (output as unknown as EventEmitter).emit('error', Object.assign(new Error('write EIO'), { code: 'EIO' }));
  const written = jest.spyOn(fs, 'write');
  output.write('a line that goes nowhere');
  expect(written).not.toHaveBeenCalled();
});
