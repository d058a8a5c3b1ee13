import { beforeAll, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { ASK_FEEDBACK } from '../../server/domain/check-ins/check-in-jobs.js';
import { Actor } from '../world/Actor.js';
import type { TestCheckIn, TestCustomer, TestBusiness } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { FORM, SIGNED } from './agreement-reads.js';
import { calendarReads } from './calendar-reads.js';
import { BOOKED, EXPECTED } from './line-reads.js';
import { makeManyRows } from './many-rows.js';
import { recordReads } from './record-reads.js';
import { signatureReads } from './signature-reads.js';
import { plansOf, scansOf, statementsOf } from './statements.js';
import {
  HotAddPerson,
  HotAgreement,
  HotBusinessPage,
  HotCheckIn,
  HotCheckIn2,
  HotCustomerCheckIns,
  HotCustomerLetters,
  HotCustomers,
  HotCustomerTags,
  HotCheckInOffline,
  HotCheckInReceipt,
  HotCheckInStatistics,
  HotCheckInActivity,
  HotFindBusinessPage,
  HotKiosk,
  HotLocations,
  HotOpeningHours,
  HotPersons,
  HotPlaceInLine,
  HotProducts,
  HotPublicCatalogue,
  HotPublicProduct,
  HotQueue,
  HotQueueCounts,
  HotRateVisit,
  HotSearchBusinesses,
  HotStaffHours,
  HotStaffMembers,
  HotVerifyCustomer,
} from './hot-reads.generated.js';

interface Hands {
  business: TestBusiness;
  host: Actor;
  kiosk: Actor;
  phone: Actor;
  ann: TestCustomer;
  entry: TestCheckIn;
  handle: string;
  newcomer: string;
  ownId: string;
  productId: string;
  staffId: string;
}

const world = useWorld({ business: false, shared: true });
let hands: Hands;
/** By the name of an index. */
let tables: ReadonlyMap<string, string>;

beforeAll(async () => {
  const indexes = await world.rows<{ indexname: string; tablename: string }>(
    null,
    `select indexname, tablename from pg_indexes where schemaname = 'public'`,
  );
  tables = new Map(indexes.map(({ indexname, tablename }) => [indexname, tablename]));
  const businesses: TestBusiness[] = [];
  while (businesses.length < 4) businesses.push(await world.aBusiness());
  const business = businesses[1]!;
  const [host, kiosk, phone, ann] = [
    await business.as(Role.FRONT_DESK),
    await business.kiosk(),
    await business.phone(),
    await business.customer(),
  ];
  const { addPerson } = await kiosk.must(HotAddPerson, { phone: ann.phone });
  const { checkIn } = await kiosk.must(HotCheckIn, { handle: addPerson.handle });
  const { addPerson: newcomer } = await kiosk.must(HotAddPerson, { phone: world.newPhone() });
  hands = {
    business,
    host,
    kiosk,
    phone,
    ann,
    entry: await business.checkIn(ann),
    handle: addPerson.handle,
    newcomer: newcomer.handle,
    ownId: checkIn.checkInId,
    productId: (await business.hasProduct()).id,
    staffId: (await business.hasStaffMember()).staffId,
  };
  await makeManyRows(
    world,
    businesses.map(({ id }) => id),
  );
});

const BUSINESS = 'business_pkey (id)';
const SESSION = ['session_pkey (id)', 'account_pkey (id)', 'membership_pkey (account_id, business_id)', BUSINESS];
const KIOSK = ['kiosk_device_business_id_token_hash_key (business_id, token_hash)', BUSINESS];
const APP = 'all of check_in_app (business_id)';
const PHONE = [
  'phone_session_business_id_token_hash_key (business_id, token_hash)',
  APP,
  BUSINESS,
  'business_page_business_id_key (business_id)',
];
const EVENTS = 'check_in_event_entry (business_id, check_in_id)';
const CALLED = ['check_in_event_called (business_id, at)', EVENTS, 'appointment_pkey (business_id, id)'];
/** The calls of the last hours, and the parties called up. */
const CALLS = ['check_in_event_called (business_id, at)', 'check_in_pkey (business_id, id)', ...BOOKED];
/** The first check-in: one row, by the order of the index. */
const FIRST = 'check_in_day (business_id)';
const DAY_SUMS = ['check_in_day_sums_business_id_date_key (business_id, date)', 'check_in_day_sums_pkey (business_id)'];
const CONSENT = 'text_consent_phone (business_id, phone)';
/** Whether a customer stopped texts. */
const STOPS = [CONSENT, 'sender_pkey (number, phone)'];
const MEDIA = 'media_pkey (business_id, id)';
const WAITING = 'check_in_queue (business_id, status, created_at)';
const DAY = 'check_in_day (business_id, created_at)';
const CUSTOMER = 'customer_pkey (business_id, id)';
const CUSTOMERS = 'all of customer (business_id)';
const CUSTOMER_OF_PERSON = 'customer_business_id_person_id_key (business_id, person_id)';
const PERSON = 'person_pkey (id)';
const PERSON_BY_PHONE = 'person_dial_code_phone_first_name_last_name_key (dial_code, phone)';
/** Items that a party wants. */
const WANTED = 'product_pkey (business_id, id)';
const PRODUCTS = 'all of product (business_id)';
const CATEGORIES = 'all of product_category (business_id)';
const MAIN_PHOTOS = 'media_main (business_id, kind)';
const PAGE = 'business_page_business_id_key (business_id)';
const HOURS = 'business_hour_whose (business_id, staff_id)';
const EXCEPTIONS = 'hours_exception_coming (business_id, staff_id, last_date)';
const STAFF = 'all of staff (business_id)';
/** Who serves a party. */
const SERVING = 'staff_pkey (business_id, id)';
/** At most one of a staff member. */
const CHANGES = 'check_in_change_business_id_event_id_field_key (business_id, event_id)';
const INVITATIONS = 'staff_invitation_open (business_id)';
/** Whom customers may ask for: who has hours, and the others but owners. */
const OFFERED_STAFF = [STAFF, 'all of business_hour (business_id)'];
const POLICIES = 'all of business_policy (business_id)';
/** Up to 200 live ones. */
const FORMS = 'all of form (business_id)';
const LINK = 'check_in_business_id_public_id_key (business_id, public_id)';

/** What parties are read from. */
const QUEUE = [...SESSION, WAITING, CUSTOMER, ...CALLS, APP, EVENTS, ...STOPS, SERVING];

/** What each operation may read, who asks included: nothing that grows with a business but by what is asked for. */
const READS: [name: string, ask: (hands: Hands) => Promise<unknown>, scans: string[]][] = [
  ['the waiting parties of Today', ({ host }) => host.must(HotQueue), QUEUE],
  ['the seated parties of Today', ({ host }) => host.must(HotQueue, { filter: 'SEATED' }), QUEUE],
  [
    'the canceled parties of a day',
    ({ host }) => host.must(HotQueue, { filter: 'CANCELED', day: 'DATE', date: '2026-06-01' }),
    QUEUE,
  ],
  ['a search in the queue', ({ host }) => host.must(HotQueue, { search: 'First7' }), QUEUE],
  ['the counts of the tabs', ({ host }) => host.must(HotQueueCounts), [...SESSION, DAY]],
  [
    'the queues of all businesses of an account',
    ({ host }) => host.must(HotLocations),
    [...SESSION, 'membership_pkey (account_id)', DAY, APP],
  ],
  ['a check-in', ({ host, entry }) => host.must(HotCheckIn2, { id: entry.id }), QUEUE],
  [
    'the history of a customer',
    ({ host, ann }) => host.must(HotCustomerCheckIns, { id: ann.id }),
    [...QUEUE, 'check_in_customer (business_id, customer_id)'],
  ],
  ...calendarReads(SESSION),
  ...recordReads(SESSION, STOPS),
  ...signatureReads(SESSION),
  [
    'whether to ask for feedback by itself',
    ({ business, entry }) => world.runJob(ASK_FEEDBACK, business.id, { checkInId: entry.id }),
    ['check_in_pkey (business_id, id)', 'check_in_event_entry (business_id, check_in_id)', APP, BUSINESS, CUSTOMER],
  ],
  [
    'a visit that cannot be rated',
    ({ entry }) => world.anonymous.refused(HotRateVisit, { publicId: entry.publicId }),
    [BUSINESS, LINK],
  ],
  [
    'the activity of a check-in',
    ({ host, entry }) => host.must(HotCheckInActivity, { id: entry.id }),
    [
      ...SESSION,
      'check_in_pkey (business_id, id)',
      'customer_pkey (business_id, id)',
      'check_in_event_entry (business_id, check_in_id)',
      CHANGES,
      'message_check_in (business_id, check_in_id)',
      'text_reply_check_in (business_id, check_in_id)',
    ],
  ],
  [
    "today's statistics",
    ({ host }) => host.must(HotCheckInStatistics),
    [...SESSION, 'check_in_day (business_id, created_at)', FIRST, ...DAY_SUMS, ...CALLED],
  ],
  [
    'the statistics of a month',
    async ({ business }) => {
      await world.rows(business.id, `update business set plan = 'plus' where id = $1`, [business.id]);
      return business.owner.must(HotCheckInStatistics, { from: '2026-05-17', to: '2026-06-15' });
    },
    [...SESSION, 'check_in_day (business_id, created_at)', FIRST, ...DAY_SUMS, ...CALLED],
  ],
  [
    'a place in line',
    ({ entry }) => world.anonymous.must(HotPlaceInLine, { publicId: entry.publicId }),
    [BUSINESS, LINK, WAITING, CUSTOMER, ...CALLS, APP, SERVING],
  ],
  ['the customers', ({ host }) => host.must(HotCustomers, { skip: 2000 }), [...SESSION, CUSTOMERS]],
  ['a search of customers', ({ host }) => host.must(HotCustomers, { search: 'first7' }), [...SESSION, CUSTOMER]],
  [
    'the letters of customers',
    ({ host }) => host.must(HotCustomerLetters),
    [...SESSION, 'all of customer (business_id)'],
  ],
  ['the tags of customers', ({ host }) => host.must(HotCustomerTags), [...SESSION, 'customer_tagged (business_id)']],
  ['the catalogue', ({ host }) => host.must(HotProducts), [...SESSION, PRODUCTS, CATEGORIES, MAIN_PHOTOS]],
  [
    'a search in the catalogue',
    ({ host }) => host.must(HotProducts, { search: 'item 7' }),
    [...SESSION, PRODUCTS, CATEGORIES, MAIN_PHOTOS],
  ],
  [
    'the catalogue of a page',
    async ({ business }) => {
      await business.change({ plan: Plan.PLUS });
      return world.anonymous.must(HotPublicCatalogue, { businessId: business.id });
    },
    [BUSINESS, PRODUCTS, CATEGORIES, MAIN_PHOTOS],
  ],
  [
    'an item of a page',
    async ({ business, productId }) => {
      await business.change({ plan: Plan.PLUS });
      return world.anonymous.must(HotPublicProduct, { businessId: business.id, id: productId });
    },
    [
      BUSINESS,
      'product_pkey (business_id, id)',
      'product_category_pkey (business_id, id)',
      'media_main (business_id, kind, product_id)',
    ],
  ],
  [
    'the page of a business',
    async ({ business }) => {
      await business.change({ plan: Plan.PLUS });
      return world.anonymous.must(HotBusinessPage, { businessId: business.id });
    },
    [BUSINESS, PAGE, HOURS, EXCEPTIONS, POLICIES, FORMS, WAITING, ...CALLS, APP, PRODUCTS],
  ],
  [
    'the page of a name',
    () => world.anonymous.refused(HotFindBusinessPage, { vanityName: 'nobodys-name' }),
    ['vanity_name_pkey (name)', BUSINESS],
  ],
  [
    'a search of businesses',
    () => world.anonymous.must(HotSearchBusinesses, { term: 'bisness 7' }),
    ['search_word_like (word)', 'search_word_pkey (word)', 'business_search (search_words)', BUSINESS],
  ],
  ['the staff', ({ host }) => host.must(HotStaffMembers), [...SESSION, STAFF, HOURS, MAIN_PHOTOS, INVITATIONS]],
  [
    'a search in the staff',
    ({ host }) => host.must(HotStaffMembers, { search: 'last7' }),
    [...SESSION, STAFF, HOURS, MAIN_PHOTOS, INVITATIONS],
  ],
  [
    'the hours of a staff member',
    ({ host, staffId }) => host.must(HotStaffHours, { staffId }),
    [...SESSION, 'staff_pkey (business_id, id)', HOURS, EXCEPTIONS],
  ],
  ['the opening hours', ({ host }) => host.must(HotOpeningHours), [...SESSION, HOURS, EXCEPTIONS]],
  [
    'what a kiosk shows',
    ({ kiosk }) => kiosk.must(HotKiosk),
    [...KIOSK, 'kiosk_device_pkey (business_id, id)', APP, MEDIA, PRODUCTS, FORM, ...OFFERED_STAFF],
  ],
  [
    'what a kiosk has just made',
    ({ kiosk, ownId }) => kiosk.must(HotCheckInReceipt, { id: ownId }),
    [
      ...KIOSK,
      ...CALLS,
      APP,
      LINK,
      WAITING,
      CUSTOMER,
      'check_in_pkey (business_id, id)',
      'check_in_event_entry (business_id, check_in_id)',
      SERVING,
    ],
  ],
  [
    'what the QR code shows',
    ({ business }) => new Actor(world.url, business.publicToken).must(HotKiosk),
    [BUSINESS, APP, MEDIA, PRODUCTS, FORM, HOURS, EXCEPTIONS, ...OFFERED_STAFF],
  ],
  [
    'persons by phone',
    ({ phone, ann }) => phone.must(HotPersons, { phone: ann.phone }),
    [...PHONE, PERSON_BY_PHONE, CUSTOMER_OF_PERSON, CUSTOMER],
  ],
  [
    'a person of a handle',
    ({ kiosk, handle }) => kiosk.must(HotVerifyCustomer, { handle }),
    [...KIOSK, PERSON, CUSTOMER_OF_PERSON, CUSTOMER],
  ],
  [
    'a person who is added',
    ({ kiosk }) => kiosk.must(HotAddPerson, { phone: '2125550777' }),
    [...KIOSK, PERSON, PERSON_BY_PHONE, CUSTOMER_OF_PERSON, CUSTOMER],
  ],
  [
    'what a person has to sign',
    ({ kiosk, handle }) => kiosk.must(HotAgreement, { handle }),
    [...KIOSK, APP, CUSTOMER_OF_PERSON, 'check_in_customer (business_id, customer_id, created_at)', ...SIGNED],
  ],
  [
    'a check-in that a kiosk took without a network',
    ({ kiosk, ann }) => kiosk.must(HotCheckInOffline, { phone: ann.phone }),
    [
      ...KIOSK,
      ...CALLS,
      ...EXPECTED,
      APP,
      PERSON,
      PERSON_BY_PHONE,
      CUSTOMER_OF_PERSON,
      CUSTOMER,
      'check_in_customer (business_id, customer_id)',
      'check_in_customer (business_id, customer_id, created_at)',
      WAITING,
      CONSENT,
      WANTED,
    ],
  ],
  [
    'who checks in on a kiosk',
    ({ kiosk, newcomer }) => kiosk.must(HotCheckIn, { handle: newcomer }),
    [
      ...KIOSK,
      ...CALLS,
      ...EXPECTED,
      APP,
      PERSON,
      CUSTOMER_OF_PERSON,
      'check_in_customer (business_id, customer_id)',
      'check_in_customer (business_id, customer_id, created_at)',
      WAITING,
      CUSTOMER,
      CONSENT,
      WANTED,
      ...SIGNED,
    ],
  ],
];

/**
 * The scan, with one name where the planner has the choice. Any index that begins with the business finds all rows of it: for a table that a read takes
 * as a whole (`all of` it in `expected`), which of them the planner takes is chance; so it is of the two of busy times.
 */
function named(scan: string, expected: readonly string[]): string {
  const [, index = '', columns] = /^(\w+) \((.*)\)$/.exec(scan) ?? [];
  const all = `all of ${tables.get(index)} (business_id)`;
  if (columns === 'business_id') {
    // What came in since a time, and where any values find no item.
    if (index === 'product_import') return WANTED;
    // Open invitations are few: either of their two indexes gives them all.
    if (index === 'staff_invitation_address') return INVITATIONS;
    // Nothing was changed here: of an empty table either index gives the same.
    if (index === 'check_in_change_pkey') return CHANGES;
    if (expected.includes(all) && !expected.includes(scan)) return all;
  }
  if (scan === 'busy_time_staff (business_id, staff_id, starts_at)') return 'busy_time_start (business_id, starts_at)';
  return scan === 'check_in_queue (business_id, created_at)' ? DAY : scan;
}

test.each(READS)(
  '%s: found by index under row-level security, for these values and for any',
  async (_name, ask, scans) => {
    const statements = (await statementsOf(() => ask(hands))).flat().filter(({ text }) => text);
    const plans = await Promise.all(statements.map((statement) => plansOf(world, hands.business.id, statement)));
    const found = plans.flat().flatMap(scansOf);
    const names = new Set(found.map((scan) => named(scan, scans)));
    expect([...names].sort()).toEqual([...new Set(scans)].sort());
  },
);
