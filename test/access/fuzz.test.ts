import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import fc from 'fast-check';
import { isCompositeType, isScalarType, getNamedType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { ROWS } from '../../server/adapters/rest/rows.js';
import { RunningApp } from '../reliability/RunningApp.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { anything, recordOf, texts } from './fuzzed.js';
import { Persons } from '../customers/customers.generated.js';

const SEED = 20_261_121;
/** `npm run test:faults` asks for many rounds and for what they took, in a file. */
const ROUNDS = Number(process.env['GREETER_FUZZ_ROUNDS'] ?? 1);
const RESULT = process.env['GREETER_FUZZ_RESULT'];
const PER_FIELD = 8; // by each of three actors: some 1,100 of GraphQL, 900 of REST
const PER_CALL = 10;
const AT_ONCE = 8;
const CANARY = { firstName: 'Canaryfirst', lastName: 'Canarylast', phone: '2125550199' };
const CANARY_EMAIL = 'canary.person@example.com';
/** What older clients nest into `checkin`, `checkinapp`, `person` and `data`. */
const NESTED = [
  'id',
  'public_id',
  'version',
  'status',
  'party_size',
  'notes',
  'temperature',
  'font_family',
  'font_size',
  'header_text',
  'color',
  'paused',
  'customerID',
  'category',
  'price',
  'duration',
  'weekday',
  'start',
  'end',
  'vanityName',
  'about',
  'sortType',
  'sortDate',
  'filterType',
  'token',
  'tokenType',
  'businessID',
];

const world = useWorld({ business: false });
/** Serves the calls in a process of its own: this one is busy with making them. */
let served: RunningApp;
let url: string;

interface Cast {
  actors: Record<string, Actor>;
  known: string[];
  secrets: string[];
}

/** Three callers of one business, made anew for every call: some calls end sessions. */
async function aCast(): Promise<Cast> {
  await world.empty();
  const business = await world.aBusiness();
  const customer = await business.customer(CANARY.firstName, CANARY.lastName, CANARY.phone);
  const { id, publicId } = await business.checkIn(customer);
  const kiosk = await business.kiosk();
  const { persons } = await kiosk.must(Persons, { phone: CANARY.phone });
  const foreign = await strangers();
  return {
    actors: {
      anonymous: new Actor(url, null),
      kiosk: new Actor(url, kiosk.token),
      owner: new Actor(url, business.owner.token),
    },
    known: [
      id,
      publicId,
      customer.id,
      business.id,
      business.publicToken,
      kiosk.token!,
      persons[0].handle,
      ...foreign,
      ...Object.values(CANARY),
      CANARY_EMAIL,
    ],
    secrets: [
      publicId,
      business.publicToken,
      kiosk.token!,
      business.owner.token!,
      persons[0].handle,
      ...Object.values(CANARY),
      CANARY_EMAIL,
    ],
  };
}

async function strangers(): Promise<string[]> {
  const business = await world.aBusiness({ name: 'Other' });
  const { id, publicId } = await business.checkIn();
  return [id, publicId, business.id];
}

const sample = <T>(values: fc.Arbitrary<T>, count: number, seed: number): T[] =>
  fc.sample(values, { numRuns: count, seed: SEED + seed });

const done = { calls: 0, longestMs: 0, faults: [] as string[] };

beforeAll(async () => {
  const { GREETER_TEST_CLUSTER, JEST_WORKER_ID } = process.env;
  served = new RunningApp(os.tmpdir(), {
    program: 'test/access/serve.ts',
    env: {
      GREETER_TEST_CLUSTER,
      JEST_WORKER_ID,
      NODE_OPTIONS: '--import ./test/setup/register-typescript.mjs',
    },
  });
  url = await served.url();
  await longestDelay(); // from here on
});
afterAll(async () => {
  if (RESULT) fs.writeFileSync(RESULT, JSON.stringify({ ...done, delayMs: await longestDelay() }));
  await served.end('SIGTERM');
});

/** The longest time in milliseconds for which the event loop of the app stood still since it was last asked. */
async function longestDelay(): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)![1]) * 1000;
}

/** Runs the calls a few at once and answers what should never be answered. */
async function run(calls: (() => Promise<string | null>)[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...calls];
  const work = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const began = performance.now();
      faults.push(...[await call()].filter((fault) => fault !== null));
      done.longestMs = Math.max(done.longestMs, performance.now() - began);
      done.calls += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  done.faults.push(...faults);
  return faults;
}

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

/** Nothing that anybody sends may be our fault, nor hold anything up. */
const isFault = (status: number, codes: (string | undefined)[]): boolean =>
  status >= 500 || codes.some((code) => code === undefined || code === 'INTERNAL' || code === 'UNAVAILABLE');

const leaves = (field: GraphQLField<unknown, unknown>): string => {
  const type = getNamedType(field.type);
  return isCompositeType(type)
    ? `{ __typename ${Object.values((type as GraphQLObjectType).getFields())
        .filter((one) => isScalarType(getNamedType(one.type)) && one.args.length === 0)
        .map(({ name }) => name)
        .join(' ')} }`
    : '';
};

