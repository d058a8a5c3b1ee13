import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { SignatureKind } from '../../entities/SignatureKind.js';
import { SignaturePlace } from '../../entities/SignaturePlace.js';
import { canonicalJson } from '../../server/core/canonical-json.js';
import {
  digestOf,
  hashOf,
  NO_HASH,
  type SignatureDetails,
  type SignatureFacts,
} from '../../server/domain/signatures/chain.js';
import { rootOf } from '../../server/domain/signatures/log/log-root.js';

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const maybe = fc.option(text, { nil: null });
const alone = {
  customerId: text,
  checkInId: maybe,
  requestId: maybe,
  signerName: maybe,
  signedFor: maybe,
  strokes: maybe,
  answers: fc.array(fc.record({ name: text, value: text }), { maxLength: 3 }),
  email: maybe,
  sentTo: maybe,
  address: text,
  userAgent: text,
};
/** Records without an appointment, or without a link to an address that nobody proved, have no such key. */
const details: fc.Arbitrary<SignatureDetails> = fc.oneof(
  fc.record(alone),
  fc.record({ ...alone, sentToUnproven: fc.constant(true as const) }),
  fc.record({ ...alone, appointmentId: text }),
);
const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const facts: fc.Arbitrary<SignatureFacts> = fc.record({
  businessId: text,
  businessName: text,
  timeZone: text,
  seq: fc.nat(),
  code: text,
  formId: text,
  versionId: text,
  versionSha256: text,
  kind: fc.constantFrom(...Object.values(SignatureKind)),
  place: fc.constantFrom(...Object.values(SignaturePlace)),
  language: text,
  consent: text,
  signedAt: at,
  receivedAt: at,
  digest: text,
});
const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
const chained = (all: readonly SignatureFacts[]): string => all.reduce((before, each) => hashOf(before, each), NO_HASH);

describe('the chain', () => {
  test('ends in another hash if any fact of any record is another one', () => {
    fc.assert(
      fc.property(
        fc.array(facts, { minLength: 1, maxLength: 6 }),
        facts,
        fc.nat(),
        fc.constantFrom(
          ...(Object.keys({
            businessId: 0,
            seq: 0,
            code: 0,
            kind: 0,
            businessName: 0,
            timeZone: 0,
            consent: 0,
            signedAt: 0,
            digest: 0,
          }) as (keyof SignatureFacts)[]),
        ),
        (all, other, at_, key) => {
          const index = at_ % all.length;
          const changed = all.map((each, place) => (place === index ? { ...each, [key]: other[key] } : each));
          expect(chained(changed) === chained(all)).toBe(isEqual(all[index]![key], other[key]));
        },
      ),
    );
  });

  test('is of canonical JSON, so that other programs can compute it', () => {
    const sha256 = (plain: string) => createHash('sha256').update(plain).digest('hex');
    fc.assert(
      fc.property(facts, details, text, (each, own, salt) => {
        expect(hashOf(salt, each)).toBe(sha256(`${salt}\n${canonicalJson({ ...each, format: 1 })}`));
        expect(digestOf(salt, own)).toBe(sha256(`${salt}\n${canonicalJson(own)}`));
      }),
    );
  });

  test('does not mind in which order the facts are named', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const turned = Object.fromEntries(Object.entries(each).reverse()) as unknown as SignatureFacts;
        expect(hashOf(NO_HASH, turned)).toBe(hashOf(NO_HASH, each));
      }),
    );
  });

  test('has digests that other details, or another salt, do not have', () => {
    fc.assert(
      fc.property(details, details, text, text, (left, right, salt, other) => {
        expect(digestOf(salt, left) === digestOf(salt, right)).toBe(isEqual(left, right));
        expect(digestOf(salt, left) === digestOf(other, left)).toBe(salt === other);
      }),
    );
  });
});

test('the root of a day is the same in whatever order its hashes come', () => {
  const hashes = fc.array(fc.stringMatching(/^[0-9a-f]{64}$/), { maxLength: 8 });
  fc.assert(
    fc.property(fc.string(), hashes, (previous, all) => {
      expect(rootOf(previous, [...all].reverse())).toBe(rootOf(previous, all));
    }),
  );
});
