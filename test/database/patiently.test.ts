import { expect, test } from '@jest/globals';
import { ErrorCode } from '../../entities/ErrorCode.js';
import { StartupError } from '../../server/core/config/startup-errors.js';
import { patiently } from '../../server/core/database/patiently.js';
import { Refusal } from '../../server/core/Refusal.js';

const failing = (message: string, times: number) => {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw new Error(message);
    return 'done';
  };
};

test('a start outlasts a busy database', async () => {
  expect(await patiently(failing('timeout expired', 1))).toBe('done');
});

test('and gives up at once where waiting does not help', async () => {
  await expect(patiently(failing('password authentication failed', 1))).rejects.toThrow('password');
});

test('nor for longer than it is patient, and then says so in one sentence', async () => {
  await expect(patiently(failing('timeout expired', 2), undefined, -1)).rejects.toThrow(
    new StartupError('The database does not answer (timeout expired): see why, and start again.'),
  );
});

test('an operation of ours that finds it away is tried again', async () => {
  let calls = 0;
  const away = new Refusal(ErrorCode.UNAVAILABLE, 'The service is out of reach for a moment.');
  expect(await patiently(async () => (++calls === 1 ? Promise.reject(away) : 'done'))).toBe('done');
});

test('a killed database is waited for, whatever it says', async () => {
  const killed = Object.assign(new Error('unexpected postmaster exit'), { code: '57P01' });
  let calls = 0;
  const work = async () => (++calls === 1 ? Promise.reject(killed) : 'done');
  expect(await patiently(work)).toBe('done');
});
