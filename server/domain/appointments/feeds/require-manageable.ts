import { mayViewer } from '../../../core/access/permissions.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { Db } from '../../../core/database/transaction.js';
import { isId } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';

export interface ManageableMember {
  id: string;
  /** Who signs in as them. */
  accountId: string | null;
}

/** A live staff member whose calendars the viewer may manage: oneself, or anybody for managers. Throws NOT_FOUND. */
export async function requireManageable(
  { viewer, db }: Pick<Context, 'viewer'> & { db: Pick<Db, 'row'> },
  staffId: string,
): Promise<ManageableMember> {
  const member = isId(staffId)
    ? await db.row<ManageableMember>(
        sql`select s.id, s.account_id from ${STAFF_MEMBERS} s where s.id = ${staffId} and s.is_live`,
      )
    : undefined;
  if (!member || !(mayManageAll({ viewer }) || isViewer({ viewer }, member))) throw notFound('That staff member');
  return member;
}

const mayManageAll = ({ viewer }: Pick<Context, 'viewer'>): boolean =>
  viewer.kind === 'system' || mayViewer(viewer, 'appointment.feeds');

const isViewer = ({ viewer }: Pick<Context, 'viewer'>, { accountId }: ManageableMember): boolean =>
  viewer.kind === 'user' && viewer.accountId === accountId;
