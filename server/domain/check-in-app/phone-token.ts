import { RefusalReason } from '../../../entities/RefusalReason.js';
import type { Permission } from '../../core/access/permissions.js';
import type { TokenKind } from '../../core/access/TokenKind.js';
import { sql } from '../../core/database/sql.js';
import { hashToken } from '../../core/tokens.js';
import { BUSINESS_PAGES } from '../businesses/business.sql.js';

export const PHONE_PERMISSIONS: readonly Permission[] = ['kiosk.use', 'person.find'];

/**
 * The token of a phone session, until its 300 minutes are over. One that began with the printed code is refused where only the screen's
 * counts, and one from afar once the owner takes that way back; who is in line by then needs no session, as their place has a link of its own.
 */
export const PHONE_TOKEN: TokenKind<{
  id: string;
  expiresAt: Date;
  mustScanScreen: boolean;
  fromAfar: boolean;
  isOpenToAfar: boolean;
}> = {
  letter: 'p',
  subject: 'That session',
  find: (token, now) =>
    sql`
    select id, expires_at, not by_screen and (select only_from_here from check_in_app) as must_scan_screen,
      from_afar, (select joins_from_afar from ${BUSINESS_PAGES} p) as is_open_to_afar
    from phone_session where token_hash = ${hashToken(token)} and expires_at > ${now}`,
  credential: {
    permissions: PHONE_PERMISSIONS,
    holder: ({ id, expiresAt, mustScanScreen, fromAfar, isOpenToAfar }) => ({
      kind: 'phone',
      phoneSessionId: id,
      expiresAt,
      ...(fromAfar && { isFromAfar: true }),
      ...(mustScanScreen && { refusalReason: RefusalReason.SCREEN_CODE_ONLY }),
      ...(fromAfar && !isOpenToAfar && { refusalReason: RefusalReason.NOT_FROM_AFAR }),
    }),
  },
};
