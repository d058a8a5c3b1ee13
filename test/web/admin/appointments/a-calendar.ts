import { ApolloLink } from '@apollo/client/link';
import { act } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { Appointment } from '../../../../web/admin/appointments/states';
import { openApp, owner } from '../open-app';
import { hours, joe, maya, timeZone } from './an-appointment';

const permissions = [
  'APPOINTMENT_READ',
  'APPOINTMENT_FEED',
  'APPOINTMENT_FEEDS',
  'APPOINTMENT_WRITE',
  'APPOINTMENT_SETTINGS',
  'BUSINESS_WRITE',
];
export const host = { ...owner, permissions, business: { ...owner.business, plan: 'PLUS' } };
export const staffMember = { ...host, role: 'STAFF', permissions: ['APPOINTMENT_READ', 'APPOINTMENT_FEED'] };

const members = [maya, joe].map((one) => ({ ...one, role: 'STAFF', productIds: [], isYou: one.id === joe.id }));

interface Calendar {
  held: object[];
  appointments: Appointment[];
  hasHours: boolean;
  days: (typeof hours)['days'];
}

// jsdom lays nothing out, so there is nothing under the pointer.
document.elementsFromPoint ??= () => [];
document.elementFromPoint ??= () => null;
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

/** The calendar over an invented server that keeps its appointments; `tick` is what another one's change sends. */
export function openCalendar(
  appointments: Appointment[],
  {
    path = '/account/bookings?date=2026-11-21',
    viewer = host,
    view = 'DAY',
    hasHours = true,
    Query = {},
    Mutation = {},
  }: Parameters<typeof openApp>[1] & { path?: string; view?: string; hasHours?: boolean } = {},
) {
  const server: Calendar = {
    appointments,
    held: [],
    hasHours,
    days: hasHours ? hours.days : [{ ...hours.days[0], open: [], staff: [] }],
  };
  const asked: object[] = [];
  const app = openApp(path, {
    viewer,
    Query: {
      calendar: (_: unknown, variables: object) => {
        asked.push(variables);
        return { timeZone, total: server.appointments.length, busy: [], ...server };
      },
      appointments: () => ({ items: server.appointments, total: server.appointments.length, cursor: null }),
      calendarSettings: () => ({ bookingInterval: 30, calendarView: view, noticeMinutes: null, version: 1 }),
      walkIns: () => [],
      staffMembers: () => ({ items: members, total: members.length, cursor: null }),
      ...Query,
    },
    Mutation: {
      updateAppointment: (_: unknown, { id, input }: { id: string; input: object }) => {
        const before = server.appointments.find((one) => one.id === id)!;
        const after = {
          ...before,
          ...('startsAt' in input && { startsAt: input.startsAt as string }),
          version: before.version + 1,
        };
        server.appointments = server.appointments.map((one) => (one.id === id ? after : one));
        return after;
      },
      ...Mutation,
    },
  });
  const ticks = new Subject<ApolloLink.Result>();
  const queueTicks = new Subject<ApolloLink.Result>();
  app.client.setLink(
    ApolloLink.split(
      (operation) => operation.operationType === 'subscription',
      new ApolloLink(({ operationName = '' }) =>
        operationName === 'CalendarPage_Changed'
          ? ticks
          : operationName === 'CalendarGrid_QueueChanged'
            ? queueTicks
            : new Subject(),
      ),
      app.client.link,
    ),
  );
  const at = '2026-11-21T15:00:00.000Z';
  const tick = () => act(() => ticks.next({ data: { calendarChanged: { at, __typename: 'CalendarTick' } } }));
  const queueTick = () => act(() => queueTicks.next({ data: { queueChanged: { at, __typename: 'QueueTick' } } }));
  return { ...app, server, asked, tick, queueTick };
}
