import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { TELL_OF_ONLINE_CHANGES } from '../../server/domain/appointments/online-changes/note-online-change.js';
import { changeEmail } from '../world/change-account.js';
import { changeStaff } from '../world/change-calendar.js';
import { plantAppointments } from '../world/plant-appointments.js';
import { plantOnlineChanges } from '../world/plant-online-changes.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { DeleteAppointments, ReadCalendarSettings, UpdateAppointment } from './appointments.generated.js';
import { BookAgain } from './booking-link.generated.js';
import { emailOf, OnlineChangeSteps } from './OnlineChangeSteps.js';
import { BookStandbyOffer } from './standby.generated.js';
import { StandbySteps } from './StandbySteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: OnlineChangeSteps;
let bea: string;

beforeEach(async () => {
  await world.forgetJobs();
  steps = new OnlineChangeSteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});
afterEach(() => world.clock.set());

const lines = (text: string) => text.split('\n\n');
const address = (id: string, date = '2026-06-22') =>
  `http://localhost:5000/account/bookings?date=${date}&ai=${id}&bi=${world.business.id}`;

describe('what customers do online', () => {
  test('a request is told to the owner, with all that an answer needs and the way to it', async () => {
    const cut = await world.business.hasProduct();
    const token = await steps.asked({
      parts: [{ staffId: bea, productIds: [cut.id] }],
      notes: 'Just\nthe fringe, as on https://evil.example',
    });
    const [mail, ...others] = await steps.told();
    expect(others).toEqual([]);
    const [id] = await steps.ids();
    expect(mail).toMatchObject({
      recipient: await emailOf(world.business.owner),
      subject: 'Salon Rosa: New request, Ann Lee, Mon, Jun 22, 10:00 AM',
    });
    expect(lines(mail!.text)).toEqual([
      'A request waits for your answer',
      'Ann Lee asks for Mon, Jun 22, 10:00 AM.',
      'Cut with Bea Ray',
      'Ann wrote: “Just the fringe, as on https: evil. example”',
      `Confirm or Decline:\n${address(id!)}`,
      'You get this mail because you own Salon Rosa on Greeter. Owners and managers choose in the settings of the calendar who gets it.',
      'Greeter\n',
    ]);
    expect(`${mail!.text}${mail!.html}`).not.toContain(token);
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/\/booking\/|\/appointment\/|2125550142|ann@example/);
    const [{ body, data }] = (await world.rows<{ body: string | null; data: string }>(
      world.business.id,
      `select body, data::text from message where template = 'online-changes'`,
    )) as [{ body: string | null; data: string }];
    expect(body).toBeNull();
    expect(data).not.toMatch(/Ann|Lee|fringe/);
  });

  test('a confirmed booking, a move and a cancellation are told as such', async () => {
    const token = await steps.asked();
    await steps.flagged('CONFIRMED');
    expect((await steps.told()).at(-1)!.text).toContain('Ann Lee booked Mon, Jun 22, 10:00 AM. It is confirmed.');
    await steps.move(token, steps.at('11:00'));
    const moved = (await steps.told()).at(-1)!;
    expect(moved.subject).toBe('Salon Rosa: New request, Ann Lee, Mon, Jun 22, 11:00 AM');
    expect(moved.text).toContain(
      'Ann Lee moved Mon, Jun 22, 10:00 AM to Mon, Jun 22, 11:00 AM, which waits for your answer.',
    );
    await steps.flagged('CONFIRMED');
    await steps.cancel(token, steps.at('11:00'));
    const [booked, , canceled] = await steps.told();
    expect(steps.mails()).toHaveLength(3);
    expect(canceled!.subject).toBe('Salon Rosa: Canceled, Ann Lee, Mon, Jun 22, 11:00 AM');
    expect(canceled!.text).toContain('Ann Lee canceled Mon, Jun 22, 11:00 AM.');
    expect(canceled!.text).toContain('Open the Appointment:');
    expect(booked!.subject).toBe('Salon Rosa: New booking, Ann Lee, Mon, Jun 22, 10:00 AM');
  });

  test('a time booked again by the link, and one that freed up, are told too', async () => {
    const token = await steps.asked();
    await steps.told();
    await world.anonymous.must(BookAgain, { token, input: { startsAt: steps.at('14:00'), parts: [{}] } });
    expect((await steps.told()).at(-1)!.subject).toBe('Salon Rosa: New request, Ann Lee, Mon, Jun 22, 2:00 PM');
    const standby = new StandbySteps(world);
    const { first } = await standby.fills(bea, '2026-06-29');
    const waiting = await standby.waits('Bob', '2125550143', { firstDate: '2026-06-29', lastDate: '2026-06-29' });
    await standby.cancels(first.id);
    await standby.offers();
    const { offer } = await standby.read(waiting);
    expect(await world.jobs(TELL_OF_ONLINE_CHANGES.name)).toEqual([]);
    await world.anonymous.must(BookStandbyOffer, { token: waiting, offerId: offer!.id });
    expect((await steps.told()).at(-1)!.subject).toMatch(/^Salon Rosa: New request, Bob Lee, Mon, Jun 29, /);
  });

  test('what the staff do is not told, nor what they have undone before the mail leaves', async () => {
    await new AppointmentSteps(world).add({ startsAt: steps.at('13:00'), parts: [{ staffId: bea, minutes: 30 }] });
    expect(await world.jobs(TELL_OF_ONLINE_CHANGES.name)).toEqual([]);
    await steps.asked();
    await steps.flagged('CANCELED');
    expect(await steps.told()).toEqual([]);
    await steps.asked({ startsAt: steps.at('11:00') });
    await steps.jobsRun();
    const ids = await steps.ids();
    await world.business.owner.must(DeleteAppointments, { ids });
    await steps.deliver();
    expect(steps.mails()).toEqual([]);
    const rows = await world.rows(
      world.business.id,
      `select status, reason from message where template = 'online-changes'`,
    );
    expect(rows.at(-1)).toEqual({ status: 'dropped', reason: 'The appointments changed meanwhile' });
  });
});

