import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { updateAppointment } from '../../server/domain/appointments/entry/update-appointment.js';
import { hasVisitAddress } from '../world/change-calendar.js';
import { race } from '../world/race.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import {
  ReadCalendar,
  SetAppointmentFlag,
  UpdateAppointment,
  UpdateCalendarSettings,
} from './appointments.generated.js';
import { CancelBooking } from './booking-link.generated.js';
import { LinkSteps } from './LinkSteps.js';
import { UpdateAppointmentSeries } from './series.generated.js';
import { codeOf, SeriesSteps } from './SeriesSteps.js';

const world = useWorld({ plan: Plan.PLUS });
const BY_MAIL = { channel: 'EMAIL', email: 'ann@example.com' };
const owner = () => world.business.owner;
let steps: LinkSteps;
let bea: string;
let bob: TestCustomer;

beforeEach(async () => {
  steps = new LinkSteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
  bob = await world.business.customer('Bob', 'Lum', world.newPhone());
});

const update = (id: string, input: object) => owner().must(UpdateAppointment, { id, input });
const booked = async () =>
  (await owner().must(ReadCalendar, { firstDate: '2026-06-22', days: 1 })).calendar.appointments[0]!;
async function mailsAfter(change: () => Promise<unknown>): Promise<string[]> {
  await steps.deliver();
  const before = steps.parties.mails.length;
  await change();
  await steps.deliver();
  return steps.parties.mails.slice(before).map(({ recipient }) => recipient);
}

test('the mailbox of a visit hears of it until the staff give it to another customer', async () => {
  await owner().must(UpdateCalendarSettings, { input: { confirmation: 'EVERYONE' } });
  const { id } = await steps.books(BY_MAIL);
  expect(await mailsAfter(() => update(id, { startsAt: steps.at('11:00') }))).toEqual(['ann@example.com']);
  await update(id, { customerId: bob.id, tellsCustomer: false });
  expect(await mailsAfter(() => update(id, { startsAt: steps.at('12:00') }))).toEqual([]);
});

test('the same where the staff give all of a series to another customer', async () => {
  const { appointments } = await new SeriesSteps(world).addSeries({ appointment: { customerId: bob.id } });
  const [{ id, version }] = appointments as [(typeof appointments)[0]];
  await hasVisitAddress(world.business, bob.id, 'ann@example.com');
  const hasStaff = (asked: boolean) => update(id, { parts: [{ staffId: bea, askedForStaff: asked, minutes: 30 }] });
  expect(await mailsAfter(() => hasStaff(true))).toEqual(['ann@example.com']);
  const { id: customerId } = await world.business.customer('Cid', 'Lum', world.newPhone());
  const input = { customerId, tellsCustomer: false };
  await owner().must(UpdateAppointmentSeries, { id, version: version + 1, scope: 'ALL', input });
  expect(await mailsAfter(() => hasStaff(false))).toEqual([]);
});

test('a link that ends while its holder waits shows nothing of whose the booking is then', async () => {
  const token = await steps.asked();
  const { id, version } = await booked();
  await owner().must(SetAppointmentFlag, { id, flag: 'CANCELED', version });
  let code: string | null = null;
  const winner = await race(
    (hasBegun) =>
      world.inContext(world.business.id, async (context) => {
        const input = { customerId: bob.id, tellsCustomer: false };
        await updateAppointment(context, { id, version: version + 1, input, overrules: false });
        await hasBegun();
      }),
    async () => {
      code = codeOf(await world.anonymous.ask(CancelBooking, { token, startsAt: steps.at('10:00') }));
    },
  );
  expect([winner, code]).toEqual(['first', 'NOT_FOUND']);
});
