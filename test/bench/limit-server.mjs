// The limit: the same work with one prepared statement that returns JSON, in a bare node:http server; and a bare ws broadcast.
// No rights, no tenancy, no validation. Its configuration comes as JSON in the first argument.
import http from 'node:http';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { WebSocketServer } from 'ws';

const { owner, port, business, hasProducts } = JSON.parse(process.argv[2]);
const pool = new pg.Pool({ ...owner, max: 10 });

/** An older checkout that is measured has no languages. */
const { rowCount } = await pool.query(
  `select from information_schema.columns where table_name = 'check_in' and column_name = 'language'`,
);
const LANGUAGE = rowCount ? ' c.language,' : '';
const PRODUCTS = hasProducts ? 'c.selected_products as "selectedProducts",' : '';
const ENTRY = `
  c.id::text, c.version, upper(replace(c.status, '-', '_')) as status, c.party_size as "partySize", c.temperature, c.notes, c.is_new_customer as "isNewCustomer",${LANGUAGE}
  true as "isEditable", c.created_at as "createdAt", c.readied_at as "readiedAt", c.serviced_at as "servicedAt", c.canceled_at as "canceledAt", c.cancel_by as "cancelBy",
  c.table_number as "tableNumber", ${PRODUCTS} c.notified_at as "notifiedAt", false as "callUpFailed", c.undo_until as "undoUntil", c.hold_until as "holdUntil", c.received_at as "receivedAt",
  c.reply, c.replied_at as "repliedAt", c.rating, c.rated_at as "ratedAt", c.feedback, c.feedback_asked_at as "feedbackAskedAt"`;
const CUSTOMER = `json_build_object('id', u.id::text, 'firstName', u.first_name, 'lastName', u.last_name, 'phone', u.phone, 'email', u.email) as customer`;
const WAITS = `c.status = 'checked-in' and c.created_at >= now() - interval '4 hours'`;

const QUEUE = {
  name: 'queue',
  text: `
  with entries as (
    select c.*, case when ${WAITS} then row_number() over (partition by ${WAITS} order by c.created_at, c.id) end as position
    from check_in c where c.business_id = $1 and c.status in ('checked-in', 'ready') and c.deleted_at is null and c.created_at >= $2),
  page as (
    select ${ENTRY}, c.position, a.pace -> 'inLine' -> least(c.position - 1, 24)::int as quote, ${CUSTOMER}
    from (select * from entries order by created_at, id limit 200) c join customer u on u.business_id = c.business_id and u.id = c.customer_id
    join check_in_app a on a.business_id = c.business_id order by c.created_at, c.id),
  counts as (
    select count(*) filter (where status in ('checked-in', 'ready')) as waiting, count(*) filter (where status = 'seated') as seated, count(*) filter (where status = 'canceled') as canceled
    from check_in where business_id = $1 and deleted_at is null and created_at >= $2)
  select json_build_object('items', json_agg(page), 'total', (select count(*) from entries), 'counts', (select to_json(counts) from counts))::text as body from page`,
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
    a.pace -> 'inLine' -> least(row_number() over (order by c.created_at, c.id) - 1, 24)::int as quote
  from check_in c join check_in_app a using (business_id) where business_id = $1 and c.deleted_at is null and ${WAITS} order by c.created_at, c.id`,
};

const SET_STATUS = {
  name: 'set-status',
  text: `update check_in set status = $3, version = version + 1 where business_id = $1 and public_id = $2`,
};

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
    const [lowMinutes, highMinutes] = row.quote ?? [];
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
      quote: { lowMinutes, highMinutes },
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
  if (request.url === '/check-in')
    return send(
      (await pool.query(CHECK_IN, [of, body.publicId, body.customerId, ...(hasProducts ? [body.productIds] : [])]))
        .rows[0].body,
    );
  if (request.url === '/seat') return send((await pool.query(SEAT, [of, body.id])).rows[0].body);
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
