import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { SEND_PLACE_LINK } from '../../server/domain/check-ins/check-in-jobs.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { CheckInActivity } from '../check-ins/activity.generated.js';
import { CheckIn, CheckInOffline } from '../check-ins/check-in.generated.js';
import { LeaveQueue } from '../check-ins/place-in-line.generated.js';
import { AddPerson } from '../customers/customers.generated.js';
import type { Actor } from '../world/Actor.js';
import { plantAttempts } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';
import { Parties } from './Parties.js';

const world = useWorld({ business: false, at: '2026-06-15T16:00:00Z' });
let parties: Parties;
let kiosk: Actor;

async function open(plan = Plan.STANDARD): Promise<void> {
  parties = await Parties.open(world, { plan });
  kiosk = await parties.business.kiosk();
}
beforeEach(() => open());

async function join({ by = kiosk, phone = world.newPhone(), email = null as string | null } = {}) {
  const { addPerson } = await by.must(AddPerson, { input: { firstName: 'Ann', lastName: 'Lee', phone, email } });
  const { checkInId, publicId } = (await by.must(CheckIn, { input: { handle: addPerson.handle } })).checkIn;
  return { id: checkInId, publicId: publicId! };
}

/** Runs the jobs that wait, and delivers what they bring. */
async function passOn(): Promise<void> {
  const jobs = await world.jobs(SEND_PLACE_LINK.name);
  await world.forgetJobs();
  for (const { payload } of jobs)
    await world.runJob(SEND_PLACE_LINK, parties.business.id, { checkInId: payload['checkInId']! });
  await parties.deliverAll();
}
const latestEvent = async (id: string) =>
  (await parties.business.owner.must(CheckInActivity, { id })).checkInActivity[0];

test('who joins at a kiosk gets the link of their page by text', async () => {
  const { id, publicId } = await join();
  await passOn();
  expect(parties.twilio.bodies()).toEqual([
    expect.stringMatching(new RegExp(`^Salon Rosa: Ann, you are in line\\. Your place: https?://\\S+/ck/${publicId} `)),
  ]);
  expect(await latestEvent(id)).toMatchObject({ kind: 'LINK_SENT', by: 'Greeter', channel: 'TEXT' });
  expect(await parties.used()).toBe(1);
});

test('who joins on a phone, or is added by the host, has it or may not want it', async () => {
  await join({ by: await parties.business.phone() });
  await parties.party();
  expect(await world.jobs(SEND_PLACE_LINK.name)).toEqual([]);
});

test('nobody where the owner has switched it off', async () => {
  await parties.business.owner.must(UpdateCheckInApp, { input: { placeLinksEnabled: false } });
  await join();
  expect(await world.jobs(SEND_PLACE_LINK.name)).toEqual([]);
  await parties.business.owner.must(UpdateCheckInApp, { input: { placeLinksEnabled: true } });
  await join();
  expect(await world.jobs(SEND_PLACE_LINK.name)).toHaveLength(1);
});

test.each([
  ['the plan has no texts', () => open(Plan.BASIC)],
  ['the allowance is used up', () => parties.business.hasUsedTexts(1000)],
])('by e-mail where %s, and not at all without an address', async (_, bring) => {
  await bring();
  await join({ email: 'ann@example.com' });
  await join();
  await passOn();
  expect(parties.twilio.texts).toEqual([]);
  expect(parties.mails).toMatchObject([{ subject: 'You are in line at Salon Rosa' }]);
  expect((await parties.messages()).map(({ recipient }) => recipient)).toEqual(['ann@example.com']);
});

test('by e-mail to a phone that stopped texts', async () => {
  const phone = world.newPhone();
  await parties.business.hasConsent(phone, 'stopped');
  const { id } = await join({ phone, email: 'ann@example.com' });
  await passOn();
  expect([parties.twilio.texts, parties.mails.length]).toEqual([[], 1]);
  expect(await latestEvent(id)).toMatchObject({ kind: 'LINK_SENT', channel: 'EMAIL' });
});

test('the caps of texts hold it back, and no mail goes out in its place', async () => {
  await parties.business.owner.must(UpdateCheckInApp, { input: { automaticTextsPerDay: 0 } });
  const { id } = await join({ email: 'ann@example.com' });
  await passOn();
  expect([parties.twilio.texts, parties.mails]).toEqual([[], []]);
  expect(await latestEvent(id)).toMatchObject({ kind: 'LINK_NOT_SENT', why: 'Too many automatic texts went out.' });
});

test('to one mailbox four times a day, whatever follows a plus sign in its address', async () => {
  await open(Plan.BASIC);
  for (const email of [
    'ann@example.com',
    'ann+1@example.com',
    'Ann+2@example.com',
    'ann+2+3@example.com',
    'ann+4@example.com',
  ])
    await join({ email });
  await passOn();
  expect(parties.mails).toHaveLength(4);
  world.clock.forward(24 * 3_600_000);
  await join({ email: 'Ann@example.com' });
  await passOn();
  expect(parties.mails).toHaveLength(5);
});

test('by e-mail 300 times an hour of a business', async () => {
  await open(Plan.BASIC);
  await plantAttempts(world, `place-links:${parties.business.id}`, 299);
  for (const email of ['ann@example.com', 'bob@example.com', 'cid@example.com']) await join({ email });
  await passOn();
  expect(parties.mails).toHaveLength(1);
  world.clock.forward(3_600_000);
  await join({ email: 'dee@example.com' });
  await passOn();
  expect(parties.mails).toHaveLength(2);
});

test('by e-mail where the text fails, and the trail says so', async () => {
  parties.twilio.plan({ refuses: '21614' });
  const { id } = await join({ email: 'ann@example.com' });
  await passOn();
  const { checkInActivity } = await parties.business.owner.must(CheckInActivity, { id });
  expect(checkInActivity.map(({ kind, channel }) => [kind, channel])).toEqual([
    ['LINK_SENT', 'EMAIL'],
    ['LINK_SENT', 'TEXT'],
    ['CHECKED_IN', null],
  ]);
});

test('a number that no text gets to is no work for later, unless there is an e-mail address', async () => {
  const { id } = await join({ phone: '8005550123' });
  expect(await world.jobs(SEND_PLACE_LINK.name)).toEqual([]);
  expect(await latestEvent(id)).toMatchObject({ kind: 'LINK_NOT_SENT', by: 'Greeter' });
  await join({ phone: '8005550124', email: 'ann@example.com' });
  await passOn();
  expect([parties.twilio.texts, parties.mails.length]).toEqual([[], 1]);
});

test('not to a party that left before', async () => {
  const { publicId } = await join();
  await world.anonymous.must(LeaveQueue, { publicId });
  await passOn();
  expect(await parties.messages()).toEqual([]);
});

test('a kiosk that was offline sends it to those who still have a place', async () => {
  const offline = (madeAt: string) =>
    kiosk.must(CheckInOffline, { input: { firstName: 'Ann', lastName: 'Lee', phone: world.newPhone(), madeAt } });
  await offline('2026-06-15T07:59:00'); // more than 4 hours ago
  await offline('2026-06-15T11:00:00');
  await passOn();
  expect(parties.twilio.texts).toHaveLength(1);
});
