import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { AccessMark } from '../../server/core/access/access.js';
import { PERMISSIONS } from '../../server/core/access/permissions.js';

/** What signed-in people see of themselves: the walk ends here, and what is reached by no other way is theirs alone. */
export const ONESELF = 'Viewer';
/** Not in server/public either: how one signs in, and the `Viewer` that one then is. */
export const SIGN_IN_ANSWERS = ['SignInAnswer', 'ResetPasswordAnswer'];
/** An entity's own type that staff and party see alike: two numbers, and nothing leads on from them. */
export const SEEN_BY_ALL = ['WaitQuote'];

/** Names of the types that these sources define. */
export function definedIn(texts: readonly string[]): Set<string> {
  const classes = /@(?:Object|Interface)Type\(\s*(?:(['"`])(\w+)\1)?[^@]*?\)\s*(?:export )?(?:abstract )?class (\w+)/g;
  return new Set(texts.flatMap((text) => [...text.matchAll(classes)].map((match) => match[2] ?? match[3]!)));
}

/** Every type that somebody without a login can reach, with the way that leads there; enums and scalars hold no fields and are fine. */
export function reachedWithoutLogin(schema: GraphQLSchema): Map<string, string> {
  const reached = new Map<string, string>();
  const walk = (type: GraphQLNamedType, way: string): void => {
    if (reached.has(type.name) || !(isObjectType(type) || isInterfaceType(type) || isUnionType(type))) return;
    reached.set(type.name, way);
    if (type.name === ONESELF) return;
    if (!isObjectType(type))
      for (const possible of schema.getPossibleTypes(type)) walk(possible, `${way} | ${possible.name}`);
    if (!isUnionType(type))
      for (const field of Object.values(type.getFields())) walk(getNamedType(field.type), `${way}.${field.name}`);
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {}))
      if (isOpen(field.extensions['access'] as AccessMark)) walk(getNamedType(field.type), field.name);
  }
  return reached;
}

/** Open to anybody, or to the token of a kiosk or phone. */
function isOpen({ permission }: AccessMark): boolean {
  return permission === 'anyone' || 'tokens' in PERMISSIONS[permission];
}

/** Ways to a type that lives in another room than server/public. */
export function breaches(schema: GraphQLSchema, inPublic: ReadonlySet<string>): string[] {
  const fine = new Set([...inPublic, ...SIGN_IN_ANSWERS, ...SEEN_BY_ALL, ONESELF]);
  return [...reachedWithoutLogin(schema)].filter(([name]) => !fine.has(name)).map(([name, way]) => `${way}: ${name}`);
}
