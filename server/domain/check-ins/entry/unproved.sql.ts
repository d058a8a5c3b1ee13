import { sql, type Sql } from '../../../core/database/sql.js';

/** Whether the check-in of the alias `party` was made on a phone, where anybody may have typed the number, and was canceled: it says nothing of the customer. */
export const isUnproved = (party: Sql): Sql => sql`(${party}.joined_by is not null and ${party}.status = 'canceled')`;

/** Whether the staff took such a check-in out of the queue, as a no-show too: its page ends, as of a deleted one. */
export const isTurnedAway = (party: Sql): Sql => sql`(${isUnproved(party)} and ${party}.cancel_by is distinct from 'party')`;
