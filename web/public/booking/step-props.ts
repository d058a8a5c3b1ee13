import type { BookingData } from './booking-data';
import type { BookingFlow } from './use-booking';

/** What each step shows and does. */
export interface StepProps {
  data: BookingData;
  flow: BookingFlow;
}
