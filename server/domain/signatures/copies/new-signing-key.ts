import { randomBytes, webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, CryptoEngine, Extension } from 'pkijs';
import type { SigningKey } from '../../../core/config/signing-key.js';
import { DAY_MS } from '../../../core/durations.js';

/** RSA, as its signatures are the same each time: the same record gives the same copy. */
const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const VALID_DAYS = 30 * 365;
const COMMON_NAME = '2.5.4.3';
const MAX_NAME = 64;
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** Digital signature and non-repudiation. */
const USES = 0b1100_0000;

/** A new key with a certificate that it signed itself, for `name`. */
export async function newSigningKey(name: string, now: Date): Promise<SigningKey> {
  const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as never });
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ valueHex: new Uint8Array([1, ...randomBytes(15)]).buffer }),
    extensions: [
      extension(BASIC_CONSTRAINTS, new BasicConstraints({ cA: false }).toSchema()),
      extension(KEY_USAGE, new asn1js.BitString({ valueHex: new Uint8Array([USES]).buffer, unusedBits: 6 })),
    ],
  });
  for (const side of [certificate.issuer, certificate.subject])
    side.typesAndValues.push(
      new AttributeTypeAndValue({
        type: COMMON_NAME,
        value: new asn1js.Utf8String({ value: name.slice(0, MAX_NAME) }),
      }),
    );
  certificate.notBefore.value = wholeSecond(now.getTime() - DAY_MS);
  certificate.notAfter.value = wholeSecond(now.getTime() + VALID_DAYS * DAY_MS);
  certificate.notAfter.type = 1;
  await certificate.subjectPublicKeyInfo.importKey(publicKey as never, engine);
  await certificate.sign(privateKey as never, 'SHA-256', engine);
  const key = await webcrypto.subtle.exportKey('pkcs8', privateKey);
  return { key: pem('PRIVATE KEY', key), certificate: pem('CERTIFICATE', certificate.toSchema(true).toBER()) };
}

/** Dates of certificates have no fractions (RFC 5280, 4.1.2.5). */
const wholeSecond = (time: number): Date => new Date(time - (time % 1000));

const extension = (extnID: string, value: asn1js.BaseBlock): Extension =>
  new Extension({ extnID, critical: true, extnValue: value.toBER() });

function pem(label: string, der: ArrayBuffer): string {
  const lines = Buffer.from(der)
    .toString('base64')
    .match(/.{1,64}/g)!;
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
