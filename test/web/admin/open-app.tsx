import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { SchemaLink } from '@apollo/client/link/schema';
import { addMocksToSchema } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { readFileSync } from 'node:fs';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { NEVER } from 'rxjs';
import { App } from '../../../web/admin/App';
import { createCache } from '../../../web/admin/cache';
import { routes } from '../../../web/admin/routes';

const typeDefs = readFileSync('schema.graphql', 'utf8');

export const owner = {
  id: '4294967297',
  firstName: 'Zoë',
  lastName: 'Marchetti',
  email: 'zoe@salon.example',
  phone: '5125550100',
  role: 'OWNER',
  permissions: [],
  sessionExpiresAt: '2026-12-21T00:00:00.000Z',
  businesses: [],
  formerBusiness: null,
  business: {
    id: '4294967297',
    name: 'Salon on the Corner',
    timeZone: 'America/Chicago',
    plan: 'BASIC',
    vanityName: null,
  },
};
const environment = {
  clientUrl: 'http://localhost:5000',
  localNetworkUrl: null,
  sandbox: true,
  supportEmail: 'help@greeter.example',
  supportPhone: '+1 512 555 0199',
  version: '2.0.0',
};

const nobodyToday = {
  from: '2026-11-21',
  to: '2026-11-21',
  total: 0,
  seated: 0,
  canceled: 0,
  noShows: 0,
  newCustomers: 0,
  returningCustomers: 0,
  waitMedianMinutes: null,
  waitP90Minutes: null,
  quoteAccuracy: null,
  days: [],
  hours: [],
  weekdays: [],
  partySizes: [],
  ratings: [],
};

const allDone = { isCheckInAppChanged: true, hasWayIn: true, hasCheckIns: true, hasSeated: true };

// Modules that are first asked for at the same moment trip over each other in jest: so one after the other, before the tests.
async function load(some: RouteObject[]) {
  for (const { lazy, children } of some) {
    if (typeof lazy === 'function') await lazy();
    await load(children ?? []);
  }
}
await load(routes);

type Resolver = (root: unknown, arguments_: never) => unknown;
type Server = { viewer?: object | null; Query?: Record<string, Resolver>; Mutation?: Record<string, Resolver> };

export const refuse = (code: string, message: string, field?: string): never => {
  throw new GraphQLError(message, { extensions: { code, ...(field && { field }) } });
};

/** The whole of web/admin at an address, against schema.graphql with invented answers; `calls` names the writes that arrived. */
export function openApp(path: string, { viewer = null, Query = {}, Mutation = {} }: Server = {}) {
  const calls: { name: string; variables: object }[] = [];
  const session = { viewer };
  const schema = addMocksToSchema({
    schema: makeExecutableSchema({
      typeDefs,
      resolvers: {
        Query: {
          viewer: () => session.viewer,
          environment: () => environment,
          checkInStatistics: () => nobodyToday,
          firstSteps: () => allDone,
          staffStatistics: () => [],
          staffMembers: () => ({ items: [], total: 0, cursor: null }),
          waitingForStaff: () => 0,
          appointmentsToCome: () => 0,
          bookingRequests: () => ({ items: [], total: 0, cursor: null }),
          ...Query,
        },
        Mutation,
      },
    }),
    mocks: { Boolean: () => false, DateTimeISO: () => '2026-11-21T15:00:00.000Z' },
    mockGenerationBehavior: 'deterministic',
    preserveResolvers: true,
  });
  const recorded = new ApolloLink((operation, forward) => {
    if (operation.operationType === 'subscription') return NEVER;
    if (operation.operationType === 'mutation')
      calls.push({ name: operation.operationName ?? '', variables: operation.variables });
    return forward(operation);
  });
  const client = new ApolloClient({ cache: createCache(), link: recorded.concat(new SchemaLink({ schema })) });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(<App client={client} router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, user: userEvent.setup(), calls, session, client, router, address };
}
