import type { BookingData } from '../booking/booking-data';
import type { OwnBooking } from './load-own-booking';
import type { OwnBookingFlow } from './use-own-booking';

/** What each way to change a booking shows and does. */
export interface ChangeProps {
  flow: OwnBookingFlow;
  booking: OwnBooking;
  offer: BookingData['booking'];
}
