import { getNamedType, isInterfaceType, isObjectType, isUnionType, type GraphQLOutputType } from 'graphql';
import { Secret } from '../../../entities/Secret.js';

const results = new WeakMap<object, boolean>();

/** Whether an answer of this type can hold a `Secret` at any depth. */
export function holdsSecret(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  let holds = results.get(named);
  if (holds === undefined) results.set(named, (holds = reaches(named, new Set())));
  return holds;
}

function reaches(named: ReturnType<typeof getNamedType>, seen: Set<unknown>): boolean {
  if (named === Secret) return true;
  if (seen.has(named)) return false;
  seen.add(named);
  // The concrete type of a union or interface is unknown here, so its answers are never stored.
  if (isUnionType(named) || isInterfaceType(named)) return true;
  return (
    isObjectType(named) && Object.values(named.getFields()).some((field) => reaches(getNamedType(field.type), seen))
  );
}
