import type { Plan } from '../../../entities/Plan.js';
import { planHas } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { BUSINESS_PAGES, OUR_BUSINESS } from '../businesses/business.sql.js';
import type { PublicBusiness } from '../businesses/PublicBusiness.js';
import { HAS_ITEMS } from '../catalogue/item.sql.js';
import { CHECK_IN_APPS } from '../check-in-app/check-in-app.sql.js';
import { lineToJoin } from '../check-ins/place-in-line/line-to-join.js';
import { hasHours, hoursColumns, openingHoursOf, today, type HoursRow } from '../hours/opening-hours.js';
import { POLICIES, policiesOf, type PolicyRow } from './policies.js';
import type { BusinessPageContent } from './BusinessPageContent.js';

interface Row extends PublicBusiness, HoursRow {
  plan: Plan;
  about: string;
  bookingInterval: number;
  joinsFromAfar: boolean;
  isListed: boolean;
  policies: PolicyRow[];
  hasItems: boolean;
}

const BASIC: Omit<BusinessPageContent, 'business' | 'isListed'> = {
  isBasic: true,
  about: '',
  bookingInterval: 30,
  weekly: [],
  exceptions: [],
  openState: null,
  policies: [],
  joinsFromAfar: false,
  line: null,
  hasCatalogue: false,
};

/** The page of the operation's business as visitors see it; basic where the plan lacks it (ruling 36). Throws NOT_FOUND. */
export async function businessPage(context: Context): Promise<BusinessPageContent> {
  const now = context.now();
  const row = await context.db.row<Row>(sql`
    select b.id, b.name, b.address, b.city, b.state, b.zip, b.phone, b.vanity_name, b.plan, b.booking_interval, b.is_listed, p.about,
           p.joins_from_afar and not a.only_from_here as joins_from_afar,
           ${hoursColumns(now)}, ${POLICIES} as policies, ${HAS_ITEMS} as has_items
    from ${OUR_BUSINESS} b join ${BUSINESS_PAGES} p on p.business_id = b.id join ${CHECK_IN_APPS} a on a.business_id = b.id`);
  if (!row) throw notFound('That business');
  const { plan, about, bookingInterval, joinsFromAfar, isListed, policies, hasItems } = row;
  const { id, name, address, city, state, zip, phone, vanityName, timeZone } = row;
  const business = { id, name, address, city, state, zip, phone, vanityName, timeZone };
  if (!planHas(plan, 'business-page')) return { ...BASIC, business, isListed };
  const line = await lineToJoin(context);
  const hours = openingHoursOf(row, now);
  const date = today(now, business.timeZone);
  return {
    business,
    isBasic: false,
    isListed,
    about,
    bookingInterval,
    weekly: hours.weekly,
    exceptions: hours.exceptions
      .filter((exception) => exception.date >= date)
      .map((exception) => ({ date: exception.date, name: exception.name, ranges: exception.ranges })),
    openState: hasHours(hours) ? hours.openState : null,
    policies: policiesOf(policies),
    joinsFromAfar,
    line,
    hasCatalogue: hasItems && planHas(plan, 'catalogue'),
  };
}
