import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentLog, SetAppointmentFlag, UpdateAppointment } from './appointments.generated.js';
import { BookingSteps } from './BookingSteps.js';
import { SeriesSteps } from './SeriesSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: SeriesSteps;
let reach: BookingSteps;
let ann: TestCustomer;

beforeEach(async () => {
  steps = new SeriesSteps(world);
  reach = new BookingSteps(world);
  ann = await world.business.customer('Ann', 'Lee', world.newPhone());
});

const NO_ADDRESS = 'The customer has no email address and has not agreed to texts.';
const STOPPED = 'The customer stopped texts.';
const add = (input: object = {}) => steps.add({ customerId: ann.id, ...input });
const update = (id: string, input: object) => steps.owner.must(UpdateAppointment, { id, input });
const moveTo = (id: string, time: string, more: object = {}) => update(id, { startsAt: steps.at(time), ...more });
/** What the history says of news that nobody got, latest first. */
async function untold(id: string) {
  const { appointmentEvents } = await steps.owner.must(AppointmentLog, { id });
  return appointmentEvents.filter(({ kind }) => kind === 'NOT_TOLD');
}
const why = async (id: string) => (await untold(id)).map((event) => event.why);

describe('that a customer without an address was not told', () => {
  test('stands in the history once for each change, as long as they agreed to no texts', async () => {
    const { id } = await add();
    expect(await why(id)).toEqual([NO_ADDRESS]);
    await moveTo(id, '11:00');
    expect(await why(id)).toEqual([NO_ADDRESS, NO_ADDRESS]);
    await world.business.hasConsent(ann.phone, 'granted', 'kiosk');
    await moveTo(id, '12:00');
    expect(await why(id)).toEqual([NO_ADDRESS, NO_ADDRESS]);
    await reach.deliver();
    expect(reach.parties.twilio.texts).toHaveLength(1);
  });

  test.each([
    ['who had agreed', true],
    ['who never agreed', false],
  ])('says that they stopped texts: one %s', async (_, hasAgreed) => {
    if (hasAgreed) await world.business.hasConsent(ann.phone, 'granted', 'kiosk');
    await world.business.hasConsent(ann.phone, 'stopped');
    const { id } = await add();
    expect(await why(id)).toEqual([STOPPED]);
  });

  test('stands there of each appointment of a series', async () => {
    const { appointments } = await steps.addSeries({ appointment: { customerId: ann.id } });
    for (const { id } of appointments) expect(await why(id)).toEqual([NO_ADDRESS]);
  });

  test('does not stand there where the staff left it out, nor of what is no news', async () => {
    const { id } = await add({ tellsCustomer: false });
    await moveTo(id, '11:00', { tellsCustomer: false });
    await update(id, { notes: 'Window seat' });
    expect(await why(id)).toEqual([]);
    const { appointments } = await steps.addSeries({
      appointment: { customerId: ann.id, startsAt: steps.at('15:00'), tellsCustomer: false },
    });
    expect(await why(appointments[0]!.id)).toEqual([]);
    const past = await add({ startsAt: steps.at('09:00', '2026-06-15') });
    expect(await why(past.id)).toEqual([]);
  });
});

describe('that the former customer of an appointment was not told', () => {
  let bob: TestCustomer;
  beforeEach(async () => {
    bob = await world.business.customer('Bob', 'Lum', world.newPhone());
    await world.business.changeCustomer(bob, { email: 'bob@example.com' });
  });
  const former = async (id: string) => (await untold(id)).map((event) => [event.isAboutFormer, event.why]);

  test('is told apart from the one whose it is now', async () => {
    const { id } = await add({ tellsCustomer: false });
    await update(id, { customerId: bob.id });
    expect(await former(id)).toEqual([[true, 'The former customer has no email address and has not agreed to texts.']]);
    await update(id, { customerId: ann.id });
    expect((await former(id))[0]).toEqual([false, NO_ADDRESS]);
  });

  test('says that too many messages went there', async () => {
    await world.business.changeCustomer(ann, { email: 'ann@example.com' });
    const { id } = await add();
    await reach.deliver();
    await world.hasAttempts('news-address-hour:', 20);
    await update(id, { customerId: bob.id });
    expect(await former(id)).toEqual([[true, 'Too many messages went there within an hour or a day.']]);
    await reach.deliver();
    expect(reach.parties.mails.at(-1)).toMatchObject({ recipient: 'bob@example.com' });
  });

  test('does not stand there of what was canceled, nor where the staff left it out', async () => {
    const { id } = await add({ tellsCustomer: false });
    await update(id, { customerId: bob.id, tellsCustomer: false });
    expect(await former(id)).toEqual([]);
    const canceled = await add({ startsAt: steps.at('12:00'), tellsCustomer: false });
    const { version } = canceled;
    await steps.owner.must(SetAppointmentFlag, { id: canceled.id, version, flag: 'CANCELED', tellsCustomer: false });
    await update(canceled.id, { customerId: bob.id });
    expect(await former(canceled.id)).toEqual([]);
  });
});
