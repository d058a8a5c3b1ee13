import { StaffAccessState, type StaffAccess } from '../../../entities/StaffAccess.js';
import type { StaffMember } from '../../../entities/StaffMember.js';
import type { Context } from '../../core/context.js';
import { holdsWords } from '../../core/database/plain-text.sql.js';
import { NO_SQL, sql, type Sql } from '../../core/database/sql.js';
import { hourRowsWhere, openingRangesOf, type HourRow } from '../hours/hour-rows.js';
import { MAIN_PHOTO_COLUMNS, MAIN_STAFF_PHOTOS, mainImageOf, type MainPhotoRow } from '../media/main-image.js';
import { nameOfRole } from './roles.js';
import { searchableText, visibleMember } from './visible-member.js';

type Computed = 'roleName' | 'image' | 'weekly' | 'parts' | 'access' | 'isYou';

/** A staff member with their hours, main photo and open invitation; a list's total in every row. */
export interface StaffRow extends Omit<StaffMember, Computed>, MainPhotoRow {
  parts: HourRow[];
  invitedEmail: string | null;
  invitedUntil: Date | null;
  isUndelivered: boolean;
  total?: string;
}

const COLUMNS = sql`
  s.id, s.account_id, s.role, s.first_name, s.last_name, s.phone, s.email, s.color, s.product_ids, s.version, s.created_at, s.archived_at,
  i.email as invited_email, i.expires_at as invited_until, i.undelivered_at is not null as is_undelivered,
  ${hourRowsWhere(sql`h.staff_id = s.id`)} as parts, ${MAIN_PHOTO_COLUMNS}`;

const FROM = sql`
  from staff s left join ${MAIN_STAFF_PHOTOS} m on m.business_id = s.business_id and m.staff_id = s.id
  left join staff_invitation i on i.business_id = s.business_id and i.staff_id = s.id and i.ended_at is null`;

export interface StaffListing {
  archived: boolean;
  search: string;
  first: number;
  skip: number;
}

/** Digits of a phone number, however it is written; null for any other search. */
function phoneIn(search: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(search)) return null;
  const digits = search.replace(/^\+1/, '').replaceAll(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits || null;
}

/** One page of a list by name with its total, in one statement. */
export const listing = ({ viewer }: Context, { archived, search, first, skip }: StaffListing): Sql => sql`
  select ${COLUMNS}, count(*) over () as total ${FROM}
  where ${archived ? sql`s.archived_at is not null` : sql`s.archived_at is null`}
  ${search ? sql`and ${holdsWords(searchableText(viewer), phoneIn(search) ?? search)}` : NO_SQL}
  order by lower(s.first_name), lower(s.last_name), s.id limit ${first} offset ${skip}`;

export const memberById = (id: string): Sql => sql`select ${COLUMNS} ${FROM} where s.id = ${id}`;

/** A staff member as the caller may see them. */
export const toMember = (context: Context, row: StaffRow): StaffMember =>
  visibleMember(context.viewer, {
    ...row,
    roleName: nameOfRole(row.role),
    image: mainImageOf(row),
    weekly: openingRangesOf(row.parts),
    access: accessOf(row, context.now()),
  });

function accessOf({ accountId, invitedEmail, invitedUntil, isUndelivered }: StaffRow, now: Date): StaffAccess {
  if (accountId) return { state: StaffAccessState.SIGNS_IN, email: null, expiresAt: null };
  if (!invitedUntil) return { state: StaffAccessState.NONE, email: null, expiresAt: null };
  return { state: stateOfInvitation(invitedUntil, isUndelivered, now), email: invitedEmail, expiresAt: invitedUntil };
}

function stateOfInvitation(until: Date, isUndelivered: boolean, now: Date): StaffAccessState {
  if (until <= now) return StaffAccessState.EXPIRED;
  return isUndelivered ? StaffAccessState.UNDELIVERED : StaffAccessState.INVITED;
}
