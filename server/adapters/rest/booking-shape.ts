import type { RestRequest } from './route.js';
import { idNumber, nameIn, objectUnder, optionalText, selectedId, selectedIds, sentUnder, textOf } from './shapes.js';

type Sent = Record<string, unknown>;

const CHANNEL: Record<string, string | undefined> = { true: 'TEXT', '1': 'TEXT', false: 'EMAIL', '0': 'EMAIL' };

/** The mirror's names of what a refusal names, in bookingData and customer. */
export const BOOKING_FIELDS: Record<string, string | undefined> = {
  businessId: 'businessID',
  startsAt: 'start',
  endsAt: 'end',
  staffId: 'staffID',
  productIds: 'productsArray',
  parts: 'productsArray',
  channel: 'isVerifyByText',
  code: 'bookingCode',
};

export const VERIFY_FIELDS: Record<string, string | undefined> = {
  ...BOOKING_FIELDS,
  startsAt: 'startDateTime',
  productIds: 'selectedProducts',
  parts: 'selectedProducts',
};

/** What is to be booked; the body itself where a client sends it plainly. */
const bookingOf = (request: RestRequest): Sent => sentUnder('bookingData', request);

/** Who books: beside the booking or within it. */
const customerOf = (request: RestRequest): Sent =>
  objectUnder('customer', request.body['customer'] === undefined ? bookingOf(request) : request.body);

/** The business that the body names, or what is booked. */
export const bookedBusiness = (request: RestRequest): unknown =>
  textOf(bookingOf(request)['businessID'] ?? request.body['businessID']);

/** Epoch milliseconds as an ISO text; any other text stays as it is. */
function instant(sent: unknown): unknown {
  const ms = typeof sent === 'number' || (typeof sent === 'string' && /^\d{5,}$/.test(sent)) ? Number(sent) : NaN;
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? textOf(sent) : date.toISOString();
}

/** Ids of the products: missing is none. */
export const bookedProducts = (request: RestRequest, key: string): unknown =>
  selectedIds(key, { ...request, body: bookingOf(request) }) ?? [];

/** The staff member; 0, null and nothing are anyone. */
function bookedStaff(request: RestRequest): unknown {
  const sent = bookingOf(request)['staffID'];
  return Number(sent ?? 0) === 0 ? null : selectedId(sent);
}

const channelOf = ({ body }: RestRequest): unknown =>
  body['isVerifyByText'] === undefined ? 'TEXT' : nameIn(CHANNEL, String(body['isVerifyByText']));

const phoneOf = (from: Sent) => ({
  phone: textOf(from['phone']),
  dialCode: textOf(from['dialCode'] ?? from['dial_code'] ?? '1'),
});

const nameOf = (from: Sent) => ({
  firstName: textOf(from['firstName'] ?? from['first_name']),
  lastName: textOf(from['lastName'] ?? from['last_name']),
});

/** What verify-booking-data checks. */
export const sentVisit = (request: RestRequest) => ({
  startsAt: instant(bookingOf(request)['startDateTime'] ?? bookingOf(request)['start']),
  part: { staffId: bookedStaff(request), productIds: bookedProducts(request, 'selectedProducts') },
  firstName: nameOf(request.body).firstName,
  ...phoneOf(request.body),
});

/** What send-booking-code holds. */
export function sentHold(request: RestRequest) {
  const booking = bookingOf(request);
  const customer = customerOf(request);
  return {
    startsAt: instant(booking['start']),
    endsAt: instant(booking['end']) || null,
    part: { staffId: bookedStaff(request), productIds: bookedProducts(request, 'productsArray') },
    ...nameOf(customer),
    ...phoneOf(customer),
    email: optionalText(customer['email']),
    channel: channelOf(request),
  };
}

/** What add-booking confirms. */
export function sentBooking(request: RestRequest) {
  const booking = bookingOf(request);
  const customer = customerOf(request);
  const { firstName, lastName } = nameOf(customer);
  return {
    startsAt: instant(booking['start']),
    part: { staffId: bookedStaff(request), productIds: bookedProducts(request, 'productsArray') },
    firstName: firstName || null,
    lastName: lastName || null,
    ...phoneOf(customer),
    email: optionalText(customer['email']),
    notes: optionalText(booking['notes']),
    code: textOf(booking['bookingCode']),
  };
}

/** The customer as they were sent. */
export function shownCustomer(request: RestRequest) {
  const customer = customerOf(request);
  const { firstName, lastName } = nameOf(customer);
  return {
    first_name: firstName,
    last_name: lastName,
    phone: phoneOf(customer).phone,
    email: optionalText(customer['email']),
  };
}

/** What is booked, with its real end. */
export function shownBooking(request: RestRequest, { startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const staffId = bookedStaff(request);
  return {
    businessID: idNumber(bookedBusiness(request) as string),
    staffID: staffId === null ? null : idNumber(staffId as string),
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
  };
}

/** Free times instead of a taken one, as bookingData has them; customers do not hear by what it is taken. */
export function freeTimes(details: Record<string, unknown>): Record<string, unknown> {
  const { times } = details as { times?: string[] };
  const { conflicts, ...more } = details;
  return conflicts === undefined ? more : { ...more, times: times?.map((time) => Date.parse(time)) };
}
