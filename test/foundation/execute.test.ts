import { QUEUE } from '../../server/domain/check-ins/topics.js';
import { sql } from '../../server/core/database/sql.js';
import { describe, expect, test } from '@jest/globals';
import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse, type GraphQLOutputType } from 'graphql';
import type { AccessMark } from '../../server/core/access/access.js';
import type { Context } from '../../server/core/context.js';
import { closeGate } from '../../server/core/graphql/gate.js';
import { createExecute } from '../../server/core/graphql/execute.js';
import { Refusal } from '../../server/core/Refusal.js';
import { ErrorCode } from '../../entities/ErrorCode.js';
import { Secret } from '../../entities/Secret.js';
import { REQUEST_FACTS } from '../world/request-facts.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld();

const addCustomer = (person: number) =>
  sql`insert into customer (person_id, first_name, last_name, phone) values (${person}, 'Ann', 'Lee', '2125550000')`;
const SESSION: AccessMark = { permission: 'queue.write', source: 'session' };

/** Runs one field of a made-up schema through the product's own execute, as the shop's owner. */
function run(
  work: (context: Context) => Promise<unknown>,
  {
    kind = 'mutation',
    access = SESSION,
    key = undefined as string | undefined,
    more = '',
    type = GraphQLString as GraphQLOutputType,
  } = {},
) {
  const field = (mark: AccessMark) => ({
    type,
    resolve: async (_: unknown, __: unknown, context: Context) => work(context),
    extensions: { access: mark },
  });
  const fields = { thing: field(access), other: field({ permission: 'anyone', source: 'platform' }) };
  const schema = closeGate(
    new GraphQLSchema({
      query: new GraphQLObjectType({ name: 'Query', fields }),
      mutation: new GraphQLObjectType({ name: 'Mutation', fields }),
    }),
  );
  return createExecute(
    schema,
    world.app.dependencies,
  )({
    document: parse(`${kind} { thing ${more} }`),
    variables: {},
    credentials: { bearer: world.business.owner.token! },
    facts: REQUEST_FACTS,
    idempotencyKey: key,
  });
}
const customers = async () =>
  Number((await world.rows<{ count: string }>(world.business.id, 'select count(*) from customer'))[0]!.count);
const code = (result: Awaited<ReturnType<typeof run>>) => result.errors?.[0]?.extensions['code'];

describe('one operation, one transaction', () => {
  test('is committed before it answers', async () => {
    expect(
      (
        await run(async ({ db }) => {
          await db.rows(addCustomer(1));
          return 'done';
        })
      ).data,
    ).toEqual({ thing: 'done' });
    expect(await customers()).toBe(1);
  });

  test('an answer with errors changed nothing and holds no data', async () => {
    const result = await run(async ({ db }) => {
      await db.rows(addCustomer(1));
      throw new Refusal(ErrorCode.CONFLICT, 'No.');
    });
    expect(result.data).toBeNull();
    expect(code(result)).toBe('CONFLICT');
    expect(await customers()).toBe(0);
  });

  test('a statement that was sent without waiting fails the whole when it fails', async () => {
    const result = await run(async ({ db }) => {
      await db.rows(addCustomer(1));
      db.send(addCustomer(1));
      return 'done';
    });
    expect(code(result)).toBe('CONFLICT');
    expect(await customers()).toBe(0);
  });

  test('a serialization failure runs the document again, with the steps of the first run', async () => {
    let [runs, steps] = [0, 0];
    const result = await run(async (context) => {
      runs += 1;
      const step = await context.preflight(async () => {
        steps += 1;
        return steps;
      });
      await context.db.rows(addCustomer(1));
      if (runs < 3) throw Object.assign(new Error('could not serialize'), { code: '40001' });
      return `run ${runs}, step ${step}`;
    });
    expect(result.data).toEqual({ thing: 'run 3, step 1' });
    expect(await customers()).toBe(1);
  });

  test('a query cannot write', async () => {
    const result = await run(async ({ db }) => db.rows(addCustomer(1)), { kind: 'query' });
    expect(code(result)).toBe('INTERNAL');
    expect(await customers()).toBe(0);
  });

  test('two tenants in one operation are refused', async () => {
    expect(code(await run(async () => 'x', { kind: 'query', more: 'other' }))).toBe('BAD_REQUEST');
  });
});

