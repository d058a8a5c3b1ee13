// The limit: the same work with one prepared statement that returns JSON, in a bare node:http server; and a bare ws broadcast.
// No rights, no tenancy, no validation. Its configuration comes as JSON in the first argument.
import http from 'node:http';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { slots } from './limit-slots.mjs';

const { owner, port, business, hasProducts, hasStaff } = JSON.parse(process.argv[2]);
const pool = new pg.Pool({ ...owner, max: 10 });
// Common words want another plan than rare ones.
const searches = new pg.Pool({ ...owner, max: 10, options: '-c plan_cache_mode=force_custom_plan' });

/** An older checkout that is measured has no languages. */
const { rowCount } = await pool.query(
  `select from information_schema.columns where table_name = 'check_in' and column_name = 'language'`,
);
const LANGUAGE = rowCount ? ' c.language,' : '';
const PRODUCTS = hasProducts ? 'c.selected_products as "selectedProducts",' : '';
const STAFF = hasStaff
  ? `case when c.staff_id is not null then (select json_build_object('id', s.id::text, 'firstName', s.first_name, 'lastName', s.last_name, 'color', s.color)
    from staff s where s.business_id = c.business_id and s.id = c.staff_id) end as staff, c.asked_for_staff as "askedForStaff",`
  : '';
const OVERDUE_AT = `case when c.status = 'checked-in' and c.quote_high is not null then greatest(c.created_at + make_interval(mins => c.quote_high), c.hold_until) end`;
const STOPPED = `coalesce((select t.kind = 'stopped' from text_consent t where t.business_id = c.business_id and t.phone = u.phone and t.dial_code = u.dial_code and t.kind <> 'granted' order by t.id desc limit 1), false)
  or coalesce((select s.stopped_at is not null from sender s where s.number = '+15005550006' and s.phone = '+' || u.dial_code || u.phone), false)`;
const ENTRY = `
  c.id::text, c.version, upper(replace(c.status, '-', '_')) as status, c.party_size as "partySize", c.temperature, c.notes, c.is_new_customer as "isNewCustomer",${LANGUAGE}
  true as "isEditable", c.created_at as "createdAt", c.readied_at as "readiedAt", c.serviced_at as "servicedAt", c.canceled_at as "canceledAt", c.cancel_by as "cancelBy",
  c.table_number as "tableNumber", ${PRODUCTS} ${STAFF} c.notified_at as "notifiedAt", false as "callUpFailed", c.undo_until as "undoUntil", c.hold_until as "holdUntil", c.received_at as "receivedAt",
  c.reply, c.replied_at as "repliedAt", c.rating, c.rated_at as "ratedAt", c.feedback, c.feedback_asked_at as "feedbackAskedAt",
  case when c.quote_low is not null then json_build_object('lowMinutes', c.quote_low, 'highMinutes', c.quote_high) end as "firstQuote", ${OVERDUE_AT} as "overdueAt", ${STOPPED} as "hasStoppedTexts"`;
const CUSTOMER = `json_build_object('id', u.id::text, 'firstName', u.first_name, 'lastName', u.last_name, 'phone', u.phone, 'email', u.email) as customer`;
const WAITS = `c.status = 'checked-in' and c.created_at >= now() - interval '4 hours'`;
/** The wait is not worked out here: as many parties are ahead, so far into the list. */
const QUOTE = `'${JSON.stringify(Array.from({ length: 25 }, (_, ahead) => ({ lowMinutes: 2 * ahead, minutes: 3 * ahead, highMinutes: 4 * ahead })))}'::jsonb -> least`;

