import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { pageFacts, skipOf } from '../../../core/graphql/paging.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { minutesOf } from '../minutes-of.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { offerNow, partsWith } from './own-standby.sql.js';
import { isInLine } from './standby-rows.js';
import type { StandbysArgs } from './standbys.inputs.js';
import type { Standby, StandbyPage, WantedPart } from './standby.types.js';
import { timesOfDay } from './time-of-day.js';

interface PartRow {
  staff: WantedPart['staff'];
  products: (WantedPart['products'][number] & { minutes: number | null })[];
}

interface ListedRow extends Omit<Standby, 'fromTime' | 'toTime' | 'offer' | 'parts'> {
  parts: PartRow[];
  fromMinute: number;
  toMinute: number;
  /** Times are epoch milliseconds. */
  offer: { id: string; startsAt: number; endsAt: number; expiresAt: number } | null;
  total: string;
}

const PARTS = partsWith({
  part: sql`json_build_object(
    'staff', case when m.id is not null then
      json_build_object('id', m.id::text, 'firstName', m.first_name, 'lastName', m.last_name, 'color', m.color) end,
    'products', chosen.items)`,
  item: sql`json_build_object('id', i.id::text, 'name', i.name, 'minutes', i.duration_minutes)`,
});

/** Who waits for a time, in line: one page. */
export async function standbys(context: Context, { first, ...page }: StandbysArgs): Promise<StandbyPage> {
  const now = context.now();
  const skip = skipOf(page);
  const { bookingInterval } = await entrySettings(context);
  const rows = await context.db.rows<ListedRow>(sql`
    select s.id, s.created_at, s.first_date::text, s.last_date::text, s.from_minute, s.to_minute, ${PARTS} as parts, ${offerNow(now)} as offer,
      json_build_object('id', u.id::text, 'firstName', u.first_name, 'lastName', u.last_name, 'phone', u.phone, 'email', coalesce(s.email, u.email)) as customer,
      count(*) over () as total
    from standby s join ${CUSTOMERS} u on u.id = ${customerIdOf(sql`s.customer_id`)}
    where ${isInLine(now)} order by s.id limit ${first} offset ${skip}`);
  return { items: rows.map((row) => toStandby(row, bookingInterval)), ...pageFacts(rows, skip) };
}

const toStandby = ({ fromMinute, toMinute, offer, parts, total: _, ...row }: ListedRow, interval: number): Standby => ({
  ...row,
  parts: parts.map(({ staff, products }) => ({
    staff,
    products: products.map(({ id, name }) => ({ id, name })),
    minutes: minutesOf(products.map(({ minutes }) => minutes)) ?? interval,
  })),
  ...timesOfDay({ fromMinute, toMinute }),
  offer: offer && {
    id: offer.id,
    startsAt: new Date(offer.startsAt),
    endsAt: new Date(offer.endsAt),
    expiresAt: new Date(offer.expiresAt),
  },
});
