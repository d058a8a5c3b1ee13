import { namesOf, pick } from '../pieces/pick';
import type { CheckInAppSettingsFragment } from './check-in-app.generated';
import { settingToggles } from './toggles';

/** Values of the settings form; numbers as typed. */
export type SettingsValues = Pick<CheckInAppSettingsFragment, keyof typeof settingToggles> & {
  graceMinutes: string;
  automaticTextsPerDay: string;
};

export const settingsValues = (app: CheckInAppSettingsFragment): SettingsValues => ({
  ...pick(app, namesOf(settingToggles)),
  graceMinutes: String(app.graceMinutes),
  automaticTextsPerDay: String(app.automaticTextsPerDay),
});

/** The error of typed minutes, or true. */
export const graceError = (minutes: string): string | true =>
  (/^\d{1,2}$/.test(minutes.trim()) && Number(minutes) <= 60) || 'The grace period is 0 to 60 minutes.';

/** The error of typed texts in a day, or true; the server knows how many the plan has. */
export const textsError = (texts: string): string | true =>
  /^\d{1,5}$/.test(texts.trim()) || 'Enter a whole number of texts.';

/** Only the changed values, so that two people changing different settings do not overwrite each other. */
export function changedSettings(values: SettingsValues, app: CheckInAppSettingsFragment) {
  const settings = {
    ...values,
    graceMinutes: Number(values.graceMinutes),
    automaticTextsPerDay: Number(values.automaticTextsPerDay),
  };
  return pick(
    settings,
    namesOf(settings).filter((name) => settings[name] !== app[name]),
  );
}

/** '312 of 600 sent today.' */
export const textsToday = ({ automaticTextsToday, automaticTextsPerDay }: CheckInAppSettingsFragment): string =>
  `${automaticTextsToday.toLocaleString('en-US')} of ${automaticTextsPerDay.toLocaleString('en-US')} sent today.`;
