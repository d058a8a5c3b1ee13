import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { GraphQLObjectType, GraphQLSchema, GraphQLString, graphql } from 'graphql';
import type { AccessMark } from '../../server/core/access/access.js';
import type { TokenKind } from '../../server/core/access/TokenKind.js';
import { ANONYMOUS } from '../../server/core/access/viewer.js';
import { sql } from '../../server/core/database/sql.js';
import { closeGate } from '../../server/core/graphql/gate.js';

const LINK: TokenKind = { letter: 'm', subject: 'That link', find: (token) => sql`select ${token}::text as token` };

const schemaWith = (access: Partial<AccessMark> | null, args = {}) =>
  new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: { thing: { type: GraphQLString, args, resolve: () => 'secret', extensions: access ? { access } : {} } },
    }),
  });

describe('the gate', () => {
  test.each([
    ['an unmarked field', null, {}, 'no @Access'],
    [
      'a public field that asks for a permission',
      { permission: 'queue.read', source: 'public', argument: 'id' },
      { id: { type: GraphQLString } },
      'is public but asks',
    ],
    ['a permission without a business', { permission: 'queue.read', source: 'none' }, {}, 'no business to hold'],
    [
      'a token source without its argument',
      { permission: 'anyone', source: 'token', token: LINK },
      {},
      'must name its argument',
    ],
    [
      'a token source without its kind',
      { permission: 'anyone', source: 'token', argument: 'token' },
      { token: { type: GraphQLString } },
      'must name its kind of token',
    ],
    [
      'a kind of token that no module lists',
      { permission: 'anyone', source: 'token', argument: 'token', token: LINK },
      { token: { type: GraphQLString } },
      'no module lists',
    ],
    [
      'an argument that is not there',
      { permission: 'anyone', source: 'public', argument: 'id' },
      {},
      'has no argument',
    ],
  ] as const)('refuses to start over %s', (_what, access, args, reason) => {
    expect(() => closeGate(schemaWith(access, args))).toThrow(reason);
  });

  test.each([
    ['two kinds of tokens with one letter', ['m', 'm'], 'two kinds of tokens have the letter m'],
    ['a kind of token without a letter', ['monitor'], "'monitor' of 'That link' is not a letter"],
  ] as const)('refuses to start over %s', (_what, letters, reason) => {
    const schema = schemaWith({ permission: 'anyone', source: 'none' });
    expect(() =>
      closeGate(
        schema,
        letters.map((letter) => ({ ...LINK, letter })),
      ),
    ).toThrow(reason);
  });

  test('lets nobody resolve what their viewer may not', async () => {
    const schema = closeGate(schemaWith({ permission: 'queue.read', source: 'session' }));
    const result = await graphql({ schema, source: '{ thing }', contextValue: { viewer: ANONYMOUS } });
    expect(result.data).toEqual({ thing: null });
    expect(result.errors![0]!.message).toBe('Please sign in.');
  });
});
