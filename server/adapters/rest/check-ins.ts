import type { RestRequest, RestRow } from './route.js';
import { businessOf, dataOf, epochSeconds, flag, idNumber, optionalNumber, optionalText, sentUnder } from './shapes.js';

const FIELDS = `
  fragment F on CheckIn { id publicId status version partySize temperature notes isNewCustomer position createdAt readiedAt servicedAt canceledAt cancelBy notifiedAt tableNumber rating feedback customer { id firstName lastName phone email } }`;
const RECEIPT = `checkInId publicId alreadyInLine firstName lastInitial checkedInAt status position partiesAhead peopleAhead greeting`;

const STATUS: Record<string, string> = {
  CHECKED_IN: 'checked-in',
  READY: 'ready',
  SEATED: 'seated',
  CANCELED: 'canceled',
};
const STATUS_NAME: Record<string, string> = Object.fromEntries(
  Object.entries(STATUS).map(([name, value]) => [value, name]),
);
const FILTER: Record<string, string> = { 'checked-in': 'CHECKED_IN', seated: 'SEATED', canceled: 'CANCELED' };
const MOST = 10_000;

interface CheckInData {
  id: string;
  publicId: string;
  status: string;
  version: number;
  partySize: number;
  temperature: string | null;
  notes: string;
  isNewCustomer: boolean;
  position: number | null;
  createdAt: string;
  readiedAt: string | null;
  servicedAt: string | null;
  canceledAt: string | null;
  cancelBy: string | null;
  notifiedAt: string | null;
  tableNumber: string;
  rating: number | null;
  feedback: string;
  customer: { id: string; firstName: string; lastName: string; phone: string; email: string | null };
}
interface ReceiptData {
  checkInId: string;
  publicId: string | null;
  alreadyInLine: boolean;
  firstName: string;
  lastInitial: string;
  checkedInAt: string;
  status: string;
  position: number | null;
  partiesAhead: number;
  peopleAhead: number;
  greeting: string;
}
interface PlaceData {
  publicId: string;
  checkInId: string;
  status: string;
  firstName: string;
  partySize: number;
  checkedInAt: string;
  isLive: boolean;
  position: number | null;
  partiesAhead: number;
  peopleAhead: number;
  quote: { lowMinutes: number; highMinutes: number } | null;
  canRate: boolean;
  rating: number | null;
  line: { position: number; partySize: number; isYou: boolean }[];
  business: { name: string };
}

function checkIn(entry: CheckInData): object {
  const { customer } = entry;
  return {
    id: idNumber(entry.id),
    public_id: entry.publicId,
    business_id: businessOf(entry.id),
    customer_id: idNumber(customer.id),
    version: entry.version,
    status: STATUS[entry.status] ?? entry.status,
    party_size: entry.partySize,
    temperature: entry.temperature,
    notes: entry.notes,
    position: entry.position,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    email: customer.email,
    selectedCustomer: { first_name: customer.firstName, last_name: customer.lastName },
    is_new_customer: flag(entry.isNewCustomer),
    created_time: epochSeconds(entry.createdAt),
    created_on: epochSeconds(entry.createdAt),
    readied_time: epochSeconds(entry.readiedAt),
    serviced_time: epochSeconds(entry.servicedAt),
    canceled_time: epochSeconds(entry.canceledAt),
    cancel_on: epochSeconds(entry.canceledAt),
    cancel_by: entry.cancelBy,
    notified: flag(entry.notifiedAt !== null),
    notified_time: epochSeconds(entry.notifiedAt),
    table_number: entry.tableNumber,
    rating: entry.rating,
    feedback: entry.feedback,
  };
}

/** What a stale version is refused with: the entry as it is now, as every other answer has it. */
const staleDetails = (details: Record<string, unknown>): Record<string, unknown> => {
  const current = details['current'] as object | undefined;
  return current ? { ...details, current: checkIn(JSON.parse(JSON.stringify(current)) as CheckInData) } : details;
};

const receipt = (entry: ReceiptData) => ({
  id: idNumber(entry.checkInId),
  public_id: entry.publicId,
  business_id: businessOf(entry.checkInId),
  status: STATUS[entry.status],
  already_in_line: flag(entry.alreadyInLine),
  first_name: entry.firstName,
  last_name: entry.lastInitial,
  created_time: epochSeconds(entry.checkedInAt),
  created_on: epochSeconds(entry.checkedInAt),
  position: entry.position,
  parties_ahead: entry.partiesAhead,
  people_ahead: entry.peopleAhead,
  greeting: entry.greeting,
});

const place = (entry: PlaceData) => ({
  checkin: {
    id: idNumber(entry.checkInId),
    public_id: entry.publicId,
    business_id: businessOf(entry.checkInId),
    business_name: entry.business.name,
    status: STATUS[entry.status],
    first_name: entry.firstName,
    party_size: entry.partySize,
    created_time: epochSeconds(entry.checkedInAt),
    created_on: epochSeconds(entry.checkedInAt),
    is_live: flag(entry.isLive),
    position: entry.position,
    parties_ahead: entry.partiesAhead,
    people_ahead: entry.peopleAhead,
    quote_low: entry.quote?.lowMinutes ?? null,
    quote_high: entry.quote?.highMinutes ?? null,
    can_rate: flag(entry.canRate),
    rating: entry.rating,
  },
  list: entry.line.map(({ position, partySize, isYou }) => ({ position, party_size: partySize, is_you: flag(isYou) })),
});

