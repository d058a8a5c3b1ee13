import { BookingMail } from '../../../../entities/BookingMail.js';
import { Role } from '../../../../entities/Role.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { MEMBERS_WITH_EMAIL } from '../../accounts/members.sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { DEFAULT_SETTINGS } from '../settings/default-settings.js';

/** Somebody of the business who is told of online changes. */
export interface ChangesReader {
  /** Of the account. */
  id: string;
  email: string;
  isOwner: boolean;
  /** As whom they work, if they are on the staff. */
  staffIds: string[];
}

const readersWhere = async ({ db }: Context, condition: Sql): Promise<ChangesReader[]> =>
  db.rows<ChangesReader>(sql`
    with setting as (select coalesce((select booking_mail from calendar_settings), ${DEFAULT_SETTINGS.bookingMail}) as booking_mail)
    select m.account_id as id, m.email, m.role = ${Role.OWNER} as is_owner,
      array(select s.id::text from ${STAFF_MEMBERS} s where s.account_id = m.account_id and s.is_live) as staff_ids
    from ${MEMBERS_WITH_EMAIL} m cross join setting t
    where (t.booking_mail = ${BookingMail.STAFF} or (t.booking_mail = ${BookingMail.OWNERS} and m.role = ${Role.OWNER})) and ${condition}
    order by m.account_id`);

/** Everybody who is told, as the settings and their rights are now. */
export const changesReaders = (context: Context): Promise<ChangesReader[]> => readersWhere(context, sql`true`);

/** The same of one account; undefined if it is not told any more, or has another address now. */
export async function changesReader(
  context: Context,
  { id, email }: { id: string; email: string | undefined },
): Promise<ChangesReader | undefined> {
  const [reader] = await readersWhere(context, sql`m.account_id = ${id}`);
  return email === undefined || reader?.email === email ? reader : undefined;
}

/** Owners are told of everything, the others of what they do themselves, or did before it was moved. */
export const isToldOf = ({ isOwner, staffIds }: ChangesReader, staff: readonly string[]): boolean =>
  isOwner || staff.some((id) => staffIds.includes(id));
