import type { Page } from '../page';
import { GoneView } from './GoneView';
import { loadOwnBooking, type OwnBookingData } from './load-own-booking';
import { OwnBookingView } from './OwnBookingView';

/** /booking/{token}: a customer looks at a booking, and changes, cancels or repeats it. */
export const OwnBookingPage: Page<OwnBookingData> = {
  load: (request, { bookingToken }) => loadOwnBooking(request, bookingToken),
  head: ({ found }, t) => ({
    title: found ? t('ownBooking.title', { business: found.booking.business.name }) : t('ownBooking.goneTitle'),
    noindex: true,
  }),
  status: ({ found }) => (found ? 200 : 404),
  Component: ({ data: { token, found } }) => (found ? <OwnBookingView token={token} {...found} /> : <GoneView />),
};
