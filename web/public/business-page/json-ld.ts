import type { PageContentFragment } from './load-page.generated';
import type { PageData } from './page-data';
import { sharePicturePath } from './paths';
import type { PageItemFragment } from './read-items.generated';

interface Range {
  opens: number;
  closes: number;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Minutes of the day as 'HH:MM'; the end of the day is its last minute. */
function clock(minutes: number): string {
  const at = Math.min(minutes, 1439);
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

const hours = ({ opens, closes }: Range) => ({ opens: clock(opens), closes: clock(closes) });
const SPECIFICATION = { '@type': 'OpeningHoursSpecification' };
/** As search engines want a closed day. */
const CLOSED = { opens: '00:00', closes: '00:00' };

const specialHours = ({ date, ranges }: PageContentFragment['exceptions'][number]) =>
  (ranges.length === 0 ? [CLOSED] : ranges.map(hours)).map((times) => ({
    ...SPECIFICATION,
    validFrom: date,
    validThrough: date,
    ...times,
  }));

const offer = ({ type, name, price }: PageItemFragment) => ({
  '@type': 'Offer',
  itemOffered: { '@type': type === 'SERVICE' ? 'Service' : 'Product', name },
  ...(price !== null && { price, priceCurrency: 'USD' }),
});

/** The business as search engines read it: schema.org/LocalBusiness. */
export function businessJsonLd({ content, photos, catalogue, vanityName, url }: PageData): object {
  const { business, weekly, exceptions } = content;
  const special = exceptions.flatMap(specialHours);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: business.name,
    telephone: `+1${business.phone}`,
    image: new URL(sharePicturePath(vanityName, photos[0]?.id), url).href,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.address,
      addressLocality: business.city,
      addressRegion: business.state,
      postalCode: business.zip,
      addressCountry: 'US',
    },
    ...(weekly.length > 0 && {
      openingHoursSpecification: weekly.map(({ weekday, ...range }) => ({
        ...SPECIFICATION,
        dayOfWeek: DAYS[weekday],
        ...hours(range),
      })),
    }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(catalogue.items.length > 0 && { makesOffer: catalogue.items.map(offer) }),
  };
}
