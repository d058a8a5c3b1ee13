import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { FORGET_HOLD } from '../../server/domain/appointments/booking/booking-jobs.js';
import { UpdateBusiness } from '../businesses/businesses.generated.js';
import { ArchiveProducts, RestoreProducts } from '../catalogue/catalogue.generated.js';
import { ConfirmPassword, EraseCustomer } from '../customers/customers.generated.js';
import { DeleteBusinessHours, SetHoursException } from '../hours/hours.generated.js';
import { addHours } from '../hours/hours-steps.js';
import { ArchiveStaffMembers } from '../staff/staff.generated.js';
import { plantPassword } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';
import {
  DeleteAppointments,
  ReadCalendar,
  SetAppointmentFlag,
  UpdateAppointment,
  UpdateCalendarSettings,
} from './appointments.generated.js';
import { ReleaseHold } from './booking.generated.js';
import { CancelBooking, MoveBooking } from './booking-link.generated.js';
import { LinkSteps } from './LinkSteps.js';
import { DeleteAppointmentSeries, SetAppointmentSeriesFlag, UpdateAppointmentSeries } from './series.generated.js';
import { SeriesSteps } from './SeriesSteps.js';
import { StandbySteps } from './StandbySteps.js';

const PASSWORD = 'a long and good password';
const HOLD_MS = 600_000;
const world = useWorld({ plan: Plan.PLUS });
const owner = () => world.business.owner;
let standby: StandbySteps;
let links: LinkSteps;
let series: SeriesSteps;
let bea: string;
let hours: string;

beforeEach(async () => {
  standby = new StandbySteps(world);
  links = new LinkSteps(world);
  series = new SeriesSteps(world);
  hours = await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});
afterEach(() => world.clock.set());

const ten = () => links.at('10:00');
/** Somebody is in line, and no job waits. */
async function somebodyWaits(): Promise<void> {
  await standby.waits('Eve', '2125550144', { firstDate: '2026-07-06', lastDate: '2026-07-06' });
  await world.forgetJobs();
}
const appointment = () => standby.staff.add({ startsAt: ten(), parts: [{ staffId: bea, minutes: 30 }] });
const aSeries = async () =>
  (await series.addSeries({ appointment: { startsAt: ten(), parts: [{ staffId: bea, minutes: 30 }] } }))
    .appointments[0]!;
const requested = async () => {
  const token = await links.asked();
  const calendar = await owner().must(ReadCalendar, { firstDate: '2026-06-22', days: 1 });
  return { token, ...calendar.calendar.appointments[0]! };
};

