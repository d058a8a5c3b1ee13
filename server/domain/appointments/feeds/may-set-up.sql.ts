import { Role } from '../../../../entities/Role.js';
import { mayRole } from '../../../core/access/permissions.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';

/** Who may manage the calendars of others. */
export const MANAGING_ROLES = [Role.OWNER, Role.MANAGER, Role.FRONT_DESK, Role.STAFF].filter((role) =>
  mayRole(role, 'appointment.feeds'),
);

interface Setup {
  businessId: Sql;
  /** The account of who set it up. */
  by: Sql;
  /** Whether it is for oneself, as a condition on the staff member `m` who did. */
  isOwn: Sql;
}

/** Whether who set something up for a staff member still may: works here, and it is their own, or they still manage the calendars of others. */
export const MAY_SET_UP = ({ businessId, by, isOwn }: Setup): Sql => sql`exists (
  select from ${STAFF_MEMBERS} m
  where m.business_id = ${businessId} and m.account_id = ${by} and m.is_live and (${isOwn} or m.role = any(${MANAGING_ROLES}::smallint[]))
)`;
