import { DateTime } from 'luxon';
import type {
  AppointmentFlag,
  AppointmentStatus,
  CalendarView,
  RestAppointmentFragment,
} from './documents.generated.js';
import type { RestRequest } from './route.js';
import {
  businessOf,
  epochSeconds,
  flag,
  fromFlag,
  idNumber,
  nameIn,
  selectedId,
  selectedIds,
  textOf,
  unlessMissing,
} from './shapes.js';

const STATUS: Record<AppointmentStatus, string> = { BOOKED: 'booked', RESERVED: 'reserved', EVENT: 'event' };
const FLAG: Record<AppointmentFlag, string> = {
  REQUESTED: 'requested',
  CONFIRMED: 'confirmed',
  CANCELED: 'canceled',
  NO_SHOW: 'no-show',
};
export const VIEW: Record<CalendarView, string> = { DAY: 'day', WEEK: 'week' };

const byValue = (names: Record<string, string>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [value, name]));
const STATUS_NAME = byValue(STATUS);
const FLAG_NAME = byValue(FLAG);
const VIEW_NAME = byValue(VIEW);

type Part = RestAppointmentFragment['parts'][number];

const selectedProduct = ({ id, name }: Part['products'][number]) => ({ id: idNumber(id), name });

const selectedStaff = ({ id, firstName, lastName, color }: NonNullable<Part['staff']>) => ({
  id: idNumber(id),
  first_name: firstName,
  last_name: lastName,
  color,
});

const selectedCustomer = ({ id, ...person }: NonNullable<RestAppointmentFragment['customer']>) => ({
  id: idNumber(id),
  first_name: person.firstName,
  last_name: person.lastName,
  phone: person.phone,
  email: person.email,
});

const selectedForm =
  (appointmentId: string) =>
  ({ formId, name, signatureRequired, signedAt }: RestAppointmentFragment['forms'][number]) => ({
    id: idNumber(formId),
    business_id: businessOf(formId),
    name,
    signature_required: flag(signatureRequired),
    date_confirmed: epochSeconds(signedAt),
    appointment_id: idNumber(appointmentId),
  });

/** A moment by the clock of the business: its ISO text with the offset, and the time of the day. */
function moment(at: string, timeZone: string) {
  const local = DateTime.fromISO(at, { zone: timeZone });
  return { date: local.toISO({ suppressMilliseconds: true }), time: local.toFormat('HH:mm') };
}

const partOf =
  (timeZone: string) =>
  ({ startsAt, endsAt, staff, products, askedForStaff }: Part) => ({
    startDate: moment(startsAt, timeZone).date,
    endDate: moment(endsAt, timeZone).date,
    selectedStaff: staff && selectedStaff(staff),
    selectedProducts: products.map(selectedProduct),
    staff_asked: flag(askedForStaff),
  });

/** Its products once each, and the first staff member, as clients know it; `parts` say who does what. */
function facts(own: RestAppointmentFragment, timeZone: string) {
  const staff = own.parts.find((part) => part.staff !== null)?.staff ?? null;
  const products = new Map(own.parts.flatMap((part) => part.products.map((product) => [product.id, product])));
  return {
    id: idNumber(own.id),
    business_id: businessOf(own.id),
    version: own.version,
    startDate: moment(own.startsAt, timeZone).date,
    endDate: moment(own.endsAt, timeZone).date,
    title: own.title,
    notes: own.notes,
    color: own.color,
    status: STATUS[own.status],
    flag: FLAG[own.flag],
    isEvent: flag(own.status === 'EVENT'),
    overlaps: flag(own.overlaps),
    series_id: own.series && idNumber(own.series.id),
    series_number: own.seriesNumber,
    customer_id: own.customer && idNumber(own.customer.id),
    selectedCustomer: own.customer && selectedCustomer(own.customer),
    selectedProducts: [...products.values()].map(selectedProduct),
    selectedForms: own.forms.map(selectedForm(own.id)),
    staff_id: staff && idNumber(staff.id),
    selectedStaff: staff && selectedStaff(staff),
    parts: own.parts.map(partOf(timeZone)),
  };
}

export const appointment = (own: RestAppointmentFragment, timeZone: string) => ({
  ...facts(own, timeZone),
  startTime: moment(own.startsAt, timeZone).time,
  endTime: moment(own.endsAt, timeZone).time,
});

interface Conflict {
  appointmentId: string | null;
  staffId: string | null;
  startsAt: string;
  endsAt: string;
}

const conflict = ({ appointmentId, staffId, startsAt, endsAt }: Conflict) => ({
  appointmentID: appointmentId && idNumber(appointmentId),
  staffID: staffId && idNumber(staffId),
  startDate: startsAt,
  endDate: endsAt,
});

/**
 * What is in the way of a taken time, or the current appointment of a stale save, with the names of the mirror. Its times are in UTC: a refusal does not say
 * the clock of the business.
 */
export function refusalDetails(details: Record<string, unknown>): Record<string, unknown> {
  const { conflicts, current } = details as { conflicts?: Conflict[]; current?: RestAppointmentFragment };
  return {
    ...details,
    ...(conflicts && { conflicts: conflicts.map(conflict) }),
    ...(current && { current: facts(current, 'utc') }),
  };
}

/** The staff member whom a client selected; 0, null and nothing are anyone. Missing stays so. */
const selectedStaffId = (sent: unknown): unknown =>
  unlessMissing(sent, (staff) => (Number(staff ?? 0) === 0 ? '' : selectedId(staff)));

/** The fields of the form of a new appointment. */
export function sentNewAppointment(request: RestRequest) {
  const { body } = request;
  return {
    isEvent: fromFlag(body['isEvent']),
    customerId: unlessMissing(body['customerID'], (id) => selectedId(id) || null),
    startsAt: textOf(body['startDate']),
    endsAt: textOf(body['endDate']) || null,
    parts: [{ staffId: selectedStaffId(body['staffID']), productIds: selectedIds('productsArray', request) }],
    notes: unlessMissing(body['notes'], textOf),
    color: textOf(body['color']) || null,
    formIds: selectedIds('formsArray', request),
    tellsCustomer: fromFlag(body['isTellCustomer']),
  };
}

/** The fields of the form of an appointment; what is missing stays as it is. */
export function sentAppointment(request: RestRequest) {
  const { body } = request;
  return {
    customerId: unlessMissing(body['selectedCustomer'], (customer) => selectedId(customer) || null),
    startsAt: textOf(body['startDate']) || null,
    endsAt: textOf(body['endDate']) || null,
    onePart: {
      staffId: selectedStaffId(body['selectedStaff']),
      productIds: selectedIds('selectedProducts', request),
    },
    notes: unlessMissing(body['notes'], textOf),
    status: nameIn(STATUS_NAME, body['status']),
    flag: nameIn(FLAG_NAME, body['flag']),
    formIds: selectedIds('selectedForms', request),
    sendsForms: fromFlag(body['isSendForms']),
    tellsCustomer: fromFlag(body['isTellCustomer']),
  };
}

export const sentView = (sent: unknown): unknown => nameIn(VIEW_NAME, sent);
