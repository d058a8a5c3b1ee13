import {
  RestDeleteCustomersDocument,
  RestGetCustomerDocument,
  RestGetCustomersDocument,
  RestUpdateCustomerDocument,
  type RestCustomerFragment,
} from './documents.generated.js';
import { row, type RestRow } from './route.js';
import { flag, fromFlag, idNumber, idsUnder, optionalNumber, optionalText, textOf, unlessMissing } from './shapes.js';

/** All that one may search by, in one text. */
const searchFields = ({ firstName, lastName, phone, email }: RestCustomerFragment): string =>
  [firstName, lastName, phone, email].filter(Boolean).join(' ');

const customer = (it: RestCustomerFragment) => ({
  id: idNumber(it.id),
  first_name: it.firstName,
  last_name: it.lastName,
  phone: it.phone,
  email: it.email,
  month: it.birthMonth,
  day: it.birthDay,
  year: it.birthYear,
  offer_disabled: flag(it.offerDisabled),
  birthday_disabled: flag(it.birthdayDisabled),
  search_fields: searchFields(it),
  version: it.version,
  archived: flag(it.archivedAt !== null),
});

const FIELDS: Record<string, string | undefined> = {
  first: 'pageSize',
  ids: 'customerIDArray',
  id: 'customerID',
  birthMonth: 'month',
  birthDay: 'day',
};
const fieldName = (field: string): string => FIELDS[field] ?? field;

/** The customer as they are now, of a stale save. */
const currentCustomer = (details: Record<string, unknown>): Record<string, unknown> => {
  const current = details['current'] as RestCustomerFragment | undefined;
  return current ? { ...details, current: customer(current) } : details;
};

export const CUSTOMER_ROWS: readonly RestRow[] = [
  row(RestGetCustomersDocument, {
    method: 'GET',
    path: '/api/business/get_customers',
    errorKey: 'message',
    summary: 'Customers by name: at most 5,000, or pageSize, after skip',
    parameters: ['businessID', 'pageSize', 'skip', 'search', 'birthMonth', 'birthYear'],
    variables: ({ query }) => ({
      search: optionalText(query['search']),
      birthMonth: optionalNumber(query['birthMonth']),
      birthYear: optionalNumber(query['birthYear']),
      first: optionalNumber(query['pageSize']) ?? 5000,
      skip: optionalNumber(query['skip']) ?? 0,
    }),
    fieldName: (field) => (field === 'first' ? 'pageSize' : field),
    answer: ({ customers }) => customers.items.map(customer),
  }),
  row(RestGetCustomerDocument, {
    method: 'GET',
    path: '/api/business/get-customer',
    errorKey: 'message',
    summary: 'A customer who is on the list, with their counts',
    parameters: ['customerID'],
    variables: ({ query }) => ({ id: textOf(query['customerID']) }),
    fieldName,
    answer: (data) => ({
      ...customer(data.customer),
      totalCheckins: data.customerProfile.totalCheckIns,
      totalConfirmBookings: data.customerProfile.totalConfirmBookings,
      totalCanceledBookings: data.customerProfile.totalCanceledBookings,
      totalNoShowBookings: data.customerProfile.totalNoShowBookings,
    }),
  }),
  row(RestDeleteCustomersDocument, {
    method: 'POST',
    path: '/api/business/delete_customers',
    errorKey: 'message',
    summary: 'Archive customers, all or none',
    parameters: ['customerIDArray'],
    variables: (request) => ({ ids: idsUnder('customerIDArray', request) }),
    fieldName,
    answer: ({ archiveCustomers: { ids } }) => ({
      success: true,
      message: `Archived: ${ids.length}`,
      customerIDArray: ids.map(idNumber),
    }),
  }),
  row(RestUpdateCustomerDocument, {
    method: 'POST',
    path: '/api/business/update_customer',
    errorKey: 'message',
    summary: 'Save the e-mail address and consents of a customer; refused if version is given and stale',
    parameters: [
      'customerID',
      'firstName',
      'lastName',
      'email',
      'phone',
      'month',
      'day',
      'offerDisabled',
      'birthdayDisabled',
      'version',
    ],
    variables: ({ body }) => ({
      id: textOf(body['customerID']),
      version: optionalNumber(body['version']),
      input: {
        firstName: optionalText(body['firstName']),
        lastName: optionalText(body['lastName']),
        phone: optionalText(body['phone']),
        email: unlessMissing(body['email'], textOf),
        birthMonth: optionalNumber(body['month']),
        birthDay: optionalNumber(body['day']),
        offerDisabled: fromFlag(body['offerDisabled']),
        birthdayDisabled: fromFlag(body['birthdayDisabled']),
      },
    }),
    fieldName,
    answer: ({ updateCustomer }) => ({ success: true, message: 'Saved', ...customer(updateCustomer) }),
    details: currentCustomer,
  }),
];
