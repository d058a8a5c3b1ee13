import { Plan } from '../../entities/Plan.js';

/** What a plan may include. `ad-free`: the check-in app without the platform's own panel (ruling 20). */
export type Feature = 'ad-free' | 'call-up' | 'staff' | 'customers' | 'catalogue' | 'business-page' | 'booking' | 'reports' | 'feedback' | 'marketing';

interface PlanTerms {
  /** Name on the price list. */
  name: string;
  /** US cents a month; a year costs ten months. */
  monthlyCents: number;
  /** Texts per calendar month; a call counts as a text. */
  texts: number;
  /** Features that this tier adds to those below it. */
  adds: readonly Feature[];
}

/** Ruling 35, the one table of plans, in order: the gate, the price list and the kiosk's ad panel read it. */
export const PLANS: Record<Plan, PlanTerms> = {
  [Plan.NONE]: { name: 'No plan', monthlyCents: 0, texts: 0, adds: [] },
  [Plan.BASIC]: { name: 'Basic', monthlyCents: 999, texts: 0, adds: [] },
  [Plan.STANDARD]: { name: 'Standard', monthlyCents: 1999, texts: 1000, adds: ['ad-free', 'call-up', 'staff', 'customers', 'catalogue', 'business-page'] },
  [Plan.PLUS]: { name: 'Plus', monthlyCents: 2799, texts: 1500, adds: ['booking', 'reports'] },
  [Plan.BUSINESS]: { name: 'Business', monthlyCents: 9999, texts: 5000, adds: ['feedback', 'marketing'] },
};

const ORDER = Object.keys(PLANS) as Plan[];

/** Whether `plan` includes `feature`. */
export function planHas(plan: Plan, feature: Feature): boolean {
  return ORDER.slice(0, ORDER.indexOf(plan) + 1).some((tier) => PLANS[tier].adds.includes(feature));
}
