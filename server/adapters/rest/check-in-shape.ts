import type { CheckInStatus, RestCheckInEntryFragment, RestReceiptFragment } from './documents.generated.js';
import { businessOf, epochSeconds, flag, idNumber } from './shapes.js';

/** Statuses by their names in the mirror. */
export const STATUS: Record<CheckInStatus, string> = {
  CHECKED_IN: 'checked-in',
  READY: 'ready',
  SEATED: 'seated',
  CANCELED: 'canceled',
};

export const selectedProduct = ({ id, name }: RestCheckInEntryFragment['selectedProducts'][number]) => ({
  id: idNumber(id),
  name,
});

const selectedStaff = ({ id, firstName, lastName, color }: NonNullable<RestCheckInEntryFragment['staff']>) => ({
  id: idNumber(id),
  first_name: firstName,
  last_name: lastName,
  color,
});

/** In a refusal without what is read apart: the form. */
export function checkIn(entry: RestCheckInEntryFragment): object {
  const { customer } = entry;
  return {
    id: idNumber(entry.id),
    public_id: entry.publicId,
    business_id: businessOf(entry.id),
    customer_id: idNumber(customer.id),
    form_id: entry.formId && idNumber(entry.formId),
    version: entry.version,
    status: STATUS[entry.status],
    party_size: entry.partySize,
    temperature: entry.temperature,
    notes: entry.notes,
    selectedProducts: entry.selectedProducts.map(selectedProduct),
    staff_id: entry.staff && idNumber(entry.staff.id),
    selectedStaff: entry.staff && selectedStaff(entry.staff),
    staff_first_name: entry.staff?.firstName ?? null,
    staff_last_name: entry.staff?.lastName ?? null,
    staff_asked: flag(entry.askedForStaff),
    position: entry.position,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    email: customer.email,
    selectedCustomer: { first_name: customer.firstName, last_name: customer.lastName },
    is_new_customer: flag(entry.isNewCustomer),
    language: entry.language,
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

/** The current check-in in a refusal of a stale write or second check-in, in the shape of every other answer. */
export const currentEntry = (details: Record<string, unknown>): Record<string, unknown> => {
  const current = details['current'] as RestCheckInEntryFragment | undefined;
  return current ? { ...details, current: checkIn(current) } : details;
};

export const receipt = (entry: RestReceiptFragment) => ({
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
