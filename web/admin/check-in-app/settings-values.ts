import { namesOf, pick } from '../pieces/pick';
import type { CheckInAppSettingsFragment } from './check-in-app.generated';
import { settingToggles } from './toggles';

/** What the settings edit; minutes as they are typed. */
export type SettingsValues = Pick<CheckInAppSettingsFragment, keyof typeof settingToggles> & { graceMinutes: string };

export const settingsValues = (app: CheckInAppSettingsFragment): SettingsValues => ({
  ...pick(app, namesOf(settingToggles)),
  graceMinutes: String(app.graceMinutes),
});

/** What is wrong with typed minutes, or true. */
export const graceError = (typed: string): string | true =>
  (/^\d{1,2}$/.test(typed.trim()) && Number(typed) <= 60) || 'The grace period is 0 to 60 minutes.';

/** Only what was changed, so that two people who change different things do not undo each other. */
export function changedSettings(values: SettingsValues, saved: CheckInAppSettingsFragment) {
  const typed = { ...values, graceMinutes: Number(values.graceMinutes) };
  return pick(
    typed,
    namesOf(typed).filter((name) => typed[name] !== saved[name]),
  );
}
