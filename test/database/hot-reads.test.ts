import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import { ASK_FEEDBACK } from '../../server/domain/check-ins/check-in-jobs.js';
import { Actor } from '../world/Actor.js';
import type { MadeCheckIn, MadeCustomer, TestBusiness } from '../world/TestBusiness.js';
import { openWorld, type World } from '../world/World.js';
import { makeManyRows } from './many-rows.js';
import { plansOf, scansOf, statementsOf } from './statements.js';

interface Hands {
  shop: TestBusiness;
  host: Actor;
  kiosk: Actor;
  phone: Actor;
  ann: MadeCustomer;
  entry: MadeCheckIn;
  handle: string;
  newcomer: string;
  ownId: string;
}

let world: World;
let hands: Hands;

beforeAll(async () => {
  world = await openWorld();
  const shops = [await world.aBusiness(), await world.aBusiness(), await world.aBusiness(), await world.aBusiness()];
  const shop = shops[1]!;
  const [host, kiosk, phone, ann] = [
    await shop.as(Role.FRONT_DESK),
    await shop.kiosk(),
    await shop.phone(),
    await shop.customer(),
  ];
  const { addPerson } = await kiosk.must(ADD_PERSON, { phone: ann.phone });
  const { checkIn } = await kiosk.must(CHECK_IN, { handle: addPerson.handle });
  const { addPerson: newcomer } = await kiosk.must(ADD_PERSON, { phone: world.newPhone() });
  hands = {
    shop,
    host,
    kiosk,
    phone,
    ann,
    entry: await shop.checkIn(ann),
    handle: addPerson.handle,
    newcomer: newcomer.handle,
    ownId: checkIn.checkInId,
  };
  await makeManyRows(
    world,
    shops.map(({ id }) => id),
  );
}, 60_000);
afterAll(() => world.close());

const ENTRY = 'id status position customer { firstName }';
const QUEUE = `query($filter: QueueFilter = CHECKED_IN, $day: QueueDay = TODAY, $date: String, $search: String) {
  queue(filter: $filter, day: $day, date: $date, search: $search, first: 200) { total items { ${ENTRY} } } }`;
const STATISTICS =
  'query($from: String, $to: String) { checkInStatistics(from: $from, to: $to) { total days { total } partySizes { size } } }';
const PERSONS = 'query($phone: String!) { persons(phone: $phone) { handle } }';
const ADD_PERSON =
  'mutation($phone: String!) { addPerson(input: { firstName: "New", lastName: "One", phone: $phone }) { handle } }';
const CHECK_IN = 'mutation($handle: String!) { checkIn(input: { handle: $handle }) { checkInId } }';
const CHECK_IN_OFFLINE =
  'mutation($phone: String!) { checkInOffline(input: { firstName: "Off", lastName: "Line", phone: $phone, madeAt: "2026-06-15T11:59:00" }) { checkInId } }';

const BUSINESS = 'business_pkey (id)';
const SESSION = ['session_pkey (id)', 'account_pkey (id)', 'membership_pkey (account_id, business_id)', BUSINESS];
const KIOSK = ['kiosk_device_business_id_token_hash_key (business_id, token_hash)', BUSINESS];
const PHONE = ['phone_session_business_id_token_hash_key (business_id, token_hash)', BUSINESS];
const APP = 'check_in_app, by its only row (business_id)';
const EVENTS = 'check_in_event_entry (business_id, check_in_id)';
const CALLED = ['check_in_event_called (business_id, at)', EVENTS];
const DAY_SUMS = ['check_in_day_sums_business_id_date_key (business_id, date)', 'check_in_day_sums_pkey (business_id)'];
const CONSENT = 'text_consent_phone (business_id, phone)';
const MEDIA = 'media_pkey (business_id, id)';
const WAITING = 'check_in_queue (business_id, status, created_at)';
const DAY = 'check_in_day (business_id, created_at)';
const CUSTOMER = 'customer_pkey (business_id, id)';
const CUSTOMER_OF_PERSON = 'customer_business_id_person_id_key (business_id, person_id)';
const PERSON = 'person_pkey (id)';
const PERSON_BY_PHONE = 'person_dial_code_phone_first_name_last_name_key (dial_code, phone)';
const LINK = 'check_in_business_id_public_id_key (business_id, public_id)';

