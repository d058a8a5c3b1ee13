import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { ReadAppointment, RestoreAppointments, UpdateAppointment } from './appointments.generated.js';
import { LinkSteps } from './LinkSteps.js';
import {
  DeleteAppointmentSeries,
  SetAppointmentSeriesFlag,
  UpdateAppointmentSeries,
  type SeriesMemberFragment,
} from './series.generated.js';
import { SeriesSteps } from './SeriesSteps.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new SeriesSteps(world);
const owner = () => world.business.owner;
let links: LinkSteps;
let ann: TestCustomer;

beforeEach(async () => {
  links = new LinkSteps(world);
  ann = await world.business.customer('Ann');
  await world.business.changeCustomer(ann, { email: 'ann@example.com' });
});

const mails = () => links.parties.mails;
/** Subjects of what left since the last look. */
async function heard(): Promise<string[]> {
  const before = mails().length;
  await links.deliver();
  return mails()
    .slice(before)
    .map(({ subject }) => subject);
}
const fileOf = (index = 0) => String(mails().at(-1)!.attachments![index]!.content).replaceAll('\r\n ', '');
const count = (file: string, line: string) => file.split('\r\n').filter((one) => one === line).length;
const add = async (appointment: object = {}, rule = 'FREQ=WEEKLY;COUNT=4') =>
  (await steps.addSeries({ appointment: { customerId: ann.id, ...appointment }, rule })).appointments;
async function versionOf({ id }: { id: string }): Promise<number> {
  return (await owner().must(ReadAppointment, { id })).appointment.version;
}
const change = async (of: SeriesMemberFragment, input: object, more: { scope?: 'FOLLOWING'; among?: string[] } = {}) =>
  (
    await owner().must(UpdateAppointmentSeries, {
      id: of.id,
      version: await versionOf(of),
      scope: 'ALL',
      input,
      overrules: true,
      ...more,
    })
  ).updateAppointmentSeries.ids;
const flag = async (of: SeriesMemberFragment, to: 'CANCELED' | 'CONFIRMED', among?: string[]) =>
  (
    await owner().must(SetAppointmentSeriesFlag, {
      id: of.id,
      version: await versionOf(of),
      scope: 'ALL',
      flag: to,
      ...(among && { among }),
    })
  ).setAppointmentSeriesFlag.ids;

