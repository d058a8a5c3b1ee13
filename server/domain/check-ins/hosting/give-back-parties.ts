import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { choiceWords, type ChosenStaff, type StaffChoice } from '../entry/choose-staff.js';
import { logChange } from '../entry/log-event.js';
import { QUEUE } from '../topics.js';
import type { GivenParty } from './give-parties.js';

/** The latest of the log by its primary key, as no index knows when: more does not happen within minutes. */
const MAX_EVENTS = 20_000;

interface GivingBack {
  /** Live staff members. */
  to: readonly string[];
  /** When what they had was given away. */
  at: readonly Date[];
}

interface PartyRow extends StaffChoice {
  id: string;
  version: number;
  given: GivenParty;
  formerStaff: ChosenStaff;
}

/** Gives staff members back the parties that giveParties took from them at some moments and that wait unchanged. `changed` is how many others still wait. */
export async function giveBackParties(
  context: Context,
  { to, at }: GivingBack,
): Promise<{ parties: number; changed: number }> {
  const { db } = context;
  const parties = await db.rows<PartyRow>(sql`
    with given as (
      select distinct on (e.check_in_id) e.check_in_id, e.data -> 'given' as given
      from (select id, check_in_id, at, data from check_in_event order by id desc limit ${MAX_EVENTS}) e
      where e.at = any(${at}::timestamptz[]) and e.data ? 'given' order by e.check_in_id, e.id desc
    )
    select c.id, c.version, c.asked_for_staff, g.given, ${chosen(sql`f`)} as former_staff,
      case when s.id is not null then ${chosen(sql`s`)} end as staff
    from given g join check_in c on c.id = g.check_in_id
      join ${STAFF_MEMBERS} f on f.id = (g.given ->> 'staffId')::bigint and f.id = any(${to}::bigint[])
      left join ${STAFF_MEMBERS} s on s.id = c.staff_id
    where c.status in ('checked-in', 'ready') and c.deleted_at is null order by c.id for update of c`);
  const same = parties.filter(({ version, given }) => version === given.version);
  for (const { id, given, formerStaff, ...now } of same) {
    const { askedForStaff } = given;
    db.send(sql`
      update check_in set staff_id = ${formerStaff.id}, asked_for_staff = ${askedForStaff}, version = version + 1 where id = ${id}`);
    const after = choiceWords({ staff: formerStaff, askedForStaff });
    logChange(context, id, { staff: { before: choiceWords(now), after } });
  }
  if (same.length > 0) context.tick(QUEUE);
  return { parties: same.length, changed: parties.length - same.length };
}

const chosen = (member: ReturnType<typeof sql>) =>
  sql`json_build_object('id', ${member}.id::text, 'name', ${member}.first_name || ' ' || ${member}.last_name)`;