/** What each operation may read, who asks included: nothing that grows with a business but by what is asked for. */
const READS: [name: string, ask: (hands: Hands) => Promise<unknown>, scans: string[]][] = [
  ['the waiting parties of Today', ({ host }) => host.must(QUEUE), [...SESSION, WAITING, CUSTOMER, APP, EVENTS]],
  [
    'the seated parties of Today',
    ({ host }) => host.must(QUEUE, { filter: 'SEATED' }),
    [...SESSION, WAITING, CUSTOMER, APP, EVENTS],
  ],
  [
    'the canceled parties of a day',
    ({ host }) => host.must(QUEUE, { filter: 'CANCELED', day: 'DATE', date: '2026-06-01' }),
    [...SESSION, WAITING, CUSTOMER, APP, EVENTS],
  ],
  [
    'a search in the queue',
    ({ host }) => host.must(QUEUE, { search: 'First7' }),
    [...SESSION, WAITING, CUSTOMER, APP, EVENTS],
  ],
  ['the counts of the tabs', ({ host }) => host.must('{ queueCounts { checkedIn } }'), [...SESSION, DAY]],
  [
    'a check-in',
    ({ host, entry }) => host.must(`query($id: ID!) { checkIn(id: $id) { ${ENTRY} } }`, { id: entry.id }),
    [...SESSION, 'check_in_pkey (business_id, id)', WAITING, CUSTOMER, APP, EVENTS],
  ],
  [
    'the history of a customer',
    ({ host, ann }) =>
      host.must(`query($id: ID!) { customerCheckIns(customerId: $id) { items { ${ENTRY} } } }`, { id: ann.id }),
    [...SESSION, 'check_in_customer (business_id, customer_id)', WAITING, CUSTOMER, APP, EVENTS],
  ],
  [
    "a customer's profile",
    ({ host, ann }) =>
      host.must('query($id: ID!) { customerProfile(id: $id) { totalCheckIns hasStoppedTexts } }', { id: ann.id }),
    [
      ...SESSION,
      CUSTOMER,
      'check_in_customer (business_id, customer_id)',
      'text_consent_phone (business_id, phone)',
      'sender_pkey (number, phone)',
    ],
  ],
  [
    'whether to ask for feedback by itself',
    ({ shop, entry }) => world.runJob(ASK_FEEDBACK, shop.id, { checkInId: entry.id }),
    ['check_in_pkey (business_id, id)', 'check_in_event_entry (business_id, check_in_id)', APP, BUSINESS],
  ],
  [
    'a visit that cannot be rated',
    ({ entry }) =>
      world.anonymous.refused('mutation($publicId: String!) { rateVisit(publicId: $publicId, rating: 5) { rating } }', {
        publicId: entry.publicId,
      }),
    [BUSINESS, LINK],
  ],
  [
    'the trail of a check-in',
    ({ host, entry }) => host.must('query($id: ID!) { checkInActivity(id: $id) { kind by text } }', { id: entry.id }),
    [
      ...SESSION,
      'check_in_pkey (business_id, id)',
      'check_in_event_entry (business_id, check_in_id)',
      'message_check_in (business_id, check_in_id)',
      'text_reply_check_in (business_id, check_in_id)',
    ],
  ],
  [
    "today's statistics",
    ({ host }) => host.must(STATISTICS),
    [...SESSION, 'check_in_day (business_id, created_at)', ...DAY_SUMS, ...CALLED],
  ],
  [
    'the statistics of a month',
    async ({ shop }) => {
      await world.rows(shop.id, `update business set plan = 'plus' where id = $1`, [shop.id]);
      return shop.owner.must(STATISTICS, { from: '2026-05-17', to: '2026-06-15' });
    },
    [...SESSION, 'check_in_day (business_id, created_at)', ...DAY_SUMS, ...CALLED],
  ],
  [
    'a place in line',
    ({ entry }) =>
      world.anonymous.must('query($publicId: String!) { placeInLine(publicId: $publicId) { position } }', {
        publicId: entry.publicId,
      }),
    [BUSINESS, LINK, WAITING, CUSTOMER, APP],
  ],
  [
    'what a kiosk shows',
    ({ kiosk }) => kiosk.must('{ kiosk { checkInUrl } }'),
    [...KIOSK, 'kiosk_device_pkey (business_id, id)', APP, MEDIA],
  ],
  [
    'what a kiosk has just made',
    ({ kiosk, ownId }) => kiosk.must('query($id: ID!) { checkInReceipt(id: $id) { position } }', { id: ownId }),
    [
      ...KIOSK,
      APP,
      LINK,
      WAITING,
      CUSTOMER,
      'check_in_pkey (business_id, id)',
      'check_in_event_entry (business_id, check_in_id)',
    ],
  ],
  [
    'what the QR code shows',
    ({ shop }) => new Actor(world.url, shop.publicToken).must('{ kiosk { checkInUrl } }'),
    [BUSINESS, APP, MEDIA, 'check_in_app_business_id_public_token_key (business_id, public_token)'],
  ],
  [
    'persons by phone',
    ({ phone, ann }) => phone.must(PERSONS, { phone: ann.phone }),
    [...PHONE, PERSON_BY_PHONE, CUSTOMER_OF_PERSON],
  ],
  [
    'a person of a handle',
    ({ kiosk, handle }) =>
      kiosk.must('query($handle: String!) { verifyCustomer(handle: $handle) { verified } }', { handle }),
    [...KIOSK, PERSON, CUSTOMER_OF_PERSON],
  ],
  [
    'a person who is added',
    ({ kiosk }) => kiosk.must(ADD_PERSON, { phone: '2125550777' }),
    [...KIOSK, PERSON, PERSON_BY_PHONE, CUSTOMER_OF_PERSON],
  ],
  [
    'a check-in that a kiosk took without a network',
    ({ kiosk, ann }) => kiosk.must(CHECK_IN_OFFLINE, { phone: ann.phone }),
    [
      ...KIOSK,
      APP,
      PERSON,
      PERSON_BY_PHONE,
      CUSTOMER_OF_PERSON,
      CUSTOMER,
      'check_in_customer (business_id, customer_id)',
      'check_in_customer (business_id, customer_id, created_at)',
      WAITING,
      CONSENT,
    ],
  ],
  [
    'who checks in on a kiosk',
    ({ kiosk, newcomer }) => kiosk.must(CHECK_IN, { handle: newcomer }),
    [
      ...KIOSK,
      APP,
      PERSON,
      CUSTOMER_OF_PERSON,
      'check_in_customer (business_id, customer_id)',
      'check_in_customer (business_id, customer_id, created_at)',
      WAITING,
      CUSTOMER,
      CONSENT,
    ],
  ],
];

/** Two unique indexes begin with the business, and one row has it; two find what came in since a time: the planner takes either. */
const named = (scan: string): string =>
  scan.replace(/^check_in_app_\w+ \(business_id\)$/, APP).replace(/^check_in_queue \(business_id, created_at\)$/, DAY);

test.each(READS)(
  '%s: found by index under row-level security, for these values and for any',
  async (_name, ask, scans) => {
    const statements = (await statementsOf(() => ask(hands))).flat();
    const plans = (
      await Promise.all(
        statements.filter(({ text }) => text).map((statement) => plansOf(world, hands.shop.id, statement)),
      )
    ).flat();
    expect([...new Set(plans.flatMap(scansOf).map(named))].sort()).toEqual([...new Set(scans)].sort());
  },
);
