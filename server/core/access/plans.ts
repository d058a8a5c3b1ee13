import { Plan } from '../../../entities/Plan.js';

/** What a plan may include. `ad-free`: the check-in app without the platform's own panel (ruling 20). */
export type Feature =
  | 'ad-free'
  | 'call-up'
  | 'staff'
  | 'customers'
  | 'catalogue'
  | 'business-page'
  | 'booking'
  | 'reports'
  | 'feedback'
  | 'marketing';

interface PlanTerms {
  /** Name on the price list. */
  name: string;
  /** US cents a month; a year costs ten months. */
  monthlyCents: number;
  /** Texts per calendar month; a call counts as a text. */
  texts: number;
  /** Features that this tier adds to those below it. */
  adds: readonly Feature[];
  /** What it adds, in the words of the price list, without texts and without unreleased features. */
  words: readonly string[];
}

/** The one table of plans (ruling 35), in order: the gate, the price list and the kiosk's ad panel read it. */
export const PLANS: Record<Plan, PlanTerms> = {
  [Plan.NONE]: { name: 'No plan', monthlyCents: 0, texts: 0, adds: [], words: [] },
  [Plan.BASIC]: {
    name: 'Basic',
    monthlyCents: 999,
    texts: 0,
    adds: [],
    words: [
      'Check-in on a kiosk and on phones, with one panel of our own promotion',
      'Waitlist with positions, expected waits and a monitor for the wall',
      "Today's counts",
      'Waivers and consent forms, signed at check-in or by a link, with a signed copy for everybody',
      'Support by text and email',
    ],
  },
  [Plan.STANDARD]: {
    name: 'Standard',
    monthlyCents: 1999,
    texts: 1000,
    adds: ['ad-free', 'call-up', 'staff', 'customers', 'catalogue', 'business-page'],
    words: [
      'Check-in app without promotion',
      'Unlimited email',
      'Staff with roles, hours, photos and a sign-in of their own',
      'A list of customers with their visits, notes and tags',
      'A catalogue of services and products, with photos',
      'A business page with photos, hours and policies',
      'Call-up by text or call, with replies',
      "'Getting close' texts",
    ],
  },
  [Plan.PLUS]: {
    name: 'Plus',
    monthlyCents: 2799,
    texts: 1500,
    adds: ['booking', 'reports'],
    words: [
      'A calendar of appointments and events, with a column for each staff member',
      'Online booking on the business page, with confirmations and reminders',
      'Reports and statistics over any range of days',
    ],
  },
  [Plan.BUSINESS]: {
    name: 'Business',
    monthlyCents: 9999,
    texts: 5000,
    adds: ['feedback', 'marketing'],
    words: ['Customer feedback after the visit, asked for by itself', 'Support by phone'],
  },
};

/** What a feature is, as a refusal names it. */
const FEATURES: Record<Feature, string> = {
  'ad-free': 'The check-in app without promotion is',
  'call-up': 'Texts and calls to customers, Call Up among them, are',
  staff: 'Staff records are',
  customers: 'Customer records are',
  catalogue: 'The catalogue is',
  'business-page': 'The business page is',
  booking: 'The calendar of appointments is',
  reports: 'Statistics of more than today are',
  feedback: 'Feedback after the visit is',
  marketing: 'Marketing is',
};

const ORDER = Object.keys(PLANS) as Plan[];

/** Name of the plan in which a feature begins. */
export function firstPlan(feature: Feature): string {
  const plan = ORDER.find((tier) => PLANS[tier].adds.includes(feature));
  return plan ? PLANS[plan].name : 'highest';
}

/** In which plan a feature begins, for an owner whose plan lacks it. */
export const planNeeded = (feature: Feature): string => `${FEATURES[feature]} part of the ${firstPlan(feature)} plan.`;

/** Whether `plan` includes `feature`. */
export function planHas(plan: Plan, feature: Feature): boolean {
  return ORDER.slice(0, ORDER.indexOf(plan) + 1).some((tier) => PLANS[tier].adds.includes(feature));
}

/** Plans that include texts. */
export const PLANS_WITH_TEXTS = ORDER.filter((plan) => PLANS[plan].texts > 0);
/** Plans that ask for feedback after the visit. */
export const PLANS_WITH_FEEDBACK = ORDER.filter((plan) => planHas(plan, 'feedback'));

/** Plans with the calendar of appointments. */
export const PLANS_WITH_BOOKING = ORDER.filter((plan) => planHas(plan, 'booking'));

const MONTHS_OF_A_YEAR = 10;
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** US dollars a month, for example '9.99'. */
export const monthlyPrice = (plan: Plan): string => dollars(PLANS[plan].monthlyCents);

/** US dollars a year. */
export const yearlyPrice = (plan: Plan): string => dollars(PLANS[plan].monthlyCents * MONTHS_OF_A_YEAR);
