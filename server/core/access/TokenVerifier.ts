import type { Context } from '../context.js';
import type { Sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';
import { notFound } from '../Refusal.js';
import type { TokenKind } from '../tokens.js';
import { recordAttempt, type Limit } from './rate-limit.js';

/** How the gate finds out whether a token of one kind is good; brought by the module of its noun. */
export interface TokenVerifier {
  kind: TokenKind;
  /** What was not found, for example 'That monitor'. */
  subject: string;
  /** A row if the whole token is good; runs under row-level security as the business of the token. */
  find(token: string): Sql;
  /** Tries per address, counted under this name before the check and whatever becomes of the operation. */
  limit?: Limit & { key: string };
}

export const isGood = async (db: Pick<Db, 'row'>, verifier: TokenVerifier, token: string): Promise<boolean> =>
  (await db.row(verifier.find(token))) !== undefined;

/** Throws NOT_FOUND unless the token is good: by the first statement of the operation, or a preflight where tries are counted. */
export async function verifyToken(context: Context, verifier: TokenVerifier, token: string): Promise<void> {
  const { limit } = verifier;
  if (!limit) {
    if (!(await isGood(context.db, verifier, token))) throw notFound(verifier.subject);
    return;
  }
  const { refusal, good } = await context.preflight(async (db) => {
    const [counted, found] = await Promise.all([
      recordAttempt(db, `${limit.key}:${context.facts.address}`, limit, context.now()),
      isGood(db, verifier, token),
    ]);
    return { refusal: counted, good: found };
  });
  if (refusal) throw refusal;
  if (!good) throw notFound(verifier.subject);
}
