import {
  getNamedType,
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { GraphQLISODateTime } from 'type-graphql';
import { isoString } from './iso-string.js';
import { jsonString } from './json-string.js';

/** Takes the asked fields out of a value that a field answered: as a value, or as JSON text, which costs half of making the value and its text. */
export interface Serializer {
  value(given: unknown): unknown;
  text(given: unknown): string;
}

const wholeTypeSerializers = new WeakMap<GraphQLObjectType, Serializer>();

/** A value as a query answers it that asks for every plain field of its type: those with a resolver or arguments are left out. */
export function serializeAllFields(schema: GraphQLSchema, typeName: string, value: object): unknown {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`There is no type ${typeName}`);
  const serialize = wholeTypeSerializers.get(type) ?? ofObject(type, [allFields(type)], new Map());
  if (!serialize) throw new Error(`${typeName} has fields that need a query`);
  wholeTypeSerializers.set(type, serialize);
  return serialize.value(value);
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

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** How to serialize a selection of a type; null where a resolver, an argument, a directive or an abstract type stands below. */
export function ofType(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  at: string,
): Serializer | null {
  if (isNonNullType(type)) {
    const inner = ofType(type.ofType, sets, fragments, at);
    return inner && nonNull(inner, at);
  }
  if (isListType(type)) {
    const inner = ofType(type.ofType, sets, fragments, at);
    return inner && list(inner);
  }
  if (isObjectType(type)) return ofObject(type, sets, fragments);
  return isScalarType(type) || isEnumType(type) ? leaf(type) : null;
}

function nonNull(inner: Serializer, at: string): Serializer {
  const missing = () => new Error(`Cannot return null for non-nullable field ${at}.`);
  return {
    value(given) {
      const serialized = inner.value(given);
      if (serialized === null) throw missing();
      return serialized;
    },
    text(given) {
      const text = inner.text(given);
      if (text === 'null') throw missing();
      return text;
    },
  };
}

function list(inner: Serializer): Serializer {
  // The events of a live view share lists: hundreds of phones see one line.
  const values = new WeakMap<object, unknown[]>();
  return {
    value(given) {
      if (given === null || given === undefined) return null;
      let serialized = values.get(given);
      if (!serialized) values.set(given, (serialized = (given as unknown[]).map(inner.value)));
      return serialized;
    },
    text: (given) => (given == null ? 'null' : `[${(given as unknown[]).map(inner.text).join(',')}]`),
  };
}

function leaf(type: GraphQLScalarType | GraphQLEnumType): Serializer {
  const value = (given: unknown): unknown => {
    if (given === null || given === undefined) return null;
    if (typeof given === 'string' && (type === GraphQLString || type === GraphQLID)) return given;
    if (typeof given === 'boolean' && type === GraphQLBoolean) return given;
    if (typeof given === 'number' && type === GraphQLInt && (given | 0) === given) return given;
    if (given instanceof Date && type === GraphQLISODateTime) return isoString(given);
    return type.serialize(given);
  };
  return {
    value,
    text(given) {
      if (given instanceof Date && type === GraphQLISODateTime) return `"${isoString(given)}"`;
      const serialized = value(given);
      if (serialized === null) return 'null';
      if (typeof serialized === 'string') return jsonString(serialized);
      return typeof serialized === 'boolean' ? String(serialized) : JSON.stringify(serialized);
    },
  };
}

interface Property {
  name: string;
  key: string;
  /** What stands before its value in the text. */
  label: string;
  serializer: Serializer;
}

function ofObject(type: GraphQLObjectType, sets: readonly SelectionSetNode[], fragments: Fragments): Serializer | null {
  const properties = propertiesOf(type, sets, fragments);
  return (
    properties && {
      value(given) {
        if (given === null || given === undefined) return null;
        const source = given as Record<string, unknown>;
        const serialized: Record<string, unknown> = {};
        for (const { key, name, serializer } of properties) serialized[key] = serializer.value(source[name]);
        return serialized;
      },
      text(given) {
        if (given === null || given === undefined) return 'null';
        const source = given as Record<string, unknown>;
        let text = '';
        for (const { label, name, serializer } of properties) text += label + serializer.text(source[name]);
        return `${text}}`;
      },
    }
  );
}

function propertiesOf(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Property[] | null {
  const nodes = new Map<string, FieldNode[]>();
  const visited = new Set<string>();
  if (!sets.every((set) => collect(set, fragments, nodes, visited))) return null;
  const properties: Property[] = [];
  for (const [key, same] of nodes) {
    const name = same[0]!.name.value;
    const label = `${properties.length === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    const serializer = name === '__typename' ? constant(type.name) : ofField(type, name, same, fragments);
    if (!serializer) return null;
    properties.push({ key, name, label, serializer });
  }
  return properties;
}

const constant = (name: string): Serializer => ({ value: () => name, text: () => JSON.stringify(name) });

function ofField(
  type: GraphQLObjectType,
  name: string,
  same: readonly FieldNode[],
  fragments: Fragments,
): Serializer | null {
  const field = type.getFields()[name]!;
  if (field.resolve || same.some((node) => node.arguments?.length)) return null;
  const sets = same.flatMap((node) => node.selectionSet ?? []);
  return ofType(field.type, sets, fragments, `${type.name}.${name}`);
}

/** Collects the fields of a selection; false if it has a directive. Each fragment is read once: nested spreads would grow exponentially. */
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
