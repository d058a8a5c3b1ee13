import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { ConfirmPassword, EraseCustomer } from '../customers/customers.generated.js';
import { UpdateStaffMember } from '../staff/staff.generated.js';
import { plantPassword } from '../world/plant.js';
import { plantBookingLink } from '../world/plant-booking-link.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentLog, ReadCalendar, SetAppointmentFlag, UpdateCalendarSettings } from './appointments.generated.js';
import { BookAgain, CancelBooking, MoveBooking, ReadOwnBooking } from './booking-link.generated.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { LinkSteps } from './LinkSteps.js';

const PASSWORD = 'a long and good password';
const world = useWorld({ plan: Plan.PLUS });
let steps: LinkSteps;
let bea: string;

beforeEach(async () => {
  steps = new LinkSteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});
afterEach(() => world.clock.set());

type Answer = { errors?: { extensions: { code: string; details?: Record<string, unknown> } }[] };
const codeOf = ({ errors }: Answer) => errors?.[0]!.extensions.code ?? null;
const reasonOf = ({ errors }: Answer) => errors?.[0]!.extensions.details?.['reason'] ?? null;
const booked = async (firstDate = '2026-06-22') =>
  (await world.business.owner.must(ReadCalendar, { firstDate, days: 14 })).calendar.appointments;
const again = (token: string, input: object = {}) =>
  world.anonymous.ask(BookAgain, { token, input: { startsAt: steps.at('14:00'), parts: [{}], ...input } });
const settings = (input: object) => world.business.owner.must(UpdateCalendarSettings, { input });

