import type { CheckInAppSettingsFragment } from './check-in-app.generated';

/** What the settings edit; minutes as they are typed. */
export type SettingsValues = Pick<
  CheckInAppSettingsFragment,
  'paused' | 'autoFeedbackEnabled' | 'closeTextsEnabled'
> & { graceMinutes: string };

export const settingsValues = ({
  paused,
  autoFeedbackEnabled,
  closeTextsEnabled,
  graceMinutes,
}: CheckInAppSettingsFragment): SettingsValues => ({
  paused,
  autoFeedbackEnabled,
  closeTextsEnabled,
  graceMinutes: String(graceMinutes),
});

/** What is wrong with typed minutes, or true. */
export const graceError = (typed: string): string | true =>
  (/^\d{1,2}$/.test(typed.trim()) && Number(typed) <= 60) || 'The grace period is 0 to 60 minutes.';

/** Only what was changed, so that two people who change different things do not undo each other. */
export function changedSettings(values: SettingsValues, saved: CheckInAppSettingsFragment) {
  const typed = { ...values, graceMinutes: Number(values.graceMinutes) };
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== saved[name as keyof SettingsValues]),
  );
}
