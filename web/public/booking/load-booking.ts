import { Moved } from '../Moved';
import type { Params } from '../page';
import type { Request } from '../request';
import type { BookingData } from './booking-data';
import { Booking_FindDocument, Booking_ReadPageDocument } from './booking-page.generated';
import { bookPath } from './paths';

/** What a customer needs to book at the business of an address. Throws Moved for a name that the business had earlier. */
export async function loadBooking(request: Request, params: Params, url: URL): Promise<BookingData> {
  const {
    findBusinessPage: { businessId, vanityName },
  } = await request(Booking_FindDocument, { vanityName: params.vanityName });
  const path = bookPath(vanityName);
  if (path !== url.pathname) throw new Moved(path + url.search);
  const { businessPage, bookingOffer } = await request(Booking_ReadPageDocument, { businessId });
  return { vanityName, business: businessPage.business, booking: bookingOffer };
}
