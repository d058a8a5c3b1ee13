import { sql, type Sql } from '../../../core/database/sql.js';
import { placeAt } from './checked-in-for.sql.js';

/** From when the check-in of the alias `party` waits for its turn: who is early for an appointment, from its time on. */
export const waitsFrom = (party: Sql): Sql => sql`greatest(${party}.created_at, ${placeAt(party)})`;
