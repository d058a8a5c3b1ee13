import {
  getArgumentValues,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Refusal, notFound } from '../Refusal.js';
import type { AccessMark } from './access.js';
import { businessOfToken } from './TokenKind.js';
import type { Viewer } from './viewer.js';

export interface RootCall {
  name: string;
  mark: AccessMark;
  arguments: Record<string, unknown>;
  node: FieldNode;
  field: GraphQLField<unknown, unknown>;
}

/** `new` becomes an id at the first use of the database. */
export type Tenant = string | 'new' | null;

/** The root fields that an operation calls, fragments included, with their marks and arguments. `__schema` and its like have none. */
export function rootCalls(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Record<string, unknown>,
): RootCall[] {
  const fields = schema.getRootType(operation.operation)!.getFields();
  const calls: RootCall[] = [];
  const visited = new Set<string>();
  const walk = (set: SelectionSetNode) => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const field = fields[selection.name.value];
        if (field)
          calls.push({
            name: field.name,
            mark: markOf(field),
            arguments: getArgumentValues(field, selection, variables),
            node: selection,
            field,
          });
      } else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value);
        walk(fragments.get(selection.name.value)!.selectionSet);
      }
    }
  };
  walk(operation.selectionSet);
  return calls;
}

function markOf(field: GraphQLField<unknown, unknown>): AccessMark {
  const mark = field.extensions['access'] as AccessMark | undefined;
  if (!mark) throw new Error(`${field.name} has no @Access`);
  return mark;
}

/** The tenant of an operation. Throws if it names two. */
export function tenantOf(calls: readonly RootCall[], viewer: Viewer): Tenant {
  const tenants = new Set(calls.map((call) => tenantOfCall(call, viewer)));
  tenants.delete(null);
  if (tenants.size > 1)
    throw new Refusal(ErrorCode.BAD_REQUEST, 'One operation works on one business: send two requests.');
  return tenants.values().next().value ?? null;
}

function tenantOfCall({ mark, arguments: values }: RootCall, viewer: Viewer): Tenant {
  switch (mark.source) {
    case 'none':
      return null;
    case 'new':
      return 'new';
    case 'platform':
      return '1';
    case 'session': {
      const businessId = 'businessId' in viewer ? viewer.businessId : null;
      if (!businessId) throw new Refusal(ErrorCode.UNAUTHENTICATED, 'Please sign in.');
      return businessId;
    }
    case 'token': {
      const businessId = businessOfToken(mark.token!, String(values[mark.argument!]));
      if (!businessId) throw notFound(mark.token!.malformed ?? 'That link');
      return businessId;
    }
    case 'public': {
      const businessId = String(values[mark.argument!]);
      if (!/^[1-9]\d{0,15}$/.test(businessId)) throw notFound('That business');
      return businessId;
    }
  }
}
