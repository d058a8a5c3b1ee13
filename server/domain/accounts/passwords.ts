import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { MAX_PASSWORD, PASSWORD_TOO_LONG } from '../../core/graphql/check-texts.js';
import { invalid } from '../../core/Refusal.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

export const MIN_LENGTH = 8;
/** Each takes about 50 ms and 19 MB: more at once would slow down everything else. */
const MAX_AT_ONCE = 4;
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of an unknown password at the same cost, so that an unknown account takes as long as a wrong password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$47OFaAukXQ4t0gVgjDr4CQ$pnCb7v9IybBrw62gqHVYihGjtWvWRPcm+5dO5AwtRLs';

const inTurn = pLimit(MAX_AT_ONCE);

/** Throws INVALID_INPUT with `field` if a new password is too short, too long or too common. */
export function checkPassword(password: string, field = 'password'): void {
  const { length } = [...password];
  if (length < MIN_LENGTH) throw invalid(field, `The password needs at least ${MIN_LENGTH} characters.`);
  if (length > MAX_PASSWORD) throw invalid(field, PASSWORD_TOO_LONG);
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || new Set(password).size === 1)
    throw invalid(field, 'That password is too common. Please choose another one.');
}

/** Hash of a new password; call it before the database is open. Throws as checkPassword does. */
export async function hashPassword(password: string, field?: string): Promise<string> {
  checkPassword(password, field);
  return inTurn(() => hash(normal(password), COST));
}

/** Whether the password matches the hash; null is an unknown account, which takes as long. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if ([...password].length > MAX_PASSWORD) return false;
  const right = await inTurn(() => verify(passwordHash ?? NOBODY, normal(password)).catch(() => false));
  return right && passwordHash !== null;
}

/** Keyboards encode accented letters in different ways. */
const normal = (password: string) => password.normalize('NFKC');
