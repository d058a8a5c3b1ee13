import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { DeleteAppointments, ReadCalendar, SetAppointmentFlag } from './appointments.generated.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { BookingRequests } from './booking-requests.generated.js';
import { BookingSteps } from './BookingSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: BookingSteps;

beforeEach(async () => {
  steps = new BookingSteps(world);
  await world.business.hasHours();
});

const count = async (actor: Actor = world.business.owner) => (await actor.must(BookingRequests)).bookingRequests.total;
const requests = async () =>
  (await world.business.owner.must(ReadCalendar, { firstDate: '2026-06-22', days: 1 })).calendar.appointments;

test('requests count until they are answered, deleted or over; nothing else does', async () => {
  await new AppointmentSteps(world).add();
  await steps.held({ startsAt: steps.at('09:00') });
  expect(await count()).toBe(0);
  for (const time of ['10:00', '11:00', '12:00']) await steps.books({ startsAt: steps.at(time) });
  expect(await count()).toBe(3);
  const { bookingRequests } = await world.business.owner.must(BookingRequests, { first: 2 });
  expect(bookingRequests).toEqual({
    total: 3,
    cursor: '2',
    items: [steps.at('10:00'), steps.at('11:00')].map((startsAt) => ({ startsAt })),
  });
  const tooMany = await world.business.owner.ask(BookingRequests, { first: 101 });
  expect(tooMany.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'first' });
  const [first, second] = (await requests()).filter(({ flag }) => flag === 'REQUESTED');
  await world.business.owner.must(SetAppointmentFlag, { id: first!.id, flag: 'CONFIRMED', version: 1 });
  await world.business.owner.must(DeleteAppointments, { ids: [second!.id] });
  expect(await count()).toBe(1);
  world.clock.forward(8 * 86_400_000);
  expect(await count()).toBe(0);
  world.clock.set();
});

test('in the role Staff one counts one’s own', async () => {
  const { staffId } = await world.business.hasStaffMember();
  const leo = await new AppointmentSteps(world).member('Leo');
  await world.business.hasStaffHours(leo);
  const bea = await world.business.as(Role.STAFF);
  await world.business.worksAs(bea, staffId);
  await steps.books({ parts: [{ staffId: leo }] });
  expect([await count(), await count(bea)]).toEqual([1, 0]);
  await steps.books({ startsAt: steps.at('11:00'), parts: [{ staffId }] });
  expect([await count(), await count(bea)]).toEqual([2, 1]);
});
