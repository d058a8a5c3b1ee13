import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { choiceWords, findStaff, type StaffChoice } from '../entry/choose-staff.js';
import { logChange } from '../entry/log-event.js';
import { day } from '../entry/time-windows.js';
import { QUEUE } from '../topics.js';
import { waitsFor } from './waiting-for-staff.js';

/** Gives the parties that wait today for some staff members to a live one, or to anyone. Throws NOT_FOUND with the reason STAFF_NOT_OFFERED, naming `giveTo`. */
export async function giveParties(
  context: Context,
  { from, to }: { from: readonly string[]; to: string | null },
): Promise<void> {
  const { db } = context;
  const staff = await findStaff(context, to, 'giveTo');
  const parties = await db.rows<StaffChoice & { id: string }>(sql`
    with ${day(context.now())}
    select c.id, c.asked_for_staff, json_build_object('id', s.id::text, 'name', s.first_name || ' ' || s.last_name) as staff
    from check_in c join ${STAFF_MEMBERS} s on s.id = c.staff_id where ${waitsFor(from)} order by c.id for update of c`);
  if (parties.length === 0) return;
  db.send(sql`
    update check_in set staff_id = ${staff?.id ?? null}, asked_for_staff = false, version = version + 1
    where id = any(${parties.map(({ id }) => id)}::bigint[])`);
  const after = choiceWords({ staff, askedForStaff: false });
  for (const party of parties) logChange(context, party.id, { staff: { before: choiceWords(party), after } });
  context.tick(QUEUE);
}
