import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { SetAppointmentFlag } from '../appointments/appointments.generated.js';
import { addMember } from '../staff/staff-steps.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { ArrivalSteps } from './ArrivalSteps.js';
import { Arrivals, CheckInAppointment, LineOfArrivals, PageOfArrival, WalkIns } from './arrivals.generated.js';
import { DeleteCheckIns, RestoreCheckIns } from './check-in.generated.js';
import { steadyPace } from './paces.js';
import { LeaveQueue } from './place-in-line.generated.js';
import { SetCheckInStatus, UndoCheckInStatus } from './status.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new ArrivalSteps(world);
const owner = () => world.business.owner;
const member = async (firstName: string) => (await addMember(owner(), { firstName, lastName: 'Lin' })).id;
let kiosk: Actor;
beforeEach(async () => {
  kiosk = await world.business.kiosk();
});

describe('who is expected today', () => {
  test('are the customers of confirmed appointments, by time, until an hour after the end', async () => {
    const [ann, bea] = [await world.business.customer('Ann'), await world.business.customer('Bea')];
    await steps.book(120, { customer: bea });
    await steps.book(30, { customer: ann });
    await steps.book(24 * 60, { customer: await world.business.customer('Tomorrow') });
    expect(await steps.arrivals()).toEqual(['Ann', 'Bea']);
    steps.forward(119);
    expect(await steps.arrivals()).toEqual(['Ann', 'Bea']);
    steps.forward(2);
    expect(await steps.arrivals()).toEqual(['Bea']);
  });

  test('around midnight also who is late from the day before, and who comes within the hour', async () => {
    // At noon: 11:55 PM, 12:15 AM and 2 AM.
    for (const [name, minutes] of [
      ['Late', 715],
      ['Soon', 735],
      ['Later', 840],
    ] as const)
      await steps.book(minutes, { customer: await world.business.customer(name) });
    steps.forward(690);
    expect(await steps.arrivals()).toEqual(['Late', 'Soon']);
    steps.forward(40);
    expect(await steps.arrivals()).toEqual(['Late', 'Soon', 'Later']);
  });

  test('no longer one who was marked a no-show; setting it back brings them back', async () => {
    const { id, version } = await steps.book(30);
    steps.forward(30);
    const { setAppointmentFlag } = await owner().must(SetAppointmentFlag, { id, flag: 'NO_SHOW', version });
    expect(await steps.arrivals()).toEqual([]);
    await owner().must(SetAppointmentFlag, { id, flag: 'CONFIRMED', version: setAppointmentFlag.version });
    expect(await steps.arrivals()).toEqual(['Ann']);
  });

  test('are nobody where the plan has no calendar, and staff see their own', async () => {
    const [maya, staff] = [await member('Maya'), await world.business.as(Role.STAFF)];
    await steps.book(30, { customer: await world.business.customer('Ann'), staffId: maya });
    await steps.book(60, { customer: await world.business.customer('Bea') });
    await world.business.worksAs(staff, maya);
    expect((await staff.must(Arrivals)).arrivals.map(({ customer }) => customer!.firstName)).toEqual(['Ann']);
    await world.business.change({ plan: Plan.STANDARD });
    expect(await steps.arrivals()).toEqual([]);
  });
});

