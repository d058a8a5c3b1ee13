import type { StaffMember } from '../../../entities/StaffMember.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import type { Db } from '../../core/database/transaction.js';
import { pageFacts, skipOf } from '../../core/graphql/paging.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { StaffMembersArgs } from './staff.inputs.js';
import type { StaffMemberPage } from './staff.types.js';
import { listing, memberById, toMember, type StaffRow } from './staff-rows.js';

const THAT = 'That staff member';

/** One page of the live or of the archived staff members, by name. */
export async function staffMembers(context: Context, args: StaffMembersArgs): Promise<StaffMemberPage> {
  const { archived, first } = args;
  const skip = skipOf(args);
  const search = args.search?.trim() ?? '';
  const rows = await context.db.rows<StaffRow>(listing(context, { archived, search, first, skip }));
  return { items: rows.map((row) => toMember(context, row)), ...pageFacts(rows, skip) };
}

/** A staff member, live or archived. Throws NOT_FOUND. */
export async function readStaffMember(context: Context, id: string): Promise<StaffMember> {
  const row = await context.db.row<StaffRow>(memberById(idOf(id, THAT)));
  if (!row) throw notFound(THAT);
  return toMember(context, row);
}

/** The id of a staff member, live or archived. Throws NOT_FOUND. */
export async function requireStaffMember(db: Db, staffId: string): Promise<string> {
  const id = idOf(staffId, THAT);
  if (!(await db.row(sql`select from staff where id = ${id}`))) throw notFound(THAT);
  return id;
}
