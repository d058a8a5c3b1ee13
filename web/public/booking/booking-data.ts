import type { Booking_ReadPageQuery, Booking_ReadTimesQuery } from './booking-page.generated';

/** What the page of booking shows; all of it travels from the server to the browser. */
export interface BookingData {
  vanityName: string;
  business: Booking_ReadPageQuery['businessPage']['business'];
  booking: Booking_ReadPageQuery['bookingOffer'];
}

export type BookableStaff = BookingData['booking']['staff'][number];
export type BookableTimes = Booking_ReadTimesQuery['bookableTimes'];
