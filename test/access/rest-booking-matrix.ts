import type { RestCall, RestFixture } from './rest-matrix.js';
import { EVERYBODY } from './who-may.js';

const START = Date.parse('2026-06-22T14:00:00Z');
const customerOf = ({ phone }: RestFixture) => ({ first_name: 'Ann', last_name: 'Lee', phone });

const ADD_BOOKING: RestCall = {
  sends: (f) => ({
    bookingData: { businessID: f.businessId, customer: customerOf(f), start: START, bookingCode: 'no code' },
  }),
  may: EVERYBODY,
  outcome: 'INVALID_INPUT',
};

/** The rows with which customers book. The plan of the fixture has no booking; test/rest/booking.test.ts has the plan. */
export const REST_BOOKING_MATRIX: Record<string, RestCall> = {
  'POST /api/business/verify-booking-data': {
    sends: (f) => ({
      businessID: f.businessId,
      firstName: 'Ann',
      phone: f.phone,
      bookingData: { businessID: f.businessId, startDateTime: START, selectedProducts: [f.productId || '1'] },
    }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
  'POST /api/business/send-booking-code': {
    sends: (f) => ({ customer: customerOf(f), bookingData: { businessID: f.businessId, start: START } }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
  'POST /api/business/add-booking': ADD_BOOKING,
  'POST /api/business/add-booking-data': ADD_BOOKING,
};
