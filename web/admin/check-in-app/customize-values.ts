import type { CheckInAppSettingsFragment } from './check-in-app.generated';
import { asColor } from './colors';
import type { PreviewSettings } from './preview-settings';

/** What the customize form edits. The logo is not among it: it is saved when it is uploaded. */
export type CustomizeValues = Pick<
  CheckInAppSettingsFragment,
  | 'fontFamily'
  | 'fontSize'
  | 'headerText'
  | 'greeting'
  | 'color'
  | 'partyEnabled'
  | 'tempEnabled'
  | 'notesEnabled'
  | 'autoFeedbackEnabled'
>;

export function customizeValues({
  fontFamily,
  fontSize,
  headerText,
  greeting,
  color,
  partyEnabled,
  tempEnabled,
  notesEnabled,
  autoFeedbackEnabled,
}: CheckInAppSettingsFragment): CustomizeValues {
  return {
    fontFamily,
    fontSize,
    headerText,
    greeting,
    color,
    partyEnabled,
    tempEnabled,
    notesEnabled,
    autoFeedbackEnabled,
  };
}

/** Only what was changed, so that two people who change different things do not undo each other. */
export function changedValues(
  values: CustomizeValues,
  dirty: Partial<Record<keyof CustomizeValues, boolean>>,
): Partial<CustomizeValues> {
  const clean = { ...values, color: asColor(values.color) ?? values.color };
  return Object.fromEntries(Object.entries(clean).filter(([name]) => dirty[name as keyof CustomizeValues]));
}

/** The preview of what is typed so far; a color that is half typed leaves the saved one. */
export function previewOf(values: CustomizeValues, saved: CheckInAppSettingsFragment): PreviewSettings {
  const { fontFamily, fontSize, headerText, color, partyEnabled, tempEnabled, notesEnabled } = values;
  return {
    fontFamily,
    fontSize,
    headerText,
    partyEnabled,
    tempEnabled,
    notesEnabled,
    color: asColor(color) ?? saved.color,
    logo: saved.logo,
  };
}
