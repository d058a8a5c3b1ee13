import type { CheckInAppSettingsFragment } from './check-in-app.generated';

/** What the preview frame draws; `/checkinapp/preview` takes it by message. */
export type PreviewSettings = Pick<
  CheckInAppSettingsFragment,
  'fontFamily' | 'fontSize' | 'headerText' | 'color' | 'partyEnabled' | 'tempEnabled' | 'notesEnabled' | 'logo'
>;
