import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { DeleteAppointments, RestoreAppointments, UpdateAppointment } from '../appointments/appointments.generated.js';
import { MoveBooking } from '../appointments/booking-link.generated.js';
import { LinkSteps } from '../appointments/LinkSteps.js';
import { AddAppointmentSeries, UpdateAppointmentSeries } from '../appointments/series.generated.js';
import { FOLLOW_APPOINTMENT } from '../../server/domain/appointments/time/note-move.js';
import { Monitor } from '../check-in-app/monitor.generated.js';
import { CheckInApp } from '../check-in-app/settings.generated.js';
import { CustomerTimeline } from '../customers/customers.generated.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { CheckInActivity } from './activity.generated.js';
import { ArrivalSteps } from './ArrivalSteps.js';
import { LineOfArrivals } from './arrivals.generated.js';
import { PlaceInLine } from './place-in-line.generated.js';
import { SetCheckInStatus } from './status.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new ArrivalSteps(world);
const owner = () => world.business.owner;
const DAY = 24 * 60;
let ann: TestCustomer;
let bea: TestCustomer;
beforeEach(async () => {
  [ann, bea] = [await world.business.customer('Ann'), await world.business.customer('Bea')];
});

/** First name, position and time of the appointment of who waits. */
const line = async () =>
  (await owner().must(LineOfArrivals)).queue.items.map(({ customer, position, appointedAt }) => [
    customer.firstName,
    position,
    appointedAt ?? null,
  ]);
const onMonitor = async () => {
  const { monitorUrl } = (await owner().must(CheckInApp)).checkInApp;
  const { entries } = (await world.anonymous.must(Monitor, { token: monitorUrl.split('/').at(-1)! })).monitor;
  return entries.map(({ firstName }) => firstName);
};
const timeline = async ({ id }: { id: string }) =>
  (await owner().must(CustomerTimeline, { id })).customerTimeline.items.flatMap(({ kind, at, checkIn }) =>
    kind === 'CHECK_IN' || kind === 'APPOINTMENT' ? [[kind, at, checkIn?.appointedAt ?? null]] : [],
  );
const change = (id: string, input: object) => owner().must(UpdateAppointment, { id, input, overrules: true });
const follow = async () => {
  for (const { payload } of await world.jobs(FOLLOW_APPOINTMENT.name))
    await world.runJob(FOLLOW_APPOINTMENT, world.business.id, payload as never);
};
/** Who said what of the appointment in the history of a party that waits. */
const saidOf = async (firstName: string) => {
  const { items } = (await owner().must(LineOfArrivals)).queue;
  const { id } = items.find(({ customer }) => customer.firstName === firstName)!;
  return (await owner().must(CheckInActivity, { id })).checkInActivity.flatMap(({ by, changes }) =>
    changes.map(({ before, after }) => [by, before, after]),
  );
};

