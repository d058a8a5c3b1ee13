import { parse, type GraphQLSchema } from 'graphql';
import { accountOfEmail, defaultBusiness } from '../domain/accounts/accounts.js';
import { sentMailKey } from '../domain/accounts/limits.js';
import { SIGN_UP_LINK } from '../domain/accounts/messages/sign-up-link.js';
import { mintEmailToken } from '../domain/accounts/mint-email-token.js';
import { setPlan } from '../domain/businesses/set-plan.js';
import { audit, isAudited } from '../core/access/audit.js';
import { forgetAttemptsOf } from '../core/access/rate-limit.js';
import { Plan } from '../../entities/Plan.js';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { ErrorCode } from '../../entities/ErrorCode.js';
import { inContext, type Context, type Dependencies } from '../core/context.js';
import { updatePace } from '../domain/check-ins/waits/update-pace.js';
import { createExecute } from '../core/graphql/execute.js';
import { Refusal } from '../core/Refusal.js';
import { exceptionsAfter, POLICIES, PROFILE, WEEK } from './business-page.js';
import { CATALOGUE } from './catalogue.js';
import { PEOPLE } from './people.js';
import { planVisits, TODAY_MS, type Step } from './plan-visits.js';
import { DAY_MS } from '../core/durations.js';

/** The used part of the answers of the operations below. */
interface Answer {
  token: string;
  loginToken: string;
  handle: string;
  id: string;
  publicId: string;
  version: number;
  viewer: { business: { id: string } };
}

/** Sign-in data of the demo. */
export interface DemoSignIn {
  email: string;
  password: string;
}

export const DEMO: DemoSignIn = { email: 'demo@greeter.example', password: 'welcome-to-greeter' };
const ZONE = 'America/Chicago';
const FACTS = {
  requestId: 'demo',
  address: 'demo',
  userAgent: 'demo',
  origin: 'http://localhost',
  language: 'en' as const,
};
const STATUS_NAME = Object.fromEntries(Object.entries(CheckInStatus).map(([name, value]) => [value, name]));

const SIGN_UP = `mutation($input: SignUpInput!) { signUp(input: $input) { tokenType } }`;
const VALIDATE = `mutation($token: String!) { validateSignUpToken(token: $token) { token } }`;
const SET_UP = `mutation($token: String!, $input: SetUpBusinessInput!) { setUpBusiness(token: $token, input: $input) { loginToken viewer { business { id } } } }`;
const ADD_PERSON = `mutation($input: AddPersonInput!) { addPerson(input: $input) { handle } }`;
const ADD = `mutation($input: AddCheckInInput!) { addCheckIn(input: $input) { id publicId version } }`;
const SET_STATUS = `mutation($id: ID!, $status: CheckInStatus!, $version: Int!) { setCheckInStatus(id: $id, status: $status, version: $version) { version } }`;
const NO_SHOW = `mutation($id: ID!, $version: Int!) { markNoShow(id: $id, version: $version) { version } }`;
const RATE = `mutation($publicId: String!, $rating: Int!, $feedback: String) { rateVisit(publicId: $publicId, rating: $rating, feedback: $feedback) { rating } }`;
const ASK_FEEDBACK = `mutation($isWanted: Boolean!) { updateCheckInApp(input: { autoFeedbackEnabled: $isWanted }) { version } }`;
const ADD_CATEGORY = `mutation($input: AddProductCategoryInput!) { addProductCategory(input: $input) { id } }`;
const ADD_ITEM = `mutation($input: AddProductInput!) { addProduct(input: $input) { id } }`;
const ADD_HOURS = `mutation($input: OpeningRangeInput!) { addBusinessHour(input: $input) { id } }`;
const SET_EXCEPTION = `mutation($input: HoursExceptionInput!) { setHoursException(input: $input) { id } }`;
const SAVE_PROFILE = `mutation($input: UpdateBusinessInput!) { updateBusiness(input: $input) { loginToken } }`;
const SAVE_SETTINGS = `mutation($input: PageSettingsInput!) { updatePageSettings(input: $input) { version } }`;
const ADD_FORM = `mutation($input: AddFormInput!) { addForm(input: $input) { id } }`;
const ADD_POLICIES = `mutation($formIds: [ID!]!) { addPolicies(formIds: $formIds) { id } }`;

const CHANGES_PER_PACE = 5;

/** Audit entry written last. */
const COMPLETE = { actor: 'demo', action: 'made' };