const QUEUE = {
  name: 'queue',
  text: `
  with entries as (
    select c.*, case when ${WAITS} then row_number() over (partition by ${WAITS} order by c.created_at, c.id) end as position
    from check_in c where c.business_id = $1 and c.status in ('checked-in', 'ready') and c.deleted_at is null and c.created_at >= $2),
  page as (
    select ${ENTRY}, c.position, ${QUOTE}(c.position - 1, 24)::int as quote, ${CUSTOMER}
    from (select * from entries order by created_at, id limit 200) c join customer u on u.business_id = c.business_id and u.id = c.customer_id order by c.created_at, c.id),
  counts as (
    select count(*) filter (where status in ('checked-in', 'ready')) as "checkedIn", count(*) filter (where status = 'seated') as seated, count(*) filter (where status = 'canceled') as canceled,
      count(*) filter (where status = 'checked-in') as waiting, count(*) filter (where status = 'ready') as ready, count(*) filter (where ${OVERDUE_AT} < now()) as overdue, count(*) filter (where reply is not null) as replies
    from check_in c where business_id = $1 and deleted_at is null and created_at >= $2),
  news as (
    select c.id::text, upper(c.status) as status, c.reply, c.replied_at as "repliedAt", c.canceled_at as "canceledAt", c.cancel_by as "cancelBy", ${CUSTOMER}
    from check_in c join customer u on u.business_id = c.business_id and u.id = c.customer_id where c.business_id = $1 and c.deleted_at is null and c.created_at >= $2
      and ((c.reply is not null and c.replied_at > now() - interval '10 minutes') or (c.status = 'canceled' and c.cancel_by = 'party' and c.canceled_at > now() - interval '10 minutes'))
    order by greatest(c.replied_at, c.canceled_at) desc, c.id limit 10)
  select json_build_object('items', json_agg(page), 'total', (select count(*) from entries), 'counts', (select to_json(counts) from counts), 'news', (select coalesce(json_agg(news), '[]') from news))::text as body from page`,
};

const CUSTOMERS = {
  name: 'customers',
  text: `
  with found as materialized (select id, name_key from customer where business_id = $1 and search_text like '%' || $2 || '%' and archived_at is null),
  page as (
    select c.id::text, c.first_name as "firstName", c.last_name as "lastName", c.phone, c.email, c.tags, c.birth_month as "birthMonth", c.birth_day as "birthDay", c.birth_year as "birthYear"
    from (select * from found order by name_key, id limit 100) f join customer c on c.business_id = $1 and c.id = f.id order by f.name_key, f.id)
  select json_build_object('items', json_agg(page), 'total', (select count(*) from found))::text as body from page`,
};

const SIGNATURES = {
  name: 'signatures',
  text: `
  with page as (
    select s.id::text, v.name as "formName", v.number as "formVersion", json_build_object('id', u.id::text, 'firstName', u.first_name, 'lastName', u.last_name) as customer,
      s.signer_name as "signerName", s.signed_for as "signedFor", upper(s.kind) as kind, upper(s.place) as place, s.signed_at as "signedAt", false as "isBlanked"
    from (select * from signature where business_id = $1 and search_name like '%' || $2 || '%' and signed_at >= $3 and signed_at < $4 order by signed_at desc, id desc limit 50) s
    join form_version v on v.business_id = $1 and v.id = s.form_version_id join customer u on u.business_id = $1 and u.id = s.customer_id order by s.signed_at desc, s.id desc)
  select json_build_object('items', json_agg(page))::text as body from page`,
};

const CHECK_IN = {
  name: 'check-in',
  text: `
  with added as (insert into check_in (business_id, id, public_id, customer_id, party_size, created_at${hasProducts ? ', selected_products' : ''})
    values ($1, ($1::bigint << 32) | nextval('check_in_id_seq'), $2, $3, 2, now()${hasProducts ? `, (select json_agg(json_build_object('id', p.id::text, 'name', p.name)) from product p where p.business_id = $1 and p.id = any($4::bigint[]))` : ''}) returning id, created_at),
  event as (insert into check_in_event (business_id, id, check_in_id, kind, at, actor) select $1, ($1::bigint << 32) | nextval('check_in_event_id_seq'), id, 'checked-in', created_at, 'limit' from added)
  select json_build_object('checkInId', added.id::text, 'publicId', $2::text, 'position', 1 + (select count(*) from check_in c where business_id = $1 and ${WAITS} and deleted_at is null))::text as body from added`,
};

