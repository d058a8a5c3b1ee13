import { expect, test } from '@jest/globals';
import { patiently } from '../../server/core/database/patiently.js';

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
