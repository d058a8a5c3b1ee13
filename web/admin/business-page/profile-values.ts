import { formatPhone } from '../../ui/phone-number';
import type { BusinessValues } from '../accounts/BusinessFields';
import { namesOf, pick } from '../pieces/pick';
import type { BusinessPageProfileFragment } from './business-page.generated';

/** Values of the profile form, as typed. */
export interface ProfileValues extends BusinessValues {
  vanityName: string;
  about: string;
  bookingInterval: string;
}

export const intervals = ['15', '30', '45', '60'].map((minutes) => [minutes, `${minutes} minutes`] as const);

const labels: Record<keyof ProfileValues, string> = {
  name: 'Business name',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  phone: 'Phone',
  timeZone: 'Time zone',
  vanityName: 'Vanity name',
  about: 'About',
  bookingInterval: 'Booking interval',
};

export const profileValues = (profile: BusinessPageProfileFragment): ProfileValues => ({
  ...pick(profile, ['name', 'address', 'city', 'state', 'zip', 'timeZone', 'about']),
  phone: formatPhone(profile.phone),
  vanityName: profile.vanityName ?? '',
  bookingInterval: String(profile.bookingInterval),
});

/** Whether nothing is missing that a profile needs. */
export const isComplete = (values: ProfileValues): boolean =>
  (['name', 'address', 'city', 'state', 'zip', 'phone', 'bookingInterval'] as const).every(
    (name) => values[name].trim() !== '',
  );

type Dirty = Partial<Record<keyof ProfileValues, boolean>>;

/** Only the changed values, so that two people changing different fields do not overwrite each other. */
export function changedProfile(values: ProfileValues, dirty: Dirty) {
  const clean = { ...values, bookingInterval: Number(values.bookingInterval) };
  return pick(
    clean,
    namesOf(clean).filter((name) => dirty[name]),
  );
}

/** The text of HTML in one line. */
const plain = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html').body.textContent.trim();

/** The touched fields that differ, as they are now and as they were typed. */
export function profileLines(
  current: BusinessPageProfileFragment,
  mine: ProfileValues,
  dirty: Dirty,
): [string, string, string][] {
  const now = profileValues(current);
  const words = (values: ProfileValues, name: keyof ProfileValues) =>
    (name === 'about' ? plain(values.about) : values[name]) || 'None';
  return namesOf(labels)
    .filter((name) => dirty[name] && now[name] !== mine[name])
    .map((name) => [labels[name], words(now, name), words(mine, name)]);
}