describe('tenancy in the database', () => {
  test('without a tenant a query of a tenant table fails: it sees neither everything nor nothing', async () => {
    await expect(world.rows(null, 'select * from customer')).rejects.toThrow(
      /app.business_id|invalid input syntax for type bigint/,
    );
  });

  test('a tenant sees and writes its own rows only, whatever the statement says', async () => {
    const other = await world.aBusiness();
    await run(async ({ db }) => db.rows(addCustomer(1)));
    expect(await world.rows(other.id, 'select * from customer')).toEqual([]);
    expect(await world.rows(other.id, `update customer set first_name = 'Eve' returning id`)).toEqual([]);
    await expect(
      world.rows(
        other.id,
        `insert into customer (business_id, person_id, first_name, last_name, phone) values (${world.business.id}, 9, 'Eve', '', '')`,
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      world.rows(other.id, `update business set name = 'Eve' where id = ${world.business.id} returning id`),
    ).resolves.toEqual([]);
  });

  test('ids carry their business', async () => {
    const { id } = await world.business.customer();
    expect(BigInt(id) >> 32n).toBe(BigInt(world.business.id));
  });
});

describe('steps', () => {
  test('survive the refusal of the operation', async () => {
    await run(async (context) => {
      await context.preflight((db) => db.rows(sql`insert into rate_limit values ('kept', now(), 1)`));
      throw new Refusal(ErrorCode.CONFLICT, 'No.');
    });
    expect(await world.rows(null, `select used from rate_limit where key = 'kept'`)).toEqual([{ used: 1 }]);
  });

  test('come before the database and hold one connection at a time', async () => {
    expect(
      code(
        await run(async (context) => {
          await context.db.rows(sql`select 1`);
          return context.preflight(async () => 1);
        }),
      ),
    ).toBe('INTERNAL');
    expect(code(await run(async (context) => context.preflight(async () => context.db.rows(sql`select 1`))))).toBe(
      'INTERNAL',
    );
    expect(
      code(
        await run(async (context) => {
          await context.db.rows(sql`select 1`);
          return context.providers.storage;
        }),
      ),
    ).toBe('INTERNAL');
  });

  test('a provider that was taken out before the database began is not called after, nor within a preflight', async () => {
    expect(
      code(
        await run(async (context) => {
          const { storage } = context.providers;
          await context.db.rows(sql`select 1`);
          return storage.get('nothing');
        }),
      ),
    ).toBe('INTERNAL');
    expect(
      code(
        await run(async (context) => {
          const { storage } = context.providers;
          return context.preflight(async () => storage.get('nothing'));
        }),
      ),
    ).toBe('INTERNAL');
    expect(
      code(
        await run(async (context) => {
          const { storage } = context.providers;
          return String(await storage.get('nothing'));
        }),
      ),
    ).toBeUndefined();
  });
});

describe('an Idempotency-Key', () => {
  const press = (key: string, more = {}) =>
    run(
      async ({ db }) => {
        await db.rows(addCustomer(Math.floor(Math.random() * 1e9)));
        return 'done';
      },
      { key, ...more },
    );

  test('fifty at once have one effect: the others hear that it is being worked on, or the answer', async () => {
    const codes = (await Promise.all(Array.from({ length: 50 }, () => press('key-key-1')))).map(
      (result) => code(result) ?? result.data!['thing'],
    );
    expect(new Set(codes)).toEqual(new Set(codes.includes('IN_FLIGHT') ? ['done', 'IN_FLIGHT'] : ['done']));
    expect(await customers()).toBe(1);
  });

  test('is free again when its operation was rolled back', async () => {
    expect(
      code(
        await run(
          async ({ db }) => {
            await db.rows(addCustomer(1));
            throw new Refusal(ErrorCode.CONFLICT, 'No.');
          },
          { key: 'key-key-2' },
        ),
      ),
    ).toBe('CONFLICT');
    expect((await press('key-key-2')).data).toEqual({ thing: 'done' });
  });

  test('with other input is refused, wherever the input stands', async () => {
    const add = (party: number, fields = 'id') =>
      world.business.owner.askText(
        `mutation($id: ID!) { addCheckIn(input: { customerId: $id, partySize: ${party} }) { ${fields} } }`,
        { id: customer.id },
        { 'Idempotency-Key': 'key-key-5' },
      );
    const customer = await world.business.customer();
    const first = await add(2);
    expect((await add(2)).data).toEqual(first.data);
    expect((await add(3)).errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await add(2, 'id status')).errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('of an operation that ticks before it reads has one effect', async () => {
    const tickFirst = () =>
      run(
        async (context) => {
          context.tick(QUEUE);
          await context.db.rows(addCustomer(Math.floor(Math.random() * 1e9)));
          return 'done';
        },
        { key: 'key-key-6' },
      );
    expect((await tickFirst()).data).toEqual({ thing: 'done' });
    expect((await tickFirst()).data).toEqual({ thing: 'done' });
    expect(await customers()).toBe(1);
  });

  test('is kept 24 hours', async () => {
    await press('key-key-3');
    world.clock.forward(24 * 3_600_000);
    await press('key-key-3');
    expect(await customers()).toBe(2);
  });

  test('an answer that can hold a secret is not kept, asked for or not', async () => {
    const inner = new GraphQLObjectType({ name: 'Inner', fields: { token: { type: Secret } } });
    const type = new GraphQLObjectType({
      name: 'Outer',
      fields: { inner: { type: inner }, done: { type: GraphQLString } },
    });
    const pressed = (more: string) =>
      run(
        async ({ db }) => (await db.rows(addCustomer(Math.floor(Math.random() * 1e9)))) && { inner: { token: 'x' } },
        {
          key: 'key-key-4',
          type,
          more,
        },
      );
    expect((await pressed('{ inner { token } }')).data).toEqual({ thing: { inner: { token: 'x' } } });
    expect((await pressed('{ done }')).data).toEqual({ thing: { done: null } });
    expect(await world.rows(world.business.id, 'select * from idempotency_key')).toEqual([]);
  });
});

describe('a fault', () => {
  test('becomes INTERNAL with an id, and says nothing of itself', async () => {
    const result = await run(async () => {
      throw new Error('password=hunter2');
    });
    expect(code(result)).toBe('INTERNAL');
    expect(JSON.stringify(result)).not.toContain('hunter2');
  });
});
