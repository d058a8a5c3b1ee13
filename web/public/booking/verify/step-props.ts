import type { BookingData } from '../booking-data';
import type { HoldFlow } from './use-hold';

/** What each of the later steps shows and does. */
export interface StepProps {
  data: BookingData;
  flow: HoldFlow;
}
