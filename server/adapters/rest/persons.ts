import type { RestRequest, RestRow } from './route.js';
import { fromFlag, idNumber, optionalNumber, optionalText } from './shapes.js';

const MATCH = 'handle firstName lastInitial isCustomer customerId';

interface MatchData {
  handle: string;
  firstName: string;
  lastInitial: string;
  isCustomer: boolean;
  customerId: string | null;
}

/** customerID and id are the handle that the other calls take; customer_id is for the staff, of their own customer. */
const person = ({ handle, firstName, lastInitial, isCustomer, customerId }: MatchData) => ({
  id: handle,
  customerID: handle,
  first_name: firstName,
  last_name: lastInitial,
  is_customer: isCustomer ? 1 : 0,
  customer_id: customerId === null ? null : idNumber(customerId),
});

/** What the forms for a new person and a new customer send. */
const registration = ({ body }: RestRequest) => ({
  firstName: String(body['firstName'] ?? ''),
  lastName: String(body['lastName'] ?? ''),
  phone: String(body['phone'] ?? ''),
  dialCode: String(body['dialCode'] ?? '1'),
  email: optionalText(body['email']),
  emailRequired: fromFlag(body['isEmailRequired']) ?? false,
});

/** The handle of a person, however the older clients carry it. */
function handleOf({ body }: RestRequest): string | null {
  const sent = body['person'] as Record<string, unknown> | string | undefined;
  return optionalText(
    body['customerID'] ?? (typeof sent === 'object' && sent !== null ? (sent['customerID'] ?? sent['id']) : sent),
  );
}

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
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/verify-person',
    errorKey: 'errorVerifyPerson',
    summary: 'Persons known by a phone, masked',
    parameters: ['businessID', 'dialCode', 'phone'],
    document: `query RestVerifyPerson($phone: String!, $dialCode: String!) { persons(phone: $phone, dialCode: $dialCode) { ${MATCH} } }`,
    variables: ({ body }) => ({ phone: String(body['phone'] ?? ''), dialCode: String(body['dialCode'] ?? '1') }),
    answer: ({ persons }: { persons: MatchData[] }, { body }) => ({
      persons: persons.map(person),
      props: { businessID: body['businessID'] ?? null },
    }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/add_person',
    errorKey: 'errorNewCustomer',
    summary: 'Make a person known',
    parameters: REGISTRATION,
    document: `mutation RestAddPerson($input: AddPersonInput!) { addPerson(input: $input) { ${MATCH} } }`,
    variables: (request) => ({ input: registration(request) }),
    answer: ({ addPerson }: { addPerson: MatchData }) => person(addPerson),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/add-customer',
    errorKey: 'errorNewCustomer',
    summary: 'Make a person a customer: by name and phone, or by customerID',
    parameters: [...REGISTRATION, 'customerID'],
    document: `mutation RestAddCustomer($input: AddCustomerInput!) { addCustomer(input: $input) { ${MATCH} } }`,
    variables: (request) => ({
      input: {
        ...registration(request),
        handle: handleOf(request),
        birthMonth: optionalNumber(request.body['birthMonth']),
        birthDay: optionalNumber(request.body['birthDay']),
        birthYear: optionalNumber(request.body['birthYear']),
      },
    }),
    answer: ({ addCustomer }: { addCustomer: MatchData }) => ({ customer: person(addCustomer) }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/verify-customer',
    errorKey: 'message',
    summary: 'Whether the chosen person is a customer already',
    parameters: ['businessID', 'person'],
    document: `query RestVerifyCustomer($handle: String!) { verifyCustomer(handle: $handle) { verified customer { ${MATCH} } person { ${MATCH} } } }`,
    variables: (request) => ({ handle: handleOf(request) ?? '' }),
    answer: ({
      verifyCustomer: { verified, customer, person: chosen },
    }: {
      verifyCustomer: { verified: boolean; customer: MatchData | null; person: MatchData };
    }) => ({ verified, customer: customer && person(customer), person: person(chosen) }),
  },
];
