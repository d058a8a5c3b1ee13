import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  getNamedType,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { GraphQLISODateTime } from 'type-graphql';

/** Picks the requested fields from a root field's result. */
export type Serializer = (value: unknown) => unknown;

export interface FastPathRoot {
  key: string;
  node: FieldNode;
  field: GraphQLField<unknown, unknown>;
  arguments: Record<string, unknown>;
  serialize: Serializer;
}

const serializers = new WeakMap<FieldNode, Serializer | null>();

/**
 * Serializer of a root field's result, compiled once per document; null where graphql-js must run: resolvers below the root, arguments
 * there, abstract types, @skip and @include. A list of 200 entries costs less than half of graphql-js execution.
 */
export function serializerOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  document: DocumentNode,
): Serializer | null {
  const cached = serializers.get(node);
  if (cached !== undefined) return cached;
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

/** Runs root fields without graphql-js; `source` is a subscription's event. Only the first error is returned: answers with errors have no data anyway. */
export async function executeFastPath(
  roots: readonly FastPathRoot[],
  context: unknown,
  source?: unknown,
): Promise<ExecutionResult> {
  const data: Record<string, unknown> = {};
  for (const { key } of roots) data[key] = null;
  const errors: GraphQLError[] = [];
  await Promise.all(
    roots.map(async ({ key, node, field, arguments: given, serialize }) => {
      try {
        // type-graphql's resolvers use `info` only for decorators that this code base does not use.
        data[key] = serialize(await field.resolve!(source, given, context, undefined as never));
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
  return errors.length ? { errors, data: null } : { data };
}

const wholeTypeSerializers = new WeakMap<GraphQLObjectType, Serializer>();

/** A value with every plain field of its type, as a query would return it; fields with a resolver or arguments are left out. */
export function serializeAllFields(schema: GraphQLSchema, typeName: string, value: object): unknown {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`There is no type ${typeName}`);
  const serialize = wholeTypeSerializers.get(type) ?? ofObject(type, [allFields(type)], new Map());
  if (!serialize) throw new Error(`${typeName} has fields that need a query`);
  wholeTypeSerializers.set(type, serialize);
  return serialize(value);
}

function allFields(type: GraphQLObjectType): SelectionSetNode {
  return {
    kind: Kind.SELECTION_SET,
    selections: Object.values(type.getFields())
      .filter(({ resolve, args }) => !resolve && args.length === 0)
      .map((field) => {
        const inner = getNamedType(field.type);
        return {
          kind: Kind.FIELD,
          name: { kind: Kind.NAME, value: field.name },
          ...(isObjectType(inner) && { selectionSet: allFields(inner) }),
        };
      }),
  };
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function ofType(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  at: string,
): Serializer | null {
  if (isNonNullType(type)) {
    const inner = ofType(type.ofType, sets, fragments, at);
    return (
      inner &&
      ((value) => {
        const serialized = inner(value);
        if (serialized === null) throw new Error(`Cannot return null for non-nullable field ${at}.`);
        return serialized;
      })
    );
  }
  if (isListType(type)) {
    const inner = ofType(type.ofType, sets, fragments, at);
    return inner && ((value) => (value === null || value === undefined ? null : (value as unknown[]).map(inner)));
  }
  if (isObjectType(type)) return ofObject(type, sets, fragments);
  if (!isScalarType(type) && !isEnumType(type)) return null;
  return (value) => {
    if (value === null || value === undefined) return null;
    if (typeof value === 'string' && (type === GraphQLString || type === GraphQLID)) return value;
    if (typeof value === 'boolean' && type === GraphQLBoolean) return value;
    if (typeof value === 'number' && type === GraphQLInt && (value | 0) === value) return value;
    if (value instanceof Date && type === GraphQLISODateTime) return value.toISOString();
    return type.serialize(value);
  };
}

function ofObject(type: GraphQLObjectType, sets: readonly SelectionSetNode[], fragments: Fragments): Serializer | null {
  const nodes = new Map<string, FieldNode[]>();
  const visited = new Set<string>();
  if (!sets.every((set) => collect(set, fragments, nodes, visited))) return null;
  const properties: { key: string; name: string; serialize: Serializer }[] = [];
  for (const [key, same] of nodes) {
    const name = same[0]!.name.value;
    if (name === '__typename') {
      properties.push({ key, name, serialize: () => type.name });
      continue;
    }
    const field = type.getFields()[name]!;
    const serialize =
      field.resolve || same.some((node) => node.arguments?.length)
        ? null
        : ofType(
            field.type,
            same.flatMap((node) => node.selectionSet ?? []),
            fragments,
            `${type.name}.${name}`,
          );
    if (!serialize) return null;
    properties.push({ key, name, serialize });
  }
  return (value) => {
    if (value === null || value === undefined) return null;
    const source = value as Record<string, unknown>;
    const serialized: Record<string, unknown> = {};
    for (const { key, name, serialize } of properties) serialized[key] = serialize(source[name]);
    return serialized;
  };
}

/** Gathers the fields of a selection; false where a directive stands. Each fragment is read once: spreads of spreads would grow without end. */
function collect(
  set: SelectionSetNode,
  fragments: Fragments,
  into: Map<string, FieldNode[]>,
  visited: Set<string>,
): boolean {
  return set.selections.every((selection) => {
    if (selection.directives?.length) return false;
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      const same = into.get(key);
      if (same) same.push(selection);
      else into.set(key, [selection]);
      return true;
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return collect(selection.selectionSet, fragments, into, visited);
    const name = selection.name.value;
    if (visited.has(name)) return true;
    visited.add(name);
    return collect(fragments.get(name)!.selectionSet, fragments, into, visited);
  });
}
