import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { choiceWords, findStaff, type StaffChoice } from '../entry/choose-staff.js';
import { logEvent } from '../entry/log-event.js';
import { day } from '../entry/time-windows.js';
import { QUEUE } from '../topics.js';
import { waitsFor } from './waiting-for-staff.js';

/** What the log keeps for an undo: whose the party was, and its version since. */
export interface GivenParty {
  version: number;
  staffId: string;
  askedForStaff: boolean;
}

/** Gives the parties that wait today for some staff members to a live one, or to anyone. Throws NOT_FOUND with the reason STAFF_NOT_OFFERED, naming `giveTo`. */
export async function giveParties(
  context: Context,
  { from, to }: { from: readonly string[]; to: string | null },
): Promise<void> {
  const { db } = context;
  const staff = await findStaff(context, to, 'giveTo');
  const parties = await db.rows<StaffChoice & { id: string; version: number }>(sql`
    with ${day(context.now())}
    select c.id, c.version, c.asked_for_staff, json_build_object('id', s.id::text, 'name', s.first_name || ' ' || s.last_name) as staff
    from check_in c join ${STAFF_MEMBERS} s on s.id = c.staff_id where ${waitsFor(from)} order by c.id for update of c`);
  if (parties.length === 0) return;
  db.send(sql`
    update check_in set staff_id = ${staff?.id ?? null}, asked_for_staff = false, version = version + 1
    where id = any(${parties.map(({ id }) => id)}::bigint[])`);
  const after = choiceWords({ staff, askedForStaff: false });
  for (const party of parties) {
    const given: GivenParty = {
      version: party.version + 1,
      staffId: party.staff!.id,
      askedForStaff: party.askedForStaff,
    };
    logEvent(context, [party.id], 'changed', {
      fields: ['staff'],
      before: { staff: choiceWords(party) },
      after: { staff: after },
      given,
    });
  }
  context.tick(QUEUE);
}
