import { Role } from '../../../entities/Role.js';
import { permissionsOfRole } from '../../core/access/permissions.js';
import { firstPlan } from '../../core/access/plans.js';
import type { StaffRole } from './staff.types.js';

const NAMES: Record<Role, string> = {
  [Role.OWNER]: 'Owner',
  [Role.MANAGER]: 'Manager',
  [Role.FRONT_DESK]: 'Front desk',
  [Role.STAFF]: 'Staff',
};

export const nameOfRole = (role: Role): string => NAMES[role];

/** Every role with what it may do, by its number. */
export const roles = (): StaffRole[] =>
  [Role.OWNER, Role.MANAGER, Role.FRONT_DESK, Role.STAFF].map((role) => ({
    role,
    number: role,
    name: NAMES[role],
    may: permissionsOfRole(role).map(({ feature, ...ability }) => ({
      ...ability,
      plan: feature ? firstPlan(feature) : null,
    })),
  }));
