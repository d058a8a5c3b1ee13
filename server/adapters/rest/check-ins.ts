import { checkIn, currentEntry, receipt, STATUS } from './check-in-shape.js';
import {
  RestAddCheckInDocument,
  RestCheckInDocument,
  RestCheckInOfflineDocument,
  RestDeleteCheckInsDocument,
  RestGetCheckInDocument,
  RestGetCheckInsDocument,
  RestGetCountsDocument,
  RestGetReceiptDocument,
  RestCustomerCheckInsDocument,
  RestUpdateCheckInDocument,
  type QueueDay,
  type QueueFilter,
} from './documents.generated.js';
import { call, row, type RestRequest, type RestRow } from './route.js';
import {
  choiceOf,
  dataOf,
  fromFlag,
  idNumber,
  idsUnder,
  isDevice,
  listOf,
  nameIn,
  numberOf,
  objectUnder,
  optionalNumber,
  optionalText,
  sentCheckIn,
  snakeCase,
  textOf,
  unlessMissing,
} from './shapes.js';

const STATUS_NAME: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(STATUS).map(([name, value]) => [value, name]),
);
const FILTER: Record<string, QueueFilter> = {
  'checked-in': 'CHECKED_IN',
  seated: 'SEATED',
  canceled: 'CANCELED',
};
const MAX_ENTRIES = 10_000;

const DAY: Record<string, QueueDay> = { today: 'TODAY', date: 'DATE' };

/** sortType is Today or Date, filterType a status; defaults to the waiting parties of today. */
function dayOf(request: RestRequest) {
  const { sortType, sortDate } = dataOf(request);
  const day = choiceOf('sortType', DAY, sortType, 'today');
  return { day, date: day === 'DATE' ? textOf(sortDate) : null };
}
const filterOf = (request: RestRequest): QueueFilter =>
  choiceOf('filterType', FILTER, dataOf(request)['filterType'], 'checked-in');
/** Where a refusal names an input. */
const DAY_FIELDS: Record<string, string> = { day: 'sortType', date: 'sortDate', filter: 'filterType' };
const dayField = (field: string): string => DAY_FIELDS[field] ?? field;
const ADD_FIELDS: Record<string, string> = {
  handle: 'customerID',
  customerId: 'customerID',
  madeAt: 'checkinDateTime',
  productIds: 'productIDArray',
  staffId: 'staffID',
  askedForStaff: 'staff_asked',
  signature: 'formID',
  formId: 'formID',
  signerName: 'signatureName',
  submissionKey: 'uuid',
  'typedSignature.formId': 'formID',
  'typedSignature.version': 'version',
  'typedSignature.signerName': 'signatureName',
  'typedSignature.submissionKey': 'uuid',
};

const isAnswer = (field: string): boolean => /^(?:typedSignature\.)?answers\b/.test(field);

/** The id of a staff member as clients send it, empty for anyone, as 0 and null are; missing stays so. */
const staffIdOf = (sent: unknown): unknown => unlessMissing(sent, (id) => (Number(id) === 0 ? '' : textOf(id)));

const UPDATE_FIELDS: Record<string, string> = { productIds: 'productIDArray', askedForStaff: 'staff_asked' };

const party = (request: RestRequest) => ({
  partySize: numberOf(request.body['partySize'] ?? 1),
  temperature: optionalText(request.body['temperature']),
  notes: optionalText(request.body['notes']),
  productIds: idsUnder('productIDArray', request),
  staffId: staffIdOf(request.body['staffID']),
});

/** By name, as an object or its JSON. */
const answersOf = (body: Record<string, unknown>) =>
  Object.entries(objectUnder('answers', body)).map(([name, value]) => ({ name, value: textOf(value) }));

/** What a customer signed, if a form is sent: with the key that the client gave the signing. */
const signatureOf = ({ body }: RestRequest) => {
  // 0 and an empty text are what clients send for none.
  const formId = [body['formID'], body['id']].map(textOf).find((id) => id !== '' && id !== '0');
  if (formId === undefined) return null;
  return {
    formId,
    version: optionalNumber(body['version']),
    signerName: optionalText(body['signatureName']),
    answers: answersOf(body),
    submissionKey: optionalText(body['uuid'] || null),
  };
};

const personOf = ({ body }: RestRequest) => ({
  firstName: textOf(body['firstName']),
  lastName: textOf(body['lastName']),
  phone: textOf(body['phone']),
});

const isOffline = ({ body }: RestRequest): boolean => Number(body['offline'] ?? 0) === 1;

const CHECK_IN_AS_DEVICE = call(RestCheckInDocument, {
  variables: (request) => ({
    input: {
      handle: textOf(request.body['customerID']),
      ...party(request),
      typedSignature: signatureOf(request),
    },
  }),
  answer: (data) => receipt(data.checkIn),
});

const CHECK_IN_OFFLINE = call(RestCheckInOfflineDocument, {
  variables: (request) => ({
    input: {
      ...personOf(request),
      ...party(request),
      madeAt: textOf(request.body['checkinDateTime']),
      typedSignature: signatureOf(request),
    },
  }),
  answer: ({ checkInOffline }) => receipt(checkInOffline),
});

const RECEIPT = call(RestGetReceiptDocument, {
  variables: ({ query }) => ({ id: textOf(query['checkinID']) }),
  answer: ({ checkInReceipt }) => receipt(checkInReceipt),
});

