import { parse, type GraphQLSchema } from 'graphql';
import { mintEmailToken } from '../domain/accounts/mint-email-token.js';
import { Plan } from '../../entities/Plan.js';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { inContext, type Dependencies } from '../core/context.js';
import { keepPace } from '../domain/check-ins/waits/measure-pace.js';
import { transaction } from '../core/database/transaction.js';
import { createExecute } from '../core/graphql/execute.js';
import { PEOPLE } from './people.js';
import { planVisits, TODAY_MS, type Step } from './plan-visits.js';

/** What the operations below answer, as far as it is used. */
interface Answered {
  token: string;
  loginToken: string;
  handle: string;
  id: string;
  publicId: string;
  version: number;
  viewer: { business: { id: string } };
}

/** Where one signs in to the demo. */
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

const CHANGES_A_PACE = 5;

/** Written last. */
const MADE = `insert into audit_log (at, actor, action) values ($1, 'demo', 'made')`;
/** Its tries lie days back and would never be forgotten by themselves: the next demo would find them used up. */
const FORGET_TRIES = `delete from rate_limit where key like '%:demo' or key = $1`;

/** Whether a start that was killed left a demo without its end. */
export async function isDemoHalfMade({ source }: Dependencies): Promise<boolean> {
  const account = await transaction(source, { tenant: null, readOnly: true }, (db) =>
    db.row<{ business_id: string | null }>(
      `select m.business_id from account a left join membership m on m.account_id = a.id where a.email_key = $1`,
      [DEMO.email],
    ),
  );
  if (!account?.business_id) return account !== undefined;
  return !(await transaction(source, { tenant: account.business_id, readOnly: true }, (db) =>
    db.row(`select id from audit_log where actor = 'demo' and action = 'made'`),
  ));
}

/** Makes the demo business, through the same operations as everybody, at the times at which things would have happened. Does nothing if it is there. */
export async function seedDemo(schema: GraphQLSchema, dependencies: Dependencies): Promise<DemoSignIn> {
  const account = await transaction(dependencies.source, { tenant: null, readOnly: true }, (db) =>
    db.row(`select id from account where email_key = $1`, [DEMO.email]),
  );
  if (!account) await seed(schema, dependencies);
  return DEMO;
}

async function seed(schema: GraphQLSchema, dependencies: Dependencies): Promise<void> {
  const start = dependencies.clock.now();
  let at = new Date(start.getTime() - 10 * 24 * 60 * 60 * 1000);
  let loginToken: string | null = null;
  const execute = createExecute(schema, { ...dependencies, clock: { now: () => at } });
  const run = async (document: string, variables: Record<string, unknown>): Promise<Answered> => {
    const result = await execute({
      document: parse(document),
      variables,
      credentials: loginToken ? { bearer: loginToken } : {},
      facts: FACTS,
    });
    if (result.errors) throw new Error(`The demo could not be made: ${result.errors[0]!.message}`);
    return Object.values(result.data!)[0] as Answered;
  };

  await transaction(dependencies.source, { tenant: null }, (db) => db.rows(FORGET_TRIES, [`mail:${DEMO.email}`]));
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
  const mailed = await transaction(dependencies.source, { tenant: null }, async (db) => {
    const row = await db.row<{ id: string }>(`select id from account where email_key = $1`, [DEMO.email]);
    return mintEmailToken(db, 'signup', row!.id, at);
  });
  const { token } = await run(VALIDATE, { token: mailed });
  const made = await run(SET_UP, {
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
  loginToken = made.loginToken;
  const businessId = made.viewer.business.id;
  // The demo shows everything: a plan of its own until subscriptions come.
  await transaction(dependencies.source, { tenant: businessId }, (db) =>
    db.rows(`update business set plan = $2 where id = $1`, [businessId, Plan.BUSINESS]),
  );

  let changes = 0;
  const take = async (step: Step, entry: { id: string; publicId: string; version: number }): Promise<void> => {
    if ('rating' in step)
      return void (await run(RATE, { publicId: entry.publicId, rating: step.rating, feedback: step.text }));
    const { id, version } = entry;
    Object.assign(
      entry,
      await ('noShow' in step
        ? run(NO_SHOW, { id, version })
        : run(SET_STATUS, { id, status: STATUS_NAME[step.status], version })),
    );
    // At the time at which it would be, as everything here, if less often: the job measures at the end of all days at once.
    changes += 1;
    if (changes % CHANGES_A_PACE === 0)
      await inContext({ ...dependencies, clock: { now: () => at } }, { tenant: businessId }, keepPace);
  };
  // Whoever came days ago would all be asked for feedback right now.
  await run(ASK_FEEDBACK, { isWanted: false });
  const visits = planVisits(PEOPLE.length, start, ZONE);
  const events: { at: Date; run: () => Promise<void> }[] = visits.flatMap((visit) => {
    const entry = { id: '', publicId: '', version: 0 };
    return [
      {
        at: visit.arrives,
        run: async () => {
          const { handle } = await run(ADD_PERSON, { input: PEOPLE[visit.person] });
          Object.assign(entry, await run(ADD, { input: { handle, partySize: visit.partySize, notes: visit.notes } }));
        },
      },
      ...visit.steps.map((step) => ({ at: step.at, run: () => take(step, entry) })),
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
  await transaction(dependencies.source, { tenant: businessId }, (db) => db.rows(MADE, [start]));
  await transaction(dependencies.source, { tenant: null }, (db) => db.rows(FORGET_TRIES, [`mail:${DEMO.email}`]));
}
