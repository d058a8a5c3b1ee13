// The works that are measured by requests. Each has `app` and `limit` loads, says whether both answer the same, and runs once to be counted.
import assert from 'node:assert/strict';
import { idOf, LARGE, publicId, SIZES, SPREAD, WAITING_FROM } from './data.mjs';
import { CONNECTIONS, load } from './measure.mjs';

export const BROWSER = {
  'content-type': 'application/json',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
};
export const adminHeaders = ({ appUrl, sessions }, business) => ({
  ...BROWSER,
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'apollo-require-preflight': 'true',
  origin: appUrl,
  cookie: `greeter_login=${sessions.get(business)}`,
});
const publicHeaders = (token) => ({
  ...BROWSER,
  accept: '*/*',
  'apollo-require-preflight': 'true',
  authorization: `Bearer ${token}`,
});
let keys = 0;
const withKey = (headers) => {
  keys += 1;
  return { ...headers, 'idempotency-key': `bench-key-${keys}-${process.pid}` };
};

export async function ask({ appUrl }, headers, body) {
  const response = await fetch(`${appUrl}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = await response.json();
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data;
}
export const askLimit = async ({ limitUrl }, path, body) =>
  (await fetch(`${limitUrl}${path}`, { method: 'POST', headers: BROWSER, body: JSON.stringify(body) })).json();
/** One after the other, over again. */
export const inTurn = (values) => {
  let at = -1;
  return () => values[(at = (at + 1) % values.length)];
};

const QUEUE = { day: 'TODAY', filter: 'CHECKED_IN', mine: false, first: 200, skip: 0 };
const askQueue = (parts) => ask(parts, adminHeaders(parts, LARGE), parts.checkout.body('QueuePage_Queue', QUEUE));

/** Asks for the queue with these variables in turn. */
const loadQueue = (parts, variables) => {
  const headers = adminHeaders(parts, LARGE);
  const next = inTurn(variables.map((values) => parts.checkout.body('QueuePage_Queue', values)));
  return load({
    ...parts.load,
    pid: parts.app.pid,
    url: `${parts.appUrl}/graphql`,
    next: () => ({ headers, body: next() }),
  });
};

/** The host's screen: 200 entries of a line of 500, each with 2 items. Who asks the same at once may get one answer. */
export const queueWork = {
  app: (parts) => loadQueue(parts, [QUEUE]),
  limit: (parts) =>
    load({
      ...parts.load,
      pid: parts.limit.pid,
      url: `${parts.limitUrl}/queue`,
      next: () => ({ headers: BROWSER, body: '{}' }),
    }),
  once: askQueue,
  async assertSame(parts) {
    const { queue, queueCounts, queueNews } = await askQueue(parts);
    const same = await askLimit(parts, '/queue', {});
    assert.equal(queue.items.length, 200);
    assert.equal(queue.total, same.total);
    // How long the wait is the app works out from the pace; the limit only looks a range up.
    const bare = ({ __typename, ...rest }) => rest;
    const shape = ({ createdAt, quote, customer, selectedProducts, ...item }) => ({
      ...bare(item),
      customer: bare(customer),
      selectedProducts: selectedProducts?.map(bare),
      createdAt: Date.parse(createdAt),
      isQuoted: quote !== null,
    });
    assert.deepEqual(queue.items.map(shape), same.items.map(shape));
    assert.deepEqual([bare(queueCounts), queueNews], [same.counts, same.news]);
  },
};

/** As many questions as connections, each another one: at most 1 % fewer entries. */
export const queuesWork = {
  ...queueWork,
  app: (parts) =>
    loadQueue(
      parts,
      Array.from({ length: CONNECTIONS }, (_, one) => ({ ...QUEUE, skip: one, first: QUEUE.first - (one % 3) })),
    ),
};

const turns = { app: SIZES.few, limit: SIZES.few };
/** Customers of all spread businesses in turns; none of them waits already. */
function* guests() {
  for (let customer = SIZES.few + 1; customer <= SIZES.ownCustomers; customer += 1)
    for (const business of SPREAD) yield { business, customer };
}
/** More than a round can use up. */
const MAX_GUESTS = SPREAD.length * (SIZES.ownCustomers - SIZES.few);

/** What a party wants. */
const productsOf = (business) => [idOf(business, 1), idOf(business, 2)];

async function checkIns(parts, count) {
  const config = { secret: parts.secret };
  const now = () => new Date();
  const all = [];
  for (const { business, customer } of guests()) {
    if (all.length === count) break;
    const person = { personId: String(customer), email: null };
    const handle = await parts.checkout.personHandle({ config, businessId: String(business), now }, person);
    all.push({
      headers: publicHeaders(parts.kiosks.get(business)),
      body: parts.checkout.body('Customer_CheckIn', {
        input: { handle, partySize: 2, ...(parts.checkout.hasProducts && { productIds: productsOf(business) }) },
      }),
    });
  }
  return all;
}
const limitCheckIn = ({ business, customer }) => ({
  business,
  productIds: productsOf(business),
  publicId: publicId(business, 100_000 + (turns.limit += 1)),
  customerId: idOf(business, customer),
});

/** A check-in with 2 items at one of 100 kiosks, 20 parties before it, with its key and everything that follows. */
export const checkInWork = {
  async app(parts) {
    const calls = await checkIns(parts, MAX_GUESTS);
    const next = inTurn(calls);
    return load({
      ...parts.load,
      amount: parts.amount,
      pid: parts.app.pid,
      url: `${parts.appUrl}/graphql`,
      settled: parts.database.jobsDone,
      next: () => {
        const { headers, body } = next();
        return { headers: withKey(headers), body };
      },
    });
  },
  limit(parts) {
    const next = inTurn([...guests()].map((guest) => JSON.stringify(limitCheckIn(guest))));
    return load({
      ...parts.load,
      amount: parts.amount,
      pid: parts.limit.pid,
      url: `${parts.limitUrl}/check-in`,
      next: () => ({ headers: BROWSER, body: next() }),
    });
  },
  async once(parts) {
    const [{ headers, body }] = await checkIns(parts, 1);
    return ask(parts, withKey(headers), body);
  },
  async assertSame(parts) {
    const { checkIn } = await checkInWork.once(parts);
    assert.equal(checkIn.position, SIZES.few + 1);
    const same = await askLimit(parts, '/check-in', limitCheckIn({ business: SPREAD[1], customer: SIZES.few + 1 }));
    assert.equal(same.position, checkIn.position);
    if (!parts.checkout.hasProducts) return;
    const { rows } = await parts.database.superuser.query(
      `select jsonb_path_query_array(selected_products, '$[*].name') as names from check_in where id = any($1::bigint[])`,
      [[checkIn.checkInId, same.checkInId]],
    );
    assert.deepEqual(
      rows.map(({ names }) => names),
      [
        ['Service 1', 'Service 2'],
        ['Service 1', 'Service 2'],
      ],
    );
  },
};

/** Every waiting party of the spread businesses, the first of each line first. */
const parties = Array.from({ length: SIZES.few }, (_, n) => SPREAD.map((business) => ({ business, n: n + 1 }))).flat();
const seating = (parts, { business, n }) => ({
  headers: adminHeaders(parts, business),
  body: parts.checkout.body('QueuePage_SetStatus', {
    id: idOf(business, WAITING_FROM + n),
    status: 'SEATED',
    version: 1,
  }),
});
const seatWithKey = (parts, party) => {
  const { headers, body } = seating(parts, party);
  return { headers: withKey(headers), body };
};

/** A party set to seated, with everything that follows from it. */
export const seatingWork = {
  app(parts) {
    const next = inTurn(parties);
    return load({
      ...parts.load,
      amount: Math.min(parts.amount, parties.length),
      pid: parts.app.pid,
      url: `${parts.appUrl}/graphql`,
      settled: parts.database.jobsDone,
      next: () => seatWithKey(parts, next()),
    });
  },
  limit(parts) {
    const next = inTurn(parties);
    return load({
      ...parts.load,
      amount: Math.min(parts.amount, parties.length),
      pid: parts.limit.pid,
      url: `${parts.limitUrl}/seat`,
      next: () => {
        const { business, n } = next();
        return { headers: BROWSER, body: JSON.stringify({ business, id: idOf(business, WAITING_FROM + n) }) };
      },
    });
  },
  async once(parts) {
    const { headers, body } = seatWithKey(parts, parties[0]);
    const data = await ask(parts, headers, body);
    await parts.database.jobsDone();
    return data;
  },
  async assertSame(parts) {
    const { setCheckInStatus } = await seatingWork.once(parts);
    const { business, n } = parties[1];
    const same = await askLimit(parts, '/seat', { business, id: idOf(business, WAITING_FROM + n) });
    assert.equal(setCheckInStatus.status, 'SEATED');
    assert.deepEqual([same.status, same.version], [setCheckInStatus.status, setCheckInStatus.version]);
  },
};