const SEAT = {
  name: 'seat',
  text: `
  with c as (update check_in set status = 'seated', serviced_at = now(), version = version + 1 where business_id = $1 and id = $2 returning *),
  event as (insert into check_in_event (business_id, id, check_in_id, kind, at, actor, data) select $1, ($1::bigint << 32) | nextval('check_in_event_id_seq'), id, 'status', now(), 'limit', '{"from":"checked-in","to":"seated"}' from c)
  select row_to_json(entry)::text as body from (select ${ENTRY}, ${CUSTOMER} from c join customer u on u.business_id = c.business_id and u.id = c.customer_id) entry`,
};

const PLACES = {
  name: 'places',
  text: `
  select public_id, party_size, row_number() over (order by c.created_at, c.id)::int as position, (sum(party_size) over (order by c.created_at, c.id) - party_size)::int as people_ahead,
    ${QUOTE}(row_number() over (order by c.created_at, c.id) - 1, 24)::int as quote
  from check_in c where business_id = $1 and c.deleted_at is null and ${WAITS} order by c.created_at, c.id`,
};

const SET_STATUS = {
  name: 'set-status',
  text: `update check_in set status = $3, version = version + 1 where business_id = $1 and public_id = $2`,
};

const SCORE = `similarity(w.word, a.word) * least(length(w.word), length(a.word)) / greatest(length(w.word), length(a.word))`;
/** Of each word the likeliest that there is: two letters changed round, or else spelt like it. */
const MEANT = {
  name: 'meant',
  text: `
  with asked as (select word from unnest(string_to_array($1, ' ')) word)
  select array_agg(coalesce(
    (select w.word from search_word w where w.word in (select overlay(a.word placing reverse(substr(a.word, n, 2)) from n for 2) from generate_series(1, length(a.word) - 1) n)
      order by ${SCORE} desc, w.word limit 1),
    (select w.word from search_word w where w.word % a.word order by ${SCORE} desc, w.word limit 1))) as words from asked a`,
};
const SEARCH = {
  name: 'search',
  text: `
  with found as materialized (select id, name from business where search_words @> $1::text[] and vanity_name is not null and plan <> 'none' and not hidden_from_search),
  page as (select b.name, b.phone, b.address, b.city, b.state, b.zip, b.vanity_name as "vanityName" from (select id from found order by name, id limit 20) f join business b using (id) order by b.name, b.id)
  select json_build_object('items', json_agg(page), 'cursor', '20')::text as body from page`,
};

const PAGE = {
  name: 'page',
  text: `
  select json_build_object(
    'business', (select json_build_object('id', id::text, 'name', name, 'address', address, 'city', city, 'state', state, 'zip', zip, 'phone', phone, 'timeZone', time_zone) from business where id = $1),
    'isListed', (select vanity_name is not null and plan <> 'none' and not hidden_from_search from business where id = $1),
    'joinsFromAfar', (select p.joins_from_afar and not a.only_from_here from business_page p join check_in_app a using (business_id) where business_id = $1),
    'line', (select json_build_object('parties', count(*), 'quote', ${QUOTE}(count(*), 24)::int) from check_in c where c.business_id = $1 and c.deleted_at is null and ${WAITS}),
    'album', (select coalesce(json_agg(m.file), '[]') from media m where m.business_id = $1 and m.kind = 'business' and m.attached_at is not null and m.removed_at is null),
    'about', (select about from business_page where business_id = $1),
    'weekly', (select json_agg(json_build_object('weekday', weekday, 'opens', opens, 'closes', closes) order by weekday) from business_hour where business_id = $1),
    'exceptions', (select json_agg(json_build_object('date', date, 'name', name, 'ranges', ranges) order by date) from hours_exception where business_id = $1 and date >= current_date),
    'policies', (select json_agg(json_build_object('id', p.id::text, 'name', f.name, 'content', f.content) order by p.position) from business_policy p join form f on f.business_id = p.business_id and f.id = p.form_id where p.business_id = $1),
    'items', (select json_agg(json_build_object('id', p.id::text, 'type', upper(p.type), 'name', p.name, 'price', p.price::text, 'durationMinutes', p.duration_minutes, 'description', p.description,
        'category', json_build_object('id', c.id::text, 'name', c.name, 'subheading', c.subheading), 'image', m.file) order by c.position, c.name, c.id, p.position, lower(p.name), p.id)
      from product p join product_category c on c.business_id = p.business_id and c.id = p.category_id
        left join media m on m.business_id = p.business_id and m.product_id = p.id and m.kind = 'product' and m.is_main and m.attached_at is not null and m.removed_at is null
      where p.business_id = $1 and p.archived_at is null))::text as body`,
};

