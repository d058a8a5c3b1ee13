import type { Context } from '../context.js';
import type { Sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';
import { notFound } from '../Refusal.js';
import type { TokenKind } from '../tokens.js';
import { recordAttempt, type Limit } from './rate-limit.js';

/** How the gate checks tokens of one kind; provided by the module of its noun. */
export interface TokenVerifier {
  kind: TokenKind;
  /** Subject of the NOT_FOUND message, for example 'That monitor'. */
  subject: string;
  /** Selects a row if the whole token is valid; runs under row-level security as the token's business. */
  find(token: string): Sql;
  /** Attempts per address, counted under this key before the check and kept if the operation fails. */
  limit?: Limit & { key: string };
}

export const isValidToken = async (db: Pick<Db, 'row'>, verifier: TokenVerifier, token: string): Promise<boolean> =>
  (await db.row(verifier.find(token))) !== undefined;

/** Throws NOT_FOUND unless the token is valid. Runs as the operation's first statement, or in a preflight if attempts are limited. */
export async function verifyToken(context: Context, verifier: TokenVerifier, token: string): Promise<void> {
  const { limit } = verifier;
  if (!limit) {
    if (!(await isValidToken(context.db, verifier, token))) throw notFound(verifier.subject);
    return;
  }
  const check = await context.preflight(async (db) => {
    const [refusal, isValid] = await Promise.all([
      recordAttempt(db, `${limit.key}:${context.facts.address}`, limit, context.now()),
      isValidToken(db, verifier, token),
    ]);
    return { refusal, isValid };
  });
  if (check.refusal) throw check.refusal;
  if (!check.isValid) throw notFound(verifier.subject);
}
