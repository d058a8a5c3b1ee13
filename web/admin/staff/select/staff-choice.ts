import { nameOf } from '../staff-words';
import type { StaffChoice_MembersQuery, StaffNameFragment } from './staff-choice.generated';

/** Who serves a party or does a part of an appointment. */
export type ChosenStaff = StaffNameFragment;
export type Member = StaffChoice_MembersQuery['staffMembers']['items'][number];

/** A staff member as the value of a form, which compares texts; empty for anyone. */
export const staffText = (staff: ChosenStaff | null): string => {
  if (!staff) return '';
  const { id, firstName, lastName, color } = staff;
  return JSON.stringify({ id, firstName, lastName, color });
};

export const staffOf = (text: string): ChosenStaff | null => (text ? (JSON.parse(text) as ChosenStaff) : null);

/** 'Maya Lin (asked for)'; 'Anyone' where nobody was chosen. */
export const staffChoiceWords = (staff: ChosenStaff | null, isAskedFor: boolean): string =>
  staff ? `${nameOf(staff)}${isAskedFor ? ' (asked for)' : ''}` : 'Anyone';

interface StaffChoice {
  staff: ChosenStaff | null;
  askedForStaff: boolean;
}

/** What a save of the form tells the server of a staff member, nothing where it is the same. */
export function staffChange(after: StaffChoice, before: StaffChoice): { staffId?: string; askedForStaff?: boolean } {
  const [id, idBefore] = [after.staff?.id ?? '', before.staff?.id ?? ''];
  if (id === idBefore && after.askedForStaff === before.askedForStaff) return {};
  return { ...(id !== idBefore && { staffId: id }), askedForStaff: after.askedForStaff };
}

/** Names of the chosen items that a staff member does not do; those without any do all. */
export const notDoneBy = (member: Member | undefined, chosen: readonly { id: string; name: string }[]): string[] =>
  !member || member.productIds.length === 0
    ? []
    : chosen.filter(({ id }) => !member.productIds.includes(id)).map(({ name }) => name);
