import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { AccessMark } from '../access/access.js';
import { requirePermission } from '../access/require-permission.js';
import { ANONYMOUS, type Viewer } from '../access/viewer.js';

/** What the gate asks of a context. */
interface Asked {
  viewer: Viewer;
}

/** Wraps every root field of the built schema so that its mark is checked; an unmarked or contradictory one throws: the server does not start. */
export function closeGate(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) guard(field as GraphQLField<unknown, Asked>);
  }
  return schema;
}

function guard(field: GraphQLField<unknown, Asked>): void {
  const mark = field.extensions['access'] as AccessMark | undefined;
  if (!mark) throw new Error(`The gate: ${field.name} has no @Access`);
  if (mark.source === 'public' && mark.permission !== 'anyone')
    throw new Error(`The gate: ${field.name} is public but asks for ${mark.permission}`);
  if (['platform', 'new', 'none'].includes(mark.source) && mark.permission !== 'anyone')
    throw new Error(`The gate: ${field.name} has no business to hold ${mark.permission} in`);
  if ((mark.source === 'token' || mark.source === 'public') !== (mark.argument !== undefined))
    throw new Error(`The gate: ${field.name} must name its argument exactly if its source is token or public`);
  if (mark.argument && !field.args.some((arg) => arg.name === mark.argument))
    throw new Error(`The gate: ${field.name} has no argument ${mark.argument}`);
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    requirePermission(context.viewer, mark.permission);
    return resolve(source, args, context, info);
  };
  const { subscribe } = field;
  if (subscribe) {
    field.subscribe = (source, args, context, info) => {
      requirePermission(context.viewer, mark.permission);
      return subscribe(source, args, context, info);
    };
  }
}

/** Who a field runs as: a public one is the anonymous visitor whoever is signed in. */
export function viewerFor(marks: readonly AccessMark[], viewer: Viewer): Viewer {
  return marks.some((mark) => mark.source === 'public') ? ANONYMOUS : viewer;
}
