import { namesOf, pick } from '../pieces/pick';
import type { CheckInAppSettingsFragment } from './check-in-app.generated';
import { asColor } from '../pieces/colors';
import { kioskToggles, visitToggles } from './toggles';

const names = [
  'fontFamily',
  'fontSize',
  'headerText',
  'greeting',
  'color',
  'formId',
  'formValidDays',
  ...namesOf(kioskToggles),
  ...namesOf(visitToggles),
] as const;

/** Values of the customize form, without the logo, which is saved when it is uploaded. */
export type CustomizeValues = Pick<CheckInAppSettingsFragment, (typeof names)[number]>;

/** Settings for the preview frame, sent by postMessage. */
export type PreviewSettings = CustomizeValues & Pick<CheckInAppSettingsFragment, 'logo'>;

export const customizeValues = (app: CheckInAppSettingsFragment): CustomizeValues => pick(app, names);

/** Only the changed values, so that two people changing different settings do not overwrite each other. */
export function changedValues(
  values: CustomizeValues,
  dirty: Partial<Record<keyof CustomizeValues, boolean>>,
): Partial<CustomizeValues> {
  const clean = { ...values, color: asColor(values.color) ?? values.color };
  return pick(
    clean,
    names.filter((name) => dirty[name]),
  );
}

/** The preview of the typed values; an incomplete color shows the saved one. */
export const previewOf = (values: CustomizeValues, app: CheckInAppSettingsFragment): PreviewSettings => ({
  ...values,
  color: asColor(values.color) ?? app.color,
  logo: app.logo,
});
