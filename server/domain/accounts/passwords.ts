import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { invalid } from '../../core/Refusal.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
/** Each takes some 50 ms and 19 MB: more at once would only slow everybody down. */
const MAX_AT_ONCE = 4;
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of nothing that anybody knows, at the same cost: an unknown account takes as long as a wrong password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$47OFaAukXQ4t0gVgjDr4CQ$pnCb7v9IybBrw62gqHVYihGjtWvWRPcm+5dO5AwtRLs';

const inTurn = pLimit(MAX_AT_ONCE);

/** Hash of a new password; never while the database is open. Throws INVALID_INPUT with `field` where it is too short, too long or too common. */
export async function hashPassword(password: string, field = 'password'): Promise<string> {
  const { length } = [...password];
  if (length < MIN_LENGTH) throw invalid(field, `The password needs at least ${MIN_LENGTH} characters.`);
  if (length > MAX_LENGTH) throw invalid(field, `The password can have at most ${MAX_LENGTH} characters.`);
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || new Set(password).size === 1)
    throw invalid(field, 'That password is too common. Please choose another one.');
  return inTurn(() => hash(normal(password), COST));
}

/** Whether it is the password of this hash; null stands for an account that does not exist, and takes as long. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if ([...password].length > MAX_LENGTH) return false;
  const right = await inTurn(() => verify(passwordHash ?? NOBODY, normal(password)).catch(() => false));
  return right && passwordHash !== null;
}

/** One letter with an accent can be written in two ways, depending on the keyboard. */
const normal = (password: string) => password.normalize('NFKC');
