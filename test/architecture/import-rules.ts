import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { WEB_IMPORT_RULES } from './web-import-rules.js';

/** From, to (a path of ours or a package), and `type` if only types are imported. */
export type Sample = [from: string, to: string, type?: 'type'];

export interface ImportRule {
  name: string;
  from: IRegularForbiddenRuleType['from'];
  to: IRegularForbiddenRuleType['to'];
  /** Imports that the rule must catch, and one that it must let pass. */
  bad: Sample[];
  fine: Sample;
}

/** Not types alone; edges.ts writes those as calls. */
const VALUE = { exoticallyRequired: false };
const packages = (...names: string[]): string => `^(?:node_modules/)?(?:${names.join('|')})(?:/|$)`;
/** How the outside is reached: the types of `node:http` are fine, and `app.ts` listens with it. */
const CLIENTS = packages('stripe', 'twilio', '@sendgrid', '@aws-sdk', '@smithy', 'undici', 'axios', 'node-fetch');
const NETWORK = '^(?:node:)?(?:http|https|http2|net|tls|dgram)$';
/** Who opens a transaction of its own: HOUSE.md rule 4 names them; the sandbox plays a provider, which keeps what it is told whatever becomes of the caller; a command is an operation of its own. */
const OPENERS =
  '^server/(?:(?:plan|verify-signatures)\\.|core/(?:database/|context|graphql/(?:execute|live)|access/(?:identify|keep-session|limit-walks)))';

