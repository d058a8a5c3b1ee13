import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { takeNews } from '../../server/domain/appointments/news/news-limits.js';
import { plantBookingLink } from '../world/plant-booking-link.js';
import { useWorld } from '../world/use-world.js';
import {
  ReadCalendar,
  SetAppointmentFlag,
  UpdateAppointment,
  UpdateCalendarSettings,
} from './appointments.generated.js';
import { BookAgain, CancelBooking, MoveBooking, ReadOwnBooking } from './booking-link.generated.js';
import { AppointmentFormSteps } from './AppointmentFormSteps.js';
import { LinkSteps } from './LinkSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: LinkSteps;

beforeEach(async () => {
  steps = new LinkSteps(world);
  await world.business.hasHours();
  await world.business.hasStaffMember();
});
afterEach(() => world.clock.set());

const MISTYPED = 'ann@exampel.com';
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]!.extensions.code ?? null;
const booked = async () =>
  (await world.business.owner.must(ReadCalendar, { firstDate: '2026-06-22', days: 7 })).calendar.appointments;
const lastMail = () => steps.parties.mails.at(-1)!;
const lastText = () => steps.parties.twilio.texts.at(-1)!.body as string;
const moveTo = (id: string, time: string) =>
  world.business.owner.must(UpdateAppointment, { id, input: { startsAt: steps.at(time) } });
const enters = async (email: string) =>
  world.business.changeCustomer((await booked())[0]!.customer!, { email, emailUnproven: false });

describe('a booking that a phone proved, with a mailbox that nobody did', () => {
  test('is told there with its calendar file, and the link goes to the phone', async () => {
    await steps.books({ email: MISTYPED });
    await steps.deliver();
    expect(lastMail()).toMatchObject({ recipient: MISTYPED, subject: 'Your request at Salon Rosa' });
    expect(lastMail().text).toContain('To change or cancel it, use the link in our text message.');
    const [file] = lastMail().attachments;
    for (const words of [lastMail().text, lastMail().html, String(file!.content)])
      expect(words).not.toContain('/booking/');
    expect(String(file!.content)).toContain('STATUS:TENTATIVE');
    expect(lastText()).toMatch(/^Salon Rosa: we got your request .* Change or cancel: http/);
    expect((await steps.read(await steps.link('text'))).flag).toBe('REQUESTED');
    const { id, version } = (await booked())[0]!;
    await world.business.owner.must(SetAppointmentFlag, { id, version, flag: 'CONFIRMED' });
    const second = await steps.link('text');
    expect(lastMail()).toMatchObject({ recipient: MISTYPED });
    expect(lastMail().text).not.toContain('/booking/');
    expect((await steps.read(second)).flag).toBe('CONFIRMED');
  });

  test('is neither canceled nor booked again by a link that went to that mailbox before', async () => {
    const { id } = await steps.books({ email: MISTYPED });
    const token = await plantBookingLink(world.business, id, { email: MISTYPED });
    expect(codeOf(await world.anonymous.ask(ReadOwnBooking, { token }))).toBe('NOT_FOUND');
    expect(codeOf(await world.anonymous.ask(CancelBooking, { token, startsAt: steps.at('10:00') }))).toBe('NOT_FOUND');
    const input = { startsAt: steps.at('14:00'), parts: [{}] };
    expect(codeOf(await world.anonymous.ask(BookAgain, { token, input }))).toBe('NOT_FOUND');
  });

  test('is told by a mail alone, with its link, once the staff entered the mailbox', async () => {
    await steps.books();
    await steps.deliver();
    await enters('ann@example.com');
    const texts = steps.parties.twilio.texts.length;
    const { id, version } = (await booked())[0]!;
    await world.business.owner.must(SetAppointmentFlag, { id, version, flag: 'CONFIRMED' });
    expect((await steps.read(await steps.link())).flag).toBe('CONFIRMED');
    expect(steps.parties.twilio.texts).toHaveLength(texts);
  });
});

