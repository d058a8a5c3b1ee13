import { owner } from '../open-app';

export const profile = {
  id: '4294967297',
  name: 'Salon on the Corner',
  address: '12 Main St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  phone: '5125550100',
  vanityName: 'the-corner' as string | null,
  timeZone: 'America/Chicago',
  about: '<p>Cuts since 1999</p>',
  bookingInterval: 30,
  version: 4,
};
const settings = { hiddenFromSearch: false, joinsFromAfar: false, isBasic: false, version: 2 };
type Range = { id: string; weekday: number; opens: number; closes: number; version: number };
type Exception = {
  id: string;
  date: string;
  name: string;
  ranges: { opens: number; closes: number }[];
  version: number;
};
type Form = {
  id: string;
  name: string;
  content: string;
  pages?: { url: string; width: number; height: number }[];
};

const everyone = ['BUSINESS_READ', 'CHECK_IN_APP_READ'];
export const manager = { ...owner, permissions: [...everyone, 'BUSINESS_WRITE', 'PAGE_WRITE', 'MEDIA_WRITE'] };
export const staff = { ...owner, role: 'STAFF', permissions: everyone };

interface Start {
  profile?: Partial<typeof profile>;
  settings?: Partial<typeof settings>;
  weekly?: Range[];
  exceptions?: Exception[];
  forms?: Form[];
  /** Ids of forms. */
  shown?: string[];
}

/** Answers of a business whose page is kept as writes change it. */
export function aPage(start: Start = {}) {
  const page = {
    profile: { ...profile, ...start.profile },
    settings: { ...settings, ...start.settings },
    weekly: start.weekly ?? [],
    exceptions: start.exceptions ?? [],
    forms: start.forms ?? [],
    shown: start.shown ?? [],
  };
  let last = 100;
  const next = () => String((last += 1));
  const hours = () => ({
    timeZone: page.profile.timeZone,
    weekly: page.weekly,
    exceptions: page.exceptions.map((one) => ({ lastDate: one.date, ...one })),
  });
  const policies = () =>
    page.shown.map((formId) => {
      const { name, content, pages = [] } = page.forms.find(({ id }) => id === formId)!;
      return { id: `p${formId}`, formId, name, content, pages };
    });
  return {
    page,
    Query: {
      businessProfile: () => page.profile,
      pageSettings: () => page.settings,
      openingHours: hours,
      policies,
      businessAlbum: () => [],
      plans: () => [],
      checkInApp: () => ({ businessId: page.profile.id, logo: null }),
      suggestVanityNames: () => ['salon-corner', 'saloncorner'],
      usHolidays: (_: unknown, { year }: { year: number }) => [
        { date: `${year}-07-04`, name: 'Independence Day' },
        { date: `${year}-12-25`, name: 'Christmas' },
      ],
      forms: () => ({ items: page.forms, total: page.forms.length, cursor: null }),
    },
    Mutation: {
      updateBusiness: (_: unknown, { input }: { input: object }) => {
        page.profile = { ...page.profile, ...input, version: page.profile.version + 1 };
        return { profile: page.profile, loginToken: null };
      },
      updatePageSettings: (_: unknown, { input }: { input: object }) =>
        (page.settings = { ...page.settings, ...input, version: page.settings.version + 1 }),
      addBusinessHour: (_: unknown, { input }: { input: Omit<Range, 'id' | 'version'> }) => {
        const range = { id: next(), ...input, version: 1 };
        page.weekly = [...page.weekly, range];
        return range;
      },
      updateBusinessHour: (_: unknown, { id, input }: { id: string; input: object }) => {
        page.weekly = page.weekly.map((range) => (range.id === id ? { ...range, ...input } : range));
        return page.weekly.find((range) => range.id === id);
      },
      deleteBusinessHours: (_: unknown, { ids }: { ids: string[] }) => {
        page.weekly = page.weekly.filter(({ id }) => !ids.includes(id));
        return hours();
      },
      copyHours: (_: unknown, { fromWeekday, toWeekdays }: { fromWeekday: number; toWeekdays: number[] }) => {
        const source = page.weekly.filter(({ weekday }) => weekday === fromWeekday);
        page.weekly = [
          ...page.weekly.filter(({ weekday }) => !toWeekdays.includes(weekday)),
          ...toWeekdays.flatMap((weekday) => source.map((range) => ({ ...range, id: next(), weekday }))),
        ];
        return hours();
      },
      setHoursException: (_: unknown, { input }: { input: Omit<Exception, 'id' | 'version'> }) => {
        const exception = { id: next(), ...input, version: 1 };
        page.exceptions = [...page.exceptions.filter(({ date }) => date !== input.date), exception];
        return exception;
      },
      deleteHoursExceptions: (_: unknown, { ids }: { ids: string[] }) => {
        page.exceptions = page.exceptions.filter(({ id }) => !ids.includes(id));
        return hours();
      },
      addForm: (_: unknown, { input }: { input: Omit<Form, 'id'> }) => {
        const form = { id: next(), ...input };
        page.forms = [...page.forms, form];
        return form;
      },
      addPolicies: (_: unknown, { formIds }: { formIds: string[] }) => {
        page.shown = [...page.shown, ...formIds];
        return policies();
      },
      removePolicies: (_: unknown, { ids }: { ids: string[] }) => {
        page.shown = page.shown.filter((id) => !ids.includes(`p${id}`));
        return policies();
      },
      orderPolicies: (_: unknown, { ids }: { ids: string[] }) => {
        page.shown = ids.map((id) => id.slice(1));
        return policies();
      },
    },
  };
}
