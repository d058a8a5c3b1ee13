import type { AppointmentFixture } from './appointment-fixture.js';
import { APPOINTMENT_MUTATIONS, APPOINTMENT_QUERIES } from './appointment-matrix.js';
import { CATALOGUE_CHANGE, CATALOGUE_MUTATIONS } from './catalogue-matrix.js';
import { FORM_MUTATIONS, FORM_QUERIES } from './form-matrix.js';
import { OWN_DATA_MUTATIONS, OWN_DATA_QUERIES } from './own-data-matrix.js';
import { SIGNATURE_MUTATIONS, SIGNATURE_QUERIES } from './signature-matrix.js';
import { STAFF_MUTATIONS, STAFF_QUERIES } from './staff-matrix.js';
import { BOOKING_MUTATIONS, BOOKING_QUERIES } from './booking-matrix.js';
import { EVERYBODY, FORM, FROM_FRONT_DESK, FROM_MANAGER, FROM_STAFF, NOT_THEIRS, type WhoMay } from './who-may.js';

/** What a call is made with: ids and tokens of one business that was made for it. */
export interface Fixture extends AppointmentFixture {
  businessId: string;
  checkInId: string;
  deletedId: string;
  publicId: string;
  customerId: string;
  deviceId: string;
  publicToken: string;
  /** Handles are sealed for one business: the caller's own look-up made it. */
  handle: string;
  kioskToken: string;
  monitorToken: string;
  mediaId: string;
  /** An item with a photo, and a photo that was removed from it. */
  productId: string;
  categoryId: string;
  photoId: string;
  removedPhotoId: string;
  hourId: string;
  exceptionId: string;
  staffId: string;
  staffHourId: string;
  staffExceptionId: string;
  staffPhotoId: string;
  /** The token of an open invitation. */
  invitationToken: string;
  formId: string;
  policyId: string;
  signatureId: string;
  version: number;
  phone: string;
  /** The link of the customer to their own data. */
  ownToken: string;
  /** A link by which a customer signs forms, and its request. */
  signToken: string;
  formRequestId: string;
}

export interface Row extends WhoMay {
  args?: (fixture: Fixture) => Record<string, unknown>;
}

const NOT_SIGNED_IN: WhoMay['except'] = { kiosk: 'UNAUTHENTICATED', phone: 'UNAUTHENTICATED' };
const PAGE_CHANGE: WhoMay = { may: FROM_MANAGER, outcome: 'INVALID_PLAN' };
const CUSTOMER_CHANGE: WhoMay = { may: FROM_FRONT_DESK, outcome: 'INVALID_PLAN' };
const CUSTOMER_IMPORT: WhoMay = { may: FROM_MANAGER, outcome: 'INVALID_PLAN' };

