import type { RolesPage_RolesQuery } from './roles.generated';

type Roles = RolesPage_RolesQuery['roles'];

interface Ability {
  permission: string;
  description: string;
  plan: string | null;
  /** Roles that have it, by name. */
  names: ReadonlySet<string>;
}
export interface Area {
  name: string;
  abilities: Ability[];
}

/** What may be done, by area, each with the roles that may: as the server enforces it. */
export function areasOf(roles: Roles): Area[] {
  const areas = new Map<string, Map<string, Ability>>();
  for (const { may } of roles)
    for (const { area, permission, description, plan } of may) {
      const abilities = areas.get(area) ?? new Map<string, Ability>();
      areas.set(area, abilities);
      const names = roles.filter((role) => role.may.some((each) => each.permission === permission));
      abilities.set(permission, { permission, description, plan, names: new Set(names.map(({ name }) => name)) });
    }
  return [...areas].map(([name, abilities]) => ({ name, abilities: [...abilities.values()] }));
}
