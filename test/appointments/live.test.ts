import { afterEach, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { Plan } from '../../entities/Plan.js';
import { addMember } from '../staff/staff-steps.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import {
  DeleteAppointments,
  RestoreAppointments,
  SetAppointmentFlag,
  UpdateAppointment,
  UpdateCalendarSettings,
} from './appointments.generated.js';
import { DeleteAppointmentSeries, SetAppointmentSeriesFlag, UpdateAppointmentSeries } from './series.generated.js';
import { SeriesSteps } from './SeriesSteps.js';
import { CalendarChanged } from './live.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new AppointmentSteps(world);
const series = new SeriesSteps(world);
const owner = () => world.business.owner;
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

/** Counts the ticks of the calendar. */
function hear(): { ticks: number } {
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
  client.subscribe({ query: CalendarChanged }, { next, error: () => {}, complete: () => {} });
  return heard;
}

test('an open calendar hears of every change', async () => {
  const heard = hear();
  await until(() => heard.ticks > 0, 'the tick of the beginning');
  const hears = async <Answer>(what: string, change: () => Promise<Answer>): Promise<Answer> => {
    const before = heard.ticks;
    const answer = await change();
    await until(() => heard.ticks > before, what);
    return answer;
  };
  const { id } = await hears('an addition', () => steps.add());
  await hears('a change', () => owner().must(UpdateAppointment, { id, input: { notes: 'Tea' } }));
  await hears('a move', () => owner().must(UpdateAppointment, { id, input: { startsAt: steps.at('16:00') } }));
  await hears('a flag', () => owner().must(SetAppointmentFlag, { id, flag: 'CANCELED', version: 3 }));
  await hears('a deletion', () => owner().must(DeleteAppointments, { ids: [id] }));
  await hears('a restoration', () => owner().must(RestoreAppointments, { ids: [id] }));
  const added = await hears('a series', () => series.addSeries());
  const which = { id: added.appointments[0]!.id, scope: 'ALL' as const };
  await hears('its change', () =>
    owner().must(UpdateAppointmentSeries, { ...which, version: 1, input: { notes: 'Tea' } }),
  );
  await hears('its flag', () => owner().must(SetAppointmentSeriesFlag, { ...which, version: 2, flag: 'CANCELED' }));
  await hears('its return', () => owner().must(SetAppointmentSeriesFlag, { ...which, version: 3, flag: 'CONFIRMED' }));
  await hears('its deletion', () => owner().must(DeleteAppointmentSeries, which));
  await hears('settings', () => owner().must(UpdateCalendarSettings, { input: { bookingSlots: 2 } }));
  await hears('staff', () => addMember(owner(), { firstName: 'Leo', lastName: 'Lin' }));
});
