import { Role } from '../../../entities/Role.js';
import { sql } from '../../core/database/sql.js';
import { hasHours } from '../hours/has-hours.sql.js';

/** Every staff member, for other rooms; `is_live` while not archived. */
export const STAFF_MEMBERS = sql`(
  select business_id, id, account_id, role, first_name, last_name, color, product_ids, archived_at is null as is_live from staff
)`;

const MAY_BE_CHOSEN = sql`s.archived_at is null and (s.role <> ${Role.OWNER} or ${hasHours(sql`s.id`)})`;

/** Whom customers may choose: everybody live, but of owners only those who have hours (ruling 4). */
export const STAFF_TO_CHOOSE = sql`(
  select s.business_id, s.id, s.first_name, s.last_name, s.product_ids from staff s where ${MAY_BE_CHOSEN}
)`;

export const HAS_STAFF_TO_CHOOSE = sql`exists (select from staff s where ${MAY_BE_CHOSEN})`;
