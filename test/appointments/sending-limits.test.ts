import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentLog, UpdateAppointment } from './appointments.generated.js';
import { CancelBooking } from './booking-link.generated.js';
import { LinkSteps } from './LinkSteps.js';
import { codeOf, SeriesSteps } from './SeriesSteps.js';

const world = useWorld({ plan: Plan.PLUS });
const ANN = '2125550142';
const BOB = '2125550143';
let steps: LinkSteps;

beforeEach(async () => {
  steps = new LinkSteps(world);
  await world.business.hasHours();
  await world.business.hasStaffMember();
});

describe('codes to book', () => {
  const hold = async (time: string, phone: string) => {
    const { errors } = await steps.hold({ startsAt: steps.at(time), phone });
    return errors?.[0]!.extensions.details ?? null;
  };

  test('go to one phone ten times a day at most', async () => {
    await steps.held({ phone: ANN });
    await world.hasAttempts('booking-codes-day:', 9);
    expect(await hold('11:00', ANN)).toBeNull();
    expect(await hold('12:00', ANN)).toEqual({ retryAfterSeconds: 86_400 });
    expect(await hold('12:00', BOB)).toBeNull();
  });

  test('leave a business 600 times an hour at most', async () => {
    await steps.held({ phone: ANN });
    await world.hasAttempts('booking-codes-business:', 599);
    expect(await hold('11:00', BOB)).toBeNull();
    expect(await hold('12:00', '2125550144')).toEqual({ retryAfterSeconds: 3600 });
  });
});

describe('mails with news', () => {
  let ann: TestCustomer;
  let series: SeriesSteps;

  beforeEach(async () => {
    series = new SeriesSteps(world);
    ann = await world.business.customer('Ann', 'Lee', ANN);
    await world.business.changeCustomer(ann, { email: 'ann@example.com' });
  });

  const add = (time: string) => series.add({ customerId: ann.id, startsAt: series.at(time) });
  /** How many mails left since the last look. */
  async function left(): Promise<number> {
    const before = steps.parties.mails.length;
    await steps.deliver();
    return steps.parties.mails.length - before;
  }

  test.each([
    ['one mailbox 50 times a day at most', 'news-address-day:', 50],
    ['customers of a business 600 times an hour at most', 'news-hour:', 600],
  ])('reach %s', async (_, key, max) => {
    await add('10:00');
    expect(await world.hasAttempts(key, max - 1)).toHaveLength(1);
    await add('11:00');
    expect(await left()).toBe(2);
    await add('12:00');
    expect(await left()).toBe(0);
  });

  test('that a limit holds back stand in the log of the appointment', async () => {
    await add('10:00');
    expect([await left(), (await world.hasAttempts('news-hour:', 600)).length]).toEqual([1, 1]);
    const { id } = await add('11:00');
    const { appointmentEvents } = await series.owner.must(AppointmentLog, { id });
    expect(appointmentEvents.map(({ kind, why }) => [kind, why])).toEqual([
      ['NOT_TOLD', 'Too many messages went there within an hour or a day.'],
      ['ADDED', null],
    ]);
  });

  test('of a series count like any other', async () => {
    const { appointments } = await series.addSeries({ appointment: { customerId: ann.id } });
    expect([await left(), (await world.hasAttempts('news-address-hour:', 19)).length]).toEqual([1, 1]);
    const move = (time: string) =>
      series.owner.must(UpdateAppointment, { id: appointments[0]!.id, input: { startsAt: series.at(time) } });
    await move('11:00');
    expect(await left()).toBe(1);
    await move('12:00');
    expect(await left()).toBe(0);
  });
});

describe('texts with news', () => {
  const texts = async (): Promise<number> => {
    const before = steps.parties.twilio.texts.length;
    await steps.deliver();
    return steps.parties.twilio.texts.length - before;
  };

  test('of what the staff do reach one phone 20 times an hour at most', async () => {
    const series = new SeriesSteps(world);
    const ann = await world.business.customer('Ann', 'Lee', ANN);
    await world.business.hasConsent(ANN, 'granted');
    const add = (time: string) => series.add({ customerId: ann.id, startsAt: series.at(time) });
    await add('10:00');
    await world.hasAttempts('news-address-hour:', 19);
    await add('11:00');
    expect(await texts()).toBe(2);
    await add('12:00');
    expect(await texts()).toBe(0);
  });

  test('of what a proved phone did leave, however many codes strangers made us send to it', async () => {
    await steps.books();
    const token = await steps.link('text');
    expect(await world.hasAttempts('texts:phone-day:', 10)).toHaveLength(1);
    await world.anonymous.must(CancelBooking, { token, startsAt: steps.at('10:00') });
    expect(await texts()).toBe(1);
  });
});

test('one network address changes bookings by links 60 times an hour at most', async () => {
  const token = await steps.asked();
  const cancel = async () => codeOf(await world.anonymous.ask(CancelBooking, { token, startsAt: steps.at('11:00') }));
  expect(await cancel()).toBe('STALE');
  await world.hasAttempts('booking-link-uses:', 59);
  expect([await cancel(), await cancel()]).toEqual(['STALE', 'RATE_LIMITED']);
});