describe('the host checks an appointment in', () => {
  test('with its items, staff and time; it is an arrival no longer', async () => {
    const [maya, cut] = [await member('Maya'), await world.business.hasProduct('Cut')];
    const { id } = await steps.book(30, { staffId: maya, productIds: [cut.id] });
    const { isAdded, checkIn } = await steps.checkIn(id);
    expect(isAdded).toBe(true);
    expect(checkIn).toMatchObject({
      status: 'CHECKED_IN',
      position: 1,
      partySize: 1,
      appointedAt: steps.inMinutes(30),
      staff: { firstName: 'Maya' },
      askedForStaff: true,
      selectedProducts: [{ id: cut.id, name: 'Cut' }],
    });
    expect(await steps.arrivals()).toEqual([]);
    expect(await steps.appointment(id)).toMatchObject({
      flag: 'CONFIRMED',
      checkIn: { id: checkIn.id, status: 'CHECKED_IN', at: steps.inMinutes(0), seatedAt: null },
      events: ['CHECKED_IN', 'ADDED'],
    });
    const seated = await owner().must(SetCheckInStatus, { id: checkIn.id, status: 'SEATED', version: checkIn.version });
    expect(seated.setCheckInStatus.status).toBe('SEATED');
    expect((await steps.appointment(id)).checkIn).toMatchObject({ status: 'SEATED', seatedAt: steps.inMinutes(0) });
  });

  test('once', async () => {
    const { id } = await steps.book(30);
    const answers = await Promise.all([1, 2, 3].map(() => owner().ask(CheckInAppointment, { id })));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
      'CONFLICT',
      'CONFLICT',
    ]);
    expect(await steps.line()).toHaveLength(1);
  });

  test('not who is in line for another one, which keeps its check-in', async () => {
    const customer = await world.business.customer('Ann');
    const first = await steps.book(15, { customer });
    const second = await steps.book(60, { customer });
    const { checkIn } = await steps.checkIn(first.id);
    const refused = await owner().ask(CheckInAppointment, { id: second.id });
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      details: { current: { id: checkIn.id } },
    });
    expect(await owner().refused(CheckInAppointment, { id: first.id })).toBe('CONFLICT');
  });

  test('of a party that waits already, which keeps its place and its check-in', async () => {
    const ann = await world.business.customer('Ann');
    const { id: walkIn } = await world.business.checkIn(ann);
    await world.business.checkIn(await world.business.customer('Bea'));
    const { id } = await steps.book(45, { customer: ann });
    const { isAdded, checkIn } = await steps.checkIn(id);
    expect([isAdded, checkIn.id, checkIn.appointedAt]).toEqual([false, walkIn, steps.inMinutes(45)]);
    expect(await steps.line()).toEqual(['Ann 1', 'Bea 2']);
  });

  test('not one that is not confirmed, nor without the plan', async () => {
    const { id, version } = await steps.book(30);
    await owner().must(SetAppointmentFlag, { id, flag: 'CANCELED', version });
    expect(await owner().refused(CheckInAppointment, { id })).toBe('CONFLICT');
    await world.business.change({ plan: Plan.STANDARD });
    expect(await owner().refused(CheckInAppointment, { id })).toBe('INVALID_PLAN');
  });

  test('deleting that check-in undoes it, and so does canceling it; bringing it back leaves the newer one the appointment', async () => {
    const { id } = await steps.book(5);
    const first = (await steps.checkIn(id)).checkIn;
    await owner().must(DeleteCheckIns, { ids: [first.id] });
    expect(await steps.arrivals()).toEqual(['Ann']);
    await owner().must(RestoreCheckIns, { ids: [first.id] });
    expect(await steps.arrivals()).toEqual([]);
    await owner().must(SetCheckInStatus, { id: first.id, status: 'CANCELED', version: first.version + 2 });
    expect(await steps.appointment(id)).toMatchObject({ flag: 'CONFIRMED', checkIn: null });
    const second = (await steps.checkIn(id)).checkIn;
    await owner().must(SetCheckInStatus, { id: second.id, status: 'SEATED', version: second.version });
    await owner().must(UndoCheckInStatus, { id: first.id, version: first.version + 4 });
    expect((await steps.appointment(id)).checkIn).toMatchObject({ id: second.id });
    expect(await steps.line()).toEqual(['Ann 1']);
  });
});

describe('a customer checks in', () => {
  test.each([
    ['en', 'You are checked in for your 12:30 PM appointment.'],
    ['es', 'Su llegada para la cita de hoy (12:30 p.m.) está registrada.'],
  ])('at a kiosk for their appointment of about now; the receipt says so in %s', async (language, greeting) => {
    const [maya, cut] = [await member('Maya'), await world.business.hasProduct('Cut')];
    const ann = await world.business.customer('Ann');
    const { id } = await steps.book(30, { customer: ann, staffId: maya, productIds: [cut.id] });
    const receipt = await steps.comes(kiosk, ann, language);
    expect(receipt).toMatchObject({ alreadyInLine: false, greeting, position: 1, quote: null });
    expect((await steps.appointment(id)).checkIn).toMatchObject({ id: receipt.checkInId, status: 'CHECKED_IN' });
    const again = await steps.comes(kiosk, ann);
    expect([again.alreadyInLine, again.checkInId]).toEqual([true, receipt.checkInId]);
  });

  test('on a phone for it too, which anybody may who knows the number: nothing says when, for what or with whom', async () => {
    const [maya, cut] = [await member('Maya'), await world.business.hasProduct('Cut')];
    const ann = await world.business.customer('Ann');
    const { id } = await steps.book(30, { customer: ann, staffId: maya, productIds: [cut.id] });
    const receipt = await steps.comes(await world.business.phone(), ann);
    expect(receipt).toMatchObject({ alreadyInLine: false, greeting: 'Thank you! We will be with you shortly.' });
    const page = async () => (await world.anonymous.must(PageOfArrival, { publicId: receipt.publicId! })).placeInLine;
    expect(await page()).toMatchObject({ status: 'CHECKED_IN', selectedProducts: [], askedFor: null });
    const [entry] = (await owner().must(LineOfArrivals)).queue.items;
    expect(entry).toMatchObject({
      id: receipt.checkInId,
      selectedProducts: [{ name: 'Cut' }],
      staff: { firstName: 'Maya' },
    });
    // The front desk sees nobody come, and the customer does.
    await owner().must(SetCheckInStatus, { id: entry!.id, status: 'CANCELED', version: entry!.version });
    expect(await page()).toMatchObject({ status: 'CANCELED', selectedProducts: [], askedFor: null });
    expect(await steps.arrivals()).toEqual(['Ann']);
    const come = await steps.comes(kiosk, ann);
    expect(come).toMatchObject({ alreadyInLine: false, greeting: 'You are checked in for your 12:30 PM appointment.' });
    expect((await steps.appointment(id)).checkIn).toMatchObject({ id: come.checkInId });
    expect(await page()).toMatchObject({ selectedProducts: [], askedFor: null });
  });

  test.each([
    ['61 minutes before', 61, 15, false],
    ['60 minutes before', 60, 15, true],
    ['59 minutes after the beginning', -59, 15, true],
    ['60 minutes after the beginning, when it is over', -60, 15, false],
    ['before the end of a long one', -100, 120, true],
  ])('%s', async (_when, minutes, length, isJoined) => {
    const ann = await world.business.customer('Ann');
    const { id } = await steps.book(120, { customer: ann, minutes: length });
    steps.forward(120 - minutes);
    await steps.comes(kiosk, ann);
    expect((await steps.appointment(id)).checkIn !== null).toBe(isJoined);
  });

  test('not where the plan lacks the calendar', async () => {
    const ann = await world.business.customer('Ann');
    const { id } = await steps.book(30, { customer: ann });
    await world.business.change({ plan: Plan.STANDARD });
    const receipt = await steps.comes(kiosk, ann);
    expect(receipt.greeting).not.toMatch(/appointment/);
    expect((await steps.appointment(id)).checkIn).toBeNull();
  });

  test('leaving the line does not cancel the appointment', async () => {
    const ann = await world.business.customer('Ann');
    const { id } = await steps.book(30, { customer: ann });
    const { publicId } = await steps.comes(kiosk, ann);
    await world.anonymous.must(LeaveQueue, { publicId: publicId! });
    expect(await steps.appointment(id)).toMatchObject({ flag: 'CONFIRMED', checkIn: null });
    expect(await steps.arrivals()).toEqual(['Ann']);
  });
});

