import { namesOf, pick } from '../pieces/pick';
import type { CheckInAppSettingsFragment } from './check-in-app.generated';
import { asColor } from './colors';
import { kioskToggles, visitToggles } from './toggles';

const names = [
  'fontFamily',
  'fontSize',
  'headerText',
  'greeting',
  'color',
  ...namesOf(kioskToggles),
  ...namesOf(visitToggles),
] as const;

/** What the customize form edits. The logo is not among it: it is saved when it is uploaded. */
export type CustomizeValues = Pick<CheckInAppSettingsFragment, (typeof names)[number]>;

/** What the preview frame draws; `/checkinapp/preview` takes it by message. */
export type PreviewSettings = CustomizeValues & Pick<CheckInAppSettingsFragment, 'logo'>;

export const customizeValues = (app: CheckInAppSettingsFragment): CustomizeValues => pick(app, names);

/** Only what was changed, so that two people who change different things do not undo each other. */
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

/** The preview of what is typed so far; a color that is half typed leaves the saved one. */
export const previewOf = (values: CustomizeValues, saved: CheckInAppSettingsFragment): PreviewSettings => ({
  ...values,
  color: asColor(values.color) ?? saved.color,
  logo: saved.logo,
});
