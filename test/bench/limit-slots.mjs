// The limit's month of bookable times: one statement, and a bare walk over the half hours.
const SLOTS = {
  name: 'slots',
  text: `
  select json_build_object(
    'minutes', (select duration_minutes from product where business_id = $1 and id = $5),
    'midnights', (select json_agg(extract(epoch from (day at time zone b.time_zone))::int / 60 order by day) from generate_series($2::date::timestamp, ($2::date + $3::int - 1)::timestamp, interval '1 day') day),
    'hours', (select json_agg(json_build_array(h.staff_id::text, h.weekday, h.opens, h.closes)) from business_hour h join staff s on s.business_id = h.business_id and s.id = h.staff_id
              where h.business_id = $1 and s.archived_at is null and ($4::bigint is null or s.id = $4)),
    'booked', (select json_agg(json_build_array(t.staff_id::text, extract(epoch from t.blocked_from)::int / 60, extract(epoch from t.blocked_to)::int / 60))
               from booked_time t where t.business_id = $1 and t.is_live and t.blocked_from > $2::date - interval '2 days' and t.blocked_from < $2::date + ($3::int + 2) * interval '1 day'
                 and ($4::bigint is null or t.staff_id = $4)))::text as body
  from business b where b.id = $1`,
};
const STEP = 30;

/** Every start that lies in somebody's hours, half hour by half hour, and is not blocked; buffers and exceptions it has none. */
export async function slots(pool, { business, firstDate, days, staffId, productId }) {
  const { rows } = await pool.query(SLOTS, [business, firstDate, days, staffId, productId]);
  const { minutes, midnights, hours, booked } = JSON.parse(rows[0].body);
  const taken = new Map();
  for (const [staff, from, to] of booked ?? []) {
    let own = taken.get(staff);
    if (!own) taken.set(staff, (own = new Set()));
    for (let at = Math.ceil((from - minutes + 1) / STEP) * STEP; at < to; at += STEP) own.add(at);
  }
  const first = new Date(`${firstDate}T00:00Z`);
  return midnights.map((midnight, day) => {
    const weekday = (first.getUTCDay() + day) % 7;
    const times = new Set();
    for (const [staff, on, opens, closes] of hours)
      if (on === weekday)
        for (let at = midnight + opens; at + minutes <= midnight + closes; at += STEP)
          if (!taken.get(staff)?.has(at)) times.add(at);
    return {
      date: new Date(first.getTime() + day * 86_400_000).toISOString().slice(0, 10),
      times: [...times].sort((one, other) => one - other).map((at) => new Date(at * 60_000).toISOString()),
    };
  });
}
