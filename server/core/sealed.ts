import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** `content` with its expiry, encrypted: readable by this server only, valid without a database row, for `purpose` only. */
export function seal(
  secret: string,
  purpose: string,
  content: Record<string, string | null>,
  expiresAt: Date,
): Promise<string> {
  return new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(purpose)
    .setExpirationTime(expiresAt)
    .encrypt(keyOf(secret));
}

/** The sealed content, or null if forged, expired or for another purpose. */
export async function unseal<Content extends object>(
  secret: string,
  purpose: string,
  sealed: string,
  now: Date,
): Promise<Content | null> {
  try {
    const { payload } = await jwtDecrypt<Content>(sealed, keyOf(secret), {
      audience: purpose,
      currentDate: now,
      requiredClaims: ['exp'],
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return payload;
  } catch {
    return null;
  }
}

const keyOf = (secret: string): Uint8Array => createHash('sha256').update(`seal\n${secret}`).digest();
