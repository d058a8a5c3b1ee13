import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { AppointmentSteps } from '../appointments/AppointmentSteps.js';
import { DeleteAppointments } from '../appointments/appointments.generated.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new AppointmentSteps(world);

const read = () =>
  world.anonymous.get<object[]>('/api/business/get-booked-appointments', { businessID: world.business.id });

test('everybody reads when there is something, and not what', async () => {
  const { id } = await steps.add();
  const { status, body } = await read();
  expect([status, body]).toEqual([200, [{ start: Date.parse(steps.at('10:00')), end: Date.parse(steps.at('10:30')) }]]);
  await steps.owner.must(DeleteAppointments, { ids: [id] });
  expect((await read()).body).toEqual([]);
});

test('a plan without booking has none to read', async () => {
  await world.business.change({ plan: Plan.STANDARD });
  expect((await read()).status).toBe(403);
});
