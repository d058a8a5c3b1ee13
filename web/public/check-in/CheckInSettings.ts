import type { CheckInFaceFragment } from './check-in.generated';

/** Settings of the check-in screens, also passed in by the host's preview. */
export type CheckInSettings = Omit<
  CheckInFaceFragment['app'],
  'businessId' | 'showAd' | 'paused' | 'greeting' | 'textConsent'
> & {
  /** Missing in the preview, and in a kiosk's cached state of an older version. */
  textConsent?: string;
};
