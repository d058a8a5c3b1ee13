import { phoneDigits } from '../../ui/phone-number';

/** Where a business is, and its phone number. */
interface Place {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
}

export const addressOf = ({ address, city, state, zip }: Omit<Place, 'name' | 'phone'>): string =>
  `${address}, ${city}, ${state} ${zip}`;

/** The maps service takes one search text: name and full address. */
const queryOf = (place: Omit<Place, 'phone'>): string => encodeURIComponent(`${place.name}, ${addressOf(place)}`);

export const mapUrl = (place: Omit<Place, 'phone'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${queryOf(place)}`;
export const directionsUrl = (place: Omit<Place, 'phone'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${queryOf(place)}`;
export const callUrl = (phone: string): string => `tel:+1${phoneDigits(phone)}`;
