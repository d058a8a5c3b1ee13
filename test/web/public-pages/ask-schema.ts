import { readFileSync } from 'node:fs';
import { addMocksToSchema } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { AskError, type Ask, type TypedDocumentString } from '../../../web/public/ask.js';

const typeDefs = readFileSync('schema.graphql', 'utf8');

/** An Ask that runs against schema.graphql with these answers to queries. */
export function askSchema(queries: Record<string, () => unknown>): Ask {
  const schema = addMocksToSchema({ schema: makeExecutableSchema({ typeDefs, resolvers: { Query: queries } }), preserveResolvers: true });
  return async <Answer, Variables>(document: TypedDocumentString<Answer, Variables>, variables?: Variables) => {
    const { data, errors } = await graphql({ schema, source: document, variableValues: variables ?? {} });
    if (errors?.[0]) throw new AskError(String(errors[0].extensions.code ?? 'INTERNAL'), errors[0].message);
    return data as Answer;
  };
}

export const refusing = (code: string): Ask => async () => { throw new AskError(code, 'Refused'); };

export const askSupport = askSchema({ environment: () => ({ supportEmail: 'help@greeter.example', supportPhone: '+1 555 010 0199' }) });
