import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const FORM = /^g([a-z])_([0-9a-z]{1,11})_([A-Za-z0-9-]{22})$/;

/** A token of 128 random bits that carries the letter of its kind and its business: `gk_1a_…`. */
export function newToken(letter: string, businessId: string): string {
  return `g${letter}_${BigInt(businessId).toString(36)}_${randomBytes(16).toString('base64url').replaceAll('_', '-')}`;
}

/** Letter and business of a token, or null if malformed. Does not check validity. */
export function readToken(token: string): { letter: string; businessId: string } | null {
  const match = FORM.exec(token);
  if (!match) return null;
  const businessId = String(parseInt(match[2]!, 36));
  return /^[1-9]\d{0,15}$/.test(businessId) ? { letter: match[1]!, businessId } : null;
}

/** The stored form of a token that only its holder should know. Plain SHA-256 suffices for 128 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A stable stand-in for a value that is not stored itself, such as an address. */
export const pseudonym = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(`pseudonym\n${value}`).digest('base64url').slice(0, 22);

/** `value` with its expiry, signed: valid without a database row, for `purpose` only. */
export function seal(secret: string, purpose: string, value: string, expiresAt: Date): string {
  const body = `${Buffer.from(value).toString('base64url')}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${body}.${sign(secret, purpose, body)}`;
}

/** The sealed value, or null if forged, expired or for another purpose. */
export function unseal(secret: string, purpose: string, sealed: string, now: Date): string | null {
  const parts = sealed.split('.');
  if (parts.length !== 3) return null;
  const [value, expiry, signature] = parts as [string, string, string];
  const expected = Buffer.from(sign(secret, purpose, `${value}.${expiry}`));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return parseInt(expiry, 36) * 1000 > now.getTime() ? Buffer.from(value, 'base64url').toString() : null;
}

const sign = (secret: string, purpose: string, body: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${body}`).digest('base64url');
