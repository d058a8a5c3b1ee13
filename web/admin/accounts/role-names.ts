import type { Role } from '../../schema.generated';

/** Roles as screens name them. */
export const roleNames: Record<Role, string> = {
  OWNER: 'Owner',
  MANAGER: 'Manager',
  FRONT_DESK: 'Front desk',
  STAFF: 'Staff',
};
