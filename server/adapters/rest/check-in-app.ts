import {
  RestAddCheckInMediaDocument,
  RestGetCheckInAppDocument,
  RestGetCheckInMediaDocument,
  RestGetOwnCheckInAppDocument,
  RestRemoveCheckInMediaDocument,
  RestUpdateCheckInAppDocument,
} from './documents.generated.js';
import { media, ownSettings, place, sentSettings, settings } from './check-in-app-shape.js';
import { call, fileRow, row, uploadRow, type RestRow } from './route.js';
import { asksForOwn, businessOf, flag, idNumber, numericId, snakeCase, textOf } from './shapes.js';

const OWN = call(RestGetOwnCheckInAppDocument, {
  answer: ({ checkInApp: app }) => ({
    ...settings(app),
    ...ownSettings(app),
    show_ad: flag(app.showAd),
    ...place(app.business),
  }),
});

export const CHECK_IN_APP_ROWS: readonly RestRow[] = [
  row(RestGetCheckInAppDocument, {
    method: 'GET',
    path: '/api/business/get-checkinapp',
    errorKey: 'message',
    summary: 'Appearance of the check-in app of a business; of their own its staff get every setting',
    choose: [{ when: asksForOwn, call: OWN }],
    parameters: ['businessID'],
    variables: ({ query }) => ({ businessId: textOf(query['businessID']) }),
    answer: ({ publicCheckInApp, business }) => ({
      ...settings(publicCheckInApp),
      show_ad: flag(publicCheckInApp.showAd),
      ...place(business),
    }),
  }),
  row(RestGetCheckInMediaDocument, {
    method: 'GET',
    path: '/api/business/get-checkinapp-media',
    errorKey: 'message',
    summary: 'The logo of a check-in app',
    parameters: ['mediaID'],
    variables: ({ query }) => ({
      businessId: String(businessOf(numericId(query['mediaID']))),
      id: numericId(query['mediaID']),
    }),
    answer: ({ publicMedia }) => media(publicMedia),
  }),
  row(RestUpdateCheckInAppDocument, {
    method: 'POST',
    path: '/api/business/update-checkinapp',
    errorKey: 'errorUpdateCheckinApp',
    summary: 'Save the customize form',
    parameters: ['checkinapp', 'token'],
    variables: (request) => ({ input: sentSettings(request) }),
    fieldName: snakeCase,
    answer: ({ updateCheckInApp: app }) => ({
      success: true,
      message: 'Saved',
      businessID: idNumber(app.businessId),
      checkinapp: { ...settings(app), ...ownSettings(app) },
    }),
  }),
  row(RestRemoveCheckInMediaDocument, {
    method: 'POST',
    path: '/api/business/remove-checkinapp-media',
    errorKey: 'message',
    summary: 'Remove the logo',
    mayBeEmpty: true,
    parameters: ['businessID'],
    answer: ({ removeCheckInLogo }) => ({
      success: true,
      message: 'The logo was removed',
      businessID: idNumber(removeCheckInLogo.businessId),
    }),
  }),
  uploadRow(RestAddCheckInMediaDocument, {
    method: 'POST',
    path: '/api/business/add-checkinapp-media',
    errorKey: 'errorUploadMedia',
    summary: 'Upload the logo: one JPEG or PNG of at most 20 MB',
    parameters: ['userID', 'businessID'],
    answer: ({ uploadCheckInLogo: { logo } }) => ({ mediaID: logo && idNumber(logo.id), media: logo && media(logo) }),
  }),
  fileRow({
    method: 'GET',
    path: '/api/static/media/checkinapp/preview/{source}',
    errorKey: 'message',
    summary: 'The logo',
  }),
];
