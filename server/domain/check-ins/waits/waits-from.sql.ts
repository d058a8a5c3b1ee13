import { sql, type Sql } from '../../../core/database/sql.js';

/** From when the check-in of the alias `party` waits for its turn: who is early for an appointment, from its time on. */
export const waitsFrom = (party: Sql): Sql => sql`greatest(${party}.created_at, ${party}.place_at)`;
