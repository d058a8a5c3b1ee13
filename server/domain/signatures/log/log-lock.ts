import { sql } from '../../../core/database/sql.js';

const KEY = 'signature-log';

/** While heads are added to open days: as many as like, but nobody closes a day. */
export const HOLD_LOG_OPEN = sql`select pg_advisory_xact_lock_shared(hashtextextended(${KEY}, 0))`;
/** While days are closed: nobody adds a head. */
export const CLOSE_LOG = sql`select pg_advisory_xact_lock(hashtextextended(${KEY}, 0))`;