/** Every root field of the schema: a field without a row fails the test. */
export const MATRIX: Record<'query' | 'mutation' | 'subscription', Record<string, Row>> = {
  query: {
    environment: { may: EVERYBODY },
    viewer: { may: EVERYBODY },
    business: { args: (f) => ({ businessId: f.businessId }), may: EVERYBODY },
    publicCheckInApp: { args: (f) => ({ businessId: f.businessId }), may: EVERYBODY },
    placeInLine: { args: (f) => ({ publicId: f.publicId }), may: EVERYBODY },
    monitor: { args: (f) => ({ token: f.monitorToken }), may: EVERYBODY },
    checkInApp: { may: FROM_STAFF },
    firstSteps: { may: FROM_STAFF },
    kioskDevices: { may: FROM_FRONT_DESK },
    checkInPoster: { may: FROM_STAFF },
    kiosk: { may: FORM },
    offeredStaff: { may: FORM },
    waitingForStaff: { args: (f) => ({ staffId: f.staffId }), may: FROM_STAFF },
    checkInReceipt: { args: (f) => ({ id: f.checkInId }), may: FORM, outcome: 'NOT_FOUND' },
    persons: { args: (f) => ({ phone: f.phone }), may: [...FORM, ...FROM_FRONT_DESK] },
    queue: { may: FROM_STAFF },
    messagePreview: {
      args: (f) => ({ id: f.checkInId, about: 'CALL_UP' }),
      may: FROM_FRONT_DESK,
      outcome: 'INVALID_PLAN',
    },
    textAllowance: { may: FROM_STAFF },
    queueCounts: { may: FROM_STAFF },
    locations: { may: FROM_STAFF },
    queueNews: { may: FROM_STAFF },
    checkIn: { args: (f) => ({ id: f.checkInId }), may: FROM_STAFF, except: NOT_THEIRS },
    checkInActivity: { args: (f) => ({ id: f.checkInId }), may: FROM_STAFF, except: NOT_THEIRS },
    checkInStatistics: {
      args: () => ({ from: '2026-06-01', to: '2026-06-14' }),
      may: FROM_MANAGER,
      outcome: 'INVALID_PLAN',
    },
    staffStatistics: { may: FROM_MANAGER, outcome: 'INVALID_PLAN' },
    customerCheckIns: { args: (f) => ({ customerId: f.customerId }), may: FROM_FRONT_DESK },
    kioskOfToken: { args: (f) => ({ token: f.kioskToken }), may: EVERYBODY },
    publicMedia: { args: (f) => ({ businessId: f.businessId, id: f.mediaId }), may: EVERYBODY },
    customerProfile: { args: (f) => ({ id: f.customerId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
    customers: { may: FROM_FRONT_DESK },
    customerLetters: { may: FROM_FRONT_DESK },
    customerTags: { may: FROM_FRONT_DESK },
    matchCustomers: {
      args: (f) => ({ rows: [{ row: 2, firstName: 'Ann', lastName: 'Lee', phone: f.phone }] }),
      ...CUSTOMER_IMPORT,
    },
    customer: { args: (f) => ({ id: f.customerId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
    ...OWN_DATA_QUERIES,
    ...APPOINTMENT_QUERIES,
    ...FORM_QUERIES,
    customerMerges: { args: (f) => ({ id: f.customerId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
    customerTimeline: { args: (f) => ({ id: f.customerId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
    similarCustomers: { args: (f) => ({ id: f.customerId }), may: FROM_MANAGER, outcome: 'INVALID_PLAN' },
    customerImports: CUSTOMER_IMPORT,
    productImports: CATALOGUE_CHANGE,
    products: { may: FROM_STAFF },
    product: { args: (f) => ({ id: f.productId }), may: FROM_STAFF, except: NOT_THEIRS },
    productCategories: { may: FROM_STAFF },
    publicCatalogue: { args: (f) => ({ businessId: f.businessId }), may: EVERYBODY },
    publicProduct: {
      args: (f) => ({ businessId: f.businessId, id: f.productId }),
      may: EVERYBODY,
      outcome: 'NOT_FOUND',
    },
    publicProductCategories: { args: (f) => ({ businessId: f.businessId }), may: EVERYBODY },
    openingHours: { may: FROM_STAFF },
    usHolidays: { args: () => ({ year: 2026 }), may: FROM_STAFF },
    publicHours: { args: (f) => ({ businessId: f.businessId }), may: EVERYBODY },
    publicHour: { args: (f) => ({ businessId: f.businessId, id: f.hourId }), may: EVERYBODY, outcome: 'NOT_FOUND' },
    findBusinessPage: { args: () => ({ vanityName: 'nobodys-name' }), may: EVERYBODY, outcome: 'NOT_FOUND' },
    searchBusinesses: { args: () => ({ term: 'salon' }), may: EVERYBODY },
    businessProfile: { may: FROM_STAFF },
    suggestVanityNames: { may: FROM_STAFF },
    pageSettings: { may: FROM_STAFF },
    openingPart: { args: (f) => ({ id: f.hourId }), may: FROM_STAFF, except: NOT_THEIRS },
    policies: { may: FROM_STAFF },
    businessPage: { args: (f) => ({ businessId: f.businessId }), may: EVERYBODY },
    publicPolicies: { args: (f) => ({ businessId: f.businessId }), may: EVERYBODY },
    publicPolicy: {
      args: (f) => ({ businessId: f.businessId, id: f.policyId }),
      may: EVERYBODY,
      outcome: 'NOT_FOUND',
    },
    plans: { may: EVERYBODY },
    ...BOOKING_QUERIES,
    productAlbum: { args: (f) => ({ productId: f.productId }), may: FROM_STAFF, except: NOT_THEIRS },
    businessAlbum: { may: FROM_STAFF },
    productMedia: { args: (f) => ({ id: f.photoId }), may: FROM_STAFF, except: NOT_THEIRS },
    publicProductAlbum: {
      args: (f) => ({ businessId: f.businessId, productId: f.productId }),
      may: EVERYBODY,
    },
    publicBusinessAlbum: { args: (f) => ({ businessId: f.businessId }), may: EVERYBODY },
    publicProductMedia: {
      args: (f) => ({ businessId: f.businessId, id: f.photoId }),
      may: EVERYBODY,
      outcome: 'NOT_FOUND',
    },
    ...SIGNATURE_QUERIES,
    ...STAFF_QUERIES,
    verifyCustomer: {
      args: (f) => ({ handle: f.handle }),
      may: [...FORM, ...FROM_FRONT_DESK],
      except: { 'other owner': 'INVALID_INPUT' },
    },
  },
  mutation: {
    addCheckIn: {
      args: (f) => ({ input: { customerId: f.customerId } }),
      may: FROM_FRONT_DESK,
      outcome: 'CONFLICT',
      except: NOT_THEIRS,
    },
    setCheckInStatus: {
      args: (f) => ({ id: f.checkInId, status: 'READY', version: f.version }),
      may: FROM_STAFF,
      except: NOT_THEIRS,
    },
    updateCheckIn: {
      args: (f) => ({ id: f.checkInId, version: f.version, input: { partySize: 2 } }),
      may: FROM_FRONT_DESK,
      except: NOT_THEIRS,
    },
    callUp: {
      args: (f) => ({ id: f.checkInId, channel: 'TEXT', version: f.version }),
      may: FROM_FRONT_DESK,
      outcome: 'INVALID_PLAN',
    },
    markNoShow: { args: (f) => ({ id: f.checkInId, version: f.version }), may: FROM_STAFF, except: NOT_THEIRS },
    undoCheckInStatus: {
      args: (f) => ({ id: f.checkInId, version: f.version }),
      may: FROM_STAFF,
      outcome: 'CONFLICT',
      except: NOT_THEIRS,
    },
    deleteCheckIns: { args: (f) => ({ ids: [f.checkInId] }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
    restoreCheckIns: { args: (f) => ({ ids: [f.deletedId] }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
    leaveQueue: { args: (f) => ({ publicId: f.publicId }), may: EVERYBODY },
    setPlaceLanguage: { args: (f) => ({ publicId: f.publicId, language: 'es' }), may: EVERYBODY },
    inviteFeedback: {
      args: (f) => ({ id: f.checkInId, channel: 'TEXT' }),
      may: FROM_FRONT_DESK,
      outcome: 'INVALID_PLAN',
    },
    rateVisit: { args: (f) => ({ publicId: f.publicId, rating: 5 }), may: EVERYBODY, outcome: 'INVALID_PLAN' },
    comparePlan: { args: () => ({ action: 'HANDLE_CALL_UP_STATUS' }), may: FROM_STAFF, outcome: 'INVALID_PLAN' },
    updateCheckInApp: { args: () => ({ input: { paused: true } }), may: FROM_MANAGER },
    uploadCheckInLogo: { args: () => ({ file: null }), may: FROM_MANAGER },
    removeCheckInLogo: { may: FROM_MANAGER },
    addProductMedia: {
      args: (f) => ({ productId: f.productId, files: null }),
      may: FROM_MANAGER,
      outcome: 'INVALID_PLAN',
    },
    addBusinessMedia: { args: () => ({ files: null }), may: FROM_MANAGER, outcome: 'INVALID_PLAN' },
    setMainMedia: { args: (f) => ({ id: f.photoId }), may: FROM_MANAGER, outcome: 'INVALID_PLAN', except: NOT_THEIRS },
    updateMediaDescription: {
      args: (f) => ({ id: f.photoId, description: 'New' }),
      may: FROM_MANAGER,
      outcome: 'INVALID_PLAN',
      except: NOT_THEIRS,
    },
    deleteMedia: {
      args: (f) => ({ ids: [f.photoId] }),
      may: FROM_MANAGER,
      outcome: 'INVALID_PLAN',
      except: NOT_THEIRS,
    },
    restoreMedia: {
      args: (f) => ({ ids: [f.removedPhotoId] }),
      may: FROM_MANAGER,
      outcome: 'INVALID_PLAN',
      except: NOT_THEIRS,
    },
    renewMonitorLink: { may: FROM_MANAGER },
    renewQrCode: { may: FROM_MANAGER },
    launchKiosk: { args: () => ({ name: 'Desk' }), may: FROM_FRONT_DESK },
    refreshKioskToken: { may: ['kiosk', ...FROM_FRONT_DESK] },
    revokeKioskDevice: { args: (f) => ({ id: f.deviceId }), may: FROM_MANAGER, except: NOT_THEIRS },
    joinFromAfar: {
      args: (f) => ({ businessId: f.businessId }),
      may: EVERYBODY,
      outcome: 'FORBIDDEN', // nobody is taken from afar until the owner says so
    },
    startPhoneSession: { args: (f) => ({ publicToken: f.publicToken }), may: EVERYBODY },
    addPerson: {
      args: (f) => ({ input: { firstName: 'New', lastName: 'Person', phone: f.phone } }),
      may: [...FORM, ...FROM_FRONT_DESK],
    },
    checkEmail: { args: () => ({ email: 'nobody@example.com' }), may: EVERYBODY },
    signUp: {
      args: () => ({
        input: {
          firstName: 'New',
          lastName: 'Owner',
          email: 'new@example.com',
          phone: '5185550111',
          password: 'correct horse battery',
          isThirteenOrOlder: true,
        },
      }),
      may: EVERYBODY,
    },
    sendEmailLink: { args: () => ({ email: 'nobody@example.com', tokenType: 'SIGNUP' }), may: EVERYBODY },
    textParty: { args: (f) => ({ id: f.checkInId, text: 'See you soon' }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
    restoreReply: { args: (f) => ({ id: f.checkInId }), may: FROM_FRONT_DESK, except: NOT_THEIRS, outcome: 'CONFLICT' },
    dismissReply: { args: (f) => ({ id: f.checkInId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
    // The plan has no list of customers; test/customers has the plan.
    registerCustomer: {
      args: (f) => ({ input: { firstName: 'Ann', lastName: 'Lee', phone: f.phone } }),
      ...CUSTOMER_CHANGE,
    },
    updateCustomer: { args: (f) => ({ id: f.customerId, input: { notes: 'Left-handed' } }), ...CUSTOMER_CHANGE },
    correctCustomer: {
      args: (f) => ({ id: f.customerId, input: { firstName: 'Anne', lastName: 'Lee' } }),
      may: FROM_MANAGER,
      outcome: 'INVALID_PLAN',
    },
    mergeCustomers: {
      args: (f) => ({ keepId: f.customerId, mergeId: f.customerId }),
      may: FROM_MANAGER,
      outcome: 'INVALID_PLAN',
    },
    undoCustomerMerge: { args: () => ({ id: '1' }), may: FROM_MANAGER, outcome: 'INVALID_PLAN' },
    archiveCustomers: { args: (f) => ({ ids: [f.customerId] }), ...CUSTOMER_CHANGE },
    eraseCustomer: {
      args: (f) => ({ id: f.customerId }),
      may: ['owner', 'other owner'],
      outcome: 'PASSWORD_NEEDED',
    },
    ...OWN_DATA_MUTATIONS,
    ...BOOKING_MUTATIONS,
    ...APPOINTMENT_MUTATIONS,
    ...FORM_MUTATIONS,
    // The plan has no list of customers; test/customers has the plan.
    importCustomers: {
      args: (f) => ({
        importId: 'import-1',
        rows: [{ row: 2, customer: { firstName: 'Ann', lastName: 'Lee', phone: f.phone } }],
      }),
      ...CUSTOMER_IMPORT,
    },
    undoCustomerImport: { args: () => ({ importId: 'import-1' }), ...CUSTOMER_IMPORT },
    exportCustomers: { may: ['owner', 'other owner'], outcome: 'PASSWORD_NEEDED' },
    restoreCustomers: { args: (f) => ({ ids: [f.customerId] }), ...CUSTOMER_CHANGE },
    ...SIGNATURE_MUTATIONS,
    ...STAFF_MUTATIONS,
    ...CATALOGUE_MUTATIONS,
    addBusinessHour: { args: () => ({ input: { weekday: 3, opens: 540, closes: 1020 } }), may: FROM_MANAGER },
    updateBusinessHour: {
      args: (f) => ({ id: f.hourId, input: { weekday: 1, opens: 540, closes: 1020 } }),
      may: FROM_MANAGER,
      except: NOT_THEIRS,
    },
    deleteBusinessHours: { args: (f) => ({ ids: [f.hourId] }), may: FROM_MANAGER, except: NOT_THEIRS },
    copyHours: { args: () => ({ fromWeekday: 1, toWeekdays: [2] }), may: FROM_MANAGER },
    setHoursException: {
      args: () => ({ input: { date: '2026-06-20', name: 'Holiday', ranges: [] } }),
      may: FROM_MANAGER,
    },
    deleteHoursExceptions: { args: (f) => ({ ids: [f.exceptionId] }), may: FROM_MANAGER, except: NOT_THEIRS },
    updateBusiness: { args: () => ({ input: { city: 'Troy' } }), may: FROM_MANAGER },
    // The plan has no page: who could change it is refused for that; test/business-page has the plan.
    updatePageSettings: { args: () => ({ input: { joinsFromAfar: true } }), ...PAGE_CHANGE },
    addPolicies: { args: (f) => ({ formIds: [f.formId] }), ...PAGE_CHANGE },
    removePolicies: { args: (f) => ({ ids: [f.policyId] }), ...PAGE_CHANGE },
    orderPolicies: { args: (f) => ({ ids: [f.policyId] }), ...PAGE_CHANGE },
    signOut: { may: EVERYBODY },
    // Whoever is signed in may; a kiosk or a phone is nobody who is.
    switchBusiness: {
      args: (f) => ({ businessId: f.businessId }),
      may: FROM_STAFF,
      except: { ...NOT_THEIRS, ...NOT_SIGNED_IN },
    },
    addBusiness: {
      args: () => ({
        input: { name: 'New', address: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', phone: '5185550111' },
      }),
      may: FROM_STAFF,
      except: NOT_SIGNED_IN,
    },
    checkIn: { args: (f) => ({ input: { handle: f.handle } }), may: FORM },
    checkInOffline: {
      args: (f) => ({ input: { firstName: 'New', lastName: 'Person', phone: f.phone, madeAt: '2099-01-01T12:00:00' } }),
      may: ['kiosk'],
    },
    keepOfflineSignature: {
      args: (f) => ({ input: { firstName: 'New', lastName: 'Person', phone: f.phone, madeAt: '2099-01-01T12:00:00' } }),
      may: ['kiosk'],
    },
    addCustomer: {
      args: (f) => ({ input: { handle: f.handle } }),
      may: [...FORM, ...FROM_FRONT_DESK],
      except: { 'other owner': 'INVALID_INPUT' },
    },
    validateSignUpToken: { args: () => ({ token: 'wrong' }), may: EVERYBODY },
    validateAccount: { args: () => ({ token: 'wrong', tokenType: 'SIGNUP' }), may: EVERYBODY },
    verifyPasswordToken: { args: () => ({ token: 'wrong' }), may: EVERYBODY },
    resetPassword: {
      args: () => ({ input: { password: 'correct horse battery', password2: 'correct horse battery' } }),
      may: EVERYBODY,
      outcome: 'INVALID_TOKEN',
    },
    confirmPassword: {
      args: () => ({ password: 'not-the-password', action: 'ERASE_CUSTOMER' }),
      may: FROM_STAFF,
      outcome: 'INVALID_INPUT',
    },
    signIn: {
      args: () => ({ email: 'nobody@example.com', password: 'correct horse battery' }),
      may: EVERYBODY,
      outcome: 'UNAUTHENTICATED',
    },
    setUpBusiness: {
      args: () => ({
        token: 'wrong',
        input: { name: 'New', address: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', phone: '5185550111' },
      }),
      may: EVERYBODY,
      outcome: 'INVALID_TOKEN',
    },
  },
  subscription: {
    queueChanged: { may: FROM_STAFF },
    calendarChanged: { may: FROM_STAFF },
    catalogueChanged: { may: FROM_STAFF },
    staffChanged: { may: FROM_STAFF },
    customersChanged: { may: FROM_FRONT_DESK },
    businessPageChanged: { may: FROM_STAFF },
    checkInAppChanged: { may: FROM_STAFF },
    kioskChanged: { may: FORM },
    monitorChanged: { args: (f) => ({ token: f.monitorToken }), may: EVERYBODY },
    placeInLineChanged: { args: (f) => ({ publicId: f.publicId }), may: EVERYBODY },
  },
};
