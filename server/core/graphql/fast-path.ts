import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
} from 'graphql';
import { JsonText } from './JsonText.js';
import { ofType, type Serializer } from './serializer.js';

export interface FastPathRoot {
  key: string;
  node: FieldNode;
  field: GraphQLField<unknown, unknown>;
  arguments: Record<string, unknown>;
  serialize: Serializer;
}

const serializers = new WeakMap<FieldNode, Serializer | null>();

/**
 * How to serialize a root field's answer, made once per document; null where graphql-js must do it: resolvers below the root, arguments
 * there, abstract types, @skip and @include. A list of 200 entries costs less than half of graphql-js execution.
 */
export function serializerOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  document: DocumentNode,
): Serializer | null {
  const known = serializers.get(node);
  if (known !== undefined) return known;
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const serializer = node.directives?.length
    ? null
    : ofType(field.type, node.selectionSet ? [node.selectionSet] : [], fragments, field.name);
  serializers.set(node, serializer);
  return serializer;
}

/** Runs root fields without graphql-js; `source` is the event of a subscription, `asText` makes the data a JsonText. The first error is the answer's only one: an answer with errors holds no data anyway. */
export async function executeFastPath(
  roots: readonly FastPathRoot[],
  context: unknown,
  { source, asText = false }: { source?: unknown; asText?: boolean } = {},
): Promise<ExecutionResult> {
  const data: Record<string, unknown> = {};
  for (const { key } of roots) data[key] = null;
  const errors: GraphQLError[] = [];
  await Promise.all(
    roots.map(async ({ key, node, field, arguments: given, serialize }) => {
      try {
        // Resolvers of type-graphql take `info` for decorators that this code base has none of.
        const value = await field.resolve!(source, given, context, undefined as never);
        data[key] = asText ? serialize.text(value) : serialize.value(value);
      } catch (error) {
        errors.push(
          new GraphQLError(error instanceof Error ? error.message : String(error), {
            nodes: node,
            path: [key],
            originalError: error instanceof Error ? error : null,
          }),
        );
      }
    }),
  );
  if (errors.length) return { errors, data: null };
  return { data: asText ? (textOf(data) as never) : data };
}

const textOf = (data: Record<string, unknown>): JsonText =>
  new JsonText(
    `{${Object.entries(data)
      .map(([key, text]) => `${JSON.stringify(key)}:${text as string}`)
      .join(',')}}`,
  );
