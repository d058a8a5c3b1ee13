import type { CheckInFaceFragment } from './check-in.generated';

/** What the check-in screens draw; the host's preview hands over the same. */
export type CheckInSettings = Omit<
  CheckInFaceFragment['app'],
  'businessId' | 'showAd' | 'paused' | 'greeting' | 'textConsent'
> & {
  /** Missing in the preview, and on a kiosk that kept its face before there were texts. */
  textConsent?: string;
};
