import { ApolloLink } from '@apollo/client/link';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Subject } from 'rxjs';
import { openApp, owner } from '../open-app';

const now = '2026-11-21T16:00:00.000Z'; // 10:00 in Chicago
export const host = {
  ...owner,
  permissions: [
    'QUEUE_READ',
    'QUEUE_STATUS',
    'QUEUE_WRITE',
    'QUEUE_CALL_UP',
    'QUEUE_ANSWER',
    'FEEDBACK_ASK',
    'CUSTOMER_READ',
    'CHECK_IN_APP_READ',
    'CHECK_IN_APP_WRITE',
    'PERSON_FIND',
  ],
};
export const staff = { ...owner, role: 'STAFF', permissions: ['QUEUE_READ', 'QUEUE_STATUS'] };

export const party = (n: number, first: string, last: string, change: object = {}) => ({
  id: String(4294967296 + n),
  version: 1,
  publicId: `p${n}`,
  status: 'CHECKED_IN',
  partySize: 2,
  temperature: null,
  notes: '',
  staff: null as object | null,
  askedForStaff: false,
  isNewCustomer: false,
  language: 'en',
  isEditable: true,
  position: n,
  createdAt: '2026-11-21T15:30:00.000Z',
  appointedAt: null as string | null,
  placeAt: '2026-11-21T15:30:00.000Z',
  readiedAt: null,
  servicedAt: null,
  canceledAt: null,
  cancelBy: null,
  notifiedAt: null,
  callUpFailed: false,
  hasStoppedTexts: false,
  undoUntil: null,
  tableNumber: '',
  selectedProducts: [] as { id: string; name: string }[],
  holdUntil: null,
  overdueAt: null as string | null,
  receivedAt: null,
  reply: null,
  repliedAt: null,
  rating: null,
  ratedAt: null,
  feedback: '',
  feedbackAskedAt: null,
  quote: null,
  firstQuote: null,
  customer: {
    id: String(8589934592 + n),
    firstName: first,
    lastName: last,
    phone: `512555010${n}`,
    email: `${first.toLowerCase()}@example.com`,
  },
  ...change,
});
type Party = ReturnType<typeof party>;
const tabs: Record<string, string[]> = {
  CHECKED_IN: ['CHECKED_IN', 'READY'],
  SEATED: ['SEATED'],
  CANCELED: ['CANCELED'],
  ALL: ['CHECKED_IN', 'READY', 'SEATED', 'CANCELED'],
};
const isOf: Record<string, (one: Party) => boolean> = {
  WAITING: ({ status }) => status === 'CHECKED_IN',
  READY: ({ status }) => status === 'READY',
  OVERDUE: () => false,
  REPLIES: ({ reply }) => reply !== null,
};
export interface QueueRequest {
  part: string | null;
  day: string;
  date: string | null;
  filter: string;
  search: string | null;
  skip: number;
  first: number;
}

export const staleWith = (current: object) => {
  throw new GraphQLError('Somebody else changed this check-in.', {
    extensions: { code: 'STALE', details: { current: { staff: null, askedForStaff: false, ...current } } },
  });
};

/** The queue page over an invented server that keeps `parties`; `tick` is what another host's change sends. */
export function openQueue(
  parties: Party[],
  {
    path = '/account/checkins',
    viewer = host,
    Query = {},
    Mutation = {},
  }: Parameters<typeof openApp>[1] & { path?: string } = {},
) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const server = { parties: [...parties], requests: [] as QueueRequest[] };
  const ticks = new Subject<ApolloLink.Result>();
  const appTicks = new Subject<ApolloLink.Result>();
  const change = (id: string, next: object) => {
    const before = server.parties.find((one) => one.id === id);
    if (!before) throw new GraphQLError('That check-in was not found.', { extensions: { code: 'NOT_FOUND' } });
    const after = { ...before, ...next, version: before.version + 1 } as Party;
    server.parties = server.parties.map((one) => (one.id === id ? after : one));
    return after;
  };
  const removed = new Map<string, Party>();
  const app = openApp(path, {
    viewer,
    Query: {
      queue: (_: unknown, request: QueueRequest) => {
        server.requests.push(request);
        const day = request.day === 'TODAY' ? '2026-11-21' : request.date;
        const items = server.parties.filter(
          (one) =>
            tabs[request.filter].includes(one.status) &&
            one.createdAt.startsWith(String(day)) &&
            (!request.part || isOf[request.part](one)) &&
            (!request.search || one.customer.firstName.includes(request.search)),
        );
        return { total: items.length, items: items.slice(request.skip, request.skip + request.first), cursor: null };
      },
      queueCounts: () => {
        const count = (filter: string) => server.parties.filter((one) => tabs[filter].includes(one.status)).length;
        const part = (name: string) => server.parties.filter(isOf[name]).length;
        const parts = {
          waiting: part('WAITING'),
          ready: part('READY'),
          overdue: 0,
          nextOverdueAt: null,
          replies: part('REPLIES'),
        };
        return { checkedIn: count('CHECKED_IN'), seated: count('SEATED'), canceled: count('CANCELED'), ...parts };
      },
      queueNews: () => [],
      arrivals: () => [],
      checkInApp: () => ({ businessId: '1', paused: false }),
      checkIn: (_: unknown, { id }: { id: string }) => server.parties.find((one) => one.id === id) ?? change(id, {}),
      messagePreview: () => ({
        language: 'en',
        spoken: '',
        mailSubject: '',
        mailText: '',
        textRefusal: null,
        textParts: 1,
      }),
      ...Query,
    },
    Mutation: {
      setCheckInStatus: (_: unknown, { id, status }: { id: string; status: string }) => change(id, { status }),
      undoCheckInStatus: (_: unknown, { id }: { id: string }) => change(id, { status: 'CHECKED_IN' }),
      updateCheckIn: (_: unknown, { id, input }: { id: string; input: object }) => change(id, input),
      deleteCheckIns: (_: unknown, { ids }: { ids: string[] }) => {
        for (const one of server.parties.filter(({ id }) => ids.includes(id))) removed.set(one.id, one);
        server.parties = server.parties.filter(({ id }) => !ids.includes(id));
        return { ids, undoUntil: now };
      },
      restoreCheckIns: (_: unknown, { ids }: { ids: string[] }) => {
        server.parties.push(...ids.flatMap((id) => removed.get(id) ?? []));
        return { ids };
      },
      ...Mutation,
    },
  });
  app.client.setLink(
    ApolloLink.split(
      (operation) => operation.operationType === 'subscription',
      new ApolloLink(({ operationName }) => (operationName === 'QueuePage_AppChanged' ? appTicks : ticks)),
      app.client.link,
    ),
  );
  const tick = () => act(() => ticks.next({ data: { queueChanged: { at: now, __typename: 'QueueTick' } } }));
  const tickApp = () =>
    act(() => appTicks.next({ data: { checkInAppChanged: { at: now, __typename: 'CheckInAppTick' } } }));
  return { ...app, server, change, tick, tickApp };
}

export const rowOf = async (name: string, wait?: { timeout: number }): Promise<HTMLElement> => {
  const row = (await screen.findByRole('link', { name }, wait)).closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
};

export const names = () => screen.queryAllByRole('row').flatMap((row) => row.querySelector('a')?.textContent ?? []);