describe('a mailbox that nobody proved', () => {
  test('hears of a booking and of its end, and of no move that the customer makes', async () => {
    await world.business.owner.must(UpdateCalendarSettings, { input: { confirmation: 'EVERYONE' } });
    await steps.books({ email: MISTYPED });
    const token = await steps.link('text');
    const [ten, eleven] = [steps.at('10:00'), steps.at('11:00')];
    await world.anonymous.must(MoveBooking, { token, seen: ten, startsAt: eleven });
    await steps.deliver();
    expect(lastText()).toContain('11:00');
    expect(steps.parties.mails).toHaveLength(1);
    await world.anonymous.must(CancelBooking, { token, startsAt: eleven });
    await steps.deliver();
    expect(steps.parties.mails).toHaveLength(2);
  });

  test('hears of the answer of the staff, and of no move that the phone hears of', async () => {
    const { id } = await steps.books({ email: MISTYPED });
    await steps.deliver();
    const { version } = (await booked())[0]!;
    await world.business.owner.must(SetAppointmentFlag, { id, version, flag: 'CONFIRMED' });
    await steps.deliver();
    expect(steps.parties.mails).toHaveLength(2);
    await moveTo(id, '11:00');
    await steps.deliver();
    expect(steps.parties.mails).toHaveLength(2);
    expect(lastText()).toContain('11:00');
    await world.business.hasConsent('2125550142', 'stopped');
    await moveTo(id, '12:00');
    await steps.deliver();
    expect(steps.parties.mails).toHaveLength(3);
  });

  test('hears of the answer of the staff once, where they move it before it leaves', async () => {
    const { id } = await steps.books({ email: MISTYPED });
    await steps.deliver();
    const { version } = (await booked())[0]!;
    await world.business.owner.must(SetAppointmentFlag, { id, version, flag: 'CONFIRMED' });
    await moveTo(id, '11:00');
    await moveTo(id, '12:00');
    await steps.deliver();
    expect(steps.parties.mails).toHaveLength(2);
    expect(lastMail()).toMatchObject({ recipient: MISTYPED, subject: 'Your appointment at Salon Rosa is confirmed' });
    expect(lastMail().text).toContain('12:00');
    expect(lastText()).toContain('12:00');
    await moveTo(id, '13:00');
    await steps.deliver();
    expect(steps.parties.mails).toHaveLength(2);
  });

  test('hears of the booking, where the staff move it before that leaves', async () => {
    await world.business.owner.must(UpdateCalendarSettings, { input: { confirmation: 'EVERYONE' } });
    const { id } = await steps.books({ email: MISTYPED });
    await moveTo(id, '11:00');
    await steps.deliver();
    expect(steps.parties.mails).toHaveLength(1);
    expect(lastMail().text).toContain('11:00');
  });

  test('takes nothing of what may be sent to it once it is proved', async () => {
    const take = (isProved: boolean) =>
      world.inContext(world.business.id, (context) => takeNews(context, { email: MISTYPED, isProved }));
    for (let count = 0; count < 20; count += 1) expect(await take(false)).toBe(true);
    expect([await take(false), await take(true)]).toEqual([false, true]);
  });
});

describe('a booking that a mailbox proved', () => {
  test('is told there, also where the record of that phone has another', async () => {
    await steps.asked();
    await enters('office@example.com');
    await steps.asked({ startsAt: steps.at('11:00') });
    expect(lastMail()).toMatchObject({ recipient: 'ann@example.com' });
    expect(steps.parties.twilio.texts).toEqual([]);
  });

  test('gets its forms there, and none at the phone that was typed', async () => {
    const forms = await AppointmentFormSteps.open(world);
    const { id } = await steps.books({ email: 'ann@example.com', channel: 'EMAIL' });
    await forms.change(id, { formIds: [await forms.form('Waiver')] });
    expect((await forms.sendLink(id)).data!.sendAppointmentForms.sentTo).toBe('ann@example.com');
    await steps.deliver();
    expect(steps.parties.twilio.texts).toEqual([]);
  });

  test('gives no link to the phone that was typed', async () => {
    const { id } = await steps.books({ email: 'ann@example.com', channel: 'EMAIL' });
    const token = await plantBookingLink(world.business, id);
    expect(codeOf(await world.anonymous.ask(ReadOwnBooking, { token }))).toBe('NOT_FOUND');
  });
});
