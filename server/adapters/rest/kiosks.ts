import {
  RestKioskOfTokenDocument,
  RestRefreshKioskTokenDocument,
  RestStartPhoneSessionDocument,
} from './documents.generated.js';
import { row, type RestRow } from './route.js';
import { epochSeconds, idNumber, textOf } from './shapes.js';

export const KIOSK_ROWS: readonly RestRow[] = [
  row(RestRefreshKioskTokenDocument, {
    method: 'POST',
    path: '/api/business/update-checkinapp-private-token',
    errorKey: 'message',
    summary: 'A new kiosk token: a login token adds a device, a kiosk token is replaced',
    mayBeEmpty: true,
    parameters: ['businessID'],
    answer: ({ refreshKioskToken: { token, businessId } }) => ({
      privateToken: token,
      businessID: idNumber(businessId),
    }),
  }),
  row(RestKioskOfTokenDocument, {
    method: 'GET',
    path: '/api/business/authenticate-checkinapp',
    fieldName: () => 'checkinAppToken',
    errorKey: 'message',
    summary: 'Check a kiosk token',
    parameters: ['checkinAppToken'],
    mayWrite: true,
    variables: ({ query }) => ({ token: textOf(query['checkinAppToken']) }),
    answer: ({ kioskOfToken }) => ({ success: true, business_id: idNumber(kioskOfToken.businessId) }),
  }),
  row(RestStartPhoneSessionDocument, {
    method: 'POST',
    path: '/api/business/start-phone-session',
    errorKey: 'message',
    summary: 'Exchange the QR code for a phone session of 300 minutes; expiry in epoch seconds',
    parameters: ['publicToken'],
    variables: ({ body }) => ({ publicToken: textOf(body['publicToken']) }),
    answer: ({ startPhoneSession: { token, expiresAt, businessId } }) => ({
      phoneToken: token,
      expiry: epochSeconds(expiresAt),
      businessID: idNumber(businessId),
    }),
  }),
];
