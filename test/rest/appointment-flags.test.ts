import { afterEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { AppointmentSteps } from '../appointments/AppointmentSteps.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new AppointmentSteps(world);
afterEach(() => world.clock.set());

test('a no-show is refused until it begins, and is taken back at any time', async () => {
  const { id } = await steps.add();
  const set = async (flag: string) => {
    const { status, body } = await world.business.owner.post<{ code?: string }>('/api/business/update_appointment', {
      appointmentID: id,
      flag,
    });
    return [status, body.code];
  };
  expect(await set('no-show')).toEqual([409, 'CONFLICT']);
  world.clock.set(steps.at('10:00'));
  expect(await set('no-show')).toEqual([200, undefined]);
  world.clock.set(steps.at('09:00'));
  expect(await set('confirmed')).toEqual([200, undefined]);
});