describe('the place in line of an appointment', () => {
  /** Ann, booked in 10 minutes, and Bea, who walks in 5 minutes before that; Ann comes `late` minutes after her time, and Cat 2 minutes before that. */
  async function line(late: number): Promise<string[]> {
    const names = ['Ann', 'Bea', 'Cat'];
    const [ann, bea, cat] = await Promise.all(names.map((name) => world.business.customer(name)));
    const { id } = await steps.book(10, { customer: ann! });
    steps.forward(5);
    await world.business.checkIn(bea);
    steps.forward(5 + late - 2);
    await world.business.checkIn(cat);
    steps.forward(2);
    await steps.checkIn(id);
    return steps.line();
  }

  test('counts from its time for who is not too late', async () => {
    expect(await line(10)).toEqual(['Bea 1', 'Ann 2', 'Cat 3']);
  });

  test('is the end for who is later', async () => {
    expect(await line(11)).toEqual(['Bea 1', 'Cat 2', 'Ann 3']);
  });

  test('is kept by who is later where the owner wants it', async () => {
    await steps.settings({ lateArrival: 'KEEP' });
    expect(await line(40)).toEqual(['Bea 1', 'Ann 2', 'Cat 3']);
  });

  test('is that of their time for who is early, without a quote until then', async () => {
    await world.business.hasPace(steadyPace(world.clock.now(), 20));
    const [ann, bea] = [await world.business.customer('Ann'), await world.business.customer('Bea')];
    const { checkIn } = await steps.checkIn((await steps.book(30, { customer: ann })).id);
    expect([checkIn.position, checkIn.quote]).toEqual([1, null]);
    steps.forward(29);
    await world.business.checkIn(bea);
    expect(await steps.line()).toEqual(['Bea 1', 'Ann 2']);
    steps.forward(2);
    await world.business.checkIn(await world.business.customer('Cat'));
    expect(await steps.line()).toEqual(['Bea 1', 'Ann 2', 'Cat 3']);
  });
});

describe('who is busy with a walk-in', () => {
  test('is whoever seated one last, for as long as its items take', async () => {
    const [maya, noah, cut] = [
      await member('Maya'),
      await member('Noah'),
      await world.business.hasProduct('Cut', 'Hair', 45),
    ];
    const seat = async ({ id, version }: { id: string; version: number }) =>
      owner().must(SetCheckInStatus, { id, status: 'SEATED', version });
    await seat(await world.business.checkIn(undefined, { staffId: maya, productIds: [cut.id] }));
    await seat(await world.business.checkIn(undefined, { staffId: noah }));
    await seat(await world.business.checkIn());
    const busy = async () => (await owner().must(WalkIns)).walkIns;
    expect(await busy()).toEqual([
      { staffId: maya, startsAt: steps.inMinutes(0), endsAt: steps.inMinutes(45) },
      { staffId: noah, startsAt: steps.inMinutes(0), endsAt: steps.inMinutes(30) },
    ]);
    steps.forward(30);
    expect(await busy()).toHaveLength(1);
    const { checkIn } = await steps.checkIn((await steps.book(0, { staffId: maya })).id);
    await seat(checkIn);
    expect(await busy()).toEqual([]);
  });
});
