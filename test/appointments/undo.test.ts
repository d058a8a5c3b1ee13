import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { DeleteAppointments, RestoreAppointments } from './appointments.generated.js';
import { BookingSteps } from './BookingSteps.js';

const world = useWorld({ plan: Plan.PLUS });
const owner = () => world.business.owner;

test('an undo lies over what it lay over before, and over no booking and no hold that came since', async () => {
  const steps = new BookingSteps(world);
  const staff = new AppointmentSteps(world);
  await world.business.hasHours();
  const bea = (await world.business.hasStaffMember()).staffId;
  const at = { startsAt: steps.at('10:00'), parts: [{ staffId: bea, minutes: 30 }] };
  const [first, second] = [await staff.add(at), await staff.add(at, { overrules: true })];
  const ids = [first.id, second.id];
  await owner().must(DeleteAppointments, { ids });
  await owner().must(RestoreAppointments, { ids: [first.id] });
  await owner().must(RestoreAppointments, { ids: [second.id] });
  await owner().must(DeleteAppointments, { ids });
  await steps.held({ parts: [{ staffId: bea }] });
  expect(await owner().refused(RestoreAppointments, { ids: [second.id] })).toBe('SLOT_TAKEN');
});
