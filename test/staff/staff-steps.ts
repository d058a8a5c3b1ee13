import type { Actor } from '../world/Actor.js';
import { AddStaffMember, StaffHours, StaffMembers, type AddStaffMemberMutationVariables } from './staff.generated.js';

type Input = AddStaffMemberMutationVariables['input'];

/** Bea Ray, or somebody else, whom the actor adds. */
export const addMember = async (actor: Actor, input: Partial<Input> = {}) =>
  (await actor.must(AddStaffMember, { input: { firstName: 'Bea', lastName: 'Ray', ...input } })).addStaffMember;

/** First names in the order of a list. */
export const listed = async (actor: Actor, list: { search?: string; archived?: boolean } = {}): Promise<string[]> =>
  (await actor.must(StaffMembers, list)).staffMembers.items.map(({ firstName }) => firstName);

export const hoursOf = async (actor: Actor, staffId: string) => (await actor.must(StaffHours, { staffId })).staffHours;

/** The weekly hours as `weekday opens-closes`, in hours of the day; `parts` are cut at midnight. */
export const weeklyOf = async (actor: Actor, staffId: string, kind: 'weekly' | 'parts' = 'weekly'): Promise<string[]> =>
  (await hoursOf(actor, staffId))[kind].map(
    ({ weekday, opens, closes }: { weekday: number; opens: number; closes: number }) =>
      `${weekday} ${opens / 60}-${closes / 60}`,
  );
