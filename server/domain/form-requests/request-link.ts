import type { TokenKind } from '../../core/access/TokenKind.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { DAY_MS, MINUTE_MS } from '../../core/durations.js';
import { hashToken, newToken } from '../../core/tokens.js';
import { isErased } from '../customers/customer.sql.js';

const LETTER = 's';
/** From the moment the message leaves. */
export const VALID_MS = 14 * DAY_MS;

/** The link by which a customer signs forms; ends when it is taken back, and when the customer is erased. */
export const FORM_REQUEST_LINK: TokenKind = {
  letter: LETTER,
  subject: 'That link',
  limit: {
    key: 'form-request',
    right: { max: 2000, windowMs: 10 * MINUTE_MS },
    wrong: { max: 60, windowMs: 10 * MINUTE_MS },
  },
  find: (token, now) => sql`
    select r.id from form_request r
    where r.token_hash = ${hashToken(token)} and r.expires_at > ${now} and r.revoked_at is null and not ${isErased(sql`r.customer_id`)}`,
};

/** The token of a request that is about to leave. An earlier one, of a message that may not have left, is void. */
export async function mintToken(context: Context, requestId: string): Promise<string> {
  const token = newToken(LETTER, context.businessId);
  const expiresAt = new Date(context.now().getTime() + VALID_MS);
  await context.db.rows(
    sql`update form_request set token_hash = ${hashToken(token)}, expires_at = ${expiresAt} where id = ${requestId} and revoked_at is null`,
  );
  return token;
}
