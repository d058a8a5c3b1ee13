import { afterEach, describe, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { Plan } from '../../entities/Plan.js';
import { CalendarChanged } from '../appointments/live.generated.js';
import { CustomerTimeline } from '../customers/customers.generated.js';
import { mergeStepsOf } from '../customers/merge-steps.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { CheckInActivity } from './activity.generated.js';
import { ArrivalSteps } from './ArrivalSteps.js';
import { QueueChanged } from './queue.generated.js';
import { CheckInStatistics } from './statistics.generated.js';
import { SetCheckInStatus } from './status.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new ArrivalSteps(world);
const owner = () => world.business.owner;
const { merge, undo } = mergeStepsOf(() => world.business);
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

/** Counts the ticks of a subscription. */
function hear(query: string): { ticks: number } {
  const heard = { ticks: 0 };
  const client = createClient({
    url: `${world.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${owner().token}` },
  });
  clients.push(client);
  const next = (): void => {
    heard.ticks += 1;
  };
  client.subscribe({ query }, { next, error: () => {}, complete: () => {} });
  return heard;
}

describe('one visit', () => {
  const timeline = async (id: string) =>
    (await owner().must(CustomerTimeline, { id })).customerTimeline.items.flatMap(({ kind, at, checkIn }) =>
      kind === 'CHECK_IN' || kind === 'APPOINTMENT' ? [[kind, at, checkIn?.appointedAt ?? null]] : [],
    );

  test('stands in the timeline; the appointment is back once the check-in is canceled', async () => {
    const ann = await world.business.customer('Ann');
    const { id } = await steps.book(30, { customer: ann });
    const [now, then] = [steps.inMinutes(0), steps.inMinutes(30)];
    expect(await timeline(ann.id)).toEqual([['APPOINTMENT', then, null]]);
    const { checkIn } = await steps.checkIn(id);
    expect(await timeline(ann.id)).toEqual([['CHECK_IN', now, then]]);
    await owner().must(SetCheckInStatus, { id: checkIn.id, status: 'CANCELED', version: checkIn.version });
    expect(await timeline(ann.id)).toEqual([
      ['APPOINTMENT', then, null],
      ['CHECK_IN', now, then],
    ]);
  });

  test('moves with both to the record into which theirs is merged, and back', async () => {
    const [ann, twin] = [await world.business.customer('Ann'), await world.business.customer('Ann')];
    const { id } = await steps.book(30, { customer: twin });
    const { checkIn } = await steps.checkIn(id);
    const merged = await merge(ann, twin);
    expect(await timeline(ann.id)).toEqual([['CHECK_IN', steps.inMinutes(0), steps.inMinutes(30)]]);
    expect((await steps.appointment(id)).checkIn).toMatchObject({ id: checkIn.id });
    await undo(merged);
    expect(await timeline(twin.id)).toHaveLength(1);
  });

  test('counts once in the statistics, with the wait from the time of the appointment', async () => {
    const { checkIn } = await steps.checkIn((await steps.book(30)).id);
    steps.forward(40);
    await owner().must(SetCheckInStatus, { id: checkIn.id, status: 'SEATED', version: checkIn.version });
    const { total, seated, waitMedianMinutes } = (await owner().must(CheckInStatistics)).checkInStatistics;
    expect([total, seated, waitMedianMinutes]).toEqual([1, 1, 10]);
  });

  test('names the appointment in the activity of the check-in', async () => {
    const { checkIn } = await steps.checkIn((await steps.book(30)).id);
    const [entry] = (await owner().must(CheckInActivity, { id: checkIn.id })).checkInActivity;
    expect(entry).toMatchObject({ kind: 'CHECKED_IN', changes: [{ field: 'appointment', after: 'Jun 15, 12:30 PM' }] });
  });
});

test('the queue hears of the calendar, and the calendar of who checked in', async () => {
  const [queue, calendar] = [hear(QueueChanged), hear(CalendarChanged)];
  await until(() => queue.ticks > 0 && calendar.ticks > 0, 'the ticks of the beginning');
  const before = { queue: queue.ticks, calendar: calendar.ticks };
  const { id } = await steps.book(30);
  await until(() => queue.ticks > before.queue && calendar.ticks > before.calendar, 'the tick of a booking');
  const booked = calendar.ticks;
  await steps.checkIn(id);
  await until(() => calendar.ticks > booked, 'the tick of a check-in');
});