const secrets = new Set<string>();

test.each(rounds)('no variables of GraphQL are our fault, round %i', async (round) => {
  const faults: string[] = [];
  const { schema } = world.app;
  const roots = [
    ['query', schema.getQueryType()!],
    ['mutation', schema.getMutationType()!],
  ] as const;
  for (const [kind, root] of roots) {
    for (const [index, field] of Object.values(root.getFields()).entries()) {
      const { actors, known, secrets: planted } = await aCast();
      for (const secret of planted) secrets.add(secret);
      const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
      const document = `${kind} ${declared && `(${declared})`} { ${field.name} ${given && `(${given})`} ${leaves(field)} }`;
      const calls = sample(recordOf(field.args, known), PER_FIELD, round * 1000 + index).flatMap((variables, number) =>
        Object.entries(actors).map(([name, actor]) => async () => {
          const key: Record<string, string> = number % 2 ? { 'Idempotency-Key': `fuzzed-${field.name}-${number}` } : {};
          const { status, errors } = await actor.askText(document, variables, key);
          return isFault(status, errors?.map((error) => error.extensions.code) ?? [])
            ? `${name} ${field.name} ${JSON.stringify(variables).slice(0, 300)}: ${status} ${JSON.stringify(errors)}`
            : null;
        }),
      );
      faults.push(...(await run(calls)));
    }
  }
  expect(faults).toEqual([]);
});

test.each(rounds)('no payload of REST is our fault, round %i', async (round) => {
  const faults: string[] = [];
  for (const [index, row] of ROWS.entries()) {
    const { actors, known, secrets: planted } = await aCast();
    for (const secret of planted) secrets.add(secret);
    const nested = fc.dictionary(fc.constantFrom(...NESTED), anything(known), { maxKeys: 6 });
    const value = fc.oneof({ weight: 4, arbitrary: anything(known) }, { weight: 2, arbitrary: nested });
    const payload = fc.oneof(
      {
        weight: 12,
        arbitrary: fc.dictionary(fc.constantFrom(...(row.parameters ?? []), ...NESTED), value, { maxKeys: 8 }),
      },
      { weight: 1, arbitrary: anything(known) },
      { weight: 1, arbitrary: nested },
    );
    const calls = sample(fc.tuple(payload, texts(known)), PER_CALL, round * 1000 + index).flatMap(([sent, name]) =>
      Object.entries(actors).map(([who, actor]) => async () => {
        const path = row.path.replace(/\{\w+\}/g, () => encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '')));
        const { status, body } = await send(actor, row.method, path, sent);
        // Node itself refuses an address of more than 16 kB, without a body.
        return isFault(status, status < 400 || status === 431 ? [] : [body?.code])
          ? `${who} ${row.method} ${path} ${JSON.stringify(sent)?.slice(0, 300)}: ${status} ${JSON.stringify(body)}`
          : null;
      }),
    );
    faults.push(...(await run(calls)));
  }
  expect(faults).toEqual([]);
});

test('what cannot be read at all is refused', async () => {
  const paths = [
    '/graphql',
    '/api/user/login-user',
    '/api/business/add-checkinapp-media',
    '/sandbox/sendgrid/v3/mail/send',
    '/nowhere',
  ];
  const types = [
    'application/json',
    'application/json; charset=utf-7',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    'nonsense',
  ];
  const bodies = [
    '',
    '{',
    'null',
    '1',
    '"x"',
    '[]',
    '{"query":1}',
    '{"query":null}',
    '{"query":"{__typename}","variables":[]}',
    '{"query":"{__typename}","variables":"x"}',
    '{"operationName":{}}',
    '--x\r\n\r\n--x--',
    'a=b&a[__proto__]=c',
    '\u0000',
    '{"__proto__":{"code":1}}',
  ];
  const faults = await run(
    paths.flatMap((path) =>
      types.flatMap((type) =>
        bodies.map((body) => async () => {
          const { status } = await fetch(`${url}${path}`, {
            method: 'POST',
            headers: { 'content-type': type, 'apollo-require-preflight': '1' },
            body,
          });
          return status >= 500 ? `${path} ${type} ${JSON.stringify(body)}: ${status}` : null;
        }),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

test('the process lives, and its log of all this holds nothing personal and no token', async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const text = served.stdout;
  expect(text).toContain('"msg":"request"');
  expect(
    text
      .split('\n')
      .filter((line) => line.includes('internal error'))
      .map((line) => (JSON.parse(line) as { err: { message: string } }).err.message),
  ).toEqual([]);
  expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
});

async function send(
  actor: Actor,
  method: 'GET' | 'POST',
  path: string,
  sent: unknown,
): Promise<{ status: number; body: { code?: string } | null }> {
  if (method === 'POST') return actor.post(path, sent as object);
  const flat =
    sent !== null && typeof sent === 'object'
      ? Object.entries(sent as Record<string, unknown>).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
        ])
      : [['data', String(sent)]];
  return actor.get(path, Object.fromEntries([['data', JSON.stringify(sent) ?? ''], ...flat]));
}
