import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Role } from '../../../entities/Role.js';
import type { StaffMember } from '../../../entities/StaffMember.js';
import { emailAddress } from '../../core/email-address.js';
import { tenDigits } from '../../core/messages/us-phone.js';
import { personName } from '../../core/names.js';
import { everyCheck, invalid, Refusal } from '../../core/Refusal.js';
import type { UpdateStaffMemberInput } from './staff.inputs.js';

const FIELDS = ['firstName', 'lastName', 'phone', 'email', 'color', 'role', 'productIds'] as const;
/** What an owner changes in their own account only. */
const OF_THE_ACCOUNT = ['firstName', 'lastName', 'phone', 'email', 'role'] as const;

/** What the form of a staff member holds. */
export type MemberValues = Pick<StaffMember, (typeof FIELDS)[number]>;

export const NEW: MemberValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  color: '#019fe8',
  role: Role.STAFF,
  productIds: [],
};

/** The values after a change: what is omitted stays as it is. Throws INVALID_INPUT for all that is wrong at once; CONFLICT for details of an owner. */
export function changedMember(before: MemberValues, input: UpdateStaffMemberInput): MemberValues {
  const [firstName, lastName, phone, email, role] = everyCheck(
    () => nameOf('firstName', input.firstName ?? before.firstName),
    () => nameOf('lastName', input.lastName ?? before.lastName),
    () => phoneOf(input.phone ?? before.phone),
    () => emailOf(input.email ?? before.email),
    () => roleOf(input.role ?? before.role, before.role),
  );
  const color = input.color?.toLowerCase() ?? before.color;
  const productIds = [...new Set(input.productIds ?? before.productIds)];
  const after = { firstName, lastName, phone, email, color, role, productIds };
  if (before.role === Role.OWNER) requireSameAccount(before, after);
  return after;
}

/** Names of the fields that differ. */
export const changesBetween = (before: MemberValues, after: MemberValues): string[] =>
  FIELDS.filter((field) => String(before[field]) !== String(after[field]));

const nameOf = (field: 'firstName' | 'lastName', text: string): string =>
  personName(field, text, { mustBePlain: false });

function phoneOf(typed: string): string {
  if (typed.trim() === '') return '';
  const digits = tenDigits(typed);
  if (!digits) throw invalid('phone', 'Enter a phone number of 10 digits.');
  return digits;
}

const emailOf = (typed: string): string => (typed.trim() === '' ? '' : emailAddress(typed));

function roleOf(role: Role, before: Role): Role {
  if (role === Role.OWNER && before !== Role.OWNER)
    throw invalid('role', 'Choose manager, front desk or staff: who owns the business cannot be changed here.');
  return role;
}

function requireSameAccount(before: MemberValues, after: MemberValues): void {
  const field = OF_THE_ACCOUNT.find((name) => before[name] !== after[name]);
  if (field)
    throw new Refusal(ErrorCode.CONFLICT, 'The details of an owner cannot be changed here.', {
      field,
      details: { role: Role.OWNER },
    });
}