/** What is there before, and a way to free time. */
const WAYS: [name: string, way: () => Promise<() => Promise<unknown>>][] = [
  [
    'an appointment is canceled',
    async () => {
      const { id } = await appointment();
      return () => owner().must(SetAppointmentFlag, { id, version: 1, flag: 'CANCELED' });
    },
  ],
  [
    'an appointment becomes a no-show',
    async () => {
      const { id } = await standby.staff.add({
        startsAt: standby.staff.at('12:00', '2026-06-15'),
        parts: [{ staffId: bea, minutes: 30 }],
      });
      return () => owner().must(SetAppointmentFlag, { id, version: 1, flag: 'NO_SHOW' });
    },
  ],
  [
    'an appointment moves',
    async () => {
      const { id } = await appointment();
      return () => owner().must(UpdateAppointment, { id, input: { startsAt: links.at('12:00') } });
    },
  ],
  [
    'an appointment is deleted',
    async () => {
      const { id } = await appointment();
      return () => owner().must(DeleteAppointments, { ids: [id] });
    },
  ],
  [
    'a request is declined',
    async () => {
      const { id, version } = await requested();
      return () => owner().must(SetAppointmentFlag, { id, version, flag: 'CANCELED' });
    },
  ],
  [
    'a customer cancels',
    async () => {
      const { token } = await requested();
      return () => world.anonymous.must(CancelBooking, { token, startsAt: ten() });
    },
  ],
  [
    'a customer moves',
    async () => {
      const { token } = await requested();
      return () => world.anonymous.must(MoveBooking, { token, seen: ten(), startsAt: links.at('14:00') });
    },
  ],
  [
    'a customer is erased',
    async () => {
      const { customer } = await appointment();
      await plantPassword(await hashPassword(PASSWORD));
      await owner().must(ConfirmPassword, { password: PASSWORD, action: 'ERASE_CUSTOMER' });
      return () => owner().must(EraseCustomer, { id: customer!.id });
    },
  ],
  [
    'a series is canceled',
    async () => {
      const { id } = await aSeries();
      return () => owner().must(SetAppointmentSeriesFlag, { id, scope: 'ALL', flag: 'CANCELED', version: 1 });
    },
  ],
  [
    'a series moves',
    async () => {
      const { id } = await aSeries();
      const input = { startsAt: links.at('12:00') };
      return () => owner().must(UpdateAppointmentSeries, { id, scope: 'ALL', version: 1, input });
    },
  ],
  [
    'a series is deleted',
    async () => {
      const { id } = await aSeries();
      return () => owner().must(DeleteAppointmentSeries, { id, scope: 'ALL' });
    },
  ],
  [
    'a hold is given back',
    async () => {
      const { token } = await links.held();
      return () => world.anonymous.must(ReleaseHold, { token });
    },
  ],
  [
    'a hold is forgotten',
    async () => {
      await links.held();
      const [job] = await world.jobs(FORGET_HOLD.name);
      return () => world.runJob(FORGET_HOLD, world.business.id, { holdId: job!.payload['holdId']! });
    },
  ],
  ['a staff member is archived', () => Promise.resolve(() => owner().must(ArchiveStaffMembers, { ids: [bea] }))],
  [
    'the time zone changes',
    () => Promise.resolve(() => owner().must(UpdateBusiness, { input: { timeZone: 'America/Chicago' } })),
  ],
  [
    'the settings change',
    () => Promise.resolve(() => owner().must(UpdateCalendarSettings, { input: { bufferAfter: 5 } })),
  ],
  ['hours are new', () => Promise.resolve(() => addHours(owner(), 2, 9, 17))],
  ['hours are over', () => Promise.resolve(() => owner().must(DeleteBusinessHours, { ids: [hours] }))],
  [
    'a date has other hours',
    () =>
      Promise.resolve(() =>
        owner().must(SetHoursException, {
          input: { date: '2026-06-23', name: 'Open late', ranges: [{ opens: 540, closes: 1200 }] },
        }),
      ),
  ],
  [
    'an item comes back',
    async () => {
      const { id } = await world.business.hasProduct();
      await owner().must(ArchiveProducts, { ids: [id] });
      return () => owner().must(RestoreProducts, { ids: [id] });
    },
  ],
];

test.each(WAYS)('who waits for a time is thought of as %s', async (_name, prepare) => {
  const free = await prepare();
  await somebodyWaits();
  await free();
  expect(await standby.offerJobs()).toHaveLength(1);
});

test('who waits is thought of once a hold is over, if nobody types its code', async () => {
  await somebodyWaits();
  await links.held();
  const end = world.clock.now().getTime() + HOLD_MS;
  expect((await standby.offerJobs()).map(({ runAt }) => runAt.getTime())).toEqual([end]);
});

test('who is new in line is thought of at once, and when what is held by then is over', async () => {
  await world.forgetJobs();
  await standby.waits('Ann', '2125550142');
  const now = world.clock.now().getTime();
  const [soon, later] = (await standby.offerJobs()).map(({ runAt }) => runAt.getTime() - now);
  expect(soon).toBeLessThanOrEqual(40_000);
  expect(later).toBe(HOLD_MS);
});

test('nothing is looked for where nobody waits', async () => {
  const { id } = await appointment();
  await world.forgetJobs();
  await owner().must(DeleteAppointments, { ids: [id] });
  expect(await standby.offerJobs()).toEqual([]);
});

test('an offer of the time of somebody who is archived ends with it', async () => {
  const { first } = await standby.fills(bea);
  const token = await standby.waits('Ann', '2125550142');
  await standby.cancels(first.id);
  await standby.offers();
  expect((await standby.read(token)).state).toBe('OFFERED');
  await owner().must(ArchiveStaffMembers, { ids: [bea] });
  expect((await standby.read(token)).state).toBe('WAITING');
});
