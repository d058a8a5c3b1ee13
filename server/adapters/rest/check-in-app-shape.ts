import { Kind, type DocumentNode } from 'graphql';
import {
  RestUpdateCheckInAppDocument,
  type RestGetCheckInAppQuery,
  type RestOwnCheckInAppFragment,
  type RestPlaceFragment,
} from './documents.generated.js';
import { formField } from './form-shape.js';
import type { RestRequest } from './route.js';
import {
  fileNameOf,
  flag,
  fromFlag,
  idNumber,
  nameIn,
  numberOf,
  optionalText,
  sentUnder,
  snakeCase,
} from './shapes.js';

/** The public part of a check-in app. */
type Look = Omit<RestGetCheckInAppQuery['publicCheckInApp'], 'showAd'>;
type Logo = NonNullable<Look['logo']>;

/** Names of the fields that a fragment of the document asks for. */
function fieldsOf(document: DocumentNode, fragment: string): string[] {
  const definition = document.definitions.find(
    (candidate) => candidate.kind === Kind.FRAGMENT_DEFINITION && candidate.name.value === fragment,
  );
  if (definition?.kind !== Kind.FRAGMENT_DEFINITION) return [];
  return definition.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []));
}

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
  media_name: fileNameOf(url),
  preview: url,
  width,
  height,
});

/** Every `…Enabled` field of the document, so that a new kiosk toggle is mirrored too. */
const SWITCHES = fieldsOf(RestUpdateCheckInAppDocument, 'RestOwnCheckInApp').filter((name) => name.endsWith('Enabled'));
const flagsOf = (app: Look): Record<string, 0 | 1> =>
  Object.fromEntries(
    Object.entries(app)
      .filter(([name]) => SWITCHES.includes(name))
      .map(([name, value]) => [snakeCase(name), flag(value === true)]),
  );

export const settings = (app: Look) => ({
  business_id: idNumber(app.businessId),
  media_id: app.logo && idNumber(app.logo.id),
  media: app.logo && media(app.logo),
  font_family: FONT[app.fontFamily],
  font_size: app.fontSize,
  header_text: app.headerText,
  greeting: app.greeting,
  color: app.color,
  ...flagsOf(app),
  paused: flag(app.paused),
  form_id: app.agreement && idNumber(app.agreement.formId),
  form_text: app.agreement?.content ?? '',
  form_version: app.agreement?.number ?? null,
  form_signature_required: app.agreement && flag(app.agreement.signatureRequired),
  form_fields: (app.agreement?.fields ?? []).map(formField),
  form_pages: app.agreement?.pages ?? [],
  checkin_auto_feedback: flag(app.autoFeedbackEnabled),
  country_iso: 'us',
});

/** Settings that only the business itself sees; a form is chosen also while it is not asked for. */
export const ownSettings = (app: RestOwnCheckInAppFragment) => ({
  public_token: app.publicToken,
  url_mobile: app.checkInUrl,
  grace_minutes: app.graceMinutes,
  automatic_texts_per_day: app.automaticTextsPerDay,
  place_links_enabled: flag(app.placeLinksEnabled),
  only_from_here: flag(app.onlyFromHere),
  url_monitor: app.monitorUrl,
  form_id: app.formId && idNumber(app.formId),
  form_valid_days: app.formValidDays,
});

export const place = ({ name, address, city, state, zip, phone, vanityName }: RestPlaceFragment) => ({
  full_address: `${address}, ${city}, ${state} ${zip}`,
  business: { business_name: name, phone, vanity_name: vanityName },
});

const number = (value: unknown): unknown => numberOf(value ?? undefined);
const text = (value: unknown): unknown => optionalText(value) ?? undefined;
/** 0 and an empty text are what clients send for none: the one that is chosen stays. */
const formIdOf = (sent: unknown): unknown => (['', '0'].includes(String(sent)) ? undefined : text(sent));

export function sentSettings(request: RestRequest) {
  const input = sentUnder('checkinapp', request);
  return {
    fontFamily: nameIn(FONT_NAME, text(input['font_family'])),
    fontSize: number(input['font_size']),
    headerText: text(input['header_text']),
    greeting: text(input['greeting']),
    color: text(input['color']),
    ...Object.fromEntries(SWITCHES.map((name) => [name, fromFlag(input[snakeCase(name)])])),
    paused: fromFlag(input['paused']),
    autoFeedbackEnabled: fromFlag(input['auto_feedback_enabled'] ?? input['checkin_auto_feedback']),
    graceMinutes: number(input['grace_minutes']),
    placeLinksEnabled: fromFlag(input['place_links_enabled']),
    onlyFromHere: fromFlag(input['only_from_here']),
    automaticTextsPerDay: number(input['automatic_texts_per_day']),
    formId: formIdOf(input['form_id']),
    formValidDays: number(input['form_valid_days']),
  };
}
