import { GraphQLScalarType } from 'graphql';

/** The type of every token, key or code in an answer. Answers that can hold one are never stored for an Idempotency-Key. */
export const Secret = new GraphQLScalarType<string, string>({
  name: 'Secret',
  description: 'A token, key or code that grants access, as text. Answers that can hold one are never stored.',
  serialize(value) {
    if (typeof value !== 'string') throw new TypeError('A secret is a text');
    return value;
  },
});
