import type { BookingData } from '../booking/booking-data';
import { Moved } from '../Moved';
import type { Request } from '../request';
import { standbyPath } from './paths';
import { Standby_FindDocument, Standby_ReadPageDocument } from './standby.generated';

export interface RequestData extends BookingData {
  /** A date, as in 2026-12-25, or a month, on which nothing is free; empty for none. */
  wanted: string;
}

/** What a customer needs to wait for a time at the business of an address. Throws Moved for a name that the business had earlier. */
export async function loadRequest(request: Request, name: string, url: URL): Promise<RequestData> {
  const {
    findBusinessPage: { businessId, vanityName },
  } = await request(Standby_FindDocument, { vanityName: name });
  const path = standbyPath(vanityName);
  if (path !== url.pathname) throw new Moved(path + url.search);
  const { businessPage, bookingOffer } = await request(Standby_ReadPageDocument, { businessId });
  const asked = url.searchParams.get('on') ?? '';
  const wanted = /^\d{4}-\d\d(-\d\d)?$/.test(asked) ? asked : '';
  return { vanityName, business: businessPage.business, booking: bookingOffer, wanted };
}
