import { GraphQLScalarType } from 'graphql';

/** The type of every token, key or code in an answer. The server derives from it what is never stored for an Idempotency-Key. */
export const Secret = new GraphQLScalarType<string, string>({
  name: 'Secret',
  description: 'A token, key or code that opens something, as text. An answer that can hold one is never kept.',
  serialize(value) {
    if (typeof value !== 'string') throw new TypeError('A secret is a text');
    return value;
  },
});