export const IMPORT_RULES: ImportRule[] = [
  {
    name: 'entities know each other and the packages that describe them, nothing of the server or the web',
    from: { path: '^entities/' },
    to: { pathNot: ['^entities/', packages('typeorm', 'type-graphql', 'graphql-scalars', 'graphql')] },
    bad: [
      ['entities/CheckIn.ts', 'server/domain/check-ins/lifecycle.ts', 'type'],
      ['entities/Customer.ts', 'luxon'],
    ],
    fine: ['entities/CheckIn.ts', 'entities/Customer.ts'],
  },
  {
    name: 'core knows entities and core',
    from: { path: '^server/core/' },
    to: { path: '^(?:server|web|test)/', pathNot: '^server/(?:core/|config\\.)' },
    bad: [
      ['server/core/http/health.ts', 'server/domain/check-ins/queue/queue.ts', 'type'],
      ['server/core/context.ts', 'server/adapters/providers/twilio.ts', 'type'],
      ['server/core/log.ts', 'server/modules.ts'],
    ],
    fine: ['server/core/log.ts', 'server/config.ts', 'type'],
  },
  {
    name: 'core knows the shape of the configuration, not how it is read',
    from: { path: '^server/core/' },
    to: { path: '^server/config\\.', ...VALUE },
    bad: [['server/core/log.ts', 'server/config.ts']],
    fine: ['server/core/log.ts', 'server/config.ts', 'type'],
  },
  {
    name: 'the domain knows entities, core and itself',
    from: { path: '^server/domain/' },
    to: { path: '^(?:server|web|test)/', pathNot: '^server/(?:core|domain)/' },
    bad: [
      ['server/domain/media/store-image.ts', 'server/adapters/providers/s3-storage.ts', 'type'],
      ['server/domain/media/module.ts', 'server/config.ts', 'type'],
    ],
    fine: ['server/domain/media/store-image.ts', 'server/core/storage/storage.ts'],
  },
  {
    name: "a noun never imports another noun's resolver or inputs",
    from: { path: '^server/domain/([^/]+)/' },
    to: { path: '^server/domain/.+\\.(?:resolver|inputs)\\.', pathNot: '^server/domain/$1/' },
    bad: [
      ['server/domain/customers/erase.ts', 'server/domain/check-ins/queue/queue.inputs.ts', 'type'],
      ['server/domain/customers/erase.ts', 'server/domain/check-ins/queue/queue.resolver.ts'],
    ],
    fine: ['server/domain/check-ins/hosting/add.ts', 'server/domain/check-ins/queue/queue.inputs.ts'],
  },
  {
    name: 'resolvers are imported by the module of their room only',
    from: { path: '^(?:server|entities|web)/', pathNot: '/(?:core-)?module\\.\\w+$' },
    to: { path: '\\.resolver\\.' },
    bad: [['server/adapters/rest/check-ins.ts', 'server/domain/check-ins/queue/queue.resolver.ts']],
    fine: ['server/domain/check-ins/module.ts', 'server/domain/check-ins/queue/queue.resolver.ts'],
  },
  {
    name: 'the modules of the rooms are joined in one place',
    from: { path: '^(?:server|entities|web)/', pathNot: '^server/(?:modules|core/(?:core-)?module)\\.' },
    to: { path: '^server/(?:domain|adapters)/.+/module\\.|^server/core/core-module\\.' },
    bad: [['server/domain/customers/erase.ts', 'server/domain/check-ins/module.ts']],
    fine: ['server/modules.ts', 'server/domain/check-ins/module.ts'],
  },
  {
    name: 'REST knows its own documents and how they are run: no nouns, no database',
    from: { path: '^server/adapters/rest/' },
    to: {
      path: '^(?:server|entities|web|test)/',
      pathNot: [
        '^server/adapters/rest/',
        '^server/core/(?:graphql/|http/|storage/|tokens\\.|context\\.|access/viewer\\.|Refusal\\.|breathe\\.)',
        '^entities/ErrorCode',
        '^server/config',
      ],
    },
    bad: [
      ['server/adapters/rest/check-ins.ts', 'entities/CheckIn.ts', 'type'],
      ['server/adapters/rest/check-ins.ts', 'server/domain/check-ins/queue/queue.ts'],
      ['server/adapters/rest/serve.ts', 'server/core/database/sql.ts'],
    ],
    fine: ['server/adapters/rest/serve.ts', 'server/core/graphql/execute.ts'],
  },
  {
    name: 'REST takes no more than types of the context, the storage and the configuration',
    from: { path: '^server/adapters/rest/' },
    to: { path: '^server/(?:core/(?:storage/|context\\.)|config\\.)', ...VALUE },
    bad: [['server/adapters/rest/serve.ts', 'server/core/context.ts']],
    fine: ['server/adapters/rest/send-file.ts', 'server/core/storage/storage.ts', 'type'],
  },
  {
    name: 'webhooks, downloads, and what search engines read, know core and use cases',
    from: { path: '^server/adapters/(webhooks|downloads|search-engines)/' },
    to: {
      path: '^(?:server|entities|web|test)/',
      pathNot: '^server/(?:adapters/$1|core|domain)/',
    },
    bad: [['server/adapters/webhooks/twilio-text.ts', 'entities/CheckIn.ts', 'type']],
    fine: ['server/adapters/webhooks/twilio-text.ts', 'server/core/messages/receive-text.ts'],
  },
  {
    name: 'pages are drawn by running documents',
    from: { path: '^server/adapters/pages/' },
    to: {
      path: '^(?:server|entities|web|test)/',
      pathNot: '^server/(?:adapters/pages/|core/(?:graphql|http|i18n)/|config\\.)',
    },
    bad: [
      ['server/adapters/pages/render.ts', 'server/core/database/transaction.ts'],
      ['server/adapters/pages/render.ts', 'web/public/entry-server.tsx'],
    ],
    fine: ['server/adapters/pages/render.ts', 'server/core/graphql/execute.ts'],
  },
  {
    name: 'the sandbox knows core only',
    from: { path: '^server/adapters/sandbox/' },
    to: { path: '^(?:server/domain|entities|web|test)/' },
    bad: [['server/adapters/sandbox/twilio.ts', 'server/domain/check-ins/messages/receive-reply.ts', 'type']],
    fine: ['server/adapters/sandbox/twilio.ts', 'server/core/context.ts'],
  },
  {
    name: 'the providers know core, and of the nouns the types that these declare for them',
    from: { path: '^server/adapters/providers/' },
    to: { path: '^(?:server/domain|entities|web|test)/', ...VALUE },
    bad: [['server/adapters/providers/stripe.ts', 'server/domain/billing/charge.ts']],
    fine: ['server/adapters/providers/stripe.ts', 'server/domain/billing/payments.ts', 'type'],
  },
  {
    name: 'adapters do not know each other',
    from: { path: '^server/adapters/([^/]+)/' },
    to: { path: '^server/adapters/', pathNot: '^server/adapters/$1/' },
    bad: [['server/adapters/webhooks/twilio-text.ts', 'server/adapters/providers/twilio.ts', 'type']],
    fine: ['server/adapters/webhooks/routes.ts', 'server/adapters/webhooks/twilio-text.ts'],
  },
  {
    name: 'providers are injected by app.ts, and the storage by the programs that read its files',
    from: {
      path: '^(?:server|entities|web)/',
      pathNot: '^server/(?:(?:app|backup|restore|move-media|verify-signatures)\\.|adapters/providers/)',
    },
    to: { path: '^server/adapters/providers/' },
    bad: [['server/domain/check-ins/call-up/call-up.ts', 'server/adapters/providers/sendgrid.ts', 'type']],
    fine: ['server/app.ts', 'server/adapters/providers/sendgrid.ts'],
  },
  {
    name: 'nobody below app.ts knows what puts the parts together',
    from: { path: '^(?:server/(?:core|domain|adapters|demo)|entities|web)/' },
    to: { path: '^server/(?:app|modules|main|backup|restore|plan|move-media|verify-signatures|print-schema)\\.' },
    bad: [
      ['server/adapters/sandbox/routes.ts', 'server/app.ts', 'type'],
      ['server/core/jobs/job.ts', 'server/modules.ts'],
    ],
    fine: ['server/main.ts', 'server/app.ts'],
  },
  {
    name: 'the demo is known to main.ts and app.ts only, and knows core and the domain',
    from: { path: '^(?:server|entities|web)/', pathNot: '^server/(?:main\\.|app\\.|demo/)' },
    to: { path: '^server/demo/' },
    bad: [['server/domain/businesses/read-business.ts', 'server/demo/seed-demo.ts']],
    fine: ['server/main.ts', 'server/demo/seed-demo.ts'],
  },
  {
    name: 'the demo knows core, entities and the domain',
    from: { path: '^server/demo/' },
    to: { path: '^(?:server|web|test)/', pathNot: '^server/(?:core|domain|demo)/' },
    bad: [['server/demo/seed-demo.ts', 'server/adapters/rest/rows.ts']],
    fine: ['server/demo/seed-demo.ts', 'server/domain/accounts/sign-up.ts'],
  },
  {
    name: 'the scripts that start the product are of no part of it',
    from: { path: '^(?:server|entities|web)/', pathNot: '^server/start' },
    to: { path: '^server/start' },
    bad: [['server/main.ts', 'server/start/lock.mjs']],
    fine: ['server/start.mjs', 'server/start/lock.mjs'],
  },
  {
    name: 'transactions are opened in the room of the database and by those who begin an operation',
    from: { path: '^(?:server|entities|web)/', pathNot: OPENERS },
    to: { path: '^server/core/database/transaction\\.', ...VALUE },
    bad: [
      ['server/adapters/pages/render.ts', 'server/core/database/transaction.ts'],
      ['server/domain/customers/persons.ts', 'server/core/database/transaction.ts'],
      ['server/core/access/rate-limit.ts', 'server/core/database/transaction.ts'],
    ],
    fine: ['server/domain/customers/persons.ts', 'server/core/database/transaction.ts', 'type'],
  },
  {
    name: 'nouns take types of the context only: what begins an operation is none of theirs',
    from: { path: '^server/domain/' },
    to: { path: '^server/core/context\\.', ...VALUE },
    bad: [['server/domain/customers/erase.ts', 'server/core/context.ts']],
    fine: ['server/domain/customers/persons.ts', 'server/core/context.ts', 'type'],
  },
  {
    name: 'nouns start no program, ask no name server and keep no timer',
    from: { path: '^server/(?:domain|core/(?!database/))' },
    to: { path: '^(?:node:)?(?:child_process|cluster|worker_threads|dns|timers)(?:/|$)' },
    bad: [
      ['server/domain/media/convert.ts', 'node:child_process'],
      ['server/domain/accounts/check-email.ts', 'node:dns'],
      ['server/domain/accounts/look-up.ts', 'node:dns/promises'],
      ['server/domain/check-ins/queue/sweep.ts', 'node:timers'],
    ],
    fine: ['server/core/database/embedded.ts', 'node:child_process'],
  },
  {
    name: 'no noun begins another operation',
    from: { path: '^server/domain/' },
    to: { path: '^server/core/(?:graphql/execute|database/(?:connect|data-source|migrate|external|embedded))' },
    bad: [['server/domain/customers/persons.ts', 'server/core/database/data-source.ts']],
    fine: ['server/domain/customers/persons.ts', 'server/core/database/sql.ts'],
  },
  {
    name: 'the driver of PostgreSQL stays with the database and the jobs',
    from: { path: '^(?:server|entities|web)/', pathNot: '^server/core/(?:database|jobs)/' },
    to: { path: packages('pg') },
    bad: [
      ['server/core/http/health.ts', 'pg', 'type'],
      ['server/domain/check-ins/queue/queue.ts', 'pg'],
    ],
    fine: ['server/core/database/connect.ts', 'pg'],
  },
  {
    name: 'the worker of jobs is known to the jobs and the migrations only',
    from: { path: '^(?:server|entities|web)/', pathNot: '^server/core/(?:database|jobs)/' },
    to: { path: packages('graphile-worker') },
    bad: [['server/core/messages/send-message.ts', 'graphile-worker', 'type']],
    fine: ['server/core/jobs/start-jobs.ts', 'graphile-worker'],
  },
  {
    name: 'TypeORM works in the room of the database; nouns take its conditions, core and app.ts its types',
    from: { path: '^(?:server|web)/', pathNot: '^server/(?:core/database|domain)/' },
    to: { path: packages('typeorm'), ...VALUE },
    bad: [
      ['server/adapters/rest/serve.ts', 'typeorm'],
      ['server/core/context.ts', 'typeorm'],
    ],
    fine: ['server/core/context.ts', 'typeorm', 'type'],
  },
  {
    name: 'accounts, memberships and sessions are for accounts and access only',
    from: {
      path: '^(?:server|web)/',
      pathNot: '^server/(?:domain/accounts/|core/(?:access/|database/data-source\\.))',
    },
    to: { path: '^entities/(?:Account|Membership|Session)\\.' },
    bad: [
      ['server/domain/check-ins/queue/queue.ts', 'entities/Account.ts'],
      ['server/core/graphql/execute.ts', 'entities/Membership.ts', 'type'],
    ],
    fine: ['server/domain/accounts/sign-in.ts', 'entities/Account.ts'],
  },
  {
    name: 'the table of persons is for customers/persons.ts only',
    from: {
      path: '^(?:server|web)/',
      pathNot: '^server/(?:domain/customers/persons|core/database/data-source)\\.',
    },
    to: { path: '^entities/Person\\.' },
    bad: [['server/domain/customers/person.resolver.ts', 'entities/Person.ts', 'type']],
    fine: ['server/domain/customers/persons.ts', 'entities/Person.ts'],
  },
  {
    name: 'the SDKs of providers and clients of HTTP are imported by the providers and their sandbox only',
    from: { path: '^server/', pathNot: '^server/adapters/(?:providers|sandbox)/' },
    to: { path: CLIENTS },
    bad: [
      ['server/domain/billing/charge.ts', 'stripe'],
      ['server/adapters/webhooks/twilio-text.ts', 'twilio/lib/webhooks/webhooks.js', 'type'],
      ['server/core/messages/deliver-message.ts', '@sendgrid/mail'],
      ['server/core/storage/storage.ts', '@aws-sdk/client-s3'],
      ['server/domain/billing/plan.ts', 'undici'],
    ],
    fine: ['server/adapters/providers/twilio.ts', 'twilio'],
  },
  {
    name: 'sockets are opened by app.ts, which listens, and the embedded database, which looks for a free port',
    from: {
      path: '^(?:server|entities)/',
      pathNot: '^server/(?:app\\.|start|core/database/embedded|adapters/(?:providers|sandbox)/)',
    },
    to: { path: NETWORK, ...VALUE },
    bad: [
      ['server/domain/billing/charge.ts', 'node:https'],
      ['server/core/messages/deliver-message.ts', 'http'],
    ],
    fine: ['server/core/http/request-facts.ts', 'node:http', 'type'],
  },
  ...WEB_IMPORT_RULES,
  {
    name: 'the product does not import its tests',
    from: { pathNot: '^test/' },
    to: { path: '^test/' },
    bad: [['server/main.ts', 'test/world/World.ts', 'type']],
    fine: ['test/world/World.ts', 'server/app.ts'],
  },
  {
    name: 'files do not need each other in a circle',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['exotic-require'] } },
    bad: [
      ['server/core/a.ts', 'server/core/b.ts'],
      ['server/core/b.ts', 'server/core/c.ts'],
      ['server/core/c.ts', 'server/core/a.ts'],
    ],
    fine: ['server/core/c.ts', 'server/core/a.ts', 'type'],
  },
];

/** Over rooms in place of files, types included. */
export const ROOM_RULE: ImportRule = {
  name: 'nouns do not know each other in a circle',
  from: { path: '^server/domain/' },
  to: { circular: true },
  bad: [
    ['server/domain/a/x.ts', 'server/domain/b/in/y.ts', 'type'],
    ['server/domain/b/z.ts', 'server/domain/c/z.ts'],
    ['server/domain/c/other/z.ts', 'server/domain/a/z.ts'],
  ],
  fine: ['server/domain/c/other/z.ts', 'server/domain/c/z.ts'],
};

/** Over the rooms of each noun, types included. */
export const SUB_ROOM_RULE: ImportRule = {
  ...ROOM_RULE,
  name: 'the rooms of a noun do not know each other in a circle',
  bad: [
    ['server/domain/a/in/x.ts', 'server/domain/a/on/deep/y.ts', 'type'],
    ['server/domain/a/on/z.ts', 'server/domain/a/at/z.ts'],
    ['server/domain/a/at/other/z.ts', 'server/domain/a/in/z.ts'],
  ],
  fine: ['server/domain/a/at/other/z.ts', 'server/domain/a/topics.ts'],
};