describe('one mail', () => {
  test('tells of all that happens within minutes, what waits first; what was undone is one line', async () => {
    const token = await steps.asked();
    await steps.cancel(token);
    await steps.asked({ startsAt: steps.at('11:00'), phone: '2125550143', firstName: 'Bob', email: 'bob@example.com' });
    const [mail, ...others] = await steps.told();
    expect(others).toEqual([]);
    const [ann, bob] = await steps.ids();
    expect(mail!.subject).toBe('Salon Rosa: 2 changes by customers');
    expect(lines(mail!.text).slice(0, -2)).toEqual([
      '2 changes by customers',
      '1 of them waits for your answer.',
      `Bob Lee asks for Mon, Jun 22, 11:00 AM. · with Bea Ray\nConfirm or Decline:\n${address(bob!)}`,
      `Ann Lee booked Mon, Jun 22, 10:00 AM and canceled it again. · with Bea Ray\nOpen the Appointment:\n${address(ann!)}`,
      'Open the List of Requests:\nhttp://localhost:5000/account/bookings?action=booking-requests',
    ]);
    expect(mail!.html).toContain(`href="${address(bob!).replaceAll('&', '&amp;')}"`);
  });

  test('who moves a booking there and back has changed nothing', async () => {
    const token = await steps.asked();
    await steps.flagged('CONFIRMED');
    await steps.told();
    await steps.move(token, steps.at('11:00'));
    await steps.flagged('CONFIRMED');
    await steps.move(token, steps.at('10:00'), steps.at('11:00'));
    await steps.flagged('CONFIRMED');
    expect(await steps.told()).toHaveLength(1);
  });

  test('is one of six in an hour; what happens beyond them waits for the next', async () => {
    const token = await steps.asked();
    const times = ['11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
    let seen = '10:00';
    await steps.told();
    for (const time of times) {
      await steps.move(token, steps.at(time), steps.at(seen));
      seen = time;
      await steps.told();
    }
    expect(steps.mails()).toHaveLength(6);
    world.clock.forward(40 * 60_000);
    expect(await steps.toldLater()).toHaveLength(7);
    expect(lines(steps.mails().at(-1)!.text)[1]).toBe(
      'Ann Lee moved Mon, Jun 22, 3:00 PM to Mon, Jun 22, 4:00 PM, which waits for your answer.',
    );
  });

  test('has 20 lines, and says how many more there are', async () => {
    await plantAppointments(world.business, 22);
    await plantOnlineChanges(world.business);
    await world.runJob(TELL_OF_ONLINE_CHANGES, world.business.id, {});
    await steps.deliver();
    const [mail, ...others] = steps.mails();
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Salon Rosa: 22 changes by customers');
    expect(mail!.text.match(/Ann Lee canceled /g)).toHaveLength(20);
    expect(lines(mail!.text)[1]).toBe('This mail shows 20.');
  });

  test('counts all that wait for an answer, and shows those that begin soonest', async () => {
    const { id } = world.business;
    await plantAppointments(world.business, 25);
    await plantOnlineChanges(world.business, 'booked');
    // The latest request is for the soonest time; two bookings wait for nothing.
    await world.rows(
      id,
      `update appointment a set flag = case when n > 2 then 'requested' else 'confirmed' end,
         starts_at = starts_at + (26 - 2 * n) * interval '15 minutes', ends_at = ends_at + (26 - 2 * n) * interval '15 minutes'
       from (select id, row_number() over (order by id) as n from appointment) o where o.id = a.id returning a.id`,
    );
    await world.runJob(TELL_OF_ONLINE_CHANGES, id, {});
    await steps.deliver();
    const { text } = steps.mails()[0]!;
    expect(lines(text).slice(0, 3)).toEqual([
      '25 changes by customers',
      '23 of them wait for your answer.',
      'This mail shows 20.',
    ]);
    const shown = [...text.matchAll(/&ai=(\d+)/g)].map(([, one]) => one);
    const soonest = await world.rows<{ id: string }>(id, 'select id from appointment order by starts_at limit 20');
    expect(shown).toEqual(soonest.map((row) => row.id));
    expect(text).toContain(
      'Open the List of Requests:\nhttp://localhost:5000/account/bookings?action=booking-requests',
    );
  });
});

describe('who is told', () => {
  test('the owners, or nobody, or those too whose appointment it is', async () => {
    const { business } = world;
    const [second, staff, other] = [
      await business.as(Role.OWNER),
      await business.as(Role.STAFF),
      await business.as(Role.MANAGER),
    ];
    await business.worksAs(staff, bea);
    const owners = [await emailOf(business.owner), await emailOf(second)];
    const parts = [{ staffId: bea }];
    await steps.asked({ parts });
    expect(await steps.recipients()).toEqual(owners);
    await steps.settings('NOBODY');
    await steps.asked({ parts, startsAt: steps.at('11:00') });
    expect(await world.jobs(TELL_OF_ONLINE_CHANGES.name)).toEqual([]);
    expect((await business.owner.must(ReadCalendarSettings)).calendarSettings.bookingMail).toBe('NOBODY');
    await steps.settings('STAFF');
    await steps.asked({ parts, startsAt: steps.at('12:00') });
    expect((await steps.recipients()).slice(2)).toEqual([...owners, await emailOf(staff)]);
    expect(steps.mails().at(-1)!.text).toContain('because you work at Salon Rosa');
    expect(await steps.recipients()).not.toContain(await emailOf(other));
  });

  test('who does it is told of nothing else', async () => {
    const { business } = world;
    const staff = await business.as(Role.STAFF);
    await business.worksAs(staff, bea);
    await steps.settings('STAFF');
    await steps.asked({ parts: [{ staffId: bea }] });
    await steps.flagged('CONFIRMED');
    await steps.asked({ startsAt: steps.at('11:00'), phone: '2125550143', firstName: 'Bob', email: 'bob@example.com' });
    const [, bob] = await steps.ids();
    const cleo = await new AppointmentSteps(world).member('Cleo');
    await business.owner.must(UpdateAppointment, { id: bob!, input: { parts: [{ staffId: cleo, minutes: 30 }] } });
    const email = await emailOf(staff);
    const own = (await steps.told()).filter(({ recipient }) => recipient === email);
    expect(own.map(({ subject }) => subject)).toEqual(['Salon Rosa: New booking, Ann Lee, Mon, Jun 22, 10:00 AM']);
    expect(own[0]!.text).not.toContain('Bob');
  });

  test('nobody whose address is not verified, or is another one, or who works here no more as the mail leaves', async () => {
    const { business } = world;
    const unverified = await world.anAccount({ verified: false });
    await business.hasMember(unverified.id, Role.OWNER);
    const staff = await business.as(Role.STAFF);
    await business.worksAs(staff, bea);
    await steps.settings('STAFF');
    await steps.asked();
    await steps.jobsRun();
    const queued = await world.rows(
      business.id,
      `select recipient from message where template = 'online-changes' and status = 'queued' order by id`,
    );
    const owner = await emailOf(business.owner);
    expect(queued).toEqual([{ recipient: owner }, { recipient: await emailOf(staff) }]);
    await changeStaff(business, bea, { accountId: null });
    await changeEmail(world, owner, 'rosa.new@example.com');
    await steps.deliver();
    expect(steps.mails()).toEqual([]);
    await steps.asked({ startsAt: steps.at('11:00') });
    await steps.jobsRun();
    await steps.settings('NOBODY');
    await steps.deliver();
    await steps.settings('OWNERS');
    await steps.asked({ startsAt: steps.at('12:00') });
    await steps.jobsRun();
    await business.dismissesAll();
    await steps.deliver();
    expect(steps.mails()).toEqual([]);
  });
});
