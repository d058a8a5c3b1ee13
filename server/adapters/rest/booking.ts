import {
  BOOKING_FIELDS,
  bookedBusiness,
  bookedProducts,
  freeTimes,
  sentBooking,
  sentHold,
  sentVisit,
  shownBooking,
  shownCustomer,
  VERIFY_FIELDS,
} from './booking-shape.js';
import {
  RestAddBookingDocument,
  RestSendBookingCodeDocument,
  RestVerifyBookingDataDocument,
  type AppointmentFlag,
} from './documents.generated.js';
import { row, type RestRow } from './route.js';
import { idNumber } from './shapes.js';

const FLAG: Partial<Record<AppointmentFlag, string>> = { REQUESTED: 'requested', CONFIRMED: 'confirmed' };

/** Both paths of the same call. */
const addBooking = (path: string): RestRow =>
  row(RestAddBookingDocument, {
    method: 'POST',
    path,
    errorKey: 'bookingError',
    summary:
      'Book the held time with bookingCode, always with the status booked: bookingData holds businessID, customer, productsArray, staffID, start in epoch milliseconds, notes and bookingCode. The answer has the real end; end and color are ignored. Products that were not named before may need more time than was held: a taken time is a 409 with free times',
    parameters: ['bookingData'],
    variables: (request) => ({ businessId: bookedBusiness(request), input: sentBooking(request) }),
    fieldName: (field) => BOOKING_FIELDS[field] ?? field,
    details: freeTimes,
    answer: ({ confirmBookingByPhone: { id, flag, ...visit } }, request) => ({
      success: true,
      message: flag === 'CONFIRMED' ? 'Your booking is confirmed' : 'Your booking waits for its confirmation',
      appointmentID: idNumber(id),
      bookingData: {
        ...shownBooking(request, visit),
        customer: shownCustomer(request),
        productsArray: bookedProducts(request, 'productsArray'),
        status: 'booked',
        flag: FLAG[flag] ?? flag.toLowerCase(),
      },
    }),
  });

export const BOOKING_ROWS: readonly RestRow[] = [
  row(RestVerifyBookingDataDocument, {
    method: 'POST',
    path: '/api/business/verify-booking-data',
    errorKey: 'bookingVerifyMessage',
    summary:
      'Whether a visit can be booked, before a code is sent: bookingData holds businessID, startDateTime in epoch milliseconds, selectedProducts and staffID. The answer has the real end; a taken time is a 409 with free times',
    parameters: ['firstName', 'dialCode', 'phone', 'isVerifyByText', 'businessID', 'bookingData'],
    variables: (request) => ({ businessId: bookedBusiness(request), input: sentVisit(request) }),
    fieldName: (field) => VERIFY_FIELDS[field] ?? field,
    details: freeTimes,
    answer: ({ bookableVisit }, request) => {
      const { start, end, ...booking } = shownBooking(request, bookableVisit);
      const selectedProducts = (bookedProducts(request, 'selectedProducts') as string[]).map(idNumber);
      return { bookingData: { ...booking, startDateTime: start, endDateTime: end, selectedProducts } };
    },
  }),
  row(RestSendBookingCodeDocument, {
    method: 'POST',
    path: '/api/business/send-booking-code',
    errorKey: 'message',
    summary:
      'Hold a time for 10 minutes and send its customer a code, by text or with isVerifyByText 0 by e-mail: customer holds firstName, lastName, phone and email, bookingData holds businessID, start and end in epoch milliseconds, staffID and, if known, productsArray. Repeated, it sends the code again. A taken time is a 409 with free times',
    parameters: ['customer', 'isVerifyByText', 'bookingData'],
    variables: (request) => ({ businessId: bookedBusiness(request), input: sentHold(request) }),
    fieldName: (field) => BOOKING_FIELDS[field] ?? field,
    details: freeTimes,
    answer: ({ holdTimeByPhone: { sentBy, sentTo, sendsLeft, expiresAt, ...visit } }, request) => ({
      success: true,
      message: 'We sent a code. It is not a confirmation yet',
      customer: shownCustomer(request),
      bookingData: { ...shownBooking(request, visit), expires: Date.parse(expiresAt) },
      sentBy: sentBy === 'TEXT' ? 'text' : 'email',
      sentTo,
      sendsLeft,
    }),
  }),
  addBooking('/api/business/add-booking'),
  addBooking('/api/business/add-booking-data'),
];
