import type { TokenKind } from '../../../core/access/TokenKind.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { VERIFY_LETTER } from '../verify-code.js';

const WINDOW_MS = 10 * MINUTE_MS;

/** The code of a copy. Whoever has a copy knows it: it is no secret of the signer, but nobody can guess one. */
export const SIGNATURE_CODE: TokenKind = {
  letter: VERIFY_LETTER,
  subject: 'That code',
  malformed: 'That code',
  find: (token) => sql`select id from signature where code = ${token}`,
  limit: {
    key: 'signature-code',
    right: { max: 300, windowMs: WINDOW_MS },
    wrong: { max: 60, windowMs: WINDOW_MS },
  },
};
