import { RestAddBusinessDocument, RestGetBusinessDocument, type RestGetBusinessQuery } from './documents.generated.js';
import { row, type RestRequest, type RestRow } from './route.js';
import { idNumber, optionalText, textOf } from './shapes.js';

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
  { id, name, vanityName, timeZone, ...place }: RestGetBusinessQuery['business'],
  clientUrl: string,
) => ({
  id: idNumber(id),
  business_name: name,
  vanity_name: vanityName,
  vanity_url: vanityName && `${clientUrl}/page/${vanityName}`,
  ...place,
  time_zone: timeZone,
});

export const BUSINESS_ROWS: readonly RestRow[] = [
  row(RestAddBusinessDocument, {
    method: 'POST',
    path: '/api/business/add_business',
    errorKey: 'message',
    summary: 'Sets up the business of a verified account and signs in',
    parameters: ['businessName', 'address', 'city', 'state', 'zip', 'phone', 'token', 'tokenType', 'timeZone'],
    variables: (request) => ({ token: textOf(request.body['token']), input: setUpInput(request) }),
    fieldName: (field) => (field === 'name' ? 'businessName' : field),
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
    summary: 'Public facts of a business',
    parameters: ['businessID'],
    variables: ({ query }) => ({ id: textOf(query['businessID']) }),
    fieldName: () => 'businessID',
    answer: (data) => business(data.business, data.environment.clientUrl),
  }),
];
