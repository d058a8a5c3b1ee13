import type { CheckInFaceFragment } from './check-in.generated';

/** What the check-in screens draw; the host's preview hands over the same. */
export type CheckInSettings = Omit<CheckInFaceFragment['app'], 'businessId' | 'showAd' | 'paused' | 'greeting'>;
