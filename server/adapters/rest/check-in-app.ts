import type { RestRequest, RestRow } from './route.js';
import { businessOf, epochSeconds, flag, fromFlag, idNumber, sentUnder } from './shapes.js';

const LOGO = 'logo { id url width height }';
const LOOK = `businessId fontFamily fontSize headerText greeting color partyEnabled tempEnabled notesEnabled autoFeedbackEnabled paused ${LOGO}`;

const FONT: Record<string, string> = {
  ALEX_BRUSH: 'AlexBrush',
  SANS: 'Sans',
  MODERN: 'Modern',
  PENMANSHIP: 'Penmanship',
};
const FONT_NAME: Record<string, string> = Object.fromEntries(
  Object.entries(FONT).map(([name, value]) => [value, name]),
);

interface LogoData {
  id: string;
  url: string;
  width: number;
  height: number;
}
interface LookData {
  businessId: string;
  fontFamily: string;
  fontSize: number;
  headerText: string;
  greeting: string;
  color: string;
  partyEnabled: boolean;
  tempEnabled: boolean;
  notesEnabled: boolean;
  autoFeedbackEnabled: boolean;
  paused: boolean;
  logo: LogoData | null;
}
/** What only the business itself sees. */
interface OwnData {
  publicToken: string;
  checkInUrl: string;
  closeTextsEnabled: boolean;
  graceMinutes: number;
  monitorUrl: string;
}
interface BusinessData {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  vanityName: string | null;
}

const media = ({ id, url, width, height }: LogoData) => ({
  id: idNumber(id),
  media_name: url.slice(url.lastIndexOf('/') + 1),
  preview: url,
  width,
  height,
});

/** What the app cannot ask for has its switch off: agreement, service and staff. */
const settings = (app: LookData) => ({
  business_id: idNumber(app.businessId),
  media_id: app.logo && idNumber(app.logo.id),
  media: app.logo && media(app.logo),
  font_family: FONT[app.fontFamily],
  font_size: app.fontSize,
  header_text: app.headerText,
  greeting: app.greeting,
  color: app.color,
  party_enabled: flag(app.partyEnabled),
  temp_enabled: flag(app.tempEnabled),
  notes_enabled: flag(app.notesEnabled),
  paused: flag(app.paused),
  form_enabled: 0,
  form_id: null,
  form_text: '',
  service_enabled: 0,
  staff_enabled: 0,
  auto_feedback_enabled: flag(app.autoFeedbackEnabled),
  checkin_auto_feedback: flag(app.autoFeedbackEnabled),
  country_iso: 'us',
});

const own = (app: OwnData) => ({
  public_token: app.publicToken,
  url_mobile: app.checkInUrl,
  close_texts_enabled: flag(app.closeTextsEnabled),
  grace_minutes: app.graceMinutes,
  url_monitor: app.monitorUrl,
});

const place = ({ name, address, city, state, zip, phone, vanityName }: BusinessData) => ({
  full_address: `${address}, ${city}, ${state} ${zip}`,
  business: { business_name: name, phone, vanity_name: vanityName },
});

const number = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : Number(value);
const text = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : String(value);

function sentSettings(request: RestRequest): Record<string, unknown> {
  const sent = sentUnder('checkinapp', request);
  const font = text(sent['font_family']);
  return {
    fontFamily: font === undefined ? undefined : (FONT_NAME[font] ?? font),
    fontSize: number(sent['font_size']),
    headerText: text(sent['header_text']),
    greeting: text(sent['greeting']),
    color: text(sent['color']),
    partyEnabled: fromFlag(sent['party_enabled']),
    tempEnabled: fromFlag(sent['temp_enabled']),
    notesEnabled: fromFlag(sent['notes_enabled']),
    paused: fromFlag(sent['paused']),
    autoFeedbackEnabled: fromFlag(sent['auto_feedback_enabled'] ?? sent['checkin_auto_feedback']),
    closeTextsEnabled: fromFlag(sent['close_texts_enabled']),
    graceMinutes: number(sent['grace_minutes']),
  };
}

/** Ids that are no numbers belong to nobody. */
const idOf = (value: unknown): string => (/^\d{1,18}$/.test(String(value)) ? String(value) : '0');

