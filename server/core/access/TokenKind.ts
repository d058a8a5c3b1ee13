import type { Context } from '../context.js';
import type { RefusalReason } from '../../../entities/RefusalReason.js';
import type { Sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';
import { notFound, type Refusal } from '../Refusal.js';
import { readToken } from '../tokens.js';
import type { Permission } from './permissions.js';
import { recordAttempt, type Limit } from './rate-limit.js';
import type { TokenHolder } from './viewer.js';

/** A kind of token: its noun defines it and its module lists it. */
export interface TokenKind<Row extends object = object> {
  /** The letter after the g of its tokens (`gk_1a_…`), no other kind's; also of a kind whose tokens have another form. */
  letter: string;
  /** Subject of the NOT_FOUND message, for example 'That monitor'. */
  subject: string;
  /** What a message calls a token that is not even of this kind; 'That link' if omitted. */
  malformed?: string;
  /** Business of a token that is not of the form of our tokens; null if malformed. */
  businessOf?(token: string): string | null;
  /** Selects a row if the whole token is valid; runs under row-level security as the token's business. */
  find(token: string, now: Date): Sql;
  /** Tries where a field takes the token, kept if the operation fails. Right ones are counted by business and address: the customers of one business do not lock out those of another. */
  limit?: { key: string; right: Limit; wrong: Limit };
  /** Selects the `reason` of the refusal where a wrong token has one of its own. */
  reason?: Sql;
  /** Who sends the token as a credential, and what they may do. Without it the sender is anonymous. */
  credential?: { permissions: readonly Permission[]; holder(row: Row): TokenHolder };
}

/** The business that a token names; null if it is not of this kind. */
export function businessOfToken({ letter, businessOf }: TokenKind, token: string): string | null {
  if (businessOf) return businessOf(token);
  const read = readToken(token);
  return read?.letter === letter ? read.businessId : null;
}

export const isValidToken = async (db: Pick<Db, 'row'>, kind: TokenKind, token: string, now: Date): Promise<boolean> =>
  (await db.row(kind.find(token, now))) !== undefined;

/** Throws NOT_FOUND unless the token is valid. Runs as the operation's first statement, or in a preflight if attempts are limited. */
export async function verifyToken(context: Context, kind: TokenKind, token: string): Promise<void> {
  const { limit } = kind;
  const now = context.now();
  if (!limit) {
    if (!(await isValidToken(context.db, kind, token, now))) throw await refusalOf(context.db, kind);
    return;
  }
  const check = await context.preflight(async (db) => {
    if (await isValidToken(db, kind, token, now))
      return recordAttempt(db, rightTokenKey(context, kind), limit.right, now);
    const refusal = await recordAttempt(db, `${limit.key}:wrong:${context.source}`, limit.wrong, now);
    return refusal ?? refusalOf(db, kind);
  });
  if (check) throw check;
}

/** Under which the right tokens of an address are counted. */
export const rightTokenKey = ({ businessId, source }: Context, { limit }: Pick<TokenKind, 'limit'>): string =>
  `${limit?.key}:${businessId}:${source}`;

async function refusalOf(db: Pick<Db, 'row'>, { subject, reason }: TokenKind): Promise<Refusal> {
  const row = reason && (await db.row<{ reason: RefusalReason }>(reason));
  return notFound(subject, row?.reason);
}
