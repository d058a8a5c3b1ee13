import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { catalogues, languages } from '../../server/core/i18n/catalogue.generated.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { CheckIn, CheckInOffline, DeleteCheckIns } from '../check-ins/check-in.generated.js';
import { RateVisit } from '../check-ins/feedback.generated.js';
import { LeaveQueue } from '../check-ins/place-in-line.generated.js';
import { SetCheckInStatus } from '../check-ins/status.generated.js';
import { AddPerson, Persons } from '../customers/customers.generated.js';
import type { Actor, Answer } from '../world/Actor.js';
import type { TestCheckIn } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';

const DAY_MS = 86_400_000;

const world = useWorld({ plan: Plan.BUSINESS, at: '2026-06-15T16:00:00Z' });
let kiosk: Actor;
let entry: TestCheckIn;

beforeEach(async () => {
  kiosk = await world.business.kiosk();
  entry = await world.business.checkIn();
});

const seat = () =>
  world.business.owner.must(SetCheckInStatus, { id: entry.id, status: 'SEATED', version: entry.version });
const rate = (more: object) => world.anonymous.ask(RateVisit, { publicId: entry.publicId, rating: 5, ...more });
const person = { firstName: 'Ann', lastName: 'Lee', phone: '2125550101' };
const add = (more: object) => kiosk.ask(AddPerson, { input: { ...person, ...more } });
const checkIn = async (more: object) => {
  const { addPerson } = await kiosk.must(AddPerson, { input: person });
  return kiosk.ask(CheckIn, { input: { handle: addPerson.handle, ...more } });
};
const offline = (more: object) =>
  kiosk.ask(CheckInOffline, { input: { ...person, madeAt: '2026-06-15T11:30:00', ...more } });

/** What a customer can run into, and the name of its text in the catalogue. */
const CASES: Record<string, readonly [text: string, run: () => Promise<Answer<unknown>>]> = {
  'a phone of 9 digits': ['phone', () => kiosk.ask(Persons, { phone: '212555010' })],
  'no first name': ['firstName_MISSING', () => add({ firstName: ' ' })],
  'no last name': ['lastName_MISSING', () => add({ lastName: '' })],
  'a long name': ['TOO_LONG', () => add({ firstName: 'a'.repeat(51) })],
  'a very long name': ['TOO_LONG', () => add({ firstName: 'a'.repeat(201) })],
  'no e-mail address': ['email', () => add({ email: 'nowhere' })],
  'a party of 100': ['partySize_OUT_OF_RANGE', () => checkIn({ partySize: 100 })],
  'a party of nobody': ['partySize_OUT_OF_RANGE', () => checkIn({ partySize: 0 })],
  'a fever of 200': ['temperature_OUT_OF_RANGE', () => checkIn({ temperature: '200' })],
  'endless notes': ['notes_TOO_LONG', () => checkIn({ notes: 'a'.repeat(2001) })],
  'an old handle': ['handle', () => kiosk.ask(CheckIn, { input: { handle: 'forged' } })],
  'check-in that is paused': [
    'CHECK_IN_PAUSED',
    async () => {
      await world.business.owner.must(UpdateCheckInApp, { input: { paused: true } });
      return checkIn({});
    },
  ],
  'a check-in of yesterday': ['TOO_OLD', () => offline({ madeAt: '2026-06-14T11:00:00' })],
  'a session that is gone': ['UNAUTHENTICATED', () => world.anonymous.ask(Persons, { phone: '2125550101' })],
  'leaving once seated': [
    'BEING_SERVED',
    async () => {
      await seat();
      return world.anonymous.ask(LeaveQueue, { publicId: entry.publicId });
    },
  ],
  'a link that is wrong': ['LINK_NOT_FOUND', () => world.anonymous.ask(LeaveQueue, { publicId: 'nothing' })],
  'a check-in that is deleted': [
    'CHECK_IN_NOT_FOUND',
    async () => {
      await world.business.owner.must(DeleteCheckIns, { ids: [entry.id] });
      return world.anonymous.ask(LeaveQueue, { publicId: entry.publicId });
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
      await world.business.change({ plan: Plan.BASIC });
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
