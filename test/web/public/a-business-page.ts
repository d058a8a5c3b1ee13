import type { MockServer } from '../mock-schema';
import { anImage } from '../ui/an-image';

export const BUSINESS = {
  id: '7',
  name: 'Salon Rosa',
  address: '12 Main St',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  phone: '5185550100',
  vanityName: 'salon-rosa',
  timeZone: 'America/New_York',
};

/** What the server says of a page. */
export const content = (fields: object = {}) => ({
  business: BUSINESS,
  isBasic: false,
  isListed: true,
  about: '<p>Since <strong>1980</strong>.</p>',
  weekly: [{ weekday: 1, opens: 540, closes: 1020 }],
  exceptions: [{ date: '2031-12-25', name: 'Christmas', ranges: [] }],
  openState: { isOpen: true, until: null, opensAt: null },
  policies: [{ id: '1', name: 'If you are late', content: '<p>Be kind.</p>', pages: [] }],
  joinsFromAfar: true,
  line: { parties: 4, quote: { lowMinutes: 15, minutes: 20, highMinutes: 30 } },
  hasCatalogue: true,
  ...fields,
});

const item = (id: number, fields: object = {}) => ({
  id: String(id),
  type: 'SERVICE',
  name: `Item ${id}`,
  price: '24.50',
  durationMinutes: 30,
  description: '',
  category: { id: '1', name: 'Hair', subheading: '' },
  image: null,
  ...fields,
});
export const items = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1));
export const photo = (id: string) => ({ id, image: { id, ...anImage(id) } });

/** A server with this page at /page/salon-rosa. */
export const pageServer = (fields: object = {}, { Query, Mutation }: MockServer = {}): MockServer => ({
  Query: {
    findBusinessPage: () => ({
      businessId: '7',
      vanityName: 'salon-rosa',
      url: 'https://greeter.example/page/salon-rosa',
    }),
    businessPage: () => content(fields),
    bookingOffer: () => ({ isOpen: false }),
    publicBusinessAlbum: () => [photo('a'), photo('b')],
    publicCatalogue: () => ({ items: items(2), total: 2, cursor: null }),
    viewer: () => null,
    ...Query,
  },
  Mutation: { ...Mutation },
});
