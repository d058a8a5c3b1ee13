import { namesOf, pick } from '../pieces/pick';
import type { CheckInAppSettingsFragment } from './check-in-app.generated';
import { settingToggles } from './toggles';

/** Values of the settings form; minutes as typed. */
export type SettingsValues = Pick<CheckInAppSettingsFragment, keyof typeof settingToggles> & { graceMinutes: string };

export const settingsValues = (app: CheckInAppSettingsFragment): SettingsValues => ({
  ...pick(app, namesOf(settingToggles)),
  graceMinutes: String(app.graceMinutes),
});

/** The error of typed minutes, or true. */
export const graceError = (minutes: string): string | true =>
  (/^\d{1,2}$/.test(minutes.trim()) && Number(minutes) <= 60) || 'The grace period is 0 to 60 minutes.';

/** Only the changed values, so that two people changing different settings do not overwrite each other. */
export function changedSettings(values: SettingsValues, app: CheckInAppSettingsFragment) {
  const settings = { ...values, graceMinutes: Number(values.graceMinutes) };
  return pick(
    settings,
    namesOf(settings).filter((name) => settings[name] !== app[name]),
  );
}
