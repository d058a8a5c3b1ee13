import type { Import } from './import-graph.js';

/** Rooms of the server that are no nouns. */
const FRAME = [
  'access',
  'database',
  'demo',
  'graphql',
  'http',
  'jobs',
  'messages',
  'pages',
  'providers',
  'public',
  'rest',
  'sandbox',
  'start',
  'webhooks',
];

/** The noun of a path in the server, or null. */
export function nounOf(path: string): string | null {
  const room = /^server\/([^/]+)\//.exec(path)?.[1];
  return room && !FRAME.includes(room) ? room : null;
}

export type RoomRule = {
  name: string;
  breaks: (edge: Import) => boolean;
  /** An import that the rule must catch, and one that it must let pass: from, to, 'type' if only types. */
  bad: [from: string, to: string, type?: 'type'];
  fine: [from: string, to: string, type?: 'type'];
};

const under =
  (...rooms: string[]) =>
  (path: string): boolean =>
    rooms.some((room) => path === room || path.startsWith(`${room}/`));
const isOurs = under('server', 'entities', 'web', 'test');
const isPackage = (path: string): boolean => path.startsWith('npm:');

const ENTITY_PACKAGES = ['npm:typeorm', 'npm:type-graphql', 'npm:graphql', 'npm:graphql-scalars'];
const NOUNS_REACH = under(
  'entities',
  'server/context',
  'server/access',
  'server/messages',
  'server/graphql/errors',
  'server/graphql/loaders',
  'server/graphql/live',
  'server/public',
);
const CONTRACT_ENUMS = ['entities/ErrorCode'];
const REST_REACHES = under('server/rest', 'server/graphql', 'server/http', 'server/access/tokens');
const PROVIDER_USERS = under(
  'server/providers',
  'server/context',
  'server/product',
  'server/webhooks',
  'server/jobs',
  'server/main',
);
/** Of no operation: receive-text's look for the business of a reply, SnapshotBroadcaster's one snapshot per business and tick for all who listen, keep-session's sliding for whom identify has found. */
const TRANSACTION_OPENERS = under(
  'server/context.ts',
  'server/graphql/execute.ts',
  'server/access/identify.ts',
  'server/http/health.ts',
  'server/jobs',
  'server/webhooks',
  'server/demo',
  'server/sandbox',
  'server/database',
  'server/public/SnapshotBroadcaster.ts',
  'server/accounts/keep-session.ts',
  'server/messages/receive-text.ts',
);
const isMui = (path: string): boolean => /^npm:@(mui|emotion|apollo)\//.test(path);

