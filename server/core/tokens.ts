import { createHash, createHmac, randomBytes } from 'node:crypto';

const FORM = /^g([a-z])_([0-9a-z]{1,11})_([A-Za-z0-9-]{22})$/;

/** A token of 128 random bits that carries the letter of its kind and its business: `gk_1a_…`. */
export function newToken(letter: string, businessId: string): string {
  return tokenOf(letter, businessId, randomBytes(16).toString('base64url').replaceAll('_', '-'));
}

/** A token with these 22 characters as its secret part. */
export const tokenOf = (letter: string, businessId: string, secret: string): string =>
  `g${letter}_${BigInt(businessId).toString(36)}_${secret}`;

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
