import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { AddStaffHour, AddStaffMember } from '../staff/staff.generated.js';
import { useWorld } from '../world/use-world.js';
import { BookingSteps } from './BookingSteps.js';

const world = useWorld({ plan: Plan.PLUS });
const STAFF = 6;
let steps: BookingSteps;

beforeEach(async () => {
  steps = new BookingSteps(world);
  await world.business.hasHours();
  const { owner } = world.business;
  for (let number = 0; number < STAFF; number += 1) {
    const { addStaffMember } = await owner.must(AddStaffMember, { input: { firstName: 'Bea', lastName: 'Ray' } });
    await owner.must(AddStaffHour, { staffId: addStaffMember.id, input: { weekday: 1, opens: 540, closes: 1020 } });
  }
});

test('of many who want one time with anyone at once, as many get it as are free', async () => {
  const wanted = Array.from({ length: STAFF + 8 }, (_, number) => ({ phone: `(212) 555-01${number + 10}` }));
  const answers = await Promise.all(wanted.map((input) => steps.hold(input)));
  expect(answers.filter(({ data }) => data)).toHaveLength(STAFF);
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions['code'])).toEqual(refused.map(() => 'SLOT_TAKEN'));
  for (const { extensions } of refused)
    expect((extensions['details'] as { times: string[] }).times).not.toContain(steps.at('10:00'));
});
