import { addMocksToSchema } from '@graphql-tools/mock';
import { addResolversToSchema, makeExecutableSchema } from '@graphql-tools/schema';
import { readFileSync } from 'node:fs';
import { graphql, GraphQLError, type GraphQLSchema } from 'graphql';
import { RequestError, type Request, type RequestOptions } from '../../web/public/request';

// Made once for the tests of a file: every test's own is a copy of it.
const withoutAnswers = makeExecutableSchema({ typeDefs: readFileSync('schema.graphql', 'utf8') });

type MockResolver = (root: unknown, variables: never) => unknown;
export type MockServer = { Query?: Record<string, MockResolver>; Mutation?: Record<string, MockResolver> };

/** What a resolver throws to refuse, with the server's code. */
export const refuse = (code: string, message: string, field?: string, details?: object): never => {
  throw new GraphQLError(message, { extensions: { code, ...(field && { field }), ...(details && { details }) } });
};

/** schema.graphql with the given answers and invented ones for the rest. */
export function mockSchema({ Query = {}, Mutation = {} }: MockServer): GraphQLSchema {
  return addMocksToSchema({
    schema: addResolversToSchema({ schema: withoutAnswers, resolvers: { Query, Mutation } }),
    mocks: {
      Boolean: () => false,
      DateTimeISO: () => '2026-11-21T15:00:00.000Z',
      Secret: () => 'secret',
      CheckInApp: () => ({ paused: false }),
    },
    mockGenerationBehavior: 'deterministic',
    preserveResolvers: true,
  });
}

export type RequestCall = { name: string; variables: Record<string, unknown>; options: RequestOptions };

/** The public pages' Request against a mocked schema; `calls` lists every operation in order, with its token and key. */
export function mockRequest(server: MockServer): { request: Request; calls: RequestCall[] } {
  const schema = mockSchema(server);
  const calls: RequestCall[] = [];
  const request = async (source: string, variables: Record<string, unknown> = {}, options: RequestOptions = {}) => {
    calls.push({ name: /^\w+ (\w+)/.exec(source)?.[1] ?? '', variables, options });
    const { data, errors } = await graphql({ schema, source, variableValues: variables });
    if (errors)
      throw new RequestError(String(errors[0].extensions.code ?? 'INTERNAL'), errors[0].message, errors[0].extensions);
    return data;
  };
  return { request: request as Request, calls };
}
