import type { TokenKind } from '../../core/access/TokenKind.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { HOUR_MS } from '../../core/durations.js';
import { hashToken, newToken } from '../../core/tokens.js';
import type { OwnAddress } from '../customers/own-customers.js';

const LETTER = 'd';
/** From the moment the message leaves. */
const VALID_MS = HOUR_MS;

/** The link to one's own data, which went to a phone or an e-mail address. Good for an hour, as often as it is opened: scanners of mails open links. */
export const OWN_DATA_LINK: TokenKind = {
  letter: LETTER,
  subject: 'That link',
  find: (token, now) =>
    sql`select id from own_data_link where token_hash = ${hashToken(token)} and expires_at > ${now}`,
};

export interface OpenLink extends OwnAddress {
  language: string;
  expiresAt: Date;
}

/** The link of a token that the gate has checked. */
export const openLink = async ({ db }: Context, token: string): Promise<OpenLink> =>
  (await db.row<OpenLink>(
    sql`select phone, email, language, expires_at from own_data_link where token_hash = ${hashToken(token)}`,
  ))!;

/** The token of a link that is about to leave. An earlier one, of a message that may not have left, is void. */
export async function mintToken(context: Context, linkId: string): Promise<string> {
  const token = newToken(LETTER, context.businessId);
  const expiresAt = new Date(context.now().getTime() + VALID_MS);
  await context.db.rows(
    sql`update own_data_link set token_hash = ${hashToken(token)}, expires_at = ${expiresAt} where id = ${linkId}`,
  );
  return token;
}
