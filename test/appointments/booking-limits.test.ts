import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { REMIND } from '../../server/domain/appointments/reminders/reminder-jobs.js';
import { ArchiveStaffMembers } from '../staff/staff.generated.js';
import { plantStandby } from '../world/plant-standby.js';
import { useWorld } from '../world/use-world.js';
import { ReadCalendar, UpdateCalendarSettings } from './appointments.generated.js';
import { BookableSteps } from './BookableSteps.js';
import { BookableTimes, BookedTimes } from './bookable-times.generated.js';
import { BookAgain } from './booking-link.generated.js';
import { LinkSteps } from './LinkSteps.js';
import { codeOf, SeriesSteps } from './SeriesSteps.js';
import { PassStandbyOffer, ReadStandbys } from './standby.generated.js';
import { StandbySteps } from './StandbySteps.js';

const world = useWorld({ plan: Plan.PLUS });
const HOLD_MS = 600_000;
const HOUR_MS = 3_600_000;
let steps: LinkSteps;
let standby: StandbySteps;
let bea: string;

beforeEach(async () => {
  await world.forgetJobs();
  steps = new LinkSteps(world);
  standby = new StandbySteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});
afterEach(() => world.clock.set());

type Answer = { errors?: { extensions: { details?: Record<string, unknown> } }[] };
const reasonOf = ({ errors }: Answer) => errors?.[0]!.extensions.details?.['reason'] ?? null;
const owner = () => world.business.owner;
const settings = (input: object) => owner().must(UpdateCalendarSettings, { input });
const ten = () => steps.at('10:00');

describe('a hold that is over', () => {
  const isFree = async () => {
    const { bookableTimes } = await world.anonymous.must(BookableTimes, {
      businessId: world.business.id,
      firstDate: '2026-06-22',
      parts: [{}],
    });
    return bookableTimes.days[0]!.times.includes(ten());
  };
  const taken = async () =>
    (await world.anonymous.must(BookedTimes, { businessId: world.business.id })).bookedTimes.length;

  test('is free again on the page and in the list of booked times, before anything cleans up', async () => {
    await steps.held();
    world.clock.forward(HOLD_MS - 1);
    expect([await isFree(), await taken()]).toEqual([false, 1]);
    world.clock.forward(1);
    expect([await isFree(), await taken()]).toEqual([true, 0]);
  });

  test('is in nobody’s way: neither of a customer nor of a series', async () => {
    await steps.held({ parts: [{ staffId: bea }] });
    world.clock.forward(HOLD_MS);
    await steps.held({ parts: [{ staffId: bea }], phone: '2125550143' });
    world.clock.forward(HOLD_MS);
    const series = new SeriesSteps(world);
    const appointment = { startsAt: ten(), parts: [{ staffId: bea, minutes: 30 }] };
    expect(codeOf(await series.askSeries({ appointment, rule: 'FREQ=WEEKLY;COUNT=2' }))).toBeNull();
  });
});

test.each([
  ['alone', false],
  ['for one of two parts', true],
])('a hold with somebody who is archived is over: %s', async (_what, hasOther) => {
  const others = hasOther ? [{ staffId: await new BookableSteps(world).worker('Cal', [9, 17], {}, 1) }] : [];
  const { token } = await steps.held({ parts: [{ staffId: bea }, ...others] });
  const code = await steps.code();
  await owner().must(ArchiveStaffMembers, { ids: [bea] });
  expect(reasonOf(await steps.confirm(token, code))).toBe('HOLD_OVER');
});

test('a seventh booking within a day is refused, though all are confirmed; a day later it is not', async () => {
  await settings({ confirmation: 'EVERYONE' });
  // By e-mail: the texts of so many bookings are more than a phone gets in a day.
  const byMail = { channel: 'EMAIL', email: 'ann@example.com' };
  const answers = [];
  for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']) {
    const { token } = await steps.held({ ...byMail, startsAt: steps.at(time) });
    answers.push(reasonOf(await steps.confirm(token, await steps.code())));
    world.clock.forward(HOUR_MS);
  }
  expect(answers).toEqual([null, null, null, null, null, null, 'TOO_MANY_BOOKINGS']);
  world.clock.forward(24 * HOUR_MS);
  expect((await steps.books({ ...byMail, startsAt: steps.at('16:00') })).flag).toBe('CONFIRMED');
});

test('a link to a mailbox that the customer has no more books nothing', async () => {
  await steps.books();
  const [first] = (await owner().must(ReadCalendar, { firstDate: '2026-06-22', days: 1 })).calendar.appointments;
  await world.business.changeCustomer(first!.customer!, { email: 'old@example.com', emailUnproven: false });
  await steps.books({ startsAt: steps.at('11:00') });
  const token = await steps.link();
  const again = (time: string) =>
    world.anonymous.ask(BookAgain, { token, input: { startsAt: steps.at(time), parts: [{}] } });
  expect(codeOf(await again('12:00'))).toBeNull();
  await world.business.changeCustomer(first!.customer!, { email: 'new@example.com', emailUnproven: false });
  expect(codeOf(await again('13:00'))).toBe('NOT_FOUND');
});

test('nobody is reminded of what is less than a day ahead', async () => {
  await settings({ confirmation: 'EVERYONE', noticeMinutes: 0 });
  world.clock.set(steps.at('12:00', '2026-06-21'));
  await steps.books({ startsAt: steps.at('11:30') });
  await standby.staff.add({ startsAt: steps.at('09:00') });
  expect(await world.jobs(REMIND.name)).toEqual([]);
  await steps.books({ startsAt: steps.at('13:00'), phone: '2125550143' });
  expect((await world.jobs(REMIND.name)).map(({ runAt }) => runAt.toISOString())).toEqual([
    steps.at('13:00', '2026-06-21'),
  ]);
});

describe('who waits for a time', () => {
  test('is asked five times, and not again', async () => {
    const ann = await standby.waits('Ann', '2125550142', { channel: 'EMAIL', email: 'ann@example.com' });
    const offered = new Set<string>();
    for (let count = 1; count <= 5; count += 1) {
      await standby.offers();
      const offer = (await standby.read(ann)).offer!;
      offered.add(offer.startsAt);
      await world.anonymous.must(PassStandbyOffer, { token: ann, offerId: offer.id });
    }
    expect(offered.size).toBe(5);
    expect((await standby.read(ann)).state).toBe('ENDED');
    await standby.offersFrom('0');
    expect((await standby.read(ann)).offer).toBeNull();
  });

  test('stands in line behind more than one page and more than one run, and is found', async () => {
    await standby.fills(bea);
    const sam = await world.aCustomer(world.business.id, { firstName: 'Sam', lastName: 'Dee', phone: '2125550000' });
    for (let count = 0; count < 50; count += 1) await plantStandby(world.business, sam.id);
    const ann = await standby.waits('Ann', '2125550142', { firstDate: '2026-06-29', lastDate: '2026-06-29' });
    const page = async (skip?: number) => (await owner().must(ReadStandbys, { skip })).standbys;
    expect(await page()).toMatchObject({ total: 51, items: { length: 50 } });
    expect(await page(50)).toMatchObject({ total: 51, items: [{ customer: { firstName: 'Ann' } }] });
    await standby.offers();
    expect((await standby.read(ann)).state).toBe('OFFERED');
  });
});