export const CHECK_IN_ROWS: readonly RestRow[] = [
  row(RestAddCheckInDocument, {
    method: 'POST',
    path: '/api/business/add_checkin',
    errorKey: 'message',
    errorKeys: { formID: 'errorSubmitForms', signatureName: 'errorSubmitForms', answers: 'errorSubmitForms' },
    summary:
      'Check a customer in; customerID is the handle that verify-customer answered, or of a signed-in host the id. A kiosk sends what it took without a network with offline 1, firstName, lastName, phone and checkinDateTime. On a kiosk or phone, formID says that the customer agreed to the form of get-checkinapp, and signatureName signs it; answers is an object of what was filled in, by the names of form_fields; where something is missing, the text is under errorSubmitForms; version, form_version as it was read, refuses a form that has changed long ago; uuid, 16 to 64 letters, digits and hyphens, makes a repeat the same signature; id may name the form, too',
    parameters: [
      'businessID',
      'customerID',
      'formID',
      'id',
      'uuid',
      'signatureName',
      'answers',
      'version',
      'temperature',
      'productIDArray',
      'staffID',
      'staff_asked',
      'partySize',
      'notes',
      'checkinDateTime',
      'offline',
      'firstName',
      'lastName',
      'phone',
    ],
    variables: (request) => ({
      input: {
        customerId: textOf(request.body['customerID']),
        askedForStaff: fromFlag(request.body['staff_asked']),
        ...party(request),
      },
    }),
    fieldName: (field) => (isAnswer(field) ? 'answers' : (ADD_FIELDS[field] ?? field)),
    answer: ({ addCheckIn }) => checkIn(addCheckIn),
    details: currentEntry,
    choose: [
      { when: (viewer, request) => isDevice(viewer) && isOffline(request), call: CHECK_IN_OFFLINE },
      { when: isDevice, call: CHECK_IN_AS_DEVICE },
    ],
  }),
  row(RestGetCheckInDocument, {
    method: 'GET',
    path: '/api/business/get_checkin',
    errorKey: 'message',
    summary: 'One check-in; a kiosk or phone sees its own recent ones',
    parameters: ['checkinID'],
    variables: ({ query }) => ({ id: textOf(query['checkinID']) }),
    answer: (data) => checkIn(data.checkIn),
    choose: [{ when: isDevice, call: RECEIPT }],
  }),
  row(RestGetCheckInsDocument, {
    method: 'GET',
    path: '/api/business/get_checkins',
    errorKey: 'message',
    summary: 'A tab of the queue on a day; data is JSON with sortType, sortDate, filterType',
    parameters: ['data'],
    variables: (request) => ({ ...dayOf(request), filter: filterOf(request), first: MAX_ENTRIES }),
    fieldName: dayField,
    answer: ({ queue }) => queue.items.map(checkIn),
  }),
  row(RestGetCountsDocument, {
    method: 'GET',
    path: '/api/business/get-checkins-count',
    errorKey: 'message',
    summary: 'Number of parties in each tab; data is JSON with sortType, sortDate',
    parameters: ['data'],
    variables: dayOf,
    fieldName: dayField,
    answer: ({ queueCounts: { checkedIn, seated, canceled } }) => ({
      totalCheckins: checkedIn,
      totalSeated: seated,
      totalCanceled: canceled,
    }),
  }),
  row(RestUpdateCheckInDocument, {
    method: 'POST',
    path: '/api/business/update-checkin',
    errorKey: 'message',
    summary: 'Save a check-in; refused if version is given and stale',
    parameters: ['checkin', 'productIDArray'],
    variables: (request) => {
      const sent = sentCheckIn(request);
      const { id, version, status, party_size: partySize, notes, table_number: tableNumber } = sent;
      return {
        id: textOf(id),
        version: optionalNumber(version),
        input: {
          status: nameIn(STATUS_NAME, status),
          partySize: optionalNumber(partySize),
          notes: optionalText(notes),
          productIds: idsUnder('productIDArray', request),
          staffId: staffIdOf(sent['staff_id']),
          askedForStaff: fromFlag(sent['staff_asked']),
          tableNumber: optionalText(tableNumber),
        },
      };
    },
    fieldName: (field) => UPDATE_FIELDS[field] ?? snakeCase(field),
    answer: ({ updateCheckIn }) => checkIn(updateCheckIn),
    details: currentEntry,
  }),
  row(RestDeleteCheckInsDocument, {
    method: 'POST',
    path: '/api/business/delete_checkins',
    errorKey: 'message',
    summary: 'Remove check-ins from lists and counts',
    parameters: ['checkinIDArray'],
    variables: ({ body }) => ({ ids: listOf(body['checkinIDArray']) }),
    fieldName: () => 'checkinIDArray',
    answer: ({ deleteCheckIns: { ids } }) => ({
      success: true,
      message: `Deleted: ${ids.length}`,
      checkinIDArray: ids.map(idNumber),
    }),
  }),
  row(RestCustomerCheckInsDocument, {
    method: 'GET',
    path: '/api/business/get-checkins-history',
    errorKey: 'message',
    summary: "A customer's check-ins, latest first",
    parameters: ['customerID'],
    variables: ({ query }) => ({ customerId: textOf(query['customerID']) }),
    fieldName: () => 'customerID',
    answer: ({ customerCheckIns }) => customerCheckIns.items.map(checkIn),
  }),
];
