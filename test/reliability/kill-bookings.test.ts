import { expect, test } from '@jest/globals';
import { ConfirmBooking, HoldTime } from '../appointments/booking.generated.js';
import { Actor } from '../world/Actor.js';
import { BookingPlace } from './BookingPlace.js';
import { Restarted } from './Restarted.js';
import { postmasterOf } from './RunningApp.js';
import { ask } from './superuser.js';

/** After so many of the answers the server is killed, while the other confirmations are on their way. */
const MOMENTS = [0, 2, 1, 4, 3];
const PER_ROUND = 6;

const run = new Restarted({ env: { GREETER_TRUST_PROXY: '1', GREETER_SANDBOX: '1', LOG_LEVEL: 'warn' } });

interface Held {
  token: string;
  code: string;
  startsAt: string;
}

const from = (index: number) => ({ 'x-forwarded-for': `10.0.0.${index}` });

async function hold(
  place: BookingPlace,
  { staffId, startsAt, index }: { staffId: string; startsAt: string; index: number },
): Promise<Held> {
  const phone = String(2_125_550_100 + index);
  const input = { firstName: 'Ann', lastName: 'Lee', phone, startsAt, parts: [{ staffId }], channel: 'TEXT' as const };
  const { data, errors } = await new Actor(run.url, null).ask(
    HoldTime,
    { businessId: place.businessId, input },
    from(index),
  );
  if (!data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
  return { token: data.holdTime.token, startsAt, code: await place.codeOf(run.url, phone) };
}

/** Id of the appointment where the confirmation was answered; null where the connection broke. */
async function confirm({ token, code }: Held, index: number): Promise<string | null> {
  const answer = await new Actor(run.url, null).ask(ConfirmBooking, { token, code }, from(index)).catch(() => null);
  if (answer?.errors) throw new Error(JSON.stringify(answer.errors));
  return answer?.data?.confirmBooking.id ?? null;
}

/** Until so many of them are settled. */
const answered = (all: readonly Promise<unknown>[], count: number): Promise<void> =>
  new Promise((resolve) => {
    let settled = 0;
    if (count === 0) resolve();
    for (const one of all)
      void one.finally(() => {
        settled += 1;
        if (settled === count) resolve();
      });
  });

/** What has each slot, by its start. */
async function slots(): Promise<Map<string, { appointments: string[]; holds: number }>> {
  const rows = await ask<{ at: Date; appointments: string[]; holds: number }>(
    run.folder,
    `select starts_at as at, coalesce(array_agg(appointment_id::text) filter (where appointment_id is not null), '{}') as appointments,
            count(hold_id)::int as holds
     from booked_time where is_live group by starts_at`,
  );
  return new Map(rows.map(({ at, appointments, holds }) => [at.toISOString(), { appointments, holds }]));
}

test(`killed ${MOMENTS.length} times between code and confirmation: each slot is booked or held, never both, and what was answered is there`, async () => {
  const place = await BookingPlace.open(run.folder, run.url);
  const staffId = await place.member('Bea');
  const times = await place.times(staffId);
  let unanswered = 0;
  for (const [round, moment] of MOMENTS.entries()) {
    const first = round * PER_ROUND;
    const held = await Promise.all(
      times
        .slice(first, first + PER_ROUND)
        .map((startsAt, index) => hold(place, { staffId, startsAt, index: first + index })),
    );
    const confirmations = held.map((one, index) => confirm(one, first + index));
    await answered(confirmations, moment);
    const postgres = postmasterOf(run.folder)!;
    run.product.child.kill('SIGKILL');
    if (round % 2 === 1) process.kill(postgres, 'SIGKILL');
    const answers = await Promise.all(confirmations);
    unanswered += answers.filter((answer) => answer === null).length;
    await run.product.ended;
    await run.start();
    const after = await slots();
    for (const [index, { startsAt }] of held.entries()) {
      const { appointments, holds } = after.get(startsAt)!;
      expect(appointments.length + holds).toBe(1);
      if (answers[index] !== null) expect(appointments).toEqual([answers[index]]);
    }
    // Who heard nothing tries again, and has the slot once.
    const again = await Promise.all(held.map((one, index) => confirm(one, first + index)));
    const settled = await slots();
    for (const [index, { startsAt }] of held.entries())
      expect(settled.get(startsAt)).toEqual({ appointments: [again[index]], holds: 0 });
  }
  expect(unanswered).toBeGreaterThan(0);
  expect(await place.overlaps()).toEqual([]);
  const counts = `select (select count(*) from appointment)::int as appointments, (select count(*) from appointment_event where kind = 'added')::int as events`;
  const all = MOMENTS.length * PER_ROUND;
  expect(await ask(run.folder, counts)).toEqual([{ appointments: all, events: all }]);
});
