import type { TokenKind } from '../../../core/access/TokenKind.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { sql } from '../../../core/database/sql.js';
import { hashToken, newToken } from '../../../core/tokens.js';

const LETTER = 'i';

/** A new token of an invitation: only its hash is kept. */
export const newInvitationToken = (businessId: string): string => newToken(LETTER, businessId);

/** The mailed link of an invitation. Also an ended one is found, so that its page can say what became of it. */
export const INVITATION_LINK: TokenKind = {
  letter: LETTER,
  subject: 'That invitation',
  malformed: 'That invitation',
  limit: {
    key: 'invitation',
    right: { max: 300, windowMs: 10 * MINUTE_MS },
    wrong: { max: 60, windowMs: 10 * MINUTE_MS },
  },
  find: (token) => sql`select id from staff_invitation where hash = ${hashToken(token)}`,
};
