import fc from 'fast-check';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql';

/** Texts that code trips over, whatever they are sent for. */
const TRICKY = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1.5',
  '1e400',
  '007',
  '4294967296',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  '99999999999999999999999',
  '0x10',
  'NaN',
  'null',
  'undefined',
  'true',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00@example.com',
  '\u0000@example.com',
  'a\r\nBcc: b@example.com',
  '\u202e',
  '👩‍👩‍👧',
  'İ',
  '%',
  '%00',
  '\\',
  "'",
  '"',
  "'; drop table check_in; --",
  '${7*7}',
  '{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '=1+1',
  '__proto__',
  'constructor',
  'toString',
  '2026-06-15',
  '2026-02-30',
  '0000-00-00',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00Z',
  '9999-12-31',
  '-271821-04-20',
  '275760-09-14',
  '2026-06-15T00:00:00Z',
  'CHECKED_IN',
  'checked-in',
  'signup',
  'password',
  'PASSWORD',
  'US/Nowhere',
  'America/New_York',
  '98.6',
  '119.99',
  '#cccccc',
  '#12345',
  '2125550199',
  '+1 (212) 555-0199',
  '12125550199',
  'a@b',
  'a@b.c',
  `${'a'.repeat(300)}@example.com`,
  'x'.repeat(101),
  'x'.repeat(2001),
  'x'.repeat(20_000),
  ' '.repeat(50_000),
  `${'a.'.repeat(25_000)}@`,
  '🙂'.repeat(1000),
];
const NUMBERS = [0, -0, 1, -1, 45, 100, 101, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, 1e308, 0.1, -1.5];

/** Any text; `known` are ids and tokens that mean something here. */
export const texts = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 4, arbitrary: fc.constantFrom(...TRICKY) },
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 30 }),
  );

/** Any JSON, most of it flat. */
export const anything = (known: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: texts(known) },
    { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
    fc.boolean(),
    fc.constant(null),
    fc.array(texts(known), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('id', 'customerID', 'length', '__proto__', 'toString'), texts(known), { maxKeys: 3 }),
    fc.jsonValue({ maxDepth: 3 }),
  );

/** Mostly of the type, so that it reaches the use case, and sometimes of none. */
function valuesOf(type: GraphQLInputType, known: readonly string[]): fc.Arbitrary<unknown> {
  if (isNonNullType(type))
    return fc.oneof({ weight: 30, arbitrary: fitting(type.ofType, known) }, { weight: 1, arbitrary: anything(known) });
  return fc.oneof(
    { weight: 8, arbitrary: fitting(type, known) },
    { weight: 2, arbitrary: fc.constantFrom(null, undefined) },
    { weight: 1, arbitrary: anything(known) },
  );
}

function fitting(type: GraphQLInputType, known: readonly string[]): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fitting(type.ofType, known);
  if (isListType(type))
    return fc.oneof(
      { weight: 9, arbitrary: fc.array(valuesOf(type.ofType, known), { maxLength: 4 }) },
      fc.constant(Array.from({ length: 1001 }, () => known[0])),
    );
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) return recordOf(Object.values(type.getFields()), known);
  switch (type.name) {
    case 'Int':
      return fc.oneof(fc.constantFrom(...NUMBERS.filter(Number.isInteger)), fc.integer({ min: 0, max: 5 }));
    case 'Float':
      return fc.double();
    case 'Boolean':
      return fc.boolean();
    default:
      return texts(known);
  }
}

/** Values for arguments, or for the fields of an input, by their names. */
export function recordOf(
  fields: readonly Pick<GraphQLArgument, 'name' | 'type'>[],
  known: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(fields.map(({ name, type }) => [name, valuesOf(type, known)])));
}
