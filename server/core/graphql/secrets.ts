import { getNamedType, isInterfaceType, isObjectType, isUnionType, type GraphQLOutputType } from 'graphql';
import { Secret } from '../../../entities/Secret.js';

const known = new WeakMap<object, boolean>();

/** Whether an answer of this type can hold a token, key or code, however deep. */
export function holdsSecret(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  let holds = known.get(named);
  if (holds === undefined) known.set(named, (holds = reaches(named, new Set())));
  return holds;
}

function reaches(named: ReturnType<typeof getNamedType>, seen: Set<unknown>): boolean {
  if (named === Secret) return true;
  if (seen.has(named)) return false;
  seen.add(named);
  // Which type a union or an interface will turn out to be is not known here: no answer of one is kept.
  if (isUnionType(named) || isInterfaceType(named)) return true;
  return (
    isObjectType(named) && Object.values(named.getFields()).some((field) => reaches(getNamedType(field.type), seen))
  );
}