describe('who comes by a link', () => {
  test('books again without a code, as the same customer, and hears of it where the link went', async () => {
    const cut = await world.business.hasProduct();
    const parts = [{ staffId: bea, productIds: [cut.id] }];
    await world.business.owner.must(UpdateStaffMember, { id: bea, input: { color: '#17703c' } });
    const token = await steps.asked({ parts });
    const { data } = await again(token, { parts, notes: ' As last time ' });
    expect(data!.bookAgain).toEqual({
      flag: 'REQUESTED',
      startsAt: steps.at('14:00'),
      endsAt: steps.at('14:30'),
      parts: [{ staff: 'Bea', products: ['Cut'] }],
    });
    const [first, second] = await booked();
    expect(second).toMatchObject({
      status: 'BOOKED',
      customer: { id: first!.customer!.id },
      notes: 'As last time',
      color: '#17703c',
    });
    const log = await world.business.owner.must(AppointmentLog, { id: second!.id });
    expect(log.appointmentEvents).toMatchObject([{ kind: 'ADDED', isByCustomer: true }]);
    const next = await steps.link();
    expect(steps.parties.mails.at(-1)).toMatchObject({ recipient: 'ann@example.com' });
    expect((await steps.read(next)).startsAt).toBe(steps.at('14:00'));
  });

  test('whose answer was lost has it once, even if the page was loaded anew and asks with another key', async () => {
    await world.business.hasStaffHours(await new AppointmentSteps(world).member('Leo'));
    const token = await steps.asked();
    const [first, second] = await Promise.all([again(token), again(token, { notes: 'Short, please' })]);
    expect(second.data).toEqual(first.data);
    expect((await again(token)).data).toEqual(first.data);
    expect(await booked()).toHaveLength(2);
    const { id, version } = (await booked())[1]!;
    await world.business.owner.must(SetAppointmentFlag, { id, version, flag: 'CANCELED' });
    expect(codeOf(await again(token))).toBeNull();
    expect((await booked()).map(({ flag }) => flag)).toEqual(['REQUESTED', 'CANCELED', 'REQUESTED']);
  });

  test('from a canceled booking too, at the time that it had', async () => {
    const token = await steps.asked();
    expect(codeOf(await again(token, { startsAt: steps.at('10:00'), parts: [{ staffId: bea }] }))).toBe('SLOT_TAKEN');
    await world.anonymous.must(CancelBooking, { token, startsAt: steps.at('10:00') });
    expect(codeOf(await again(token, { startsAt: steps.at('10:00'), parts: [{ staffId: bea }] }))).toBeNull();
  });

  test('is confirmed as known only by a link to the phone', async () => {
    await settings({ confirmation: 'KNOWN' });
    await steps.books();
    const byText = await steps.link('text');
    await steps.books({ email: 'ann@example.com', channel: 'EMAIL', startsAt: steps.at('11:00') });
    const byMail = await steps.link();
    const { id, version } = (await booked())[0]!;
    await world.business.owner.must(SetAppointmentFlag, { id, version, flag: 'CONFIRMED' });
    world.clock.set('2026-06-23T16:00:00Z');
    const at = (time: string) => ({ startsAt: steps.at(time, '2026-06-29') });
    expect((await again(byMail, at('10:00'))).data!.bookAgain.flag).toBe('REQUESTED');
    expect((await again(byText, at('11:00'))).data!.bookAgain.flag).toBe('CONFIRMED');
    await settings({ confirmation: 'EVERYONE' });
    expect((await again(byMail, at('12:00'))).data!.bookAgain.flag).toBe('CONFIRMED');
  });

  test('has three requests that wait, as everybody has', async () => {
    const token = await steps.asked({ channel: 'EMAIL' });
    expect(codeOf(await again(token, { startsAt: steps.at('11:00') }))).toBeNull();
    expect(codeOf(await again(token, { startsAt: steps.at('12:00') }))).toBeNull();
    expect(reasonOf(await again(token, { startsAt: steps.at('13:00') }))).toBe('TOO_MANY_REQUESTS');
    expect(await booked()).toHaveLength(3);
  });

  test('six a day where all are confirmed', async () => {
    await settings({ confirmation: 'EVERYONE' });
    const token = await steps.asked({ channel: 'EMAIL' });
    const answers = [];
    for (const time of ['11:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
      answers.push(reasonOf(await again(token, { startsAt: steps.at(time) })));
    expect(answers).toEqual([null, null, null, null, null, 'TOO_MANY_BOOKINGS']);
  });

  test('who books and cancels all day gets ten texts of it', async () => {
    await settings({ confirmation: 'EVERYONE' });
    await steps.books();
    // The code is the first.
    const news = () => steps.parties.twilio.texts.length - 1;
    for (let round = 0; round < 6; round += 1) {
      const token = await steps.link('text');
      const before = (await steps.read(token)).startsAt;
      await world.anonymous.ask(BookAgain, { token, input: { startsAt: steps.at(`${11 + round}:00`), parts: [{}] } });
      await world.anonymous.ask(CancelBooking, { token, startsAt: before });
      await steps.deliver();
    }
    expect(news()).toBe(10);
  });

  test('proves nothing but where the link went', async () => {
    await settings({ confirmation: 'EVERYONE' });
    await steps.books();
    const token = await steps.link('text');
    const { customer, id } = (await booked())[0]!;
    const other = await steps.asked({ startsAt: steps.at('11:00') });
    await world.business.changeCustomer(customer!, { email: 'other@example.com' });
    // The visit had an address of its own, to which the link went.
    expect(codeOf(await again(other))).toBeNull();
    expect(codeOf(await again(token, { startsAt: steps.at('15:00') }))).toBeNull();
    const rows = await world.rows<{ email: string }>(world.business.id, 'select email from appointment order by id');
    expect(rows.map(({ email }) => email)).toEqual([null, 'ann@example.com', 'ann@example.com', null]);
    // It went to a phone that the customer has no more.
    const old = await plantBookingLink(world.business, id, { phone: '+12125550000' });
    expect(codeOf(await again(old, { startsAt: steps.at('16:00') }))).toBe('NOT_FOUND');
  });

  test('books nothing by a link of somebody else who was erased, nor at another business', async () => {
    const token = await steps.asked();
    const { customer } = (await booked())[0]!;
    await plantPassword(await hashPassword(PASSWORD));
    await world.business.owner.must(ConfirmPassword, { password: PASSWORD, action: 'ERASE_CUSTOMER' });
    await world.business.owner.must(EraseCustomer, { id: customer!.id });
    expect(codeOf(await world.anonymous.ask(ReadOwnBooking, { token }))).toBe('NOT_FOUND');
    expect(codeOf(await again(token))).toBe('NOT_FOUND');
    expect(await world.rows(world.business.id, 'select id from booking_link')).toEqual([]);
  });
});

test('a link that went to a mailbox, or a phone, that the staff corrected since reads and changes nothing', async () => {
  const ten = steps.at('10:00');
  const staff = new AppointmentSteps(world);
  const { id, customer } = await staff.add({ startsAt: ten, parts: [{ minutes: 30, staffId: bea }] });
  await world.business.changeCustomer(customer!, { email: 'wrong@example.com' });
  const links = [
    await plantBookingLink(world.business, id, { email: 'Wrong+shop@example.com' }),
    await plantBookingLink(world.business, id),
  ];
  const read = (token: string) => world.anonymous.ask(ReadOwnBooking, { token });
  for (const token of links) expect(codeOf(await read(token))).toBeNull();
  await world.business.changeCustomer(customer!, { email: 'right@example.com', phone: '2125550177' });
  for (const token of links) {
    const answers = [
      await read(token),
      await world.anonymous.ask(CancelBooking, { token, startsAt: ten }),
      await world.anonymous.ask(MoveBooking, { token, seen: ten, startsAt: steps.at('11:00') }),
    ];
    expect(answers.map(codeOf)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  }
  expect((await booked())[0]).toMatchObject({ flag: 'CONFIRMED', version: 1 });
});

test('of two who book one time at once, one gets it', async () => {
  const one = await steps.asked();
  const other = await steps.asked({
    startsAt: steps.at('11:00'),
    phone: '2125550143',
    email: 'bob@example.com',
  });
  const answers = await Promise.all([one, other].map((token) => again(token, { parts: [{ staffId: bea }] })));
  expect(answers.map(codeOf).sort()).toEqual(['SLOT_TAKEN', null]);
});
