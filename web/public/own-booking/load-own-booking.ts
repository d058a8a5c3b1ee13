import type { BookingData } from '../booking/booking-data';
import { asRequestError, type Request } from '../request';
import { businessIdOf } from '../token-business';
import {
  OwnBooking_ReadDocument,
  OwnBooking_ReadOfferDocument,
  type OwnBookingFactsFragment,
} from './own-booking.generated';

export type OwnBooking = OwnBookingFactsFragment;

export interface OwnBookingData {
  token: string;
  /** Null where the link has ended, or never was one. */
  found: { booking: OwnBooking; offer: BookingData['booking'] } | null;
}

export const readOwnBooking = async (request: Request, token: string): Promise<OwnBooking> =>
  (await request(OwnBooking_ReadDocument, { token })).ownBooking;

/** The booking of a link, and what can be booked there. Reading it changes nothing: scanners of mails open links. */
export async function loadOwnBooking(request: Request, token: string): Promise<OwnBookingData> {
  const businessId = businessIdOf(token);
  if (businessId === undefined) return { token, found: null };
  try {
    const [booking, { bookingOffer: offer }] = await Promise.all([
      readOwnBooking(request, token),
      request(OwnBooking_ReadOfferDocument, { businessId }),
    ]);
    return { token, found: { booking, offer } };
  } catch (error) {
    if (asRequestError(error).code === 'NOT_FOUND') return { token, found: null };
    throw error;
  }
}
