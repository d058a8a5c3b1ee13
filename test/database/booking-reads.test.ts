import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { nearestTimes } from '../../server/domain/appointments/availability/nearest-times.js';
import { entrySettings } from '../../server/domain/appointments/settings/calendar-settings.js';
import { plantBookedTimes } from '../world/plant-booked-times.js';
import { useWorld } from '../world/use-world.js';
import { HotBookableTimes, HotBookedTimes } from './booking-reads.generated.js';
import { plansOf, scansOf, statementsOf } from './statements.js';

const world = useWorld({ plan: Plan.PLUS });
const MANY = 3000;

test.each([
  [
    'bookable times',
    async () => {
      const { id: productId } = await world.business.hasProduct();
      await world.anonymous.must(HotBookableTimes, { businessId: world.business.id, productId });
    },
  ],
  ['booked times', () => world.anonymous.must(HotBookedTimes, { businessId: world.business.id })],
  [
    'nearest times',
    () =>
      world.inContext(world.business.id, async (context) => {
        const startsAt = world.clock.now();
        const parts = [{ staffId: null, startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) }];
        const settings = await entrySettings(context);
        await nearestTimes(context, { appointmentId: '1', isEvent: false, parts, settings });
      }),
  ],
])('%s look at the appointments of their days only, for these values and for any', async (_, ask) => {
  await plantBookedTimes(world.business, MANY);
  const statements = (await statementsOf(ask)).flat().filter(({ text }) => text?.includes('booked_time'));
  expect(statements).toHaveLength(1);
  const plans = await plansOf(world, world.business.id, statements[0]!);
  for (const plan of plans)
    expect(scansOf(plan).filter((scan) => scan.includes('booked_time'))).toEqual([
      'booked_time_blocked (business_id, blocked_from)',
    ]);
});