/** The demo's attempts are in the past and would not expire before the next demo. */
const forgetDemoAttempts = ({ db }: Context): Promise<void> =>
  forgetAttemptsOf(db, { source: FACTS.address, key: sentMailKey(SIGN_UP_LINK.kind, DEMO.email) });

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
  const start = dependencies.clock.now();
  let at = new Date(start.getTime() - 10 * DAY_MS);
  let loginToken: string | null = null;
  const atTheTime: Dependencies = { ...dependencies, clock: { now: () => at } };
  const execute = createExecute(schema, atTheTime);
  const run = async (document: string, variables: Record<string, unknown>): Promise<Answer> => {
    signal?.throwIfAborted();
    const result = await execute({
      document: parse(document),
      variables,
      credentials: loginToken ? { bearer: loginToken } : {},
      facts: FACTS,
    });
    const [error] = result.errors ?? [];
    // With its code: a start tries again while the database is away.
    if (error) throw new Refusal(error.extensions['code'] as ErrorCode, `The demo could not be made: ${error.message}`);
    return Object.values(result.data!)[0] as Answer;
  };

  await inContext(dependencies, { tenant: null }, forgetDemoAttempts);
  await run(SIGN_UP, {
    input: {
      firstName: 'Rosa',
      lastName: 'Diaz',
      email: DEMO.email,
      phone: '2025550199',
      password: DEMO.password,
      isThirteenOrOlder: true,
    },
  });
  const mailToken = await inContext(atTheTime, { tenant: null }, async (context) => {
    const account = await accountOfEmail(context.db, DEMO.email);
    return mintEmailToken(context.db, 'signup', account!.id, context.now());
  });
  const { token } = await run(VALIDATE, { token: mailToken });
  const setUp = await run(SET_UP, {
    token,
    input: {
      name: 'Rosa’s Salon',
      address: '418 W Randolph St',
      city: 'Chicago',
      state: 'IL',
      zip: '60606',
      phone: '3125550142',
      timeZone: ZONE,
    },
  });
  loginToken = setUp.loginToken;
  const businessId = setUp.viewer.business.id;
  // The demo has every feature: sets the plan until subscriptions exist.
  await inContext(dependencies, { tenant: businessId }, (context) => setPlan(context, Plan.BUSINESS));

  const serviceIds: string[] = [];
  for (const [rank, { name, subheading, items }] of CATALOGUE.entries()) {
    const { id: categoryId } = await run(ADD_CATEGORY, { input: { name, subheading, position: rank } });
    for (const [position, item] of items.entries()) {
      const { id } = await run(ADD_ITEM, { input: { type: 'SERVICE', ...item, categoryId, position } });
      if (!item.type) serviceIds.push(id);
    }
  }

  for (const input of WEEK) await run(ADD_HOURS, { input });
  for (const input of exceptionsAfter(start, ZONE)) await run(SET_EXCEPTION, { input });
  await run(SAVE_PROFILE, { input: PROFILE });
  await run(SAVE_SETTINGS, { input: { joinsFromAfar: true } });
  const formIds: string[] = [];
  for (const input of POLICIES) formIds.push((await run(ADD_FORM, { input })).id);
  await run(ADD_POLICIES, { formIds });

  let changes = 0;
  const applyStep = async (step: Step, entry: { id: string; publicId: string; version: number }): Promise<void> => {
    if ('rating' in step)
      return void (await run(RATE, { publicId: entry.publicId, rating: step.rating, feedback: step.text }));
    const { id, version } = entry;
    Object.assign(
      entry,
      await ('noShow' in step
        ? run(NO_SHOW, { id, version })
        : run(SET_STATUS, { id, status: STATUS_NAME[step.status], version })),
    );
    // The job would measure all days only at the end.
    changes += 1;
    if (changes % CHANGES_PER_PACE === 0) await inContext(atTheTime, { tenant: businessId }, updatePace);
  };
  // Otherwise customers of past days would be asked for feedback now.
  await run(ASK_FEEDBACK, { isWanted: false });
  const visits = planVisits(PEOPLE.length, serviceIds.length, start, ZONE);
  const events: { at: Date; run: () => Promise<void> }[] = visits.flatMap((visit) => {
    const entry = { id: '', publicId: '', version: 0 };
    return [
      {
        at: visit.arrives,
        run: async () => {
          const { handle } = await run(ADD_PERSON, { input: PEOPLE[visit.person] });
          const { partySize, notes, wishes } = visit;
          const productIds = wishes.map((index) => serviceIds[index]);
          Object.assign(entry, await run(ADD, { input: { handle, partySize, notes, productIds } }));
        },
      },
      ...visit.steps.map((step) => ({ at: step.at, run: () => applyStep(step, entry) })),
    ];
  });
  events.push({
    at: new Date(start.getTime() - TODAY_MS),
    run: async () => {
      await run(ASK_FEEDBACK, { isWanted: true });
    },
  });
  for (const event of events.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    at = event.at;
    await event.run();
  }
  await inContext({ ...dependencies, clock: { now: () => start } }, { tenant: businessId }, (context) =>
    audit(context, COMPLETE.action, { actor: COMPLETE.actor }),
  );
  await inContext(dependencies, { tenant: null }, forgetDemoAttempts);
}
