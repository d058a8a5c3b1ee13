import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import type { EnvironmentReader } from './EnvironmentReader.js';
import { ConfigError } from './startup-errors.js';

/** What signs copies of signed forms, as PEM. */
export interface SigningKey {
  key: string;
  /** The certificate of the key, and those that lead to its root. */
  certificate: string;
}

const KEY = 'SIGNING_KEY_FILE';
const CERTIFICATE = 'SIGNING_CERTIFICATE_FILE';
const MIN_RSA_BITS = 2048;

/** The key of SIGNING_KEY_FILE with its certificate; undefined if both are unset. Throws a ConfigError. */
export function readSigningKey(read: EnvironmentReader): SigningKey | undefined {
  const files = read.group(KEY, CERTIFICATE);
  if (!files) return undefined;
  const [key, certificate] = [textOf(KEY, files[KEY]), textOf(CERTIFICATE, files[CERTIFICATE])];
  const privateKey = readKey(key);
  if (!readCertificate(certificate).checkPrivateKey(privateKey))
    throw new ConfigError(
      `${CERTIFICATE} is the certificate of another key than ${KEY}: set a pair that belongs together.`,
    );
  return { key, certificate };
}

function textOf(name: string, file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(`${name} names ${file}, which cannot be read: name a PEM file that this user may read.`);
  }
}

function readKey(pem: string): KeyObject {
  const unfit = `${KEY} must be a PEM file with an unencrypted RSA key of ${MIN_RSA_BITS} bits or more, or a key on the curve P-256.`;
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new ConfigError(unfit);
  }
  const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
  const isFit =
    key.asymmetricKeyType === 'rsa'
      ? modulusLength >= MIN_RSA_BITS
      : key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1';
  if (!isFit) throw new ConfigError(unfit);
  return key;
}

function readCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new ConfigError(`${CERTIFICATE} must be a PEM file that begins with the certificate of the key.`);
  }
}

/** What to tell the operator of a certificate that has expired; null of one that holds. */
export function expiryWarning({ certificate }: SigningKey, now: Date): string | null {
  const { validTo } = readCertificate(certificate);
  return Date.parse(validTo) < now.getTime()
    ? `The certificate of ${CERTIFICATE} was valid until ${validTo}: readers of new copies say so. Set one that holds, and start again.`
    : null;
}