export const CHECK_IN_APP_ROWS: readonly RestRow[] = [
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/business/get-checkinapp',
    errorKey: 'message',
    summary: 'What the check-in app of a business looks like',
    parameters: ['businessID'],
    document: `query RestGetCheckInApp($businessId: ID!) { publicCheckInApp(businessId: $businessId) { ${LOOK} showAd } business(businessId: $businessId) { name address city state zip phone vanityName } }`,
    variables: ({ query }) => ({ businessId: String(query['businessID'] ?? '') }),
    answer: ({
      publicCheckInApp,
      business,
    }: {
      publicCheckInApp: LookData & { showAd: boolean };
      business: BusinessData;
    }) => ({ ...settings(publicCheckInApp), show_ad: flag(publicCheckInApp.showAd), ...place(business) }),
  },
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/business/get-checkinapp-media',
    errorKey: 'message',
    summary: 'The logo of a check-in app',
    parameters: ['mediaID'],
    document:
      'query RestGetCheckInMedia($businessId: ID!, $id: ID!) { publicMedia(businessId: $businessId, id: $id) { id url width height } }',
    variables: ({ query }) => ({ businessId: String(businessOf(idOf(query['mediaID']))), id: idOf(query['mediaID']) }),
    answer: ({ publicMedia }: { publicMedia: LogoData }) => media(publicMedia),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/update-checkinapp',
    errorKey: 'errorUpdateCheckinApp',
    summary: 'Save the customize form',
    parameters: ['checkinapp', 'token'],
    document: `mutation RestUpdateCheckInApp($input: UpdateCheckInAppInput!) { updateCheckInApp(input: $input) { ${LOOK} publicToken checkInUrl closeTextsEnabled graceMinutes monitorUrl } }`,
    variables: (request) => ({ input: sentSettings(request) }),
    answer: ({ updateCheckInApp: app }: { updateCheckInApp: LookData & OwnData }) => ({
      success: true,
      message: 'Saved',
      businessID: idNumber(app.businessId),
      checkinapp: { ...settings(app), ...own(app) },
    }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/remove-checkinapp-media',
    errorKey: 'message',
    summary: 'Take the logo off',
    parameters: ['businessID'],
    document: 'mutation RestRemoveCheckInMedia { removeCheckInLogo { businessId } }',
    answer: ({ removeCheckInLogo }: { removeCheckInLogo: { businessId: string } }) => ({
      success: true,
      message: 'The logo was removed',
      businessID: idNumber(removeCheckInLogo.businessId),
    }),
  },
  {
    kind: 'upload',
    method: 'POST',
    path: '/api/business/add-checkinapp-media',
    errorKey: 'errorUploadMedia',
    summary: 'Upload the logo: one JPEG or PNG of at most 20 MB',
    parameters: ['userID', 'businessID'],
    document: `mutation RestAddCheckInMedia($file: Upload!) { uploadCheckInLogo(file: $file) { ${LOGO} } }`,
    answer: ({ uploadCheckInLogo: { logo } }: { uploadCheckInLogo: { logo: LogoData } }) => ({
      mediaID: idNumber(logo.id),
      media: media(logo),
    }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/update-checkinapp-private-token',
    errorKey: 'message',
    summary: 'A new kiosk token: with a login token for another device, with a kiosk token in its place',
    parameters: ['businessID'],
    document: 'mutation RestRefreshKioskToken { refreshKioskToken { token businessId } }',
    answer: ({
      refreshKioskToken: { token, businessId },
    }: {
      refreshKioskToken: { token: string; businessId: string };
    }) => ({ privateToken: token, businessID: idNumber(businessId) }),
  },
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/business/authenticate-checkinapp',
    errorKey: 'message',
    summary: 'Whether a kiosk token is good',
    parameters: ['checkinAppToken'],
    mayWrite: true,
    document: 'query RestKioskOfToken($token: String!) { kioskOfToken(token: $token) { businessId } }',
    variables: ({ query }) => ({ token: String(query['checkinAppToken'] ?? '') }),
    answer: ({ kioskOfToken }: { kioskOfToken: { businessId: string } }) => ({
      success: true,
      business_id: idNumber(kioskOfToken.businessId),
    }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/start-phone-session',
    errorKey: 'message',
    summary: 'Exchange the QR code for a phone session of 300 minutes; expiry in epoch seconds',
    parameters: ['publicToken'],
    document:
      'mutation RestStartPhoneSession($publicToken: String!) { startPhoneSession(publicToken: $publicToken) { token expiresAt businessId } }',
    variables: ({ body }) => ({ publicToken: String(body['publicToken'] ?? '') }),
    answer: ({
      startPhoneSession: { token, expiresAt, businessId },
    }: {
      startPhoneSession: { token: string; expiresAt: string; businessId: string };
    }) => ({ phoneToken: token, expiry: epochSeconds(expiresAt), businessID: idNumber(businessId) }),
  },
  {
    kind: 'file',
    method: 'GET',
    path: '/api/static/media/checkinapp/preview/{source}',
    errorKey: 'message',
    summary: 'The logo',
    fileKind: 'checkinapp',
  },
];
