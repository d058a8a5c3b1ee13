import { ACTOR_NAMES } from './actors.js';
import { REST_APPOINTMENT_MATRIX } from './rest-appointment-matrix.js';
import { REST_BOOKING_MATRIX } from './rest-booking-matrix.js';
import { REST_FORM_MATRIX } from './rest-form-matrix.js';
import { REST_STAFF_MATRIX } from './rest-staff-matrix.js';
import {
  EVERYBODY,
  FORM,
  FROM_FRONT_DESK,
  FROM_MANAGER,
  FROM_STAFF,
  NOT_THEIRS,
  type Outcome,
  type WhoMay,
} from './who-may.js';

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
  productId: string;
  categoryId: string;
  photoId: string;
  photoName: string;
  hourId: string;
  staffId: string;
  staffHourId: string;
  staffPhotoId: string;
  formId: string;
  appointmentId: string;
  formsLink: string;
  policyId: string;
  phone: string;
  /** Sealed for this business. */
  handle: string;
  freeHandle: string;
}

type Sent = Record<string, unknown>;
export interface RestCall extends WhoMay {
  /** Query of a GET, JSON of a POST; `byToken` where kiosks and phones send other things. */
  sends?: (fixture: RestFixture) => Sent;
  byToken?: (fixture: RestFixture) => Sent;
}

/** The link of a party is no credential, so its holder calls as the anonymous do. */
export const REST_ACTORS = ACTOR_NAMES.filter((name) => name !== 'link');

export const STATUS_OF: Record<Outcome, number> = {
  answered: 200,
  UNAUTHENTICATED: 401,
  INVALID_TOKEN: 401,
  FORBIDDEN: 403,
  INVALID_PLAN: 403,
  PASSWORD_NEEDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID_INPUT: 422,
  UNSUPPORTED_PDF: 422,
};

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

const PAGE_CHANGE: WhoMay = { may: FROM_MANAGER, outcome: 'INVALID_PLAN' };
const CUSTOMER_CHANGE: WhoMay = { may: FROM_FRONT_DESK, outcome: 'INVALID_PLAN' };
const CATALOGUE_CHANGE: WhoMay = { may: FROM_MANAGER, outcome: 'INVALID_PLAN' };

