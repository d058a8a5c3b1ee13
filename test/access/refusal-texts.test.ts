import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { catalogues, languages } from '../../server/core/i18n/catalogue.generated.js';
import type { Actor, Answer } from '../world/Actor.js';
import type { MadeCheckIn, TestBusiness } from '../world/TestBusiness.js';
import { askAsSuperuser } from '../setup/database.js';
import { openWorld, type World } from '../world/World.js';

const PERSONS = 'query($phone: String!) { persons(phone: $phone) { handle } }';
const ADD = 'mutation($input: AddPersonInput!) { addPerson(input: $input) { handle } }';
const CHECK_IN = 'mutation($input: CheckInInput!) { checkIn(input: $input) { checkInId } }';
const OFFLINE = 'mutation($input: OfflineCheckInInput!) { checkInOffline(input: $input) { checkInId } }';
const LEAVE = 'mutation($publicId: String!) { leaveQueue(publicId: $publicId) { status } }';
const RATE =
  'mutation($publicId: String!, $rating: Int!, $feedback: String) { rateVisit(publicId: $publicId, rating: $rating, feedback: $feedback) { rating } }';
const STATUS =
  'mutation($id: ID!, $status: CheckInStatus!, $version: Int!) { setCheckInStatus(id: $id, status: $status, version: $version) { id } }';
const DAY_MS = 86_400_000;

let world: World;
let shop: TestBusiness;
let kiosk: Actor;
let entry: MadeCheckIn;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.empty();
  world.clock.set('2026-06-15T16:00:00Z');
  shop = await world.aBusiness({ plan: Plan.BUSINESS });
  kiosk = await shop.kiosk();
  entry = await shop.checkIn();
});

const seat = () => shop.owner.must(STATUS, { id: entry.id, status: 'SEATED', version: entry.version });
const rate = (more: object) => world.anonymous.ask(RATE, { publicId: entry.publicId, rating: 5, ...more });
const person = { firstName: 'Ann', lastName: 'Lee', phone: '2125550101' };
const add = (more: object) => kiosk.ask(ADD, { input: { ...person, ...more } });
const checkIn = async (more: object) => {
  const { addPerson } = await kiosk.must(ADD, { input: person });
  return kiosk.ask(CHECK_IN, { input: { handle: addPerson.handle, ...more } });
};
const offline = (more: object) => kiosk.ask(OFFLINE, { input: { ...person, madeAt: '2026-06-15T11:30:00', ...more } });

/** What a customer can run into, and the name of its text in the catalogue. */
const CASES: Record<string, readonly [text: string, run: () => Promise<Answer<Record<string, unknown>>>]> = {
  'a phone of 9 digits': ['phone', () => kiosk.ask(PERSONS, { phone: '212555010' })],
  'no first name': ['firstName_MISSING', () => add({ firstName: ' ' })],
  'no last name': ['lastName_MISSING', () => add({ lastName: '' })],
  'a long name': ['TOO_LONG', () => add({ firstName: 'a'.repeat(51) })],
  'a very long name': ['TOO_LONG', () => add({ firstName: 'a'.repeat(201) })],
  'no e-mail address': ['email', () => add({ email: 'nowhere' })],
  'a party of 100': ['partySize_OUT_OF_RANGE', () => checkIn({ partySize: 100 })],
  'a party of nobody': ['partySize_OUT_OF_RANGE', () => checkIn({ partySize: 0 })],
  'a fever of 200': ['temperature_OUT_OF_RANGE', () => checkIn({ temperature: '200' })],
  'endless notes': ['notes_TOO_LONG', () => checkIn({ notes: 'a'.repeat(2001) })],
  'an old handle': ['handle', () => kiosk.ask(CHECK_IN, { input: { handle: 'forged' } })],
  'check-in that is paused': [
    'CHECK_IN_PAUSED',
    async () => {
      await shop.owner.must('mutation { updateCheckInApp(input: { paused: true }) { paused } }');
      return checkIn({});
    },
  ],
  'a check-in of yesterday': ['TOO_OLD', () => offline({ madeAt: '2026-06-14T11:00:00' })],
  'a session that is gone': ['UNAUTHENTICATED', () => world.anonymous.ask(PERSONS, { phone: '2125550101' })],
  'leaving once seated': [
    'BEING_SERVED',
    async () => {
      await seat();
      return world.anonymous.ask(LEAVE, { publicId: entry.publicId });
    },
  ],
  'a link that is wrong': ['LINK_NOT_FOUND', () => world.anonymous.ask(LEAVE, { publicId: 'nothing' })],
  'a check-in that is deleted': [
    'CHECK_IN_NOT_FOUND',
    async () => {
      await shop.owner.must('mutation($ids: [ID!]!) { deleteCheckIns(ids: $ids) { ids } }', { ids: [entry.id] });
      return world.anonymous.ask(LEAVE, { publicId: entry.publicId });
    },
  ],
  'rating before the visit': ['NOT_SEATED_YET', () => rate({})],
  'a rating of 6': ['OUT_OF_RANGE', () => rate({ rating: 6 })],
  'a bad rating without words': ['feedback_MISSING', () => rate({ rating: 1 })],
  'endless feedback': ['TOO_LONG', () => rate({ feedback: 'a'.repeat(2001) })],
  'rating twice': [
    'ALREADY_RATED',
    async () => {
      await seat();
      await rate({});
      return rate({});
    },
  ],
  'rating too late': [
    'RATING_CLOSED',
    async () => {
      await seat();
      world.clock.set(new Date(world.clock.now().getTime() + 15 * DAY_MS).toISOString());
      return rate({});
    },
  ],
  'rating where nobody asks': [
    'FEEDBACK_NOT_ASKED',
    async () => {
      await seat();
      await askAsSuperuser('update business set plan = $1 where id = $2', [Plan.BASIC, shop.id]);
      return rate({});
    },
  ],
};

const numbersOf = (details: object) =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value.toLocaleString('en-US')]] : [],
    ),
  );

test.each(Object.entries(CASES))('%s has a text of its own in every language', async (_name, [text, run]) => {
  const { errors } = await run();
  const { code, field, details = {} } = errors![0]!.extensions;
  const { reason } = details;
  // As the pages look it up: web/public/i18n/refusal-text.ts.
  const names = [`${field}_${String(reason)}`, String(reason), String(field), code];
  for (const { code: language } of languages) {
    const texts = catalogues[language].refusal!;
    const name = names.find((each) => texts[each] !== undefined);
    expect(name).toBe(text);
    const message = texts[name!]!;
    const words = typeof message === 'string' ? message : message(numbersOf(details));
    expect(words).not.toMatch(/undefined|\{/);
    // English is what the server itself says, but for what class-validator says of any field.
    if (language === 'en' && name !== 'TOO_LONG' && name !== 'OUT_OF_RANGE') expect(words).toBe(errors![0]!.message);
  }
});
