import type { RestGetCheckInAppQuery, RestOwnCheckInAppFragment } from './documents.generated.js';
import type { RestRequest } from './route.js';
import { flag, fromFlag, idNumber, sentUnder } from './shapes.js';

/** The public part of a check-in app. */
type Look = Omit<RestGetCheckInAppQuery['publicCheckInApp'], 'showAd'>;
type Logo = NonNullable<Look['logo']>;

const FONT: Record<Look['fontFamily'], string> = {
  ALEX_BRUSH: 'AlexBrush',
  SANS: 'Sans',
  MODERN: 'Modern',
  PENMANSHIP: 'Penmanship',
};
const FONT_NAME: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(FONT).map(([name, value]) => [value, name]),
);

export const media = ({ id, url, width, height }: Logo) => ({
  id: idNumber(id),
  media_name: url.slice(url.lastIndexOf('/') + 1),
  preview: url,
  width,
  height,
});

/** Switches of unsupported questions are off: agreement, service and staff. */
export const settings = (app: Look) => ({
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

/** Settings that only the business itself sees. */
export const ownSettings = (app: RestOwnCheckInAppFragment) => ({
  public_token: app.publicToken,
  url_mobile: app.checkInUrl,
  close_texts_enabled: flag(app.closeTextsEnabled),
  grace_minutes: app.graceMinutes,
  url_monitor: app.monitorUrl,
});

export const place = ({ name, address, city, state, zip, phone, vanityName }: RestGetCheckInAppQuery['business']) => ({
  full_address: `${address}, ${city}, ${state} ${zip}`,
  business: { business_name: name, phone, vanity_name: vanityName },
});

const number = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : Number(value);
const text = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : String(value);

export function sentSettings(request: RestRequest) {
  const input = sentUnder('checkinapp', request);
  const font = text(input['font_family']);
  return {
    fontFamily: font === undefined ? undefined : (FONT_NAME[font] ?? font),
    fontSize: number(input['font_size']),
    headerText: text(input['header_text']),
    greeting: text(input['greeting']),
    color: text(input['color']),
    partyEnabled: fromFlag(input['party_enabled']),
    tempEnabled: fromFlag(input['temp_enabled']),
    notesEnabled: fromFlag(input['notes_enabled']),
    paused: fromFlag(input['paused']),
    autoFeedbackEnabled: fromFlag(input['auto_feedback_enabled'] ?? input['checkin_auto_feedback']),
    closeTextsEnabled: fromFlag(input['close_texts_enabled']),
    graceMinutes: number(input['grace_minutes']),
  };
}
