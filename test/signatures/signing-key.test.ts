import { expect, test } from '@jest/globals';
import { X509Certificate } from 'node:crypto';
import { expiryWarning } from '../../server/core/config/signing-key.js';
import { newSigningKey } from '../../server/domain/signatures/copies/new-signing-key.js';

test('a certificate is dated in whole seconds, whenever it is made', async () => {
  const { certificate } = await newSigningKey('Greeter at localhost', new Date('2026-06-15T16:00:00.707Z'));
  const { raw, validFrom, validTo } = new X509Certificate(certificate);
  expect([validFrom, validTo]).toEqual(['Jun 14 16:00:00 2026 GMT', 'Jun  7 16:00:00 2056 GMT']);
  // As they stand in the file, in UTC.
  expect(raw.toString('latin1')).toMatch(/260614160000Z.{2}20560607160000Z/s);
});

test('a certificate that has expired is told at the start', async () => {
  const key = await newSigningKey('Greeter at localhost', new Date('2026-06-15T16:00:00Z'));
  expect(expiryWarning(key, new Date('2056-06-07T15:59:00Z'))).toBeNull();
  expect(expiryWarning(key, new Date('2056-06-07T16:01:00Z'))).toContain('was valid until Jun  7 16:00:00 2056 GMT');
});