describe('a check-in whose appointment', () => {
  /** Ann, booked in 10 minutes, comes now; Bea walks in 5 minutes later. */
  async function comes() {
    const { id } = await steps.book(10, { customer: ann });
    const { publicId } = await steps.comes(await world.business.kiosk(), ann);
    steps.forward(5);
    await world.business.checkIn(bea);
    const [came, booked] = [steps.inMinutes(-5), steps.inMinutes(5)];
    async function seen() {
      const { checkIn } = await steps.appointment(id);
      const { placeInLine } = await world.anonymous.must(PlaceInLine, { publicId: publicId! });
      return {
        hasCome: checkIn !== null,
        arrivals: await steps.arrivals(),
        line: await line(),
        monitor: await onMonitor(),
        place: placeInLine!.position,
        timeline: await timeline(ann),
      };
    }
    const there = {
      hasCome: true,
      arrivals: [],
      line: [
        ['Bea', 1, null],
        ['Ann', 2, booked],
      ],
      monitor: ['Bea', 'Ann'],
      place: 2,
      timeline: [['CHECK_IN', came, booked]],
    };
    const gone = {
      hasCome: false,
      line: [
        ['Ann', 1, null],
        ['Bea', 2, null],
      ],
      monitor: ['Ann', 'Bea'],
      place: 1,
    };
    expect(await seen()).toEqual(there);
    return { id, came, booked, seen, there, gone };
  }

  test('moves to another day is a walk-in everywhere, until it moves back', async () => {
    const { id, came, booked, seen, there, gone } = await comes();
    const tomorrow = steps.inMinutes(DAY);
    await change(id, { startsAt: tomorrow });
    const history = [
      ['APPOINTMENT', tomorrow, null],
      ['CHECK_IN', came, null],
    ];
    expect(await seen()).toEqual({ ...gone, arrivals: [], timeline: history });
    await change(id, { startsAt: booked });
    expect(await seen()).toEqual(there);
  });

  test('gets another customer is a walk-in everywhere, until it is theirs again', async () => {
    const { id, came, seen, there, gone } = await comes();
    await change(id, { customerId: bea.id });
    expect(await seen()).toEqual({ ...gone, arrivals: ['Bea'], timeline: [['CHECK_IN', came, null]] });
    await change(id, { customerId: ann.id });
    expect(await seen()).toEqual(there);
  });

  test('is deleted and restored stays one', async () => {
    const { id, seen, there } = await comes();
    await owner().must(DeleteAppointments, { ids: [id] });
    await owner().must(RestoreAppointments, { ids: [id] });
    expect(await seen()).toEqual(there);
  });

  test('moves within the day has the new time, and the place of that', async () => {
    const { id, came, seen, there } = await comes();
    await world.business.checkIn(await world.business.customer('Cat'));
    const [later, earlier] = [steps.inMinutes(60), steps.inMinutes(-5)];
    await change(id, { startsAt: later });
    await follow();
    expect(await seen()).toEqual({
      ...there,
      line: [
        ['Bea', 1, null],
        ['Cat', 2, null],
        ['Ann', 3, later],
      ],
      monitor: ['Bea', 'Cat', 'Ann'],
      place: 3,
      timeline: [['CHECK_IN', came, later]],
    });
    await change(id, { startsAt: earlier });
    await follow();
    expect((await line())[0]).toEqual(['Ann', 1, earlier]);
    expect(await saidOf('Ann')).toEqual([
      ['Rosa Diaz', 'Jun 15, 1:05 PM', 'Jun 15, 12:00 PM'],
      ['Rosa Diaz', 'Jun 15, 12:10 PM', 'Jun 15, 1:05 PM'],
      ['Kiosk', '', 'Jun 15, 12:10 PM'],
    ]);
  });

  test('moves over midnight within the same night has the new time and its place', async () => {
    steps.forward(11.5 * 60);
    const { id, seen, there, came } = await comes();
    const later = steps.inMinutes(30);
    await change(id, { startsAt: later });
    await follow();
    expect(await seen()).toEqual({
      ...there,
      line: [
        ['Bea', 1, null],
        ['Ann', 2, later],
      ],
      timeline: [['CHECK_IN', came, later]],
    });
  });

  test('moves within the day is early or late by the rule of the owner', async () => {
    const { id } = await steps.book(-5, { customer: ann });
    await steps.checkIn(id);
    steps.forward(5);
    await world.business.checkIn(bea);
    await steps.settings({ lateMinutes: 10, lateArrival: 'END' });
    await change(id, { startsAt: steps.inMinutes(-60) });
    await follow();
    const places = async () => (await owner().must(LineOfArrivals)).queue.items.map(({ placeAt }) => placeAt);
    expect(await places()).toEqual([steps.inMinutes(-5), steps.inMinutes(0)]);
    await steps.settings({ lateArrival: 'KEEP' });
    await change(id, { startsAt: steps.inMinutes(-50) });
    await follow();
    expect(await places()).toEqual([steps.inMinutes(-50), steps.inMinutes(0)]);
  });

  test('moves never loses the place of who waited before it was theirs', async () => {
    await world.business.checkIn(ann);
    steps.forward(5);
    const { id } = await steps.book(10, { customer: ann });
    await steps.checkIn(id);
    await world.business.checkIn(bea);
    await change(id, { startsAt: steps.inMinutes(60) });
    await follow();
    expect(await line()).toEqual([
      ['Ann', 1, steps.inMinutes(60)],
      ['Bea', 2, null],
    ]);
  });

  test('moves to another day and back says so in its history', async () => {
    const { id, booked } = await comes();
    await change(id, { startsAt: steps.inMinutes(DAY) });
    await follow();
    await follow();
    await change(id, { startsAt: booked });
    await follow();
    expect(await saidOf('Ann')).toEqual([
      ['Rosa Diaz', '', 'Jun 15, 12:10 PM'],
      ['Rosa Diaz', 'Jun 15, 12:10 PM', ''],
      ['Kiosk', '', 'Jun 15, 12:10 PM'],
    ]);
  });

  test('moves is free for another one of the day, and the next day takes the moved one over', async () => {
    const first = await steps.book(10, { customer: ann });
    const second = await steps.book(60, { customer: ann });
    const { checkIn } = await steps.checkIn(first.id);
    await change(first.id, { startsAt: steps.inMinutes(DAY) });
    expect(await steps.checkIn(second.id)).toMatchObject({ isAdded: false, checkIn: { id: checkIn.id } });
    expect((await steps.appointment(second.id)).checkIn).toMatchObject({ id: checkIn.id });
    steps.forward(DAY);
    const next = await steps.checkIn(first.id);
    expect(next.isAdded).toBe(true);
    expect((await steps.appointment(first.id)).checkIn).toMatchObject({ id: next.checkIn.id });
    expect((await steps.appointment(second.id)).checkIn).toMatchObject({ id: checkIn.id });
  });

  test('moves to the next day, on which they come, leaves a visit without an appointment', async () => {
    const { id } = await steps.book(10, { customer: ann });
    const { checkIn } = await steps.checkIn(id);
    const [came, tomorrow] = [steps.inMinutes(0), steps.inMinutes(DAY)];
    await owner().must(SetCheckInStatus, { id: checkIn.id, status: 'SEATED', version: checkIn.version });
    await change(id, { startsAt: tomorrow });
    steps.forward(DAY);
    await steps.checkIn(id);
    expect(await timeline(ann)).toEqual([
      ['CHECK_IN', tomorrow, tomorrow],
      ['CHECK_IN', came, null],
    ]);
  });

  test('moves with its series', async () => {
    const input = {
      appointment: { customerId: ann.id, startsAt: steps.inMinutes(30), parts: [{ minutes: 30 }] },
      rule: 'FREQ=WEEKLY;COUNT=3',
    };
    const { id, version } = (await owner().must(AddAppointmentSeries, { input })).addAppointmentSeries.appointments[0]!;
    await steps.checkIn(id);
    const to = (startsAt: string, next: number) =>
      owner().must(UpdateAppointmentSeries, { id, version: next, scope: 'ALL', input: { startsAt }, overrules: true });
    await to(steps.inMinutes(30 + DAY), version);
    expect([(await steps.appointment(id)).checkIn, await line()]).toEqual([null, [['Ann', 1, null]]]);
    await to(steps.inMinutes(30), version + 1);
    expect((await steps.appointment(id)).checkIn).not.toBeNull();
  });

  test('is moved by its link', async () => {
    await world.business.hasHours();
    await world.business.hasStaffMember();
    const links = new LinkSteps(world);
    const token = await links.asked();
    const { id, startsAt, customer } = (
      await owner().must(UpdateAppointment, {
        id: (await world.rows<{ id: string }>(world.business.id, 'select id from appointment'))[0]!.id,
        input: { flag: 'CONFIRMED' },
      })
    ).updateAppointment;
    await steps.checkIn(id);
    expect((await steps.appointment(id)).checkIn).not.toBeNull();
    await world.anonymous.must(MoveBooking, { token, seen: startsAt, startsAt: links.at('10:00', '2026-06-29') });
    expect((await steps.appointment(id)).checkIn).toBeNull();
    expect(await line()).toEqual([[customer!.firstName, 1, null]]);
  });
});

