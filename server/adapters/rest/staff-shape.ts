import type {
  RestStaffHourFragment,
  RestStaffMemberFragment,
  RestStaffPhotoFragment,
  Role,
} from './documents.generated.js';
import { photo } from './albums.js';
import { hour } from './hours.js';
import { businessOf, fileNameOf, idNumber, idsUnder, optionalText, unlessMissing } from './shapes.js';
import type { RestRequest } from './route.js';

const NUMBERS: Record<Role, number> = { OWNER: 1, MANAGER: 2, FRONT_DESK: 3, STAFF: 4 };
const ROLES: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(NUMBERS).map(([role, number]) => [String(number), role]),
);

export const staffHour = (own: RestStaffHourFragment) => ({
  ...hour(own),
  staff_id: own.staffId && idNumber(own.staffId),
});

export const staffPhoto = (own: RestStaffPhotoFragment) => ({
  ...photo(own),
  staff_id: own.staffId && idNumber(own.staffId),
});

export const staffMember = (own: RestStaffMemberFragment) => ({
  id: idNumber(own.id),
  business_id: businessOf(own.id),
  first_name: own.firstName,
  last_name: own.lastName,
  phone: own.phone,
  email: own.email,
  color: own.color,
  role_id: NUMBERS[own.role],
  role_name: own.roleName,
  product_ids: own.productIds.map(idNumber),
  staff_media_source: own.image && fileNameOf(own.image.url),
  staff_media_thumbnail: own.image && own.image.thumbnailUrl,
  businessHours: own.parts.map(staffHour),
  version: own.version,
  archived: own.archivedAt === null ? 0 : 1,
});

/** The current staff member in a refusal of a stale write, in the shape of every other answer. */
export const currentMember = (details: Record<string, unknown>): Record<string, unknown> => {
  const current = details['current'] as RestStaffMemberFragment | undefined;
  return current ? { ...details, current: staffMember(current) } : details;
};

/** The role of a number; what is none stays as it is, so that its input refuses it. */
const roleOf = (sent: unknown): unknown => ROLES[String(sent)] ?? sent;

/** The fields of a staff member's form. */
export function sentMember(request: RestRequest) {
  const { body } = request;
  return {
    firstName: unlessMissing(body['firstName'], optionalText),
    lastName: unlessMissing(body['lastName'], optionalText),
    phone: unlessMissing(body['phone'], optionalText),
    email: unlessMissing(body['email'], optionalText),
    color: unlessMissing(body['color'], optionalText),
    role: unlessMissing(body['roleID'], roleOf),
    productIds: idsUnder('productIDArray', request),
  };
}

/** The fields of a new staff member's form. */
export const sentNewMember = (request: RestRequest) => {
  const { firstName, lastName, ...sent } = sentMember(request);
  return { ...sent, firstName: firstName ?? '', lastName: lastName ?? '' };
};
