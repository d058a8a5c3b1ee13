import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { UpdateAppointment } from './appointments.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new AppointmentSteps(world);

test('an appointment of other staff takes their color, unless somebody chose another one', async () => {
  const maya = await steps.member('Maya', { color: '#aa0000' });
  const zoe = await steps.member('Zoe', { color: '#00aa00' });
  const { id } = await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
  const update = async (input: object, version: number) =>
    (await world.business.owner.must(UpdateAppointment, { id, version, input })).updateAppointment.color;
  expect(await update({ parts: [{ staffId: zoe, minutes: 30 }] }, 1)).toBe('#00aa00');
  expect(await update({ onePart: { staffId: maya } }, 2)).toBe('#aa0000');
  expect(await update({ parts: [{ minutes: 30 }] }, 3)).toBe('#019fe8');
  expect(await update({ parts: [{ staffId: maya, minutes: 30 }] }, 4)).toBe('#aa0000');
  expect(await update({ color: '#123456' }, 5)).toBe('#123456');
  expect(await update({ parts: [{ staffId: zoe, minutes: 30 }] }, 6)).toBe('#123456');
  expect(await update({ parts: [{ staffId: maya, minutes: 30 }], color: '#654321' }, 7)).toBe('#654321');
});
