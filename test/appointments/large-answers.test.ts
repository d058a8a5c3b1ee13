import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { hasLongNotes, hasManyProducts, plantAppointments, productIdsOf } from '../world/plant-appointments.js';
import type { RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { ReadCalendar, UpdateAppointment } from './appointments.generated.js';
import { BookingSteps } from './BookingSteps.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new AppointmentSteps(world);
const AT = '/api/business/get_appointments';
const [HEAVY, NOTES] = [1000, 2000];

/** Parts with so many services in all. */
async function partsOf(count: number): Promise<{ productIds: string[] }[]> {
  const ids = await productIdsOf(world.business, count);
  return [0, 20, 40].map((from) => ({ productIds: ids.slice(from, from + 20) }));
}

beforeEach(() => world.business.hasHours());

test('an appointment has 50 services and products in all; one that had more keeps them', async () => {
  await world.business.hasStaffMember();
  await world.business.hasProducts(51);
  const [most, tooMany] = [await partsOf(50), await partsOf(51)];
  const refused = { code: 'INVALID_INPUT', field: 'parts' };
  expect((await steps.ask({ parts: tooMany })).errors?.[0]!.extensions).toMatchObject(refused);
  expect((await new BookingSteps(world).hold({ parts: tooMany })).errors?.[0]!.extensions).toMatchObject(refused);
  const { id } = await steps.add({ parts: most });
  await hasManyProducts(world.business, id);
  const save = (parts: object[]) => steps.owner.ask(UpdateAppointment, { id, version: 1, input: { parts } });
  expect((await save(tooMany)).errors).toBeUndefined();
});

test('an answer has 5 MB of notes and parts at most, and says that some are left out', async () => {
  await plantAppointments(world.business, HEAVY);
  await hasLongNotes(world.business, NOTES);
  const query = { businessID: world.business.id, start: '2026-06-15', days: '30' };
  const { status, body } = await steps.owner.get<RestRefusal>(AT, query);
  expect([status, body.message]).toEqual([
    422,
    `There are ${HEAVY} appointments in that time. Please ask for fewer days, or for a page.`,
  ]);
  const page = await steps.owner.get<object[]>(AT, { ...query, pageSize: String(HEAVY) });
  const next = await steps.owner.get<object[]>(AT, { ...query, pageSize: '500', skip: String(page.body.length) });
  expect(page.body.length + next.body.length).toBe(HEAVY);
  const { calendar } = await steps.owner.must(ReadCalendar, { firstDate: '2026-06-15', days: 30 });
  expect(calendar.total).toBe(HEAVY);
  expect(calendar.appointments.length).toBeLessThan(HEAVY);
});
