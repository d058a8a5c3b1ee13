import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { usPhone } from '../../server/core/messages/us-phone.js';
import { useWorld } from '../world/use-world.js';
import { Parties } from './Parties.js';
import { AddCheckIn, CheckIn, CheckInReceipt } from '../check-ins/check-in.generated.js';
import { AddPerson, Persons } from '../customers/customers.generated.js';

const world = useWorld({ business: false });
const TWILIO = { twilio: { accountSid: 'AC1', authToken: 'x', from: '+12125550100' } };

/** Phones that cost, or that no business here has customers with. */
const REFUSED: Record<string, string> = {
  premium: '9005551234',
  'a premium exchange': '2129761234',
  'no area code': '9765551234',
  Jamaica: '8765551234',
  'the Dominican Republic': '8095551234',
  Canada: '6045551234',
  Guam: '6715551234',
  'toll-free': '8005551234',
  personal: '5005550006',
  'too short': '212555010',
  'the United Kingdom': '+442079460958',
};

const ANN = { firstName: 'Ann', lastName: 'Lee' };
/** Canada, Guam, the Virgin Islands, Jamaica, toll-free. */
const UNTEXTED = ['6045551234', '6715551234', '3405551234', '8765551234', '8005551234'];

test.each(Object.entries(REFUSED))('%s (%s) gets no texts', (_what, phone) => {
  expect(usPhone(phone, TWILIO)).toBeNull();
});

test('a state and Puerto Rico do, in any format', () => {
  expect(usPhone('+1 (212) 555-0100', TWILIO)).toBe('2125550100');
  expect(usPhone('787 555 1234', TWILIO)).toBe('7875551234');
});

test('numbers for failures work in the sandbox only', () => {
  expect(usPhone('5005550004', { twilio: undefined })).toBe('5005550004');
  expect(usPhone('5005550004', TWILIO)).toBeNull();
});

test('a business may have a toll-free number, and no premium one', () => {
  expect(usPhone('8005551234', { ...TWILIO, tollFree: true })).toBe('8005551234');
  expect(usPhone('9005551234', { ...TWILIO, tollFree: true })).toBeNull();
});

describe('a number that may not be texted', () => {
  test.each([Role.FRONT_DESK, 'kiosk', 'phone'] as const)(
    'is looked up, added and checked in all the same, by %p',
    async (by) => {
      const { business } = await Parties.open(world);
      const actor =
        by === 'kiosk' ? await business.kiosk() : by === 'phone' ? await business.phone() : await business.as(by);
      for (const phone of UNTEXTED) {
        expect((await actor.must(Persons, { phone })).persons).toEqual([]);
        const { handle } = (await actor.must(AddPerson, { input: { ...ANN, phone } })).addPerson;
        if (by === Role.FRONT_DESK) await actor.must(AddCheckIn, { input: { handle } });
        else {
          const { checkIn } = await actor.must(CheckIn, { input: { handle } });
          expect(checkIn).toMatchObject({ alreadyInLine: false, isOutOfReach: true });
          const { checkInReceipt } = await actor.must(CheckInReceipt, { id: checkIn.checkInId });
          expect(checkInReceipt.isOutOfReach).toBe(true);
        }
      }
    },
  );

  test.each([
    ['a number that gets texts', Plan.STANDARD, '2125550100'],
    ['a business without texts', Plan.BASIC, '6045551234'],
  ])('is not named for %s', async (_what, plan, phone) => {
    const { business } = await Parties.open(world, { plan });
    const kiosk = await business.kiosk();
    const { handle } = (await kiosk.must(AddPerson, { input: { ...ANN, phone } })).addPerson;
    const { isOutOfReach, checkInId } = (await kiosk.must(CheckIn, { input: { handle } })).checkIn;
    const receipt = (await kiosk.must(CheckInReceipt, { id: checkInId })).checkInReceipt;
    expect([isOutOfReach, receipt.isOutOfReach]).toEqual([false, false]);
  });

  test.each(['9005551234', '2129761234'])('is refused if it costs extra: %s', async (phone) => {
    const { business } = await Parties.open(world);
    const { errors } = await (await business.kiosk()).ask(AddPerson, { input: { ...ANN, phone } });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'phone',
      details: { reason: 'NOT_REACHABLE' },
    });
  });

  test('and was stored by an earlier version gets neither text nor call, and the host is told', async () => {
    const parties = await Parties.open(world, { plan: Plan.STANDARD });
    const ann = await parties.party('Ann', { phone: '8765551234' });
    expect(await parties.callUp(ann.id, 'CALL')).toMatchObject({
      sentBy: null,
      notice: "Ann's number cannot get texts or calls and Ann has no email address: nothing was sent.",
    });
    expect(await parties.events(ann.id)).toContainEqual(
      expect.objectContaining({ kind: 'call-up-failed', data: expect.objectContaining({ why: 'refused' }) }),
    );
    expect(await parties.messages()).toEqual([]);
    expect(await parties.used()).toBe(0);
  });

  test('and was queued before is dropped', async () => {
    const parties = await Parties.open(world);
    const ann = await parties.party('Ann', { phone: '5005550004' });
    await parties.callUp(ann.id);
    const { dependencies } = world.app;
    const { id } = (await parties.messages())[0]!;
    await parties.deliver(id, {
      dependencies: { ...dependencies, config: { ...dependencies.config, ...TWILIO } },
    });
    expect(parties.twilio.texts).toEqual([]);
    expect(await parties.messages()).toMatchObject([
      { status: 'dropped', reason: 'The number may not be texted or called', allowance_month: null },
    ]);
  });
});
