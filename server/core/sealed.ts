import { createDecipheriv, createHash } from 'node:crypto';
import { EncryptJWT } from 'jose';

const PROTECTED = { alg: 'dir', enc: 'A256GCM' };
const HEADER = Buffer.from(JSON.stringify(PROTECTED)).toString('base64url');

/** `content` with its expiry, encrypted: readable by this server only, valid without a database row, for `purpose` only. */
export function seal(
  secret: string,
  purpose: string,
  content: Record<string, string | null>,
  expiresAt: Date,
): Promise<string> {
  return new EncryptJWT(content)
    .setProtectedHeader(PROTECTED)
    .setAudience(purpose)
    .setExpirationTime(expiresAt)
    .encrypt(keyOf(secret));
}

/** The sealed content, or null if forged, expired or for another purpose. */
export function unseal<Content extends object>(
  secret: string,
  purpose: string,
  sealed: string,
  now: Date,
): Content | null {
  const content = decrypt(keyOf(secret), sealed) as (Content & { aud?: unknown; exp?: unknown }) | null;
  const isValid =
    content?.aud === purpose && typeof content.exp === 'number' && content.exp > Math.floor(now.getTime() / 1000);
  return isValid ? content : null;
}

const TAG_BYTES = 16;

/** JSON of a compact JWE as `seal` makes it, or null. Of jose, which asks a thread for each, it was a tenth of a check-in. */
function decrypt(key: Uint8Array, sealed: string): unknown {
  const [header, noKey, iv, text, tag, ...rest] = sealed.split('.');
  if (header !== HEADER || noKey !== '' || !iv || !text || !tag || rest.length > 0) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(header))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return JSON.parse(Buffer.concat([decipher.update(text, 'base64url'), decipher.final()]).toString());
  } catch {
    return null;
  }
}

const keyOf = (secret: string): Uint8Array => createHash('sha256').update(`seal\n${secret}`).digest();
