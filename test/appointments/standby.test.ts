import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { FORGET_STANDBY } from '../../server/domain/appointments/standby/forget-standby.js';
import { OFFER_FREED_TIMES } from '../../server/domain/businesses/note-free-time.js';
import { END_WAIT } from '../../server/domain/appointments/time/schedule-end-of-wait.js';
import { addHours } from '../hours/hours-steps.js';
import { AddStaffHour } from '../staff/staff.generated.js';
import { useWorld } from '../world/use-world.js';
import {
  DeleteAppointments,
  ReadCalendar,
  UpdateAppointment,
  UpdateCalendarSettings,
} from './appointments.generated.js';
import { BookingSteps } from './BookingSteps.js';
import { ReleaseHold } from './booking.generated.js';
import { StandbySteps } from './StandbySteps.js';
import {
  BookStandbyOffer,
  ConfirmStandby,
  LeaveStandby,
  PassStandbyOffer,
  ReadStandbys,
  RemoveStandby,
  ResendStandbyCode,
} from './standby.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const ANN = '2125550142';
const BOB = '2125550143';
const EVE = '2125550144';
let steps: StandbySteps;
let bea: string;

beforeEach(async () => {
  await world.forgetJobs();
  steps = new StandbySteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});
afterEach(() => world.clock.set());

type Answer = { errors?: { extensions: { code: string; field?: string; details?: Record<string, unknown> } }[] };
const codeOf = ({ errors }: Answer) => errors?.[0]!.extensions.code ?? null;
const reasonOf = ({ errors }: Answer) => errors?.[0]!.extensions.details?.['reason'] ?? null;
const line = async () => (await world.business.owner.must(ReadStandbys)).standbys;
const booked = async () =>
  (await world.business.owner.must(ReadCalendar, { firstDate: '2026-06-22', days: 1 })).calendar.appointments.filter(
    ({ status, flag }) => status === 'BOOKED' && flag !== 'CANCELED',
  );

