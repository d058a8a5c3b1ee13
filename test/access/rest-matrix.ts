import type { ActorName } from './actors.js';

/** What the calls are made with: one business, its customer who waits, and one who does not. */
export interface RestFixture {
  businessId: string;
  checkInId: string;
  publicId: string;
  customerId: string;
  freeCustomerId: string;
  publicToken: string;
  kioskToken: string;
  mediaId: string;
  mediaName: string;
  phone: string;
  /** Sealed for this business. */
  handle: string;
  freeHandle: string;
}

type Sent = Record<string, unknown>;
interface RestCall {
  /** Query of a GET, JSON of a POST; `byToken` where kiosks and phones send other things. */
  sends?: (fixture: RestFixture) => Sent;
  byToken?: (fixture: RestFixture) => Sent;
  /** One sign per actor, in the order of REST_ACTORS. */
  expected: string;
}

export const REST_ACTORS = [
  'anonymous',
  'kiosk',
  'phone',
  'staff',
  'front desk',
  'manager',
  'owner',
  'other owner',
  'expired',
] as const satisfies readonly ActorName[];

/** + answered, U not signed in (401), F forbidden (403), N not found (404), C conflict (409), I invalid (422). */
export const STATUS_OF: Record<string, number> = { '+': 200, U: 401, F: 403, N: 404, C: 409, I: 422 };

const data = (value: Sent) => ({ data: JSON.stringify(value) });
const SIGN_UP = {
  firstName: 'New',
  lastName: 'Owner',
  email: 'new@example.com',
  phone: '5185550111',
  password: 'correct horse battery',
};
const PLACE = {
  businessName: 'New',
  address: '1 Main St',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  phone: '5185550111',
};