export const ROOM_RULES: RoomRule[] = [
  {
    name: 'entities know each other and the packages that describe them, nothing of the server or the web',
    breaks: ({ from, to }) => under('entities')(from) && !under('entities')(to) && !ENTITY_PACKAGES.includes(to),
    bad: ['entities/CheckIn.ts', 'server/check-ins/lifecycle'],
    fine: ['entities/CheckIn.ts', 'entities/Customer'],
  },
  {
    name: 'a noun reaches entities, the context, access, errors, loaders, messages and other nouns, and no more of the server',
    breaks: ({ from, to, typeOnly }) =>
      nounOf(from) !== null &&
      under('server')(to) &&
      nounOf(to) === null &&
      !NOUNS_REACH(to) &&
      !typeOnly &&
      !(to === 'server/database/transaction' && TRANSACTION_OPENERS(from)),
    bad: ['server/check-ins/queue.ts', 'server/database/transaction'],
    fine: ['server/check-ins/queue.ts', 'server/graphql/errors'],
  },
  {
    name: "a noun never imports another noun's resolver or inputs",
    breaks: ({ from, to }) =>
      nounOf(from) !== null && nounOf(to) !== null && nounOf(from) !== nounOf(to) && /\.(resolver|inputs)$/.test(to),
    bad: ['server/customers/customer.resolver.ts', 'server/check-ins/check-in.resolver'],
    fine: ['server/customers/erase.ts', 'server/check-ins/check-in-history'],
  },
  {
    name: 'resolvers are imported by the list of resolvers only',
    breaks: ({ from, to }) => to.endsWith('.resolver') && from !== 'server/graphql/resolvers.ts',
    bad: ['server/rest/check-ins.ts', 'server/check-ins/check-in.resolver'],
    fine: ['server/graphql/resolvers.ts', 'server/check-ins/check-in.resolver'],
  },
  {
    name: 'the frame of the server does not know the nouns',
    breaks: ({ from, to, typeOnly }) =>
      under(
        'server/access',
        'server/database',
        'server/http',
        'server/pages',
        'server/providers',
        'server/context.ts',
        'server/config.ts',
      )(from) &&
      nounOf(to) !== null &&
      !typeOnly,
    bad: ['server/http/health.ts', 'server/check-ins/queue'],
    fine: ['server/jobs/deliver-message.ts', 'server/customers/find'],
  },
  {
    name: 'REST knows its own documents and graphql: no entities (the error codes apart), no nouns, no database',
    breaks: ({ from, to, typeOnly }) =>
      under('server/rest')(from) &&
      isOurs(to) &&
      !REST_REACHES(to) &&
      !CONTRACT_ENUMS.includes(to) &&
      !(typeOnly && under('server/config', 'server/providers')(to)),
    bad: ['server/rest/check-ins.ts', 'entities/CheckIn', 'type'],
    fine: ['server/rest/serve.ts', 'server/graphql/execute'],
  },
  {
    name: 'providers are reached from the wiring, webhooks and jobs only',
    breaks: ({ from, to, typeOnly }) =>
      under('server/providers')(to) && !PROVIDER_USERS(from.replace(/\.ts$/, '')) && !typeOnly,
    bad: ['server/check-ins/call-up.ts', 'server/providers/sendgrid'],
    fine: ['server/jobs/deliver-message.ts', 'server/providers/sendgrid'],
  },
  {
    name: 'transactions are opened by execute, identify, steps, jobs, webhooks, the sandbox, the demo, the health check and live snapshots only',
    breaks: ({ from, to, typeOnly }) => to === 'server/database/transaction' && !typeOnly && !TRANSACTION_OPENERS(from),
    bad: ['server/pages/render.ts', 'server/database/transaction'],
    fine: ['server/access/rate-limit.ts', 'server/database/transaction', 'type'],
  },
  {
    name: 'the driver of PostgreSQL stays in the room of the database, and with the worker of jobs',
    breaks: ({ from, to, typeOnly }) =>
      to === 'npm:pg' &&
      under('server')(from) &&
      !under('server/database', 'server/jobs/start-jobs.ts')(from) &&
      !typeOnly,
    bad: ['server/check-ins/queue.ts', 'npm:pg'],
    fine: ['server/database/connect.ts', 'npm:pg'],
  },
  {
    name: 'the worker of jobs is known to the jobs and the migrations only',
    breaks: ({ from, to }) => to === 'npm:graphile-worker' && !under('server/jobs', 'server/database')(from),
    bad: ['server/messages/send-message.ts', 'npm:graphile-worker'],
    fine: ['server/jobs/start-jobs.ts', 'npm:graphile-worker'],
  },
  {
    name: 'accounts and memberships are for accounts and access only',
    breaks: ({ from, to }) =>
      /^entities\/(Account|Membership|Session)$/.test(to) &&
      !under('entities', 'server/accounts', 'server/access', 'server/database/data-source.ts')(from),
    bad: ['server/check-ins/queue.ts', 'entities/Account'],
    fine: ['server/accounts/sign-in.ts', 'entities/Account'],
  },
  {
    name: 'the table of persons is for customers/persons.ts only',
    breaks: ({ from, to }) =>
      to === 'entities/Person' &&
      !under('entities', 'server/customers/persons.ts', 'server/database/data-source.ts')(from),
    bad: ['server/customers/customer.resolver.ts', 'entities/Person'],
    fine: ['server/customers/persons.ts', 'entities/Person'],
  },
  {
    name: 'the web never imports the server or the entities, nor they the web',
    breaks: ({ from, to }) =>
      (under('web')(from) && under('server', 'entities')(to)) ||
      (under('server', 'entities')(from) && under('web')(to)),
    bad: ['web/admin/check-ins/QueuePage.tsx', 'entities/CheckIn', 'type'],
    fine: ['web/admin/check-ins/QueuePage.tsx', 'web/ui/clock-time'],
  },
  {
    name: 'the admin and the public pages do not see each other',
    breaks: ({ from, to }) =>
      (under('web/admin')(from) && under('web/public')(to)) || (under('web/public')(from) && under('web/admin')(to)),
    bad: ['web/admin/check-in-app/Preview.tsx', 'web/public/check-in/CheckInForm'],
    fine: ['web/public/check-in/KioskPage.tsx', 'web/public/ask'],
  },
  {
    name: 'what both families draw knows neither of them',
    breaks: ({ from, to }) => under('web/ui', 'web/catalogue')(from) && under('web/admin', 'web/public')(to),
    bad: ['web/ui/AlertBox.tsx', 'web/admin/theme'],
    fine: ['web/ui/AlertBox.tsx', 'web/ui/qr-path'],
  },
  {
    name: 'MUI, Emotion and Apollo stay in the admin',
    breaks: ({ from, to }) => under('web')(from) && !under('web/admin')(from) && isPackage(to) && isMui(to),
    bad: ['web/public/check-in/KioskPage.tsx', 'npm:@mui/material'],
    fine: ['web/admin/theme.ts', 'npm:@mui/material'],
  },
  {
    name: 'the product does not import its tests',
    breaks: ({ from, to }) => !under('test')(from) && under('test')(to),
    bad: ['server/main.ts', 'test/world/World'],
    fine: ['test/world/World.ts', 'server/product'],
  },
];
