import {
  RestAddBusinessDocument,
  RestGetBusinessDocument,
  RestGetOwnBusinessDocument,
  RestSearchBusinessesDocument,
  RestUpdateBusinessDocument,
  type RestGetBusinessQuery,
  type RestGetOwnBusinessQuery,
} from './documents.generated.js';
import { pageAddress } from '../../core/http/page-address.js';
import { VIEW } from './appointment-shape.js';
import { call, row, type RestRequest, type RestRow } from './route.js';
import { asksForOwn, idNumber, optionalNumber, optionalText, textOf, unlessMissing } from './shapes.js';

const setUpInput = ({ body }: RestRequest) => ({
  name: textOf(body['businessName']),
  address: textOf(body['address']),
  city: textOf(body['city']),
  state: textOf(body['state']),
  zip: textOf(body['zip']),
  phone: textOf(body['phone']),
  timeZone: optionalText(body['timeZone']),
});

const business = (
  { id, name, vanityName, timeZone, address, city, state, zip, phone }: RestGetBusinessQuery['business'],
  clientUrl: string,
) => ({
  id: idNumber(id),
  business_name: name,
  vanity_name: vanityName,
  vanity_url: vanityName && pageAddress(clientUrl, vanityName),
  address,
  city,
  state,
  zip,
  phone,
  time_zone: timeZone,
});

const ownBusiness = (
  { about, bookingInterval, version, ...facts }: RestGetOwnBusinessQuery['businessProfile'],
  clientUrl: string,
) => ({ ...business(facts, clientUrl), about, booking_interval: bookingInterval, version });

const OWN = call(RestGetOwnBusinessDocument, {
  answer: ({ businessProfile, calendarSettings, environment }) => ({
    ...ownBusiness(businessProfile, environment.clientUrl),
    booking_slots: calendarSettings.bookingSlots,
    calendar_view: VIEW[calendarSettings.calendarView],
  }),
});

const sentProfile = ({ body }: RestRequest) => ({
  name: unlessMissing(body['businessName'], textOf),
  vanityName: unlessMissing(body['vanityName'], textOf),
  address: unlessMissing(body['address'], textOf),
  city: unlessMissing(body['city'], textOf),
  state: unlessMissing(body['state'], textOf),
  zip: unlessMissing(body['zip'], textOf),
  phone: unlessMissing(body['phone'], textOf),
  about: unlessMissing(body['about'], textOf),
  bookingInterval: unlessMissing(body['bookingInterval'], optionalNumber),
  timeZone: unlessMissing(body['timeZone'], optionalText),
});

/** The current profile in a refusal of a stale write, in the shape of every other answer but for the address, which needs the server's. */
const currentProfile = (details: Record<string, unknown>): Record<string, unknown> => {
  const current = details['current'] as RestGetOwnBusinessQuery['businessProfile'] | undefined;
  return current ? { ...details, current: ownBusiness(current, '') } : details;
};

const fieldName = (field: string): string => (field === 'name' ? 'businessName' : field);

export const BUSINESS_ROWS: readonly RestRow[] = [
  row(RestAddBusinessDocument, {
    method: 'POST',
    path: '/api/business/add_business',
    errorKey: 'message',
    summary: 'Sets up the business of a verified account and signs in',
    parameters: ['businessName', 'address', 'city', 'state', 'zip', 'phone', 'token', 'tokenType', 'timeZone'],
    variables: (request) => ({ token: textOf(request.body['token']), input: setUpInput(request) }),
    fieldName,
    answer: ({ setUpBusiness: { loginToken, viewer } }) => ({
      success: true,
      message: 'Your business is set up.',
      businessID: viewer?.business && idNumber(viewer.business.id),
      loginToken,
    }),
  }),
  row(RestGetBusinessDocument, {
    method: 'GET',
    path: '/api/business/get_business',
    errorKey: 'message',
    summary: 'Public facts of a business; of their own its staff get every field',
    parameters: ['businessID'],
    choose: [{ when: asksForOwn, call: OWN }],
    variables: ({ query }) => ({ id: textOf(query['businessID']) }),
    fieldName: () => 'businessID',
    answer: ({ business: facts, businessPage, environment }) => ({
      ...business(facts, environment.clientUrl),
      about: businessPage.about,
      booking_interval: businessPage.bookingInterval,
    }),
  }),
  row(RestUpdateBusinessDocument, {
    method: 'POST',
    path: '/api/business/update_business',
    errorKey: 'errorUpdateBusiness',
    summary:
      'Save the profile; refused if version is given and stale. Answers with signPayload.loginToken where the name changed, which the token says',
    parameters: [
      'businessID',
      'businessName',
      'vanityName',
      'address',
      'city',
      'state',
      'zip',
      'phone',
      'about',
      'bookingInterval',
      'timeZone',
      'userToken',
    ],
    variables: (request) => ({
      input: sentProfile(request),
      version: optionalNumber(request.body['version']),
    }),
    fieldName,
    answer: ({ updateBusiness: { profile, loginToken } }) => ({
      success: true,
      message: 'The profile was saved',
      businessID: idNumber(profile.id),
      ...(loginToken && { signPayload: { loginToken } }),
    }),
    details: currentProfile,
  }),
  row(RestSearchBusinessesDocument, {
    method: 'POST',
    path: '/api/business/search-businesses',
    errorKey: 'message',
    summary: 'Businesses by words of their names, cities and ZIP codes, the best first, 50 at most',
    parameters: ['searchTerm'],
    variables: ({ body }) => ({ term: textOf(body['searchTerm']) }),
    fieldName: () => 'searchTerm',
    answer: ({ searchBusinesses }) =>
      searchBusinesses.items.map(({ name, vanityName, pageUrl, ...place }) => ({
        business_name: name,
        ...place,
        vanity_name: vanityName,
        vanity_url: pageUrl,
      })),
  }),
];
