import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { AccessMark } from '../access/access.js';
import { requirePermission } from '../access/require-permission.js';
import { isValidToken, verifyToken, type TokenKind } from '../access/TokenKind.js';
import { ANONYMOUS, type Viewer } from '../access/viewer.js';
import type { Context } from '../context.js';
import { notFound } from '../Refusal.js';
import type { LiveContext } from './live.js';

type Field<Asked> = GraphQLField<unknown, Asked>;
type Check<Asked> = (context: Asked, kind: TokenKind, token: string) => Promise<void>;

/** Wraps every root field of the built schema with the check of its mark. Throws on an unmarked or contradictory one, so that the server does not start. */
export function closeGate(schema: GraphQLSchema, tokenKinds: readonly TokenKind[] = []): GraphQLSchema {
  assertOwnLetters(tokenKinds);
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {}) as Field<Context>[]) {
      field.resolve = guarded(readMark(field, tokenKinds), field.resolve ?? defaultFieldResolver, verifyToken);
    }
  }
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {}) as Field<LiveContext>[]) {
    const mark = readMark(field, tokenKinds);
    if (mark.token?.limit) throw new Error(`The gate: ${field.name} subscribes with a token whose tries are counted`);
    if (!field.subscribe) throw new Error(`The gate: ${field.name} has no source of events`);
    // The token is checked once, at subscribing, not at each event.
    field.resolve = guarded({ ...mark, token: undefined }, field.resolve ?? defaultFieldResolver, async () => {});
    field.subscribe = guarded(mark, field.subscribe, verifyLiveToken);
  }
  return schema;
}

/** A token's letter leads to one kind. */
function assertOwnLetters(tokenKinds: readonly TokenKind[]): void {
  for (const { letter, subject } of tokenKinds) {
    if (!/^[a-z]$/.test(letter)) throw new Error(`The gate: '${letter}' of '${subject}' is not a letter`);
    if (tokenKinds.filter((other) => other.letter === letter).length > 1)
      throw new Error(`The gate: two kinds of tokens have the letter ${letter}`);
  }
}

function readMark(field: Field<never>, tokenKinds: readonly TokenKind[]): AccessMark {
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
  if ((mark.source === 'token') !== (mark.token !== undefined))
    throw new Error(`The gate: ${field.name} must name its kind of token exactly if its source is token`);
  if (mark.token && !tokenKinds.includes(mark.token))
    throw new Error(`The gate: no module lists the kind of token of ${field.name}`);
  return mark;
}

/** Checks the permission, then the token, then runs the field's own function. */
function guarded<Asked extends { viewer: Viewer }>(
  { permission, token, argument }: Pick<AccessMark, 'permission' | 'argument'> & { token?: TokenKind | undefined },
  run: NonNullable<Field<Asked>['resolve']>,
  check: Check<Asked>,
): NonNullable<Field<Asked>['resolve']> {
  if (!token) {
    return (source, args, context, info) => {
      requirePermission(context.viewer, permission);
      return run(source, args, context, info);
    };
  }
  return async (source, args, context, info) => {
    requirePermission(context.viewer, permission);
    await check(context, token, String(args[argument!]));
    return run(source, args, context, info);
  };
}

async function verifyLiveToken({ readOnce, clock }: LiveContext, kind: TokenKind, token: string): Promise<void> {
  if (!(await isValidToken({ row: readOnce }, kind, token, clock.now()))) throw notFound(kind.subject);
}

/** Viewer that the fields run as: public ones run as an anonymous visitor, even if somebody is signed in. */
export function viewerFor(marks: readonly AccessMark[], viewer: Viewer): Viewer {
  return marks.some((mark) => mark.source === 'public') ? ANONYMOUS : viewer;
}