/** sortType is Today or Date, filterType a status; what is missing is Today's waiting parties. */
function dayOf(request: RestRequest): Record<string, unknown> {
  const data = dataOf(request);
  const byDate = String(data['sortType'] ?? 'today').toLowerCase() === 'date';
  return { day: byDate ? 'DATE' : 'TODAY', date: byDate ? String(data['sortDate'] ?? '') : null };
}
const filterOf = (request: RestRequest) =>
  FILTER[String(dataOf(request)['filterType'] ?? 'checked-in').toLowerCase()] ?? 'CHECKED_IN';

function party({ body }: RestRequest): Record<string, unknown> {
  return {
    partySize: Number(body['partySize'] ?? 1),
    temperature: optionalText(body['temperature']),
    notes: optionalText(body['notes']),
  };
}

const personOf = ({ body }: RestRequest) => ({
  firstName: String(body['firstName'] ?? ''),
  lastName: String(body['lastName'] ?? ''),
  phone: String(body['phone'] ?? ''),
});

interface CallUpData {
  sentBy: string | null;
  notice: string | null;
  checkIn: { id: string; notifiedAt: string | null };
}

const callUp = (path: string, channel: 'TEXT' | 'CALL', summary: string): RestRow => ({
  kind: 'operation',
  method: 'POST',
  path,
  errorKey: 'errorInvalidPlan',
  summary,
  parameters: ['checkin'],
  document:
    'mutation RestCallUp($id: ID!, $version: Int, $channel: CallUpChannel!) { callUp(id: $id, version: $version, channel: $channel) { sentBy notice checkIn { id notifiedAt } } }',
  variables: (request) => ({
    id: String(sent(request)['id'] ?? ''),
    version: optionalNumber(sent(request)['version']),
    channel,
  }),
  answer: ({ callUp: { sentBy, notice, checkIn: entry } }: { callUp: CallUpData }) => ({
    success: true,
    message: notice ?? 'The party has been notified.',
    checkinID: idNumber(entry.id),
    sent_by: sentBy?.toLowerCase() ?? null,
    notified: flag(entry.notifiedAt !== null),
    notified_time: epochSeconds(entry.notifiedAt),
  }),
  details: staleDetails,
});

const sent = (request: RestRequest): Record<string, unknown> => sentUnder('checkin', request);

