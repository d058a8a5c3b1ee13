import type { Page } from '../page';
import type { BookingData } from './booking-data';
import { BookingView } from './BookingView';
import { loadBooking } from './load-booking';

/** /page/{vanity name}/book. The steps stand behind the # of the address, so that Back and a reload find them. */
export const BookingPage: Page<BookingData> = {
  load: loadBooking,
  head: ({ business }, t) => ({
    title: t('booking.title', { business: business.name }),
    description: t('booking.description', { business: business.name }),
    noindex: true,
  }),
  Component: ({ data }) => <BookingView data={data} />,
};
