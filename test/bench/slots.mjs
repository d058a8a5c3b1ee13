// W3: a month of bookable times, half an hour apart, for one staff member and for anyone of five, as the booking page asks for them.
import assert from 'node:assert/strict';
import { CONNECTIONS, load } from './measure.mjs';
import { ask, askLimit, BROWSER, inTurn } from './works.mjs';

/** One that nobody else measures. */
const BUSINESS = 402;
const IS_SMALL = process.argv.includes('--quick');
const [UPCOMING, OTHERS] = IS_SMALL ? [5000, 20] : [5000, 200];
const DAYS = 31;
const id = (business, n) => `((${business})::bigint << 32 | (${n}))`;
const idOf = (n) => String((BigInt(BUSINESS) << 32n) | BigInt(n));

/** Appointments of half an hour of a business, by day, by staff and by time: 12 a day of each, spread over its hours. */
const APPOINTMENTS = (business, count, staff, from) => `
  with made as (
    insert into appointment (business_id, id, status, flag, customer_id, starts_at, ends_at, created_at)
    select b.id, ${id('b.id', `${from} + n`)}, 'reserved', 'confirmed', ${id('b.id', '1 + n % 50')}, at, at + interval '30 minutes', now()
    from business b, generate_series(0, ${count} - 1) n
      cross join lateral (select ((current_date + 1 + n / (12 * ${staff}))::timestamp + interval '9 hours' + (n / ${staff} % 12 * 3 % 20) * interval '30 minutes') at time zone b.time_zone as at) slot
    where ${business}
    returning business_id, id, starts_at, ends_at)
  insert into booked_time (business_id, id, appointment_id, number, staff_id, place, starts_at, ends_at, blocked_from, blocked_to, is_live, overlap_group)
  select m.business_id, m.id, m.id, 1, case when ${staff} > 1 then ${id('m.business_id', `1000 + (m.id - ${from}) % ${staff}`)} end, case when ${staff} = 1 then 1 end,
    starts_at, ends_at, starts_at, ends_at, true, nextval('overlap_group_seq') from made m`;

const SEED = [
  `update business set booking_interval = 30 where id = ${BUSINESS}`,
  `insert into calendar_settings (business_id, id, window_days, notice_minutes) values (${BUSINESS}, ${id(BUSINESS, 1)}, 365, 0)`,
  `insert into staff (business_id, id, role, first_name, last_name, created_at) select ${BUSINESS}, ${id(BUSINESS, '1000 + n')}, 4, 'Staff', 'No. ' || n, now() from generate_series(0, 4) n`,
  `insert into business_hour (business_id, id, staff_id, weekday, opens, closes) select ${BUSINESS}, ${id(BUSINESS, '5000 + 10 * n + day')}, ${id(BUSINESS, '1000 + n')}, day, 540, 1140 from generate_series(0, 4) n, generate_series(0, 6) day`,
  `insert into product (business_id, id, type, name, price, duration_minutes, created_at) select ${BUSINESS}, ${id(BUSINESS, '100 + n')}, 'service', 'Cut ' || n, 10, 30, now() from generate_series(1, 20) n`,
  APPOINTMENTS(`b.id = ${BUSINESS}`, UPCOMING, 5, 10_000),
  APPOINTMENTS(`b.id > 1 and b.id <> ${BUSINESS}`, OTHERS, 1, 10_000),
  'analyze',
];

const DOCUMENT = 'Booking_ReadTimes';
const HEADERS = { ...BROWSER, accept: '*/*' };
const FIRST = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const MEMBER = idOf(1001);

/** In turn from 300 addresses, each of which may look 120 times a minute. */
const CALLERS = 300;
let callers = 0;
const headers = () => {
  callers = (callers + 1) % CALLERS;
  return { ...HEADERS, 'x-forwarded-for': `10.1.${callers >> 8}.${callers & 255}` };
};

/** As many questions as connections, each about another item: visitors who ask the same at once get one answer, which is not measured here. */
const ITEMS = Array.from({ length: CONNECTIONS }, (_, n) => idOf(101 + n));

const bodyOf = ({ checkout }, staffId, item) =>
  checkout.body(DOCUMENT, {
    businessId: String(BUSINESS),
    firstDate: FIRST,
    days: DAYS,
    parts: [{ staffId, productIds: [item] }],
  });
const limitBody = (staffId, item) => ({ business: BUSINESS, firstDate: FIRST, days: DAYS, staffId, productId: item });

const slotsOf = (staffId) => ({
  document: DOCUMENT,
  /** Once for both works. */
  async prepare({ database: { superuser } }) {
    const { rowCount } = await superuser.query(`select from staff where business_id = ${BUSINESS}`);
    if (rowCount > 0) return;
    for (const statement of SEED) await superuser.query(statement);
  },
  app(parts) {
    const next = inTurn(ITEMS.map((item) => bodyOf(parts, staffId, item)));
    return load({
      ...parts.load,
      pid: parts.app.pid,
      url: `${parts.appUrl}/graphql`,
      next: () => ({ headers: headers(), body: next() }),
    });
  },
  limit(parts) {
    const next = inTurn(ITEMS.map((item) => JSON.stringify(limitBody(staffId, item))));
    return load({
      ...parts.load,
      pid: parts.limit.pid,
      url: `${parts.limitUrl}/slots`,
      next: () => ({ headers: BROWSER, body: next() }),
    });
  },
  once: (parts) => ask(parts, headers(), bodyOf(parts, staffId, ITEMS[0])),
  async assertSame(parts) {
    const { bookableTimes } = await ask(parts, headers(), bodyOf(parts, staffId, ITEMS[0]));
    const same = await askLimit(parts, '/slots', limitBody(staffId, ITEMS[0]));
    const count = bookableTimes.days.flatMap(({ times }) => times).length;
    assert.ok(count > 200, `${count} times`);
    assert.deepEqual(
      bookableTimes.days.map(({ date, times }) => ({ date, times })),
      same.days,
    );
  },
});

export const memberSlotsWork = slotsOf(MEMBER);
export const anyoneSlotsWork = slotsOf(null);