export const CHECK_IN_ROWS: readonly RestRow[] = [
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/add_checkin',
    errorKey: 'message',
    summary:
      'Check a customer in; customerID is the handle that verify-customer answered, or of a signed-in host the id. A kiosk sends what it took without a network with offline 1, firstName, lastName, phone and checkinDateTime',
    parameters: [
      'businessID',
      'customerID',
      'temperature',
      'partySize',
      'notes',
      'checkinDateTime',
      'offline',
      'firstName',
      'lastName',
      'phone',
    ],
    document: `mutation RestAddCheckIn($input: AddCheckInInput!) { addCheckIn(input: $input) { ...F } } ${FIELDS}`,
    variables: (request) => ({ input: { customerId: String(request.body['customerID'] ?? ''), ...party(request) } }),
    answer: ({ addCheckIn }: { addCheckIn: CheckInData }) => checkIn(addCheckIn),
    asToken: {
      document: `mutation RestCheckIn($input: CheckInInput!) { checkIn(input: $input) { ${RECEIPT} } }`,
      variables: (request) => ({ input: { handle: String(request.body['customerID'] ?? ''), ...party(request) } }),
      answer: ({ checkIn: made }: { checkIn: ReceiptData }) => receipt(made),
    },
    asOfflineToken: {
      document: `mutation RestCheckInOffline($input: OfflineCheckInInput!) { checkInOffline(input: $input) { ${RECEIPT} } }`,
      variables: (request) => ({
        input: { ...personOf(request), ...party(request), madeAt: String(request.body['checkinDateTime'] ?? '') },
      }),
      answer: ({ checkInOffline }: { checkInOffline: ReceiptData }) => receipt(checkInOffline),
    },
  },
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/business/get_checkin',
    errorKey: 'message',
    summary: 'One check-in; a kiosk or phone sees the one it has just made',
    parameters: ['checkinID'],
    document: `query RestGetCheckIn($id: ID!) { checkIn(id: $id) { ...F } } ${FIELDS}`,
    variables: ({ query }) => ({ id: String(query['checkinID'] ?? '') }),
    answer: ({ checkIn: found }: { checkIn: CheckInData }) => checkIn(found),
    asToken: {
      document: `query RestGetReceipt($id: ID!) { checkInReceipt(id: $id) { ${RECEIPT} } }`,
      variables: ({ query }) => ({ id: String(query['checkinID'] ?? '') }),
      answer: ({ checkInReceipt }: { checkInReceipt: ReceiptData }) => receipt(checkInReceipt),
    },
  },
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/business/get_checkins',
    errorKey: 'message',
    summary: 'A tab of the queue on a day; data is JSON with sortType, sortDate, filterType',
    parameters: ['data'],
    document: `query RestGetCheckIns($day: QueueDay!, $date: String, $filter: QueueFilter!, $first: Int!) { queue(day: $day, date: $date, filter: $filter, first: $first) { items { ...F } } } ${FIELDS}`,
    variables: (request) => ({ ...dayOf(request), filter: filterOf(request), first: MOST }),
    answer: ({ queue }: { queue: { items: CheckInData[] } }) => queue.items.map(checkIn),
  },
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/business/get-checkins-count',
    errorKey: 'message',
    summary: 'How many parties each tab holds; data is JSON with sortType, sortDate',
    parameters: ['data'],
    document:
      'query RestGetCounts($day: QueueDay!, $date: String) { queueCounts(day: $day, date: $date) { checkedIn seated canceled } }',
    variables: dayOf,
    answer: ({
      queueCounts: { checkedIn, seated, canceled },
    }: {
      queueCounts: Record<'checkedIn' | 'seated' | 'canceled', number>;
    }) => ({ totalCheckins: checkedIn, totalSeated: seated, totalCanceled: canceled }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/update-checkin',
    errorKey: 'message',
    summary: 'Save a check-in; with version a stale one is refused',
    parameters: ['checkin', 'productIDArray'],
    document: `mutation RestUpdateCheckIn($id: ID!, $version: Int, $input: UpdateCheckInInput!) { updateCheckIn(id: $id, version: $version, input: $input) { ...F } } ${FIELDS}`,
    variables: (request) => {
      const { id, version, status, party_size: partySize, notes, table_number: tableNumber } = sent(request);
      return {
        id: String(id ?? ''),
        version: optionalNumber(version),
        input: {
          status: status === undefined ? null : (STATUS_NAME[String(status)] ?? String(status)),
          partySize: optionalNumber(partySize),
          notes: optionalText(notes),
          tableNumber: optionalText(tableNumber),
        },
      };
    },
    answer: ({ updateCheckIn }: { updateCheckIn: CheckInData }) => checkIn(updateCheckIn),
    details: staleDetails,
  },
  callUp(
    '/api/business/text-checkin-notification',
    'TEXT',
    'Call a party up by text; without texts or consent by e-mail',
  ),
  callUp(
    '/api/business/call-checkin-notification',
    'CALL',
    'Call a party up by phone call; without texts or consent by e-mail',
  ),
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/delete_checkins',
    errorKey: 'message',
    summary: 'Remove check-ins from lists and counts',
    parameters: ['checkinIDArray'],
    document: 'mutation RestDeleteCheckIns($ids: [ID!]!) { deleteCheckIns(ids: $ids) { ids } }',
    variables: ({ body }) => ({ ids: ([] as unknown[]).concat(body['checkinIDArray'] ?? []).map(String) }),
    answer: ({ deleteCheckIns: { ids } }: { deleteCheckIns: { ids: string[] } }) => ({
      success: true,
      message: `Deleted: ${ids.length}`,
      checkinIDArray: ids.map(idNumber),
    }),
  },
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/business/get-checkins-history',
    errorKey: 'message',
    summary: "A customer's check-ins, latest first",
    parameters: ['customerID'],
    document: `query RestHistory($customerId: ID!) { checkInHistory(customerId: $customerId, first: 1000) { items { ...F } } } ${FIELDS}`,
    variables: ({ query }) => ({ customerId: String(query['customerID'] ?? '') }),
    answer: ({ checkInHistory }: { checkInHistory: { items: CheckInData[] } }) => checkInHistory.items.map(checkIn),
  },
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/business/get-checkin-overview',
    errorKey: 'message',
    summary: "A party's place in line; data is JSON with public_id, or the public_id itself",
    parameters: ['data'],
    document:
      'query RestOverview($publicId: String!) { placeInLine(publicId: $publicId) { publicId checkInId status firstName partySize checkedInAt isLive position partiesAhead peopleAhead quote { lowMinutes highMinutes } canRate rating line { position partySize isYou } business { name } } }',
    variables: (request) => ({
      publicId: String(dataOf(request)['public_id'] ?? request.query['data'] ?? '').replaceAll('"', ''),
    }),
    answer: ({ placeInLine }: { placeInLine: PlaceData }) => place(placeInLine),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/leave-checkin',
    errorKey: 'message',
    summary: 'The party leaves the queue',
    parameters: ['checkin'],
    document: 'mutation RestLeave($publicId: String!) { leaveQueue(publicId: $publicId) { publicId checkInId } }',
    variables: (request) => ({ publicId: String(sent(request)['public_id'] ?? '') }),
    answer: ({ leaveQueue }: { leaveQueue: PlaceData }) => ({
      success: true,
      message: "You've left the queue",
      checkinID: idNumber(leaveQueue.checkInId),
    }),
  },
];