test('who checks in more than 4 hours before their time has a position all along', async () => {
  const { id } = await steps.book(5 * 60, { customer: ann });
  const { publicId } = await steps.comes(await world.business.kiosk(), bea);
  const { checkIn } = await steps.checkIn(id);
  expect([checkIn.position, publicId]).toEqual([2, expect.any(String)]);
  const [{ public_id: place }] = (await world.rows<{ public_id: string }>(
    world.business.id,
    `select public_id from check_in where id = ${checkIn.id}`,
  )) as [{ public_id: string }];
  const seen = async () => {
    const { placeInLine } = await world.anonymous.must(PlaceInLine, { publicId: place });
    return [await line(), await onMonitor(), placeInLine!.position, placeInLine!.isLive];
  };
  const time = steps.inMinutes(5 * 60);
  steps.forward(4 * 60 + 1);
  // Bea, who walked in, has none any more (ruling 12).
  expect(await seen()).toEqual([
    [
      ['Bea', null, null],
      ['Ann', 1, time],
    ],
    ['Bea', 'Ann'],
    1,
    true,
  ]);
  steps.forward(59 + 4 * 60);
  expect((await seen())[2]).toBe(1);
  await world.business.checkIn(await world.business.customer('Cat'));
  expect(await line()).toEqual([
    ['Bea', null, null],
    ['Ann', 1, time],
    ['Cat', 2, null],
  ]);
  steps.forward(1);
  expect((await seen())[2]).toBeNull();
});
