import type { Row } from './matrix.js';
import { EVERYBODY } from './who-may.js';

/** Of what customers book. The plan has no booking: who asks is refused for that; test/appointments has the plan. */
export const BOOKING_QUERIES: Record<string, Row> = {
  bookableTimes: {
    args: (f) => ({ businessId: f.businessId, firstDate: '2026-06-16', parts: [{}] }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
  bookableVisit: {
    args: (f) => ({
      businessId: f.businessId,
      input: {
        startsAt: '2026-06-22T14:00:00Z',
        part: { productIds: [f.productId] },
        firstName: 'Ann',
        phone: f.phone,
      },
    }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
  bookedTimes: { args: (f) => ({ businessId: f.businessId }), may: EVERYBODY, outcome: 'INVALID_PLAN' },
  standby: { args: (f) => ({ token: f.standbyToken }), may: EVERYBODY },
  bookingOffer: { args: (f) => ({ businessId: f.businessId }), may: EVERYBODY },
  ownBooking: { args: (f) => ({ token: f.bookingToken }), may: EVERYBODY },
  ownBookingTimes: {
    args: (f) => ({ token: f.bookingToken, firstDate: '2026-06-16' }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
};

export const BOOKING_MUTATIONS: Record<string, Row> = {
  holdTime: {
    args: (f) => ({
      businessId: f.businessId,
      input: {
        startsAt: '2026-06-22T14:00:00Z',
        parts: [{ productIds: [f.productId] }],
        firstName: 'Ann',
        lastName: 'Lee',
        phone: f.phone,
        channel: 'TEXT',
      },
    }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
  holdTimeByPhone: {
    args: (f) => ({
      businessId: f.businessId,
      input: {
        startsAt: '2026-06-22T14:00:00Z',
        part: {},
        firstName: 'Ann',
        lastName: 'Lee',
        phone: f.phone,
        channel: 'TEXT',
      },
    }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
  confirmBookingByPhone: {
    args: (f) => ({
      businessId: f.businessId,
      input: { startsAt: '2026-06-22T14:00:00Z', part: {}, phone: f.phone, code: 'no code' },
    }),
    may: EVERYBODY,
    outcome: 'INVALID_INPUT',
  },
  confirmBooking: {
    args: (f) => ({ token: f.holdToken, code: 'no code' }),
    may: EVERYBODY,
    outcome: 'INVALID_INPUT',
  },
  resendBookingCode: { args: (f) => ({ token: f.holdToken, channel: 'TEXT' }), may: EVERYBODY },
  // It is canceled already.
  cancelBooking: { args: (f) => ({ token: f.bookingToken, startsAt: '2026-06-22T14:00:00Z' }), may: EVERYBODY },
  moveBooking: {
    args: (f) => ({ token: f.bookingToken, seen: '2026-06-15T16:00:00Z', startsAt: '2026-06-22T15:00:00Z' }),
    may: EVERYBODY,
    outcome: 'CONFLICT',
  },
  bookAgain: {
    args: (f) => ({
      token: f.bookingToken,
      input: { startsAt: '2026-06-22T14:00:00Z', parts: [{ productIds: [f.productId] }] },
    }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
  releaseHold: { args: (f) => ({ token: f.holdToken }), may: EVERYBODY },
  requestStandby: {
    args: (f) => ({
      businessId: f.businessId,
      input: {
        firstDate: '2026-06-22',
        lastDate: '2026-06-22',
        parts: [{ productIds: [f.productId] }],
        firstName: 'Ann',
        lastName: 'Lee',
        phone: '2125550177',
        channel: 'TEXT',
      },
    }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
  // In line already: no code is good any more.
  resendStandbyCode: { args: (f) => ({ token: f.standbyToken, channel: 'TEXT' }), may: EVERYBODY, outcome: 'CONFLICT' },
  confirmStandby: {
    args: (f) => ({ token: f.standbyToken, code: 'no code' }),
    may: EVERYBODY,
    outcome: 'INVALID_INPUT',
  },
  bookStandbyOffer: { args: (f) => ({ token: f.standbyToken, offerId: '1' }), may: EVERYBODY, outcome: 'CONFLICT' },
  passStandbyOffer: { args: (f) => ({ token: f.standbyToken, offerId: '1' }), may: EVERYBODY },
  leaveStandby: { args: (f) => ({ token: f.standbyToken }), may: EVERYBODY },
};
