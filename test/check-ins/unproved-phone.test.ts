import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { Actor } from '../world/Actor.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { ArrivalSteps } from './ArrivalSteps.js';
import { AddCheckIn, CheckInReceipt, DeleteCheckIns } from './check-in.generated.js';
import { steadyPace } from './paces.js';
import { PlaceInLine } from './place-in-line.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new ArrivalSteps(world);

/** Their receipt, whoever it is. */
async function comes(by: Actor, customer: TestCustomer) {
  const { checkInId, publicId, ...receipt } = await steps.comes(by, customer);
  return { checkInId, publicId, receipt: { ...receipt, firstName: '' } };
}

async function placeOf(publicId: string | null) {
  return (await world.anonymous.must(PlaceInLine, { publicId: publicId! })).placeInLine!;
}

const joins = async (name: string): Promise<void> => {
  await steps.owner.must(AddCheckIn, { input: { customerId: (await world.business.customer(name)).id } });
};

describe('who types a phone number that nobody proved', () => {
  test.each([30, 55, -5])('hears what a walk-in hears, of an appointment in %d minutes', async (minutes) => {
    await world.business.hasPace(steadyPace(world.clock.now(), 20));
    const [ann, zoe] = [await world.business.customer('Ann'), await world.business.customer('Zoe')];
    const phone = await world.business.phone();
    await steps.book(minutes, { customer: ann });
    for (const name of ['Bob', 'Cid', 'Dan']) await joins(name);
    steps.forward(1);
    const walkIn = await comes(phone, zoe);
    const walkInPlace = await placeOf(walkIn.publicId);
    expect([walkIn.receipt.position, walkIn.receipt.quote, walkInPlace.position]).toEqual([4, expect.anything(), 4]);
    await steps.owner.must(DeleteCheckIns, { ids: [walkIn.checkInId] });

    const { checkInId, publicId, receipt } = await comes(phone, ann);
    expect(receipt).toEqual(walkIn.receipt);
    expect(await placeOf(publicId)).toEqual(walkInPlace);
    const read = (await phone.must(CheckInReceipt, { id: checkInId })).checkInReceipt;
    expect(read.position).toBe(4);
    expect(await world.rows(world.business.id, 'select quote_low from check_in where id = $1', [checkInId])).toEqual([
      { quote_low: null },
    ]);
    expect(await steps.arrivals()).toEqual([]);
    expect(await steps.line()).toEqual(
      minutes > 0 ? ['Bob 1', 'Cid 2', 'Dan 3', 'Ann 4'] : ['Ann 1', 'Bob 2', 'Cid 3', 'Dan 4'],
    );

    steps.forward(1);
    await joins('Eve');
    const line = [1, 2, 3, 4, 5].map((position) => ({ position, partySize: 1, isYou: position === 4 }));
    expect(await placeOf(publicId)).toMatchObject({ position: 4, partiesAhead: 3, line });
    expect((await steps.line()).indexOf(minutes > 0 ? 'Eve 4' : 'Eve 5')).toBe(minutes > 0 ? 3 : 4);
  });

  test('has a place as long as a walk-in has', async () => {
    const ann = await world.business.customer('Ann');
    await steps.book(50, { customer: ann });
    const { publicId } = await comes(await world.business.phone(), ann);
    steps.forward(240);
    expect(await placeOf(publicId)).toMatchObject({ isLive: true, position: 1 });
    steps.forward(1);
    expect(await placeOf(publicId)).toMatchObject({ isLive: false, position: null, line: [] });
    expect(await steps.line()).toEqual(['Ann 1']);
  });

  test('hears nothing of the appointment for which somebody is in line already', async () => {
    await world.business.hasPace(steadyPace(world.clock.now(), 20));
    const ann = await world.business.customer('Ann');
    await steps.book(30, { customer: ann });
    await joins('Bob');
    const kiosk = await comes(await world.business.kiosk(), ann);
    expect(kiosk.receipt).toMatchObject({ position: 2, quote: null, greeting: expect.stringContaining('12:30') });
    steps.forward(1);
    await joins('Cid');
    const { receipt } = await comes(await world.business.phone(), ann);
    expect(receipt).toMatchObject({ alreadyInLine: true, position: 2, partiesAhead: 1, quote: expect.anything() });
    expect(await steps.line()).toEqual(['Bob 1', 'Cid 2', 'Ann 3']);
  });
});
