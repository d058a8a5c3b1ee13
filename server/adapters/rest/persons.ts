import {
  RestAddCustomerDocument,
  RestAddPersonDocument,
  RestVerifyCustomerDocument,
  RestVerifyPersonDocument,
  type RestPersonFragment,
} from './documents.generated.js';
import { row, type RestRequest, type RestRow } from './route.js';
import { flag, fromFlag, idNumber, optionalNumber, optionalText, textOf } from './shapes.js';

/** customerID and id are the handle for the other calls; customer_id and the whole last_name are for staff, of their own customers. */
const person = ({ handle, firstName, lastInitial, lastName, isCustomer, customerId }: RestPersonFragment) => ({
  id: handle,
  customerID: handle,
  first_name: firstName,
  last_name: lastName ?? lastInitial,
  is_customer: flag(isCustomer),
  customer_id: customerId === null ? null : idNumber(customerId),
});

/** Input of the forms for a new person and a new customer. */
const registration = ({ body }: RestRequest) => ({
  firstName: textOf(body['firstName']),
  lastName: textOf(body['lastName']),
  phone: textOf(body['phone']),
  dialCode: textOf(body['dialCode'] ?? '1'),
  email: optionalText(body['email']),
  emailRequired: fromFlag(body['isEmailRequired']) ?? false,
});

/** The handle of a person, from any of the older clients' fields. */
function handleOf({ body }: RestRequest): unknown {
  const input = body['person'] as Record<string, unknown> | string | undefined;
  return optionalText(
    body['customerID'] ?? (typeof input === 'object' && input !== null ? (input['customerID'] ?? input['id']) : input),
  );
}

const PERSON_FIELDS: Record<string, string> = { handle: 'customerID', emailRequired: 'isEmailRequired' };

const REGISTRATION = [
  'firstName',
  'lastName',
  'dialCode',
  'phone',
  'email',
  'birthMonth',
  'birthDay',
  'birthYear',
  'isEmailRequired',
  'businessID',
];

export const PERSON_ROWS: readonly RestRow[] = [
  row(RestVerifyPersonDocument, {
    method: 'POST',
    path: '/api/business/verify-person',
    errorKey: 'errorVerifyPerson',
    summary: 'Persons with a phone, masked',
    parameters: ['businessID', 'dialCode', 'phone'],
    variables: ({ body }) => ({ phone: textOf(body['phone']), dialCode: textOf(body['dialCode'] ?? '1') }),
    answer: ({ persons }, { body }) => ({
      persons: persons.map(person),
      props: { businessID: body['businessID'] ?? null },
    }),
  }),
  row(RestAddPersonDocument, {
    method: 'POST',
    path: '/api/business/add_person',
    errorKey: 'errorNewCustomer',
    summary: 'Add a person',
    parameters: REGISTRATION,
    variables: (request) => ({ input: registration(request) }),
    fieldName: (field) => PERSON_FIELDS[field] ?? field,
    answer: ({ addPerson }) => person(addPerson),
  }),
  row(RestAddCustomerDocument, {
    method: 'POST',
    path: '/api/business/add-customer',
    errorKey: 'errorNewCustomer',
    summary: 'Make a person a customer: by name and phone, or by customerID',
    parameters: [...REGISTRATION, 'customerID'],
    variables: (request) => ({
      input: {
        ...registration(request),
        handle: handleOf(request),
        birthMonth: optionalNumber(request.body['birthMonth']),
        birthDay: optionalNumber(request.body['birthDay']),
        birthYear: optionalNumber(request.body['birthYear']),
      },
    }),
    fieldName: (field) => PERSON_FIELDS[field] ?? field,
    answer: ({ addCustomer }) => ({ customer: person(addCustomer) }),
  }),
  row(RestVerifyCustomerDocument, {
    method: 'POST',
    path: '/api/business/verify-customer',
    errorKey: 'message',
    summary: 'Whether the chosen person is a customer already',
    parameters: ['businessID', 'person'],
    variables: (request) => ({ handle: handleOf(request) ?? '' }),
    fieldName: () => 'person',
    answer: ({ verifyCustomer: { verified, customer, person: match } }) => ({
      verified,
      customer: customer && person(customer),
      person: person(match),
    }),
  }),
];
