import type { AddStaffMemberInput, Role, UpdateStaffMemberInput } from '../../schema.generated';
import { formatPhone } from '../../ui/phone-number';
import { roleNames } from '../accounts/role-names';
import { asColor } from '../pieces/colors';
import type { Swatch } from '../pieces/ColorField';
import type { StaffListedFragment } from './staff.generated';

/** The form of a staff member, as typed. Named like the fields of the API, so that refusals find them. */
export interface MemberDraft {
  firstName: string;
  lastName: string;
  role: Role | '';
  phone: string;
  email: string;
  color: string;
  /** Ids, a space between them. */
  productIds: string;
  /** Of a new one: whether to invite them to sign in. */
  invites: boolean;
}
/** The fields of a staff member in their form, with their version. */
export type ChangeableMember = Omit<StaffListedFragment, 'image' | 'weekly' | 'access' | 'isYou'>;

/** The first one is the default; dark text or white reads well on each. */
export const staffColors: readonly Swatch[] = [
  { color: '#019fe8', name: 'Sky' },
  { color: '#1a5aa3', name: 'Blue' },
  { color: '#5b3f9e', name: 'Violet' },
  { color: '#a3306b', name: 'Berry' },
  { color: '#ac2019', name: 'Red' },
  { color: '#ef6c00', name: 'Orange' },
  { color: '#f0b34a', name: 'Honey' },
  { color: '#17703c', name: 'Green' },
  { color: '#00838f', name: 'Teal' },
  { color: '#46566a', name: 'Slate' },
];
/** The first color of those that the fewest have. */
export function freeColor(taken: readonly string[]): string {
  const count = (color: string) => taken.filter((one) => one === color).length;
  const least = Math.min(...staffColors.map(({ color }) => count(color)));
  return staffColors.find(({ color }) => count(color) === least)!.color;
}

const lowerRoles = ['MANAGER', 'FRONT_DESK', 'STAFF'] as const;
export type LowerRole = (typeof lowerRoles)[number];
/** Roles to choose from: only an owner makes another one. */
export const roleOptions = lowerRoles.map((role) => [role, roleNames[role]] as const);

export const newMember: MemberDraft = {
  firstName: '',
  lastName: '',
  role: 'STAFF',
  phone: '',
  email: '',
  color: '#019fe8',
  productIds: '',
  invites: false,
};

export const draftOf = ({ firstName, lastName, role, phone, email, color, productIds }: ChangeableMember) => ({
  firstName,
  lastName,
  role,
  phone: formatPhone(phone),
  email,
  color,
  productIds: idsText(productIds),
  invites: false,
});

export const idsOf = (text: string): string[] => text.split(' ').filter(Boolean);
/** In one order, as the same items are the same value. */
export const idsText = (ids: readonly string[]): string => [...ids].sort().join(' ');

type UpdatableInput = Omit<AddStaffMemberInput, 'invites'>;

export const memberInput = ({ role, color, productIds, ...names }: MemberDraft): UpdatableInput => ({
  firstName: names.firstName.trim(),
  lastName: names.lastName.trim(),
  phone: names.phone.trim(),
  email: names.email.trim(),
  role: role || null,
  color: asColor(color),
  productIds: idsOf(productIds),
});

/** Only what differs from the staff member as they were. */
export function changesOf(mine: MemberDraft, before: MemberDraft): UpdateStaffMemberInput {
  const input = memberInput(mine);
  const isChanged = (name: string) => mine[name as keyof MemberDraft] !== before[name as keyof MemberDraft];
  return Object.fromEntries(Object.entries(input).filter(([name]) => isChanged(name)));
}

/** What Save waits for. */
export const lacksName = ({ role, firstName, lastName }: MemberDraft): boolean =>
  role === '' || !firstName.trim() || !lastName.trim();

/** The staff member in `details.current` of a STALE refusal. */
export function currentMember(details: unknown): ChangeableMember | null {
  const current = (details as { current?: Partial<ChangeableMember> | null } | undefined)?.current;
  return current && typeof current.version === 'number' && Array.isArray(current.productIds) && current.role
    ? (current as ChangeableMember)
    : null;
}
