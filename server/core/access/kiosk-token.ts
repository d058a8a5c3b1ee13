import { sql } from '../database/sql.js';
import { hashToken } from '../tokens.js';
import type { TokenVerifier } from './TokenVerifier.js';

/** The token of a kiosk device; valid until it is replaced or revoked. */
export const KIOSK_TOKEN: TokenVerifier = {
  kind: 'k',
  subject: 'That kiosk',
  find: (token) => sql`select id from kiosk_device where token_hash = ${hashToken(token)} and revoked_at is null`,
};
