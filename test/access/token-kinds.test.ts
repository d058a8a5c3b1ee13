import { beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../server/core/access/access.js';
import type { TokenKind } from '../../server/core/access/TokenKind.js';
import type { TokenHolder } from '../../server/core/access/viewer.js';
import type { Context } from '../../server/core/context.js';
import { sql } from '../../server/core/database/sql.js';
import { createExecute } from '../../server/core/graphql/execute.js';
import { createSchema } from '../../server/core/graphql/schema.js';
import type { Module } from '../../server/core/module.js';
import { newToken } from '../../server/core/tokens.js';
import { REQUEST_FACTS } from '../world/request-facts.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld();

/** The valid token of each kind that only this file knows. */
const valid = { hold: '', key: '' };
beforeEach(() => {
  valid.hold = newToken('h', world.business.id);
  valid.key = newToken('a', world.business.id);
});

/** Holds a booking: whoever has the link is a stranger who may see this one thing. */
const HOLD_LINK: TokenKind = {
  letter: 'h',
  subject: 'That hold',
  find: (token) => sql`select 1 as id where ${token}::text = ${valid.hold}`,
};

/** An API key: a viewer of a kind that core does not have. Its variant of `TokenHolder` is all that would be added there. */
const API_KEY: TokenKind<{ keyId: string }> = {
  letter: 'a',
  subject: 'That key',
  find: (token) => sql`select 'reports' as key_id where ${token}::text = ${valid.key}`,
  credential: {
    permissions: ['queue.read', 'queue.call-up'],
    holder: ({ keyId }) => ({ kind: 'api-key', keyId }) as unknown as TokenHolder,
  },
};

@Resolver()
class HoldResolver {
  @Access('anyone', 'token', { argument: 'token', token: HOLD_LINK })
  @Query(() => String)
  hold(@Ctx() { viewer, businessId }: Context, @Arg('token', () => String) _token: string): string {
    return `${viewer.kind} at ${businessId}`;
  }

  @Access('queue.read', 'session')
  @Query(() => String)
  reader(@Ctx() { viewer, businessId }: Context): string {
    return `${viewer.kind} at ${businessId}: ${JSON.stringify(viewer)}`;
  }

  @Access('queue.call-up', 'session')
  @Query(() => String)
  caller(): string {
    return 'called';
  }

  @Access('queue.write', 'session')
  @Query(() => String)
  writer(): string {
    return 'written';
  }
}

const MADE_UP: Module = { name: 'holds', tables: [], resolvers: [HoldResolver], tokenKinds: [HOLD_LINK, API_KEY] };
const schema = await createSchema([MADE_UP]);

/** The answer of a field, or the code of its refusal. */
async function outcome(field: string, bearer?: string): Promise<unknown> {
  const execute = createExecute(schema, { ...world.app.dependencies, tokenKinds: MADE_UP.tokenKinds! });
  const { data, errors } = await execute({
    document: parse(`{ answer: ${field} }`),
    variables: {},
    credentials: bearer ? { bearer } : {},
    facts: REQUEST_FACTS,
  });
  return errors ? errors[0]!.extensions!['code'] : data!['answer'];
}

describe('a kind of token that only its module knows', () => {
  test('opens the one field that takes it, at its business, for a stranger', async () => {
    expect(await outcome(`hold(token: "${valid.hold}")`)).toBe(`anonymous at ${world.business.id}`);
    expect(await outcome(`hold(token: "${newToken('h', world.business.id)}")`)).toBe('NOT_FOUND');
    expect(await outcome(`hold(token: "${valid.key}")`)).toBe('NOT_FOUND');
  });

  test('is no credential', async () => {
    expect(await outcome('reader', valid.hold)).toBe('UNAUTHENTICATED');
  });

  test('is a credential with the permissions that it names, at its business and with its plan', async () => {
    const answer = await outcome('reader', valid.key);
    expect(answer).toContain(`api-key at ${world.business.id}: {"kind":"api-key","keyId":"reports"`);
    expect(answer).toContain('"plan":"none"');
    expect(await outcome('writer', valid.key)).toBe('FORBIDDEN');
    expect(await outcome('caller', valid.key)).toBe('INVALID_PLAN');
    expect(await outcome('reader', newToken('a', world.business.id))).toBe('UNAUTHENTICATED');
    expect(await outcome('reader', newToken('z', world.business.id))).toBe('UNAUTHENTICATED');
  });
});