describe('a request for a freed time', () => {
  test('waits once its code was typed, and says so by text with its link', async () => {
    const asked = await steps.asked({ fromTime: '09:00', toTime: '12:00', email: 'ann@example.com' });
    expect(asked).toMatchObject({
      expiresAt: '2026-06-15T16:10:00.000Z',
      sentBy: 'TEXT',
      sentTo: '(***) ***-0142',
      sendsLeft: 2,
    });
    expect(await line()).toMatchObject({ total: 0 });
    const code = await steps.code();
    expect(steps.textsTo(ANN)).toEqual([
      `${code} is your code to wait for a time at Salon Rosa. It is good for 10 minutes.`,
    ]);
    const { data } = await world.anonymous.ask(ConfirmStandby, { token: asked.token, code });
    expect(data!.confirmStandby).toMatchObject({
      state: 'WAITING',
      firstDate: '2026-06-22',
      fromTime: '09:00',
      toTime: '12:00',
      parts: [{ staff: null, products: [] }],
      offer: null,
      booking: null,
    });
    expect((await world.anonymous.ask(ConfirmStandby, { token: asked.token, code })).data!.confirmStandby.state).toBe(
      'WAITING',
    );
    await steps.deliver();
    expect(steps.textsTo(ANN).at(-1)).toBe(
      `Salon Rosa: you are waiting for a time (Mon, Jun 22). We text you when one frees up. Reply CANCEL to stop waiting: http://localhost:5000/st/${asked.token} Reply STOP to end texts.`,
    );
    expect(await line()).toMatchObject({
      total: 1,
      items: [{ customer: { firstName: 'Ann', phone: ANN, email: 'ann@example.com' }, offer: null }],
    });
  });

  test('without its code holds nothing, is texted nothing more, and is forgotten', async () => {
    const { first } = await steps.fills(bea);
    const { token } = await steps.asked();
    expect((await steps.read(token)).state).toBe('UNVERIFIED');
    await steps.deliver();
    await steps.cancels(first.id);
    expect(await world.jobs(OFFER_FREED_TIMES.name)).toEqual([]);
    await world.runJob(OFFER_FREED_TIMES, world.business.id, {});
    await steps.deliver();
    expect(steps.textsTo(ANN)).toHaveLength(1);
    expect(await world.rows(world.business.id, 'select id from booking_hold')).toEqual([]);
    world.clock.forward(600_000);
    expect(reasonOf(await world.anonymous.ask(ConfirmStandby, { token, code: await steps.code() }))).toBe('CODE_OVER');
    const [job] = await world.jobs(FORGET_STANDBY.name);
    await world.runJob(FORGET_STANDBY, world.business.id, job!.payload as { standbyId: string });
    expect(await world.rows(world.business.id, 'select id from standby')).toEqual([]);
  });

  test('takes five tries to type a code, which is sent three times at most', async () => {
    const { token } = await steps.asked();
    const code = await steps.code();
    const again = () => world.anonymous.ask(ResendStandbyCode, { token, channel: 'TEXT' });
    expect((await again()).data!.resendStandbyCode.sendsLeft).toBe(1);
    await again();
    expect(codeOf(await again())).toBe('RATE_LIMITED');
    const wrong = code === '000000' ? '111111' : '000000';
    const type = (typed: string) => world.anonymous.ask(ConfirmStandby, { token, code: typed });
    for (let tries = 1; tries <= 5; tries += 1) expect(reasonOf(await type(wrong))).toBe('WRONG_CODE');
    expect(codeOf(await type(code))).toBe('RATE_LIMITED');
  });

  test('is refused for days, times and plans that could never be booked', async () => {
    const refusal = async (input: object) => {
      const { errors } = await steps.ask(input);
      return errors && [errors[0]!.extensions.code, errors[0]!.extensions.field];
    };
    expect(await refusal({ firstDate: '2026-02-30' })).toEqual(['INVALID_INPUT', 'firstDate']);
    expect(await refusal({ firstDate: '2026-06-10', lastDate: '2026-06-15' })).toEqual(['INVALID_INPUT', 'lastDate']);
    expect(await refusal({ firstDate: '2026-06-23' })).toEqual(['INVALID_INPUT', 'lastDate']);
    expect(await refusal({ lastDate: '2026-09-22' })).toEqual(['INVALID_INPUT', 'lastDate']);
    expect(await refusal({ firstDate: '2027-06-22', lastDate: '2027-06-22' })).toEqual(['INVALID_INPUT', 'firstDate']);
    expect(await refusal({ fromTime: '12:00', toTime: '11:00' })).toEqual(['INVALID_INPUT', 'toTime']);
    expect(await refusal({ fromTime: '25:00' })).toEqual(['INVALID_INPUT', 'fromTime']);
    expect(await refusal({ channel: 'EMAIL' })).toEqual(['INVALID_INPUT', 'email']);
    expect(await refusal({ parts: [{ staffId: '1' }] })).toEqual(['NOT_FOUND', 'staffId']);
    await world.business.change({ plan: Plan.STANDARD });
    expect(codeOf(await steps.ask())).toBe('INVALID_PLAN');
  });

  test('is one of three of a phone at most', async () => {
    for (let count = 0; count < 3; count += 1) await steps.waits('Ann', ANN);
    const { token } = await steps.asked();
    expect(reasonOf(await world.anonymous.ask(ConfirmStandby, { token, code: await steps.code() }))).toBe(
      'TOO_MANY_REQUESTS',
    );
  });

  test('counts for the phone or the mailbox that proved it, whatever follows a plus sign', async () => {
    for (const tag of ['', '+a', '+b'])
      await steps.waits('Bob', ANN, { channel: 'EMAIL', email: `bob${tag}@example.com` });
    const { token } = await steps.asked({ phone: BOB, channel: 'EMAIL', email: 'Bob+c@example.com' });
    expect(reasonOf(await world.anonymous.ask(ConfirmStandby, { token, code: await steps.code() }))).toBe(
      'TOO_MANY_REQUESTS',
    );
    // Whose phone it is waits all the same.
    const ann = await steps.asked();
    await steps.deliver();
    const code = /\b(\d{6})\b/.exec(steps.textsTo(ANN).at(-1)!)![1]!;
    expect((await world.anonymous.must(ConfirmStandby, { token: ann.token, code })).confirmStandby.state).toBe(
      'WAITING',
    );
  });

  test('is taken back by its link, by a text, by STOP and by the staff', async () => {
    const ann = await steps.waits('Ann', ANN);
    expect((await world.anonymous.must(LeaveStandby, { token: ann })).leaveStandby.state).toBe('ENDED');
    const bob = await steps.waits('Bob', BOB);
    await steps.replies(BOB, 'Cancel please');
    expect((await steps.read(bob)).state).toBe('ENDED');
    expect(steps.textsTo(BOB).at(-1)).toMatch(/you are not waiting for a time any more/);
    const eve = await steps.waits('Eve', EVE);
    await steps.replies(EVE, 'STOP', { optOut: 'STOP' });
    expect((await steps.read(eve)).state).toBe('ENDED');
    const dan = await steps.waits('Dan', '2125550145');
    const { id } = (await line()).items[0]!;
    await world.business.owner.must(RemoveStandby, { id });
    expect((await steps.read(dan)).state).toBe('ENDED');
    expect(codeOf(await world.business.owner.ask(RemoveStandby, { id }))).toBe('NOT_FOUND');
    expect(await line()).toMatchObject({ total: 0 });
  });
});

