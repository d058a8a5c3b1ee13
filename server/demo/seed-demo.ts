import type { GraphQLSchema } from 'graphql';
import { audit, isAudited } from '../core/access/audit.js';
import { forgetAttemptsOf } from '../core/access/rate-limit.js';
import { inContext, type Context, type Dependencies } from '../core/context.js';
import { DAY_MS } from '../core/durations.js';
import { accountOfEmail, defaultBusiness } from '../domain/accounts/accounts.js';
import { sentMailKey } from '../domain/accounts/limits.js';
import { SIGN_UP_LINK } from '../domain/accounts/messages/sign-up-link.js';
import { DemoCaller, SOURCE } from './DemoCaller.js';
import { appointmentEvents } from './seed-appointments.js';
import { DEMO, seedBusiness } from './seed-business.js';
import { seedCatalogue } from './seed-catalogue.js';
import { seedCustomers } from './seed-customers.js';
import { seedPage } from './seed-page.js';
import { seedStaff } from './seed-staff.js';
import { seedVisits } from './seed-visits.js';

/** When the salon begins: before the first appointment is made. */
const DAYS_BACK = 21;
/** Audit entry written last. */
const COMPLETE = { actor: 'demo', action: 'made' };

/** The demo's attempts are in the past and would not expire before the next demo. */
const forgetDemoAttempts = ({ db }: Context): Promise<void> =>
  forgetAttemptsOf(db, { source: SOURCE, key: sentMailKey(SIGN_UP_LINK.kind, DEMO.email) });

/** `incomplete` is what a killed start left. */
export async function demoState(dependencies: Dependencies): Promise<'missing' | 'incomplete' | 'complete'> {
  const account = await inContext(dependencies, { tenant: null, readOnly: true }, async ({ db }) => {
    const row = await accountOfEmail(db, DEMO.email);
    return row && { businessId: await defaultBusiness(db, row.id) };
  });
  if (!account) return 'missing';
  if (!account.businessId) return 'incomplete';
  return inContext(dependencies, { tenant: account.businessId, readOnly: true }, async (context) =>
    (await isAudited(context, COMPLETE.actor, COMPLETE.action)) ? 'complete' : 'incomplete',
  );
}

/** Creates the demo business, which must be missing, through the public operations, at the times of its events. Throws the signal's reason. */
export async function seedDemo(schema: GraphQLSchema, dependencies: Dependencies, signal?: AbortSignal): Promise<void> {
  const now = dependencies.clock.now();
  const demo = new DemoCaller(schema, dependencies, new Date(now.getTime() - DAYS_BACK * DAY_MS), signal);
  await inContext(dependencies, { tenant: null }, forgetDemoAttempts);
  const businessId = await seedBusiness(demo);
  const serviceIds = await seedCatalogue(demo);
  await seedPage(demo, now);
  const staffIds = await seedStaff(demo, now);
  const customerIds = await seedCustomers(demo);
  const appointments = appointmentEvents(demo, { businessId, serviceIds, staffIds, customerIds, now });
  await seedVisits(demo, { businessId, serviceIds, staffIds, now, beside: appointments });
  demo.at = now;
  await inContext(demo.dependencies, { tenant: businessId }, (context) =>
    audit(context, COMPLETE.action, { actor: COMPLETE.actor }),
  );
  await inContext(dependencies, { tenant: null }, forgetDemoAttempts);
}