describe('the customer of a series', () => {
  test('hears nothing that the staff leave out', async () => {
    const [first] = await add({ tellsCustomer: false });
    await change(first!, { startsAt: steps.at('11:00'), tellsCustomer: false });
    expect(await heard()).toEqual([]);
  });

  test('hears of it in one mail, with the first times, all of them in its file, and the link of the next', async () => {
    const members = await add({}, 'FREQ=WEEKLY;COUNT=7');
    expect(await heard()).toEqual(['Your 7 appointments at Salon Rosa']);
    const { text, recipient } = mails()[0]!;
    expect(recipient).toBe('ann@example.com');
    for (const time of ['Tue, Jun 16, 10:00 AM', 'Tue, Jul 14, 10:00 AM', 'and 2 more']) expect(text).toContain(time);
    expect(text).not.toContain('Jul 21');
    const file = fileOf();
    expect([count(file, 'BEGIN:VEVENT'), count(file, 'STATUS:CONFIRMED'), count(file, 'METHOD:REQUEST')]).toEqual([
      7, 7, 1,
    ]);
    expect(file.match(/^URL:/gm)).toHaveLength(1);
    const token = /\/booking\/([\w-]+)/.exec(text)![1]!;
    expect((await links.read(token)).startsAt).toBe(members[0]!.startsAt);
    const [row] = await world.rows<{ body: string }>(world.business.id, `select body from message`);
    expect(row!.body).not.toContain(token.slice(-22));
  });

  test('hears what moved, and what is canceled, each once', async () => {
    const members = await add();
    await heard();
    await change(members[1]!, { startsAt: steps.at('11:30', '2026-06-24') }, { scope: 'FOLLOWING' });
    expect(await heard()).toEqual(['3 new times at Salon Rosa']);
    expect(mails().at(-1)!.text).toContain('Wed, Jun 24, 11:30 AM');
    expect([count(fileOf(), 'BEGIN:VEVENT'), count(fileOf(), 'SEQUENCE:2')]).toEqual([3, 3]);
    await change(members[0]!, { notes: 'Quiet', color: '#00aa00' });
    expect(await heard()).toEqual([]);
    await flag(members[0]!, 'CANCELED');
    expect(await heard()).toEqual(['4 appointments at Salon Rosa canceled']);
    expect([count(fileOf(), 'METHOD:CANCEL'), count(fileOf(), 'STATUS:CANCELLED')]).toEqual([1, 4]);
    await flag(members[0]!, 'CONFIRMED');
    expect(await heard()).toEqual(['Your 4 appointments at Salon Rosa']);
    await owner().must(DeleteAppointmentSeries, { id: members[0]!.id, scope: 'ALL' });
    expect(await heard()).toEqual(['4 appointments at Salon Rosa canceled']);
  });

  test('hears nothing of what is undone', async () => {
    const members = await add();
    await heard();
    const { startsAt } = members[0]!;
    const moved = await change(members[0]!, { startsAt: steps.at('12:00') });
    await change(members[0]!, { startsAt }, { among: moved });
    const canceled = await flag(members[0]!, 'CANCELED');
    await flag(members[0]!, 'CONFIRMED', canceled);
    const { ids } = (await owner().must(DeleteAppointmentSeries, { id: members[0]!.id, scope: 'ALL' }))
      .deleteAppointmentSeries;
    await owner().must(RestoreAppointments, { ids });
    const bob = await world.business.customer('Bob');
    await world.business.changeCustomer(bob, { email: 'bob@example.com' });
    const given = await change(members[0]!, { customerId: bob.id });
    await change(members[0]!, { customerId: ann.id }, { among: given });
    expect(await heard()).toEqual([]);
    // What was undone later than that is news.
    const late = await change(members[0]!, { startsAt: steps.at('12:00') });
    await heard();
    await change(members[0]!, { startsAt }, { among: late });
    expect(await heard()).toEqual(['4 new times at Salon Rosa']);
  });

  test('who was told nothing yet hears how it is then, in one', async () => {
    const members = await add();
    await change(members[0]!, { startsAt: steps.at('12:00') });
    await owner().must(UpdateAppointment, { id: members[3]!.id, input: { flag: 'CANCELED' } });
    expect(await heard()).toEqual(['Your 3 appointments at Salon Rosa']);
    expect(mails().at(-1)!.text).toContain('Tue, Jun 16, 12:00 PM');
  });

  test('hears of those that stay theirs, whichever was given away before they heard', async () => {
    const bob = await world.business.customer('Bob');
    for (const index of [0, 2]) {
      const members = await add({ startsAt: steps.at(`${15 + index}:00`) });
      await owner().must(UpdateAppointment, { id: members[index]!.id, input: { customerId: bob.id } });
      expect(await heard()).toEqual(['Your 3 appointments at Salon Rosa']);
    }
  });

  test('hears in one what moved and what is canceled', async () => {
    const members = await add();
    await heard();
    await change(members[0]!, { startsAt: steps.at('12:00') });
    await owner().must(SetAppointmentSeriesFlag, {
      id: members[2]!.id,
      version: 2,
      scope: 'FOLLOWING',
      flag: 'CANCELED',
    });
    expect(await heard()).toEqual(['2 new times at Salon Rosa']);
    const { text, attachments } = mails().at(-1)!;
    expect(text).toContain('Canceled: Tue, Jun 30, 10:00 AM; Tue, Jul 7, 10:00 AM.');
    expect(attachments!.map(({ fileName }) => fileName)).toEqual(['appointments.ics', 'canceled.ics']);
    expect([count(fileOf(0), 'BEGIN:VEVENT'), count(fileOf(1), 'STATUS:CANCELLED')]).toEqual([2, 2]);
  });

  test('gets no mail of a series that is nobody’s, and of one that becomes theirs the times', async () => {
    await add({ isEvent: true, customerId: undefined, title: 'Closed', startsAt: steps.at('18:00') });
    expect(await heard()).toEqual([]);
    const bob = await world.business.customer('Bob');
    const members = await add({ customerId: bob.id });
    expect(await heard()).toEqual([]);
    await change(members[0]!, { customerId: ann.id });
    expect(await heard()).toEqual(['Your 4 appointments at Salon Rosa']);
  });

  test('gets a text where there is no address, if they agreed to texts, in their language', async () => {
    const bob = await world.business.customer('Bob');
    const members = await add({ customerId: bob.id });
    await links.deliver();
    expect([mails(), links.parties.twilio.texts]).toEqual([[], []]);
    await world.business.hasConsent(bob.phone, 'granted');
    await flag(members[0]!, 'CANCELED');
    await links.deliver();
    expect(links.parties.twilio.texts.map(({ body }) => body)).toEqual([
      expect.stringMatching(
        /^Salon Rosa: 4 of your appointments are canceled: Tue, Jun 16, 10:00 AM; .*; Tue, Jul 7, 10:00 AM\. Book again: http\S+ Reply STOP to end texts\.$/,
      ),
    ]);
  });
});