describe('a time that frees up', () => {
  test('is held for who waits longest, and booked by YES', async () => {
    const { first } = await steps.fills(bea);
    const ann = await steps.waits('Ann', ANN, { email: 'ann@example.com' });
    const bob = await steps.waits('Bob', BOB);
    await steps.offers();
    expect((await steps.read(ann)).state).toBe('WAITING');
    await steps.cancels(first.id);
    await steps.offers();
    expect(await steps.read(ann)).toMatchObject({
      state: 'OFFERED',
      offer: { startsAt: steps.at('09:00'), endsAt: steps.at('09:30'), expiresAt: '2026-06-15T16:15:40.000Z' },
    });
    // There is another half hour for the next one.
    expect((await steps.read(bob)).offer).toMatchObject({ startsAt: steps.at('09:30') });
    expect(steps.textsTo(ANN).at(-1)).toBe(
      `Salon Rosa: a time is free on Mon, Jun 22, 9:00 AM. Reply YES within 15 minutes to book it, NO to pass: http://localhost:5000/st/${ann} Reply STOP to end texts.`,
    );
    expect(codeOf(await new BookingSteps(world).hold({ startsAt: steps.at('09:00') }))).toBe('SLOT_TAKEN');
    await steps.replies(ANN, 'Yes, please!');
    expect(await steps.read(ann)).toMatchObject({
      state: 'BOOKED',
      offer: null,
      booking: { flag: 'REQUESTED', startsAt: steps.at('09:00') },
    });
    // The news of the request says it, with the link for the phone and the file for the mailbox that was typed.
    expect(
      await world.rows(world.business.id, `select template, channel from message where status = 'queued' order by id`),
    ).toEqual(['text', 'email'].map((channel) => ({ template: 'appointment-news', channel })));
    expect(await booked()).toMatchObject([
      {
        flag: 'REQUESTED',
        startsAt: steps.at('09:00'),
        customer: { firstName: 'Ann' },
        parts: [{ staff: { id: bea } }],
      },
    ]);
    await steps.replies(ANN, 'yes');
    expect(await booked()).toHaveLength(1);
    expect(steps.textsTo(ANN).at(-1)).toMatch(/not held for you any more/);
  });

  test('goes to the next one after NO, and after 15 minutes without an answer; nobody is offered it twice', async () => {
    const { rest } = await steps.fills(bea);
    const wish = { fromTime: '16:30' };
    const [ann, bob, eve] = [
      await steps.waits('Ann', ANN, wish),
      await steps.waits('Bob', BOB, wish),
      await steps.waits('Eve', EVE, wish),
    ];
    const states = async () => [
      (await steps.read(ann)).state,
      (await steps.read(bob)).state,
      (await steps.read(eve)).state,
    ];
    await steps.cancels(rest.id);
    await steps.offers();
    expect(await states()).toEqual(['OFFERED', 'WAITING', 'WAITING']);
    expect((await line()).items).toMatchObject([{ offer: { startsAt: steps.at('16:30') } }, { offer: null }, {}]);
    await steps.replies(ANN, 'No');
    await steps.offers();
    expect(await states()).toEqual(['WAITING', 'OFFERED', 'WAITING']);
    await steps.runsOut();
    expect((await steps.read(bob)).offer).toBeNull();
    await steps.offers();
    expect(await states()).toEqual(['WAITING', 'WAITING', 'OFFERED']);
    await steps.replies(BOB, 'sí');
    expect(steps.textsTo(BOB).at(-1)).toMatch(/not held for you any more/);
    await steps.runsOut();
    await steps.offers();
    expect(await states()).toEqual(['WAITING', 'WAITING', 'WAITING']);
    expect(await world.rows(world.business.id, 'select id from booked_time where hold_id is not null')).toEqual([]);
  });

  test('is booked or passed by the link, which looks first', async () => {
    await world.business.owner.must(UpdateCalendarSettings, { input: { confirmation: 'EVERYONE' } });
    const { first } = await steps.fills(bea);
    const ann = await steps.waits('Ann', ANN);
    const bob = await steps.waits('Bob', BOB);
    await steps.cancels(first.id);
    await steps.offers();
    const [{ offer: hers }, { offer: his }] = [await steps.read(ann), await steps.read(bob)];
    expect(codeOf(await world.anonymous.ask(BookStandbyOffer, { token: ann, offerId: his!.id }))).toBe('CONFLICT');
    const book = () => world.anonymous.must(BookStandbyOffer, { token: ann, offerId: hers!.id });
    const done = { bookStandbyOffer: { state: 'BOOKED', booking: { flag: 'CONFIRMED', startsAt: steps.at('09:00') } } };
    expect(await book()).toMatchObject(done);
    expect(await book()).toMatchObject(done);
    await world.anonymous.must(PassStandbyOffer, { token: bob, offerId: his!.id });
    expect(await steps.read(bob)).toMatchObject({ state: 'WAITING', offer: null });
    expect(reasonOf(await world.anonymous.ask(BookStandbyOffer, { token: bob, offerId: his!.id }))).toBe('HOLD_OVER');
    expect(await booked()).toHaveLength(1);
  });

  test('stays free where nobody in line can be told', async () => {
    const { first } = await steps.fills(bea);
    const ann = await steps.waits('Ann', ANN);
    await world.business.hasUsedTexts(100_000);
    await steps.cancels(first.id);
    await steps.offers();
    expect(await steps.read(ann)).toMatchObject({ state: 'WAITING', offer: null });
    await new BookingSteps(world).held({
      startsAt: steps.at('09:00'),
      phone: '2125550188',
      channel: 'EMAIL',
      email: 'sue@example.com',
    });
  });

  test('is not offered once somebody has taken it meanwhile', async () => {
    const { first } = await steps.fills(bea);
    const ann = await steps.waits('Ann', ANN, { toTime: '09:00' });
    await steps.cancels(first.id);
    const { token } = await new BookingSteps(world).held({ phone: BOB, startsAt: steps.at('09:00') });
    await steps.offers();
    expect((await steps.read(ann)).state).toBe('WAITING');
    await world.anonymous.must(ReleaseHold, { token });
    await steps.offers();
    expect((await steps.read(ann)).state).toBe('OFFERED');
  });

  test('comes of every way to give time back: moved, shortened, deleted', async () => {
    const { first, rest } = await steps.fills(bea);
    const ann = await steps.waits('Ann', ANN);
    await steps.offers();
    const owner = world.business.owner;
    await owner.must(UpdateAppointment, {
      id: rest.id,
      input: { startsAt: steps.at('10:00'), parts: [{ staffId: bea, minutes: 390 }] },
    });
    await steps.offers();
    expect((await steps.read(ann)).offer).toMatchObject({ startsAt: steps.at('16:30') });
    await world.anonymous.must(LeaveStandby, { token: ann });
    const bob = await steps.waits('Bob', BOB, { toTime: '09:30' });
    await steps.offers();
    expect((await steps.read(bob)).state).toBe('WAITING');
    await owner.must(UpdateAppointment, { id: first.id, input: { startsAt: steps.at('09:00', '2026-06-29') } });
    await steps.offers();
    expect((await steps.read(bob)).offer).toMatchObject({ startsAt: steps.at('09:00') });
    const eve = await steps.waits('Eve', EVE, { fromTime: '12:00', toTime: '13:00' });
    await owner.must(DeleteAppointments, { ids: [rest.id] });
    await steps.offers();
    expect((await steps.read(eve)).offer).toMatchObject({ startsAt: steps.at('12:00') });
  });

  test('two of them freed at once are held for two, whatever runs at once', async () => {
    const { first } = await steps.fills(bea);
    const tokens = [await steps.waits('Ann', ANN), await steps.waits('Bob', BOB), await steps.waits('Eve', EVE)];
    await steps.cancels(first.id);
    world.clock.forward(20_000);
    await Promise.all([1, 2, 3].map(() => steps.offersFrom('0')));
    const offers = await Promise.all(tokens.map(async (token) => (await steps.read(token)).offer?.startsAt ?? null));
    expect(offers).toEqual([steps.at('09:00'), steps.at('09:30'), null]);
  });

  test('is offered by mail to whom a code by mail proved', async () => {
    const { first } = await steps.fills(bea);
    const ann = await steps.waits('Ann', ANN, { channel: 'EMAIL', email: 'ann@example.com' });
    expect(await world.rows(world.business.id, 'select id from text_consent')).toEqual([]);
    await steps.cancels(first.id);
    await steps.offers();
    expect(steps.parties.twilio.texts).toEqual([]);
    expect(steps.parties.mails.at(-1)).toMatchObject({
      recipient: 'ann@example.com',
      subject: 'A time is free at Salon Rosa: Mon, Jun 22, 9:00 AM',
    });
    expect((await steps.read(ann)).state).toBe('OFFERED');
  });

  test('waits for the morning, and is not offered shortly before it begins', async () => {
    await world.business.owner.must(UpdateCalendarSettings, { input: { noticeMinutes: 0 } });
    const { first } = await steps.fills(bea);
    const ann = await steps.waits('Ann', ANN);
    world.clock.set(steps.at('23:00', '2026-06-20'));
    await steps.cancels(first.id);
    await steps.offers();
    expect((await steps.read(ann)).state).toBe('WAITING');
    const [job] = await world.jobs(OFFER_FREED_TIMES.name);
    expect(job!.runAt.toISOString()).toBe(steps.at('09:00', '2026-06-21'));
    world.clock.set(steps.at('09:01'));
    await steps.offers();
    expect((await steps.read(ann)).state).toBe('WAITING');
  });

  test('ends the wait of who got an appointment on that day by another way', async () => {
    const { first } = await steps.fills(bea);
    const ann = await steps.waits('Ann', ANN);
    const other = await steps.waits('Ann', ANN, { firstDate: '2026-06-29', lastDate: '2026-06-29' });
    await steps.cancels(first.id);
    const { customer } = (await line()).items[0]!;
    await steps.staff.add({
      customerId: customer.id,
      startsAt: steps.at('09:00'),
      parts: [{ staffId: bea, minutes: 30 }],
    });
    const [job] = await world.jobs(END_WAIT.name);
    await world.runJob(END_WAIT, world.business.id, job!.payload as { customerId: string; startsAt: string });
    expect((await steps.read(ann)).state).toBe('BOOKED');
    expect((await steps.read(other)).state).toBe('WAITING');
  });

  test('on a day when the clocks change is the one that the clock shows', async () => {
    const day = '2026-11-01';
    await addHours(world.business.owner, 0, 1, 4);
    await world.business.owner.must(AddStaffHour, { staffId: bea, input: { weekday: 0, opens: 60, closes: 240 } });
    await world.business.owner.must(UpdateCalendarSettings, { input: { windowDays: 200 } });
    const wish = { firstDate: day, lastDate: day, fromTime: '02:00', toTime: '02:00' };
    const ann = await steps.waits('Ann', ANN, wish);
    await steps.offers();
    // The hour from one to two comes twice that night.
    expect((await steps.read(ann)).offer).toMatchObject({ startsAt: '2026-11-01T07:00:00.000Z' });
  });
});
