import { AppointmentFlag, LIVE_FLAGS } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { uidOf, type CalendarEntry } from '../news/calendar-file.js';
import { epochMs } from '../time/epoch-ms.sql.js';
import { entryDescription, entrySummary } from './feed-words.js';

/** Days before and after now that a feed shows. */
const [DAYS_BEFORE, DAYS_AHEAD] = [30, 365];
/** A feed of more shows those that begin first. */
const MAX_ENTRIES = 5000;
/** Of an entry: the description tells those, and that there are more. */
const MAX_ITEMS = 10;

/** As JSON has it: epoch milliseconds. */
interface EntryRow {
  uuid: string;
  version: number;
  status: AppointmentStatus;
  flag: AppointmentFlag;
  title: string;
  name: string;
  items: string[];
  staff: string[];
  startsAt: number;
  endsAt: number;
  changedAt: number;
}

interface FeedRow {
  business: string;
  staff: string | null;
  entries: EntryRow[];
}

interface FeedEntries {
  business: string;
  /** Whose it is; null for that of the business. */
  staff: string | null;
  entries: CalendarEntry[];
}

/**
 * Live appointments and events, in one statement: of a staff member the times that are theirs, and events for everybody. Of a customer a feed tells the name
 * and the items.
 */
export async function feedEntries(context: Context, staffId: string | null, language: Language): Promise<FeedEntries> {
  const now = context.now().getTime();
  const [from, to] = [new Date(now - DAYS_BEFORE * DAY_MS), new Date(now + DAYS_AHEAD * DAY_MS)];
  const isTheirs =
    staffId === null ? sql`true` : sql`(t.staff_id = ${staffId} or t.staff_id is null and t.place is null)`;
  // A part is 31 days long at most, so the index has both ends of the range.
  const row = (await context.db.row<FeedRow>(sql`
    with times as materialized (
      select t.appointment_id, min(t.starts_at) as starts_at, max(t.ends_at) as ends_at, json_agg(t.products order by t.number) as products,
             array_agg(t.staff_id order by t.number) as staff_ids
      from booked_time t
      where t.is_live and t.appointment_id is not null and ${isTheirs}
        and t.starts_at > ${from}::timestamptz - interval '31 days' and t.starts_at < ${to} and t.ends_at > ${from}
      group by t.appointment_id order by 2, 1 limit ${MAX_ENTRIES}
    )
    select b.name as business,
      (select s.first_name || ' ' || s.last_name from ${STAFF_MEMBERS} s where s.id = ${staffId}::bigint) as staff,
      (select coalesce(json_agg(json_build_object(
        'uuid', a.uuid, 'version', a.version, 'status', a.status, 'flag', a.flag, 'title', a.title,
        'name', coalesce((select u.first_name || ' ' || u.last_name from ${CUSTOMERS} u where u.id = ${customerIdOf(sql`a.customer_id`)}), ''),
        'items', (select coalesce(json_agg(i.name), '[]') from (
          select p ->> 'name' as name from json_array_elements(t.products) o, json_array_elements(o) p limit ${MAX_ITEMS + 1}) i),
        'staff', (select coalesce(json_agg(distinct s.first_name || ' ' || s.last_name), '[]') from ${STAFF_MEMBERS} s
                  where ${staffId}::bigint is null and s.id = any(t.staff_ids)),
        'startsAt', ${epochMs(sql`t.starts_at`)}, 'endsAt', ${epochMs(sql`t.ends_at`)},
        'changedAt', ${epochMs(sql`greatest(a.created_at, (select e.at from appointment_event e where e.appointment_id = a.id order by e.id desc limit 1))`)}
      ) order by t.starts_at, a.id), '[]')
      from times t join appointment a on a.id = t.appointment_id
      where a.deleted_at is null and a.flag = any(${LIVE_FLAGS}::text[])) as entries
    from ${OUR_BUSINESS} b`))!;
  return { ...row, entries: row.entries.map((entry) => toEntry(entry, language)) };
}

function toEntry({ uuid, version, status, flag, ...row }: EntryRow, language: Language): CalendarEntry {
  const isRequested = flag === AppointmentFlag.REQUESTED;
  const items = row.items.length > MAX_ITEMS ? [...row.items.slice(0, MAX_ITEMS), '…'] : row.items;
  const facts = { ...row, items, isRequested, isEvent: status === AppointmentStatus.EVENT };
  return {
    uid: uidOf(uuid),
    sequence: version,
    status: isRequested ? 'TENTATIVE' : 'CONFIRMED',
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    stamp: new Date(row.changedAt),
    summary: entrySummary(language, facts),
    description: entryDescription(language, facts),
    location: '',
  };
}