/** Every row of the REST mirror, by hand: a row that is missing here fails. The business in a payload is that of the fixture, whoever calls. */
export const REST_MATRIX: Record<string, RestCall> = {
  'GET /api/site/get_env': { may: EVERYBODY },
  'POST /api/site/email-token-link': {
    sends: () => ({ email: 'nobody@example.com', tokenType: 'signup' }),
    may: EVERYBODY,
  },
  'POST /api/user/check-user-verification': { sends: () => ({ email: 'nobody@example.com' }), may: EVERYBODY },
  'POST /api/user/login-user': {
    sends: () => ({ email: 'nobody@example.com', password: 'correct horse battery' }),
    may: EVERYBODY,
    outcome: 'UNAUTHENTICATED',
  },
  'POST /api/user/signup-user': { sends: () => SIGN_UP, may: EVERYBODY },
  'GET /api/user/validate-account': {
    sends: () => data({ token: 'wrong', tokenType: 'signup' }),
    may: EVERYBODY,
  },
  'POST /api/user/validate-signup-token': { sends: () => ({ token: 'wrong', type: 'signup' }), may: EVERYBODY },
  'POST /api/user/verify-password-token': {
    sends: () => ({ token: 'wrong', tokenType: 'password' }),
    may: EVERYBODY,
  },
  'POST /api/user/reset-password': {
    sends: () => ({ userID: 1, password: 'correct horse battery', password2: 'correct horse battery' }),
    may: EVERYBODY,
    outcome: 'UNAUTHENTICATED',
  },
  'POST /api/user/logout-user': { may: EVERYBODY },
  'POST /api/business/add_business': {
    sends: () => ({ ...PLACE, token: 'wrong', tokenType: 'signup' }),
    may: EVERYBODY,
    outcome: 'UNAUTHENTICATED',
  },
  'GET /api/business/get_business': { sends: (f) => ({ businessID: f.businessId }), may: EVERYBODY },
  'POST /api/business/search-businesses': { sends: () => ({ searchTerm: 'salon' }), may: EVERYBODY },
  'POST /api/business/update_business': {
    sends: (f) => ({ businessID: f.businessId, city: 'Troy' }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
  'POST /api/business/validate-business-page': {
    sends: () => ({ vanityName: 'nobodys-name' }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
  },
  'GET /api/business/get_hours': { sends: (f) => ({ businessID: f.businessId }), may: EVERYBODY },
  // The plan of the fixture has no page: visitors see no hours and policies, and who could change these is refused for that.
  'GET /api/business/get_hour': {
    sends: (f) => ({ hourID: f.hourId }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
    except: { staff: 'answered', 'front desk': 'answered', manager: 'answered', owner: 'answered' },
  },
  'POST /api/business/add_hour': {
    sends: (f) => ({ weekday: 3, start: '0900', end: '1700', businessID: f.businessId }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
  'POST /api/business/update_hour': {
    sends: (f) => ({ hourID: f.hourId, weekday: 3, start: '0900', end: '1700', businessID: f.businessId }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
  'POST /api/business/delete_hours': {
    sends: (f) => ({ hourIDArray: [f.hourId] }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
  'GET /api/business/get-business-policies': { sends: (f) => ({ businessID: f.businessId }), may: EVERYBODY },
  'GET /api/business/get-business-policy': {
    sends: (f) => ({ policyID: f.policyId }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
  },
  'POST /api/business/add-business-policies': {
    sends: (f) => ({ businessID: f.businessId, formIDArray: [f.formId] }),
    ...PAGE_CHANGE,
  },
  'POST /api/business/delete-business-policies': {
    sends: (f) => ({ businessID: f.businessId, policyIDArray: [f.policyId] }),
    ...PAGE_CHANGE,
  },
  ...REST_FORM_MATRIX,
  ...REST_APPOINTMENT_MATRIX,
  ...REST_BOOKING_MATRIX,
  'GET /api/business/get-checkinapp': { sends: (f) => ({ businessID: f.businessId }), may: EVERYBODY },
  'GET /api/business/get-checkinapp-media': { sends: (f) => ({ mediaID: f.mediaId }), may: EVERYBODY },
  'POST /api/business/update-checkinapp': {
    sends: (f) => ({ checkinapp: { header_text: 'Hi', business_id: f.businessId } }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
  // The plan of the fixture has no catalogue: visitors see none, and who could change it is refused for that.
  'GET /api/business/get_products': { sends: (f) => ({ businessID: f.businessId }), may: EVERYBODY },
  'GET /api/business/get_product': {
    sends: (f) => ({ productID: f.productId }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
    except: { staff: 'answered', 'front desk': 'answered', manager: 'answered', owner: 'answered' },
  },
  'GET /api/business/get-product-categories': { sends: (f) => ({ businessID: f.businessId }), may: EVERYBODY },
  'GET /api/business/get_customers': {
    sends: (f) => ({ businessID: f.businessId }),
    may: FROM_FRONT_DESK,
    except: NOT_THEIRS,
  },
  'GET /api/business/get-customer': {
    sends: (f) => ({ customerID: f.customerId }),
    may: FROM_FRONT_DESK,
    except: NOT_THEIRS,
  },
  'POST /api/business/delete_customers': {
    sends: (f) => ({ customerIDArray: [f.customerId] }),
    ...CUSTOMER_CHANGE,
  },
  'POST /api/business/update_customer': {
    sends: (f) => ({ customerID: f.customerId, email: 'ann@example.com' }),
    ...CUSTOMER_CHANGE,
  },
  'POST /api/business/add_product': {
    sends: (f) => ({ type: 'service', name: 'Cut', category: 'Hair', price: '20', businessID: f.businessId }),
    ...CATALOGUE_CHANGE,
  },
  'POST /api/business/update-product': {
    sends: (f) => ({ product: { id: f.productId, name: 'Cut', business_id: f.businessId } }),
    ...CATALOGUE_CHANGE,
  },
  'POST /api/business/delete_products': {
    sends: (f) => ({ productIDArray: [f.productId], businessID: f.businessId }),
    ...CATALOGUE_CHANGE,
  },
  'POST /api/business/add-product-category': {
    sends: (f) => ({ category: 'Hair', businessID: f.businessId }),
    ...CATALOGUE_CHANGE,
  },
  'POST /api/business/update-product-category': {
    sends: (f) => ({ category: { id: f.categoryId, name: 'Hair' }, businessID: f.businessId }),
    ...CATALOGUE_CHANGE,
  },
  'POST /api/business/delete-product-category': {
    sends: (f) => ({ categoryID: f.categoryId, businessID: f.businessId }),
    ...CATALOGUE_CHANGE,
  },
  'POST /api/business/remove-checkinapp-media': {
    sends: (f) => ({ businessID: f.businessId }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
  'POST /api/business/add-checkinapp-media': {
    sends: (f) => ({ userID: '1', businessID: f.businessId }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
  'POST /api/business/update-checkinapp-private-token': {
    sends: (f) => ({ businessID: f.businessId }),
    may: ['kiosk', ...FROM_FRONT_DESK],
    except: NOT_THEIRS,
  },
  'GET /api/business/authenticate-checkinapp': {
    sends: (f) => ({ checkinAppToken: f.kioskToken }),
    may: EVERYBODY,
  },
  'POST /api/business/start-phone-session': { sends: (f) => ({ publicToken: f.publicToken }), may: EVERYBODY },
  'GET /api/static/media/checkinapp/preview/{source}': {
    sends: (f) => ({ source: f.mediaName }),
    may: EVERYBODY,
  },
  // The plan of the fixture has neither catalogue nor page; test/rest/albums.test.ts has one.
  'GET /api/business/get-product-album': { sends: (f) => ({ productID: f.productId }), may: EVERYBODY },
  'GET /api/business/get-product-media': {
    sends: (f) => ({ mediaID: f.photoId }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
    except: { staff: 'answered', 'front desk': 'answered', manager: 'answered', owner: 'answered' },
  },
  'POST /api/business/update-product-media': {
    sends: (f) => ({ productMediaID: f.photoId, businessID: f.businessId, productMediaDescription: 'New' }),
    may: FROM_MANAGER,
    outcome: 'INVALID_PLAN',
    except: NOT_THEIRS,
  },
  'POST /api/business/delete-product-media': {
    sends: (f) => ({ productMediaIDArray: [f.photoId], businessID: f.businessId }),
    may: FROM_MANAGER,
    outcome: 'INVALID_PLAN',
    except: NOT_THEIRS,
  },
  'POST /api/business/set-product-media-main': {
    sends: (f) => ({ productMediaID: f.photoId, businessID: f.businessId }),
    may: FROM_MANAGER,
    outcome: 'INVALID_PLAN',
    except: NOT_THEIRS,
  },
  'POST /api/business/add-product-media': {
    sends: (f) => ({ productID: f.productId }),
    may: FROM_MANAGER,
    outcome: 'INVALID_PLAN',
  },
  'GET /api/business/get-business-album': { sends: (f) => ({ businessID: f.businessId }), may: EVERYBODY },
  'POST /api/business/delete-business-media': {
    sends: (f) => ({ businessMediaIDArray: [f.photoId], businessID: f.businessId }),
    may: FROM_MANAGER,
    outcome: 'INVALID_PLAN',
    except: NOT_THEIRS,
  },
  'POST /api/business/add-business-media': {
    sends: () => ({ userID: '1' }),
    may: FROM_MANAGER,
    outcome: 'INVALID_PLAN',
  },
  'GET /api/static/media/product/thumbnail/{file}': { sends: (f) => ({ source: f.photoName }), may: EVERYBODY },
  'GET /api/static/media/product/preview/{source}': { sends: (f) => ({ source: f.photoName }), may: EVERYBODY },
  'GET /api/static/media/business/preview/{source}': {
    sends: (f) => ({ source: f.photoName }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
  },
  ...REST_STAFF_MATRIX,
  'POST /api/business/add_checkin': {
    sends: (f) => ({ businessID: f.businessId, customerID: f.freeCustomerId, partySize: 2 }),
    byToken: (f) => ({ businessID: f.businessId, customerID: f.freeHandle, partySize: 2 }),
    may: [...FORM, ...FROM_FRONT_DESK],
    except: NOT_THEIRS,
  },
  'GET /api/business/get_checkin': {
    sends: (f) => ({ checkinID: f.checkInId }),
    may: FROM_STAFF,
    except: { ...NOT_THEIRS, kiosk: 'NOT_FOUND', phone: 'NOT_FOUND' },
  },
  'GET /api/business/get_checkins': {
    sends: () => data({ sortType: 'Today', filterType: 'checked-in' }),
    may: FROM_STAFF,
  },
  'GET /api/business/get-checkins-count': { sends: () => data({ sortType: 'Today' }), may: FROM_STAFF },
  'POST /api/business/update-checkin': {
    sends: (f) => ({ checkin: { id: f.checkInId, party_size: 3, notes: '' } }),
    may: FROM_FRONT_DESK,
    except: NOT_THEIRS,
  },
  'POST /api/business/text-checkin-notification': {
    sends: (f) => ({ checkin: { id: f.checkInId } }),
    may: FROM_FRONT_DESK,
    outcome: 'INVALID_PLAN',
  },
  'POST /api/business/call-checkin-notification': {
    sends: (f) => ({ checkin: { id: f.checkInId } }),
    may: FROM_FRONT_DESK,
    outcome: 'INVALID_PLAN',
  },
  'POST /api/business/delete_checkins': {
    sends: (f) => ({ checkinIDArray: [f.checkInId] }),
    may: FROM_FRONT_DESK,
    except: NOT_THEIRS,
  },
  'GET /api/business/get-checkin-stats': { sends: () => data({ sortType: 'Today' }), may: FROM_STAFF },
  'GET /api/business/get-checkins-history': { sends: (f) => ({ customerID: f.customerId }), may: FROM_FRONT_DESK },
  // The plan of the fixture has no feedback and no texts: who could, is refused for that (403 too); test/rest/feedback.test.ts has the plan.
  'POST /api/business/text-checkin-feedback-invitation': {
    sends: (f) => ({ checkin: { id: f.checkInId } }),
    may: FROM_FRONT_DESK,
    outcome: 'INVALID_PLAN',
  },
  'POST /api/business/update-checkin-rating': {
    sends: (f) => ({ checkin: { public_id: f.publicId, rating: 5 } }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
  'POST /api/business/compare-valid-plan': {
    sends: () => ({ action: 'HANDLE_CALL_UP_STATUS' }),
    may: FROM_STAFF,
    outcome: 'INVALID_PLAN',
  },
  'GET /api/business/get-checkin-overview': { sends: (f) => data({ public_id: f.publicId }), may: EVERYBODY },
  'POST /api/business/leave-checkin': { sends: (f) => ({ checkin: { public_id: f.publicId } }), may: EVERYBODY },
  'POST /api/business/verify-person': {
    sends: (f) => ({ businessID: f.businessId, dialCode: '1', phone: f.phone }),
    may: [...FORM, ...FROM_FRONT_DESK],
    except: NOT_THEIRS,
  },
  'POST /api/business/add_person': {
    sends: (f) => ({ businessID: f.businessId, firstName: 'New', lastName: 'Person', phone: f.phone }),
    may: [...FORM, ...FROM_FRONT_DESK],
    except: NOT_THEIRS,
  },
  'POST /api/business/add-customer': {
    sends: (f) => ({ businessID: f.businessId, customerID: f.handle }),
    may: [...FORM, ...FROM_FRONT_DESK],
    except: NOT_THEIRS,
  },
  'POST /api/business/verify-customer': {
    sends: (f) => ({ businessID: f.businessId, person: { customerID: f.handle } }),
    may: [...FORM, ...FROM_FRONT_DESK],
    except: NOT_THEIRS,
  },
};
