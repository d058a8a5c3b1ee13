import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { Plan } from '../../entities/Plan.js';
import { DAY_MS } from '../../server/core/durations.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { AddCheckIn, CheckIn, UpdateCheckIn } from '../check-ins/check-in.generated.js';
import { SignIn } from '../accounts/sign-in.generated.js';
import { AddAppointment } from '../appointments/appointments.generated.js';
import { RateVisit } from '../check-ins/feedback.generated.js';
import {
  AddPerson,
  ConfirmPassword,
  CorrectCustomer,
  EraseCustomer,
  RegisterCustomer,
} from '../customers/customers.generated.js';
import { askAsSuperuser } from '../setup/database.js';
import { TextParty } from '../messages/replies.generated.js';
import { plantPassword, plantReply } from '../world/plant.js';
import { plantVisitTraces } from '../world/plant-own-data.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { RequestErasure } from './own-data.generated.js';
import { OwnDataSteps } from './OwnDataSteps.js';

const PASSWORD = 'a long and good password';
const world = useWorld({ plan: Plan.BUSINESS });

const ZOE = { firstName: 'Zanarella', lastName: 'Quillfeather', phone: '2125550142', email: 'Zoe-Canary@nest.example' };
/** What nothing else in the database holds. */
const WORDS = [
  ...Object.values(ZOE),
  'canary of the team',
  'canary tag',
  'canary notes',
  'canary appointment',
  'canary correction',
  'canary reply',
  'canary without a visit',
  'canary answer',
  'canary feedback',
  'canary mail',
  '98.7',
];

/** Every row of every table, jobs that wait included, that holds one of the words. */
async function rowsWith(words: readonly string[]): Promise<string[]> {
  const tables = await askAsSuperuser<{ name: string }>(`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of tables)
    for (const { row } of await askAsSuperuser<{ row: string }>(`select t::text as row from ${name} t`)) {
      const word = words.find((one) => row.toLowerCase().includes(one.toLowerCase()));
      if (word) found.push(`${name}: ${word}`);
    }
  return found;
}

/** A customer who left something everywhere; answers their id. */
async function leaveTraces(business: TestBusiness): Promise<string> {
  const { owner } = business;
  const key = () => ({ 'idempotency-key': randomUUID() });
  const registered = await owner.ask(
    RegisterCustomer,
    {
      input: { ...ZOE, notes: 'canary of the team', tags: ['canary tag'], birthYear: 1990, birthMonth: 6, birthDay: 1 },
    },
    key(),
  );
  const customerId = registered.data!.registerCustomer.id;
  await owner.ask(
    CorrectCustomer,
    { id: customerId, input: { firstName: ZOE.firstName, lastName: ZOE.lastName } },
    key(),
  );
  const kiosk = await business.kiosk();
  const { handle } = (await kiosk.must(AddPerson, { input: { ...ZOE, email: undefined } })).addPerson;
  const answer = await kiosk.ask(CheckIn, { input: { handle, notes: 'canary notes', temperature: '98.7' } }, key());
  const { checkInId, publicId } = answer.data!.checkIn;
  await owner.ask(UpdateCheckIn, { id: checkInId, input: { notes: 'canary correction' } }, key());
  await owner.ask(TextParty, { id: checkInId, text: 'canary answer' }, key());
  await plantReply(business, checkInId, 'canary reply', ZOE.phone);
  await plantReply(business, null, 'canary without a visit', ZOE.phone);
  await plantVisitTraces(business, checkInId, {
    email: 'canary mail',
    reply: 'canary reply',
    undo: { notes: 'canary notes' },
  });
  await business.changeCheckIn({ id: checkInId }, { status: CheckInStatus.SEATED, servicedAt: world.clock.now() });
  await world.anonymous.ask(RateVisit, { publicId: publicId!, rating: 2, feedback: 'canary feedback' }, key());
  await owner.ask(AddCheckIn, { input: { customerId, notes: 'canary notes' } }, key());
  const startsAt = new Date(world.clock.now().getTime() + DAY_MS).toISOString();
  const appointment = { customerId, startsAt, parts: [{ minutes: 30 }], notes: 'canary appointment' };
  await owner.ask(AddAppointment, { input: appointment }, key());
  return customerId;
}

test('an erasure takes a customer out of every table, kept answers, limits and waiting jobs included, and leaves the counts', async () => {
  const { business } = world;
  const steps = new OwnDataSteps(world);
  const customerId = await leaveTraces(business);
  const token = await steps.link({ phone: ZOE.phone });
  await steps.request({ email: ZOE.email });
  await world.anonymous.ask(RequestErasure, { token, customerId });
  const counts = `select count(*) as visits, count(rating) as ratings, sum(party_size) as people from check_in`;
  const before = await world.rows(business.id, counts);
  for (const word of WORDS) expect(await rowsWith([word])).not.toEqual([]);

  await plantPassword(await hashPassword(PASSWORD));
  await business.owner.must(ConfirmPassword, { password: PASSWORD, action: 'ERASE_CUSTOMER' });
  await business.owner.must(EraseCustomer, { id: customerId });
  // The answer to their request is on its way: then nothing knows their number.
  expect(await rowsWith(WORDS)).toEqual([expect.stringMatching(/^public\.message: 2125550142$/)]);
  await steps.work();
  expect(steps.texts.at(-1)!.to).toBe(`+1${ZOE.phone}`);
  // Where a STOP to this last text would go, and nothing else.
  expect(await rowsWith(WORDS)).toEqual([`public.sender: ${ZOE.phone}`]);
  expect(await world.rows(business.id, counts)).toEqual(before);
});

test('an erasure leaves the limits that count for other businesses and for sign-in', async () => {
  const { business } = world;
  const zoe = await business.customer('Zoe', 'Lee');
  await business.changeCustomer(zoe, { email: 'zoe@example.com' });
  await world.anonymous.ask(SignIn, { email: 'zoe@example.com', password: 'a wrong password' });
  const limits = () => world.rows(null, `select key from rate_limit where key like '%zoe@example.com%' order by key`);
  const before = await limits();
  expect(before.length).toBeGreaterThan(0);
  await plantPassword(await hashPassword(PASSWORD));
  await business.owner.must(ConfirmPassword, { password: PASSWORD, action: 'ERASE_CUSTOMER' });
  await business.owner.must(EraseCustomer, { id: zoe.id });
  expect(await limits()).toEqual(before);
});

test('an erasure leaves the kept answers, messages and replies of others', async () => {
  const { business } = world;
  const [zoe, bob] = [await business.customer('Zoe', 'Lee'), await business.customer('Bob', 'Lee')];
  const key = { 'idempotency-key': randomUUID() };
  const add = () => business.owner.ask(AddCheckIn, { input: { customerId: bob.id } }, key);
  const first = await add();
  await business.checkIn(zoe);
  await plantReply(business, first.data!.addCheckIn.id, 'Running late', bob.phone);
  await plantPassword(await hashPassword(PASSWORD));
  await business.owner.must(ConfirmPassword, { password: PASSWORD, action: 'ERASE_CUSTOMER' });
  await business.owner.must(EraseCustomer, { id: zoe.id });
  expect((await add()).data).toEqual(first.data);
  expect(await world.rows(business.id, 'select body from text_reply')).toEqual([{ body: 'Running late' }]);
});
