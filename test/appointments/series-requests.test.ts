import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { plantBookingLink } from '../world/plant-booking-link.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentLog, SetAppointmentFlag } from './appointments.generated.js';
import { CancelBooking, MoveBooking } from './booking-link.generated.js';
import { LinkSteps } from './LinkSteps.js';
import { SetAppointmentSeriesFlag, type SeriesMemberFragment } from './series.generated.js';
import { SeriesSteps } from './SeriesSteps.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new SeriesSteps(world);
const owner = () => world.business.owner;
let links: LinkSteps;
let ann: TestCustomer;
let members: SeriesMemberFragment[];

beforeEach(async () => {
  links = new LinkSteps(world);
  await world.business.hasHours();
  const { staffId } = await world.business.hasStaffMember();
  ann = await world.business.customer('Ann');
  await world.business.changeCustomer(ann, { email: 'ann@example.com' });
  const appointment = {
    customerId: ann.id,
    startsAt: steps.at('10:00', '2026-06-22'),
    parts: [{ staffId, minutes: 30 }],
  };
  members = (await steps.addSeries({ appointment })).appointments;
});

const link = (number: number) => plantBookingLink(world.business, members[number]!.id, { phone: `+1${ann.phone}` });
/** Ann moves one by an hour, and cancels one. */
const moves = async (number: number, date: string) =>
  world.anonymous.must(MoveBooking, {
    token: await link(number),
    seen: members[number]!.startsAt,
    startsAt: steps.at('11:00', date),
  });
const cancels = async (number: number) =>
  world.anonymous.must(CancelBooking, { token: await link(number), startsAt: members[number]!.startsAt });
const flags = async () => (await steps.all()).map(({ flag }) => flag);
async function set(number: number, flag: 'CANCELED' | 'CONFIRMED', among?: readonly string[]): Promise<string[]> {
  const { id } = members[number]!;
  const { version } = (await steps.all()).find((one) => one.id === id)!;
  const of = { id, version, scope: 'ALL' as const, flag, ...(among && { among: [...among] }) };
  return (await owner().must(SetAppointmentSeriesFlag, of)).setAppointmentSeriesFlag.ids;
}

describe('what customers did by link', () => {
  test('is heard of as the series is canceled: a request is declined', async () => {
    await moves(1, '2026-06-29');
    expect(await flags()).toEqual(['CONFIRMED', 'REQUESTED', 'CONFIRMED', 'CONFIRMED']);
    await set(0, 'CANCELED');
    await links.deliver();
    const { subject, html } = links.parties.mails.at(-1)!;
    expect(subject).toMatch(/Salon Rosa/);
    expect(html).toContain('Mon, Jun 29, 11:00 AM');
  });

  test('is back where canceling is undone: a request is one again, and nobody hears of it', async () => {
    await moves(1, '2026-06-29');
    await links.deliver();
    const heard = links.parties.mails.length;
    const ids = await set(0, 'CANCELED');
    expect(ids).toHaveLength(4);
    expect(await set(0, 'CONFIRMED', ids)).toHaveLength(4);
    expect(await flags()).toEqual(['CONFIRMED', 'REQUESTED', 'CONFIRMED', 'CONFIRMED']);
    await links.deliver();
    expect(links.parties.mails).toHaveLength(heard);
    const { appointmentEvents } = await owner().must(AppointmentLog, { id: members[1]!.id });
    expect(appointmentEvents.slice(0, 2)).toMatchObject([
      { kind: 'FLAG', before: 'canceled', after: 'requested' },
      { kind: 'FLAG', before: 'requested', after: 'canceled' },
    ]);
  });

  test('stays canceled as all are confirmed, and so does what was declined', async () => {
    await cancels(0);
    await moves(1, '2026-06-29');
    const { version } = (await steps.all())[1]!;
    await owner().must(SetAppointmentFlag, { id: members[1]!.id, flag: 'CANCELED', version });
    await owner().must(SetAppointmentFlag, { id: members[2]!.id, flag: 'CANCELED', version: 1 });
    expect(await set(3, 'CONFIRMED')).toEqual([members[2]!.id]);
    expect(await flags()).toEqual(['CANCELED', 'CANCELED', 'CONFIRMED', 'CONFIRMED']);
    // The one that the staff look at is confirmed all the same, as it would be alone.
    expect(await set(0, 'CONFIRMED')).toEqual([members[0]!.id]);
  });

  test('is confirmed with the series, and a request again where that is undone', async () => {
    await moves(1, '2026-06-29');
    await owner().must(SetAppointmentFlag, { id: members[2]!.id, flag: 'CANCELED', version: 1 });
    const ids = await set(0, 'CONFIRMED');
    expect(ids).toEqual([members[1]!.id, members[2]!.id]);
    expect(await flags()).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    await links.deliver();
    expect(links.parties.mails.at(-1)!.html).toContain('Mon, Jun 29, 11:00 AM');
    await set(0, 'CANCELED', ids);
    expect(await flags()).toEqual(['CONFIRMED', 'REQUESTED', 'CANCELED', 'CONFIRMED']);
  });

  test('is not undone with the staff’s: what they canceled meanwhile stays so', async () => {
    const ids = await set(0, 'CANCELED');
    await set(0, 'CONFIRMED', ids);
    await cancels(2);
    expect(await set(0, 'CONFIRMED', ids)).toEqual([]);
    expect(await flags()).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELED', 'CONFIRMED']);
  });
});