async function search(term) {
  const { rows } = await pool.query(MEANT, [term]);
  return (await searches.query(SEARCH, [rows[0].words])).rows[0].body;
}

const listeners = new Map();
const today = new Date(Date.now() - 16 * 60 * 60 * 1000);

/** What a phone asks for: the wait is only looked up. */
async function tellPlaces(of) {
  const { rows } = await pool.query(PLACES, [of]);
  const now = new Date().toISOString();
  const line = JSON.stringify(
    rows.slice(0, 20).map(({ position, party_size: partySize }) => ({ position, partySize })),
  );
  for (const row of rows) {
    const own = JSON.stringify({
      status: 'CHECKED_IN',
      partySize: row.party_size,
      isLive: true,
      position: row.position,
      partiesAhead: row.position - 1,
      peopleAhead: row.people_ahead,
      now,
      canRate: false,
      rating: null,
      quote: row.quote,
    });
    listeners.get(row.public_id)?.send(`${own.slice(0, -1)},"line":${line}}`);
  }
}

const server = http.createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = parts.length ? JSON.parse(Buffer.concat(parts).toString()) : {};
  const send = (text) => {
    response.setHeader('content-type', 'application/json');
    if (text.length < 1024 || !request.headers['accept-encoding']) return response.end(text);
    response.setHeader('content-encoding', 'gzip');
    return gzip(text, { level: 1 }, (_error, bytes) => response.end(bytes));
  };
  const of = body.business ?? business;
  if (request.url === '/queue') return send((await pool.query(QUEUE, [of, today])).rows[0].body);
  if (request.url === '/customers') return send((await searches.query(CUSTOMERS, [of, body.search])).rows[0].body);
  if (request.url === '/signatures')
    return send((await searches.query(SIGNATURES, [of, body.search, body.since, body.before])).rows[0].body);
  if (request.url === '/check-in')
    return send(
      (await pool.query(CHECK_IN, [of, body.publicId, body.customerId, ...(hasProducts ? [body.productIds] : [])]))
        .rows[0].body,
    );
  if (request.url === '/seat') return send((await pool.query(SEAT, [of, body.id])).rows[0].body);
  if (request.url === '/search') return send(await search(body.term));
  if (request.url === '/page') return send((await pool.query(PAGE, [of])).rows[0].body);
  if (request.url === '/slots') return send(JSON.stringify({ days: await slots(pool, body) }));
  if (request.url === '/status') {
    await pool.query(SET_STATUS, [of, body.publicId, body.status]);
    send('{}');
    return tellPlaces(of);
  }
  response.statusCode = 404;
  response.end();
});
new WebSocketServer({ server }).on('connection', (socket, request) => {
  const link = request.url.slice(1);
  listeners.set(link, socket);
  socket.on('close', () => listeners.delete(link));
});
server.listen(port, '127.0.0.1', () => process.stdout.write('ready\n'));
