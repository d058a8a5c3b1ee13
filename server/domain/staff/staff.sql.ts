import { Role } from '../../../entities/Role.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { hasHours } from '../hours/has-hours.sql.js';

/** Every staff member, for other rooms; `is_live` while not archived. */
export const STAFF_MEMBERS = sql`(
  select business_id, id, account_id, role, first_name, last_name, color, product_ids, archived_at is null as is_live from staff
)`;

/** The color of a staff member, or another one for nobody. */
export const staffColor = (staffId: Sql, otherwise: string): Sql =>
  sql`coalesce((select s.color from ${STAFF_MEMBERS} s where s.id = ${staffId}), ${otherwise})`;

const MAY_BE_CHOSEN = sql`s.archived_at is null and (s.role <> ${Role.OWNER} or ${hasHours(sql`s.id`)})`;

/** Whom customers may choose: everybody live, but of owners only those who have hours (ruling 4). */
export const STAFF_TO_CHOOSE = sql`(
  select s.business_id, s.id, s.first_name, s.last_name, s.product_ids from staff s where ${MAY_BE_CHOSEN}
)`;

export const HAS_STAFF_TO_CHOOSE = sql`exists (select from staff s where ${MAY_BE_CHOSEN})`;
