import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { SEND_PLACE_LINK } from '../../server/domain/check-ins/check-in-jobs.js';
import { CheckIn, CheckInOffline, ReadCheckIn } from '../check-ins/check-in.generated.js';
import { LeaveQueue } from '../check-ins/place-in-line.generated.js';
import { AddCustomer, AddPerson, CustomerProfile, Persons } from '../customers/customers.generated.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { Parties } from './Parties.js';
import { MessagePreview, TextParty } from './replies.generated.js';

const world = useWorld({ business: false, at: '2026-06-15T16:00:00Z' });
const ANN = { firstName: 'Ann', lastName: 'Lee', phone: '2125550188' };
const STRANGER = 'stranger@example.com';
let parties: Parties;
let kiosk: Actor;
let phone: Actor;

/** Without texts every message falls back to an e-mail. */
beforeEach(async () => {
  parties = await Parties.open(world, { plan: Plan.BASIC });
  kiosk = await parties.business.kiosk();
  phone = await parties.business.phone();
});

const handleFor = async (by: Actor) => (await by.must(Persons, { phone: ANN.phone })).persons[0]!.handle;
const give = async (by: Actor, email: string) =>
  (await by.must(AddPerson, { input: { ...ANN, email } })).addPerson.handle;
const join = async (by: Actor, handle: string) => (await by.must(CheckIn, { input: { handle } })).checkIn;

/** Everything that the check-in brings about: its link, and words of the host. Returns who got a mail. */
async function write(checkInId: string): Promise<string[]> {
  for (const { payload } of await world.jobs(SEND_PLACE_LINK.name))
    await world.runJob(SEND_PLACE_LINK, parties.business.id, { checkInId: payload['checkInId']! });
  await parties.business.owner.must(TextParty, { id: checkInId, text: 'Room 4 is yours.' });
  await parties.deliverAll();
  return [...new Set(parties.mails.map(({ recipient }) => recipient))];
}
/** The addresses that a host sees in the queue, before a message and in the profile. */
async function seenByHost(id: string) {
  const { owner } = parties.business;
  const { customer } = (await owner.must(ReadCheckIn, { id })).checkIn;
  const { messagePreview } = await owner.must(MessagePreview, { id, about: 'HOST_TEXT' });
  const { customerId } = (await owner.must(Persons, { phone: ANN.phone })).persons[0]!;
  const { customerProfile } = await owner.must(CustomerProfile, { id: customerId! });
  return [customer.email, messagePreview.email, customerProfile.email];
}

describe("an e-mail address that a stranger's phone gave for somebody's number", () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      'with a person whom it looked up',
      async () => {
        await give(kiosk, '');
        await phone.must(AddCustomer, { input: { handle: await handleFor(phone), email: STRANGER } });
      },
    ],
    ['by name', () => phone.must(AddCustomer, { input: { ...ANN, email: STRANGER } })],
    [
      'with a check-in that it left again',
      async () => {
        const { publicId } = await join(phone, await give(phone, STRANGER));
        await phone.must(LeaveQueue, { publicId: publicId! });
      },
    ],
  ])('%s gets nothing about the check-in at the kiosk', async (_, plant) => {
    await plant();
    const { checkInId } = await join(kiosk, await handleFor(kiosk));
    expect(await seenByHost(checkInId)).toEqual([null, null, null]);
    expect(await write(checkInId)).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['kiosk', async () => join(kiosk, await handleFor(kiosk))],
    ['kiosk that was offline', () => kiosk.must(CheckInOffline, { input: { ...ANN, madeAt: '2026-06-15T12:00:00' } })],
  ])('gets nothing more once the customer in line checks in at a %s', async (_, come) => {
    const { checkInId } = await join(phone, await give(phone, STRANGER));
    await come();
    expect(await write(checkInId)).toEqual([]);
  });

  test.each([
    ['kiosk', () => kiosk],
    ['host', () => parties.business.owner],
  ])('gives way to what a %s gives', async (_, trusted) => {
    const { checkInId } = await join(phone, await give(phone, STRANGER));
    await trusted().must(AddCustomer, { input: { ...ANN, email: 'ann@example.com' } });
    await phone.must(AddCustomer, { input: { ...ANN, email: STRANGER } });
    expect(await seenByHost(checkInId)).toEqual(Array(3).fill('ann@example.com'));
    expect(await write(checkInId)).toEqual(['ann@example.com']);
  });

  test('is not written to about a check-in of another phone', async () => {
    await phone.must(AddCustomer, { input: { ...ANN, email: STRANGER } });
    const own = await parties.business.phone();
    const { checkInId } = await join(own, await give(own, 'ann@example.com'));
    expect(await write(checkInId)).toEqual(['ann@example.com']);
  });
});

test.each([
  ['with the person', async () => give(phone, 'ann@example.com')],
  [
    'with the customer',
    async () => (await phone.must(AddCustomer, { input: { ...ANN, email: 'ann@example.com' } })).addCustomer.handle,
  ],
])('what a phone gives %s counts for its own check-in', async (_, handle) => {
  const { checkInId } = await join(phone, await handle());
  expect(await seenByHost(checkInId)).toEqual(['ann@example.com', 'ann@example.com', null]);
  expect(await write(checkInId)).toEqual(['ann@example.com']);
});

test('what a kiosk gave is not replaced by another kiosk, nor by a phone', async () => {
  await kiosk.must(AddCustomer, { input: { ...ANN, email: 'ann@example.com' } });
  for (const by of [kiosk, phone]) await by.must(AddCustomer, { input: { ...ANN, email: STRANGER } });
  const { checkInId } = await join(phone, await give(phone, STRANGER));
  expect(await write(checkInId)).toEqual(['ann@example.com']);
});
