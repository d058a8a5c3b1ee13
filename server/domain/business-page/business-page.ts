import type { Plan } from '../../../entities/Plan.js';
import { planHas } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { BUSINESS_PAGES, OUR_BUSINESS } from '../businesses/business.sql.js';
import type { PublicBusiness } from '../businesses/PublicBusiness.js';
import { hasItems } from '../catalogue/has-items.js';
import { CHECK_IN_APPS } from '../check-in-app/check-in-app.sql.js';
import { lineToJoin } from '../check-ins/place-in-line/line-to-join.js';
import { hoursIn, today } from '../hours/opening-hours.js';
import { policies } from './policies.js';
import type { BusinessPageContent } from './BusinessPageContent.js';

interface Row extends PublicBusiness {
  plan: Plan;
  about: string;
  bookingInterval: number;
  joinsFromAfar: boolean;
  isListed: boolean;
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
  const row = await context.db.row<Row>(sql`
    select b.id, b.name, b.address, b.city, b.state, b.zip, b.phone, b.vanity_name, b.time_zone, b.plan, b.booking_interval, b.is_listed, p.about,
           p.joins_from_afar and not a.only_from_here as joins_from_afar
    from ${OUR_BUSINESS} b join ${BUSINESS_PAGES} p on p.business_id = b.id join ${CHECK_IN_APPS} a on a.business_id = b.id`);
  if (!row) throw notFound('That business');
  const { plan, about, bookingInterval, joinsFromAfar, isListed, ...business } = row;
  if (!planHas(plan, 'business-page')) return { ...BASIC, business, isListed };
  const [{ weekly, exceptions, openState }, shown, line, hasCatalogue] = await Promise.all([
    hoursIn(context, business.timeZone),
    policies(context),
    lineToJoin(context),
    hasItems(context),
  ]);
  const date = today(context.now(), business.timeZone);
  return {
    business,
    isBasic: false,
    isListed,
    about,
    bookingInterval,
    weekly,
    exceptions: exceptions
      .filter((exception) => exception.date >= date)
      .map(({ date: day, name, ranges }) => ({ date: day, name, ranges })),
    openState: weekly.length + exceptions.length > 0 ? openState : null,
    policies: shown,
    joinsFromAfar,
    line,
    hasCatalogue: hasCatalogue && planHas(plan, 'catalogue'),
  };
}
