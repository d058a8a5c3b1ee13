/** One business with its check-in app and one entry in its line, as the server would answer. */
export const business = {
  id: '4294967297',
  name: 'Salon on the Corner',
  address: '120 Main Street',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  phone: '2175550143',
  vanityName: null,
  timeZone: 'America/Chicago',
};

export const settings = {
  businessId: business.id,
  fontFamily: 'MODERN',
  fontSize: 45,
  headerText: 'Welcome, Please Check In',
  greeting: 'Thank you! We will be with you shortly.',
  color: '#cccccc',
  partyEnabled: true,
  tempEnabled: true,
  notesEnabled: true,
  serviceEnabled: false,
  staffEnabled: false,
  formEnabled: false,
  paused: false,
  logo: null,
  showAd: false,
  textConsent:
    'By checking in you agree to texts about this visit. Message and data rates may apply. Reply STOP to end, HELP for help.',
} as const;

export const kiosk = (app: object = {}) => ({
  business,
  app: { ...settings, ...app },
  checkInUrl: 'http://localhost:5000/checkinapp/mobile/redirect/pub_1',
  codeEndsAt: null as string | null,
  isClosed: false,
  expiresAt: null,
  now: '2026-11-21T15:00:00.000Z',
});

export const ann = { handle: 'h-ann', firstName: 'Ann', lastInitial: 'B', isCustomer: true, customerId: null };
export const ben = { handle: 'h-ben', firstName: 'Ben', lastInitial: 'B', isCustomer: true, customerId: null };

export const receipt = (more: object = {}) => ({
  checkInId: '4294967300',
  publicId: 'place-1',
  alreadyInLine: false,
  firstName: 'Ann',
  lastInitial: 'B',
  checkedInAt: '2026-11-21T15:00:00.000Z',
  status: 'CHECKED_IN',
  position: 3,
  partiesAhead: 2,
  peopleAhead: 5,
  quote: null,
  isOutOfReach: false,
  greeting: settings.greeting,
  ...more,
});

export const place = (more: object = {}) => ({
  publicId: 'place-1',
  status: 'CHECKED_IN',
  firstName: 'Ann',
  partySize: 2,
  checkedInAt: '2026-11-21T15:00:00.000Z',
  isLive: true,
  position: 3,
  partiesAhead: 2,
  peopleAhead: 5,
  quote: null,
  canRate: false,
  rating: null,
  selectedProducts: [] as object[],
  askedFor: null as string | null,
  line: [1, 2, 3, 4].map((position) => ({ position, partySize: position })),
  business,
  now: '2026-11-21T15:10:00.000Z',
  ...more,
});

export const monitorEntry = (firstName: string, more: object = {}) => ({
  key: firstName.toLowerCase(),
  firstName,
  lastInitial: 'L',
  partySize: 2,
  status: 'CHECKED_IN',
  ...more,
});

export const monitor = (entries: object[] = [], more: object = {}) => ({
  businessName: business.name,
  timeZone: business.timeZone,
  checkInPath: null as string | null,
  codeEndsAt: null as string | null,
  now: '2026-11-21T15:10:00.000Z',
  entries,
  ...more,
});

/** What a business asks its customers to sign. */
export const waiver = (more: object = {}) => ({
  versionId: '4294967401',
  sha256: 'c'.repeat(64),
  formId: '4294967400',
  name: 'Waiver',
  content: '<p>I come at my own risk.</p>',
  fields: [],
  pages: [],
  signatureRequired: true,
  consent: 'As the server says it.',
  ...more,
});
