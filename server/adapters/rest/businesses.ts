import type { RestRequest, RestRow } from './route.js';
import { idNumber, optionalText } from './shapes.js';

interface BusinessData {
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  vanityName: string | null;
  timeZone: string;
}

const text = (value: unknown): string => optionalText(value) ?? '';

const setUpInput = ({ body }: RestRequest) => ({
  name: text(body['businessName']),
  address: text(body['address']),
  city: text(body['city']),
  state: text(body['state']),
  zip: text(body['zip']),
  phone: text(body['phone']),
  timeZone: optionalText(body['timeZone']),
});

const business = ({ id, name, vanityName, timeZone, ...place }: BusinessData, clientUrl: string) => ({
  id: idNumber(id),
  business_name: name,
  vanity_name: vanityName,
  vanity_url: vanityName && `${clientUrl}/page/${vanityName}`,
  ...place,
  time_zone: timeZone,
});

export const BUSINESS_ROWS: readonly RestRow[] = [
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/add_business',
    errorKey: 'message',
    summary: 'Sets up the business of a verified account and signs in',
    parameters: ['businessName', 'address', 'city', 'state', 'zip', 'phone', 'token', 'tokenType', 'timeZone'],
    document:
      'mutation RestAddBusiness($token: String!, $input: SetUpBusinessInput!) { setUpBusiness(token: $token, input: $input) { loginToken viewer { business { id } } } }',
    variables: (request) => ({ token: text(request.body['token']), input: setUpInput(request) }),
    answer: ({ setUpBusiness }: { setUpBusiness: { loginToken: string; viewer: { business: { id: string } } } }) => ({
      success: true,
      message: 'Your business is set up.',
      businessID: idNumber(setUpBusiness.viewer.business.id),
      loginToken: setUpBusiness.loginToken,
    }),
  },
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/business/get_business',
    errorKey: 'message',
    summary: 'A business, as everybody may know it',
    parameters: ['businessID'],
    document:
      'query RestGetBusiness($id: ID!) { business(businessId: $id) { id name address city state zip phone vanityName timeZone } environment { clientUrl } }',
    variables: ({ query }) => ({ id: text(query['businessID']) }),
    answer: (data: { business: BusinessData; environment: { clientUrl: string } }) =>
      business(data.business, data.environment.clientUrl),
  },
];
