import { beforeEach, expect, test } from '@jest/globals';
import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import type { AccessMark } from '../../server/core/access/access.js';
import type { Context } from '../../server/core/context.js';
import { sql } from '../../server/core/database/sql.js';
import { closeGate } from '../../server/core/graphql/gate.js';
import { createExecute, type Execute, type Operation } from '../../server/core/graphql/execute.js';
import { JsonText } from '../../server/core/graphql/JsonText.js';
import { until } from '../world/until.js';
import { REQUEST_FACTS } from '../world/request-facts.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld();

const SESSION: AccessMark = { permission: 'queue.write', source: 'session' };
const PUBLIC: AccessMark = { permission: 'anyone', source: 'public', argument: 'businessId' };

/** Reads that stand still until they are let go, in the order in which they began. */
let begun: { context: Context; go: () => void }[];
let execute: Execute;
/** How many visitors were let in so far. */
let visitors: number;

beforeEach(() => {
  begun = [];
  visitors = 0;
  const resolve = async (_: unknown, __: unknown, context: Context) => {
    await new Promise<void>((go) => begun.push({ context, go }));
    const row = await context.db.row<{ count: string }>(sql`select count(*) from customer`);
    return `${context.businessId}: ${row!.count}`;
  };
  const fields = {
    thing: { type: GraphQLString, resolve, args: { at: { type: GraphQLInt } }, extensions: { access: SESSION } },
    page: {
      type: GraphQLString,
      resolve,
      args: { businessId: { type: new GraphQLNonNull(GraphQLString) } },
      extensions: { access: PUBLIC },
    },
    visitor: {
      type: GraphQLString,
      resolve: (_: unknown, __: unknown, context: Context) => context.source,
      args: { businessId: { type: new GraphQLNonNull(GraphQLString) } },
      extensions: { access: PUBLIC },
    },
  };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields }),
  });
  const { dependencies } = world.app;
  const clock = {
    now() {
      visitors += 1;
      return dependencies.clock.now();
    },
  };
  execute = createExecute(closeGate(schema), { ...dependencies, clock });
});

const THING = parse('query ($at: Int) { thing(at: $at) }');
const ask = (own: Partial<Operation> = {}) =>
  execute({
    document: THING,
    variables: {},
    credentials: { bearer: world.business.owner.token! },
    facts: REQUEST_FACTS,
    asText: true,
    ...own,
  }).then(({ data, errors }) => (data instanceof JsonText ? data.text : (errors ?? data)));
const letGo = (index: number) => begun[index]!.go();
const hasBegun = (count: number) => until(() => begun.length === count, `${count} reads`);
const count = (customers: number) => `{"thing":"${world.business.id}: ${customers}"}`;

test('who asks while the same is being read gets what was written before', async () => {
  const first = ask();
  await hasBegun(1);
  await world.business.customer();
  const others = [ask(), ask(), ask()];
  letGo(0);
  await first;
  let isDone = false;
  const answers = Promise.all(others).finally(() => {
    isDone = true;
  });
  await until(() => {
    begun.forEach(({ go }) => go());
    return isDone;
  });
  expect(await answers).toEqual([count(1), count(1), count(1)]);
});

test.each<[string, () => Promise<Partial<Operation>> | Partial<Operation>]>([
  ['other variables', () => ({ variables: { at: 2 } })],
  ['another document', () => ({ document: parse('{ thing }') })],
  ['another language', () => ({ facts: { ...REQUEST_FACTS, language: 'es' } })],
  ['another address', () => ({ facts: { ...REQUEST_FACTS, address: '10.1.1.2' } })],
  ['a mutation', () => ({ document: parse('mutation { thing }') })],
  ['an answer that is not sent on as it is', () => ({ asText: false })],
  ['another account', async () => ({ credentials: { bearer: (await world.aBusiness()).owner.token! } })],
])('shares nothing with %s', async (_what, another) => {
  const own = await another();
  const answers = [ask(), ask(own)];
  await hasBegun(2);
  expect(begun.map(({ context }) => context.businessId)).toContain(world.business.id);
  begun.forEach(({ go }) => go());
  await Promise.all(answers);
});

const PAGE = parse('query ($id: String!) { page(businessId: $id) }');
const VISITOR = parse('query ($id: String!) { visitor(businessId: $id) }');
const askAsStranger = (document: typeof PAGE, address = REQUEST_FACTS.address) =>
  ask({ document, credentials: {}, variables: { id: world.business.id }, facts: { ...REQUEST_FACTS, address } });

/** Lets visitors look once, as the first look of each is counted in the database. */
async function letIn(addresses: readonly string[]): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    const answer = askAsStranger(PAGE, address);
    await hasBegun(index + 1);
    letGo(index);
    await answer;
  }
  begun = [];
  visitors = 0;
}

test('visitors who ask while the page is being read share the next read, wherever they are', async () => {
  const addresses = ['10.1.1.2', '10.1.1.3', '10.1.1.4'];
  await letIn([REQUEST_FACTS.address, ...addresses]);
  const first = askAsStranger(PAGE);
  await hasBegun(1);
  const others = addresses.map((address) => askAsStranger(PAGE, address));
  await until(() => visitors === 4, 'the visitors');
  letGo(0);
  await hasBegun(2);
  letGo(1);
  expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set([count(0).replace('thing', 'page')]));
  expect(begun).toHaveLength(2);
});

test('variables that the document does not declare make no other question', async () => {
  const variables = { id: world.business.id };
  const own = { document: PAGE, credentials: {} };
  let deep: object = {};
  for (let depth = 0; depth < 10_000; depth += 1) deep = { deep };
  await letIn([REQUEST_FACTS.address]);
  const answers = [ask({ ...own, variables }), ask({ ...own, variables: { ...variables, junk: '3.17', deep } })];
  await until(() => visitors === 2, 'the visitors');
  expect(begun).toHaveLength(1);
  letGo(0);
  await hasBegun(2);
  letGo(1);
  expect(new Set(await Promise.all(answers)).size).toBe(1);
});

test('a read that failed fails nobody after it', async () => {
  const first = askAsStranger(PAGE);
  await hasBegun(1);
  begun[0]!.context.db.send(sql`select 1 / 0`);
  letGo(0);
  expect(await first).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
  const next = askAsStranger(PAGE);
  await hasBegun(2);
  letGo(1);
  expect(await next).toBe(count(0).replace('thing', 'page'));
});

test('a public read cannot depend on who asks', async () => {
  expect(await askAsStranger(VISITOR)).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
});