/** Every row of the REST mirror, by hand: a row that is missing here fails. The business in a payload is that of the fixture, whoever calls. */
export const REST_MATRIX: Record<string, RestCall> = {
  //                                                                                                               a k p s f m o x e
  'GET /api/site/get_env': { expected: '+++++++++' },
  'POST /api/site/email-token-link': {
    sends: () => ({ email: 'nobody@example.com', tokenType: 'signup' }),
    expected: '+++++++++',
  },
  'POST /api/user/check-user-verification': { sends: () => ({ email: 'nobody@example.com' }), expected: '+++++++++' },
  'POST /api/user/login-user': {
    sends: () => ({ email: 'nobody@example.com', password: 'correct horse battery' }),
    expected: 'UUUUUUUUU',
  },
  'POST /api/user/signup-user': { sends: () => SIGN_UP, expected: '+++++++++' },
  'GET /api/user/validate-account': {
    sends: () => data({ token: 'wrong', tokenType: 'signup' }),
    expected: '+++++++++',
  },
  'POST /api/user/validate-signup-token': { sends: () => ({ token: 'wrong', type: 'signup' }), expected: '+++++++++' },
  'POST /api/user/verify-password-token': {
    sends: () => ({ token: 'wrong', tokenType: 'password' }),
    expected: '+++++++++',
  },
  'POST /api/user/reset-password': {
    sends: () => ({ userID: 1, password: 'correct horse battery', password2: 'correct horse battery' }),
    expected: 'UUUUUUUUU',
  },
  'POST /api/user/logout-user': { expected: '+++++++++' },
  'POST /api/business/add_business': {
    sends: () => ({ ...PLACE, token: 'wrong', tokenType: 'signup' }),
    expected: 'UUUUUUUUU',
  },
  'GET /api/business/get_business': { sends: (f) => ({ businessID: f.businessId }), expected: '+++++++++' },
  //                                                                                                               a k p s f m o x e
  'GET /api/business/get-checkinapp': { sends: (f) => ({ businessID: f.businessId }), expected: '+++++++++' },
  'GET /api/business/get-checkinapp-media': { sends: (f) => ({ mediaID: f.mediaId }), expected: '+++++++++' },
  'POST /api/business/update-checkinapp': {
    sends: (f) => ({ checkinapp: { header_text: 'Hi', business_id: f.businessId } }),
    expected: 'UFFFF+++U',
  },
  'POST /api/business/remove-checkinapp-media': { sends: (f) => ({ businessID: f.businessId }), expected: 'UFFFF++NU' },
  'POST /api/business/add-checkinapp-media': {
    sends: (f) => ({ userID: '1', businessID: f.businessId }),
    expected: 'UFFFF++NU',
  },
  'POST /api/business/update-checkinapp-private-token': {
    sends: (f) => ({ businessID: f.businessId }),
    expected: 'U+FF+++NU',
  },
  'GET /api/business/authenticate-checkinapp': {
    sends: (f) => ({ checkinAppToken: f.kioskToken }),
    expected: '+++++++++',
  },
  'POST /api/business/start-phone-session': { sends: (f) => ({ publicToken: f.publicToken }), expected: '+++++++++' },
  'GET /api/static/media/checkinapp/preview/{source}': {
    sends: (f) => ({ source: f.mediaName }),
    expected: '+++++++++',
  },
  //                                                                                                               a k p s f m o x e
  'POST /api/business/add_checkin': {
    sends: (f) => ({ businessID: f.businessId, customerID: f.freeCustomerId, partySize: 2 }),
    byToken: (f) => ({ businessID: f.businessId, customerID: f.freeHandle, partySize: 2 }),
    expected: 'U++F+++NU',
  },
  'GET /api/business/get_checkin': { sends: (f) => ({ checkinID: f.checkInId }), expected: 'UNN++++NU' },
  'GET /api/business/get_checkins': {
    sends: () => data({ sortType: 'Today', filterType: 'checked-in' }),
    expected: 'UFF+++++U',
  },
  'GET /api/business/get-checkins-count': { sends: () => data({ sortType: 'Today' }), expected: 'UFF+++++U' },
  'POST /api/business/update-checkin': {
    sends: (f) => ({ checkin: { id: f.checkInId, party_size: 3, notes: '' } }),
    expected: 'UFFF+++NU',
  },
  'POST /api/business/text-checkin-notification': {
    sends: (f) => ({ checkin: { id: f.checkInId } }),
    expected: 'UFFFFFFFU',
  },
  'POST /api/business/call-checkin-notification': {
    sends: (f) => ({ checkin: { id: f.checkInId } }),
    expected: 'UFFFFFFFU',
  },
  'POST /api/business/delete_checkins': { sends: (f) => ({ checkinIDArray: [f.checkInId] }), expected: 'UFFF+++NU' },
  'GET /api/business/get-checkin-stats': { sends: () => data({ sortType: 'Today' }), expected: 'UFF+++++U' },
  'GET /api/business/get-checkins-history': { sends: (f) => ({ customerID: f.customerId }), expected: 'UFFF++++U' },
  // The plan of the fixture has no feedback and no texts: who could, is refused for that (403 too); test/rest/feedback.test.ts has the plan.
  'POST /api/business/text-checkin-feedback-invitation': {
    sends: (f) => ({ checkin: { id: f.checkInId } }),
    expected: 'UFFFFFFFU',
  },
  'POST /api/business/update-checkin-rating': {
    sends: (f) => ({ checkin: { public_id: f.publicId, rating: 5 } }),
    expected: 'FFFFFFFFF',
  },
  'POST /api/business/compare-valid-plan': {
    sends: () => ({ action: 'HANDLE_CALL_UP_STATUS' }),
    expected: 'UFFFFFFFU',
  },
  'GET /api/business/get-checkin-overview': { sends: (f) => data({ public_id: f.publicId }), expected: '+++++++++' },
  'POST /api/business/leave-checkin': { sends: (f) => ({ checkin: { public_id: f.publicId } }), expected: '+++++++++' },
  //                                                                                                               a k p s f m o x e
  'POST /api/business/verify-person': {
    sends: (f) => ({ businessID: f.businessId, dialCode: '1', phone: f.phone }),
    expected: 'U++F+++NU',
  },
  'POST /api/business/add_person': {
    sends: (f) => ({ businessID: f.businessId, firstName: 'New', lastName: 'Person', phone: f.phone }),
    expected: 'U++F+++NU',
  },
  'POST /api/business/add-customer': {
    sends: (f) => ({ businessID: f.businessId, customerID: f.handle }),
    expected: 'U++F+++NU',
  },
  'POST /api/business/verify-customer': {
    sends: (f) => ({ businessID: f.businessId, person: { customerID: f.handle } }),
    expected: 'U++F+++NU',
  },
};
