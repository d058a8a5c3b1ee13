import {
  getNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { AccessMark } from '../../server/core/access/access.js';
import type { Permission } from '../../server/core/access/permissions.js';
import { TOKEN_KINDS } from '../../server/modules.js';

/** What signed-in people see of themselves: the walk ends here, and what is reached by no other way is theirs alone. */
export const ONESELF = 'Viewer';

/** Scalars that hold one plain thing. */
const PLAIN = ['ID', 'String', 'Int', 'Float', 'Boolean', 'DateTimeISO', 'Secret'];

/** Fields of public types that are called like a personal column, and why they may be there. */
export const REASONS: Record<string, string> = {
  'FoundBusiness.address': 'of the business',
  'FoundBusiness.phone': 'of the business',
  'PublicBusiness.address': 'of the business',
  'PublicBusiness.phone': 'of the business',
  'MonitorEntry.firstName': 'with an initial, as the monitor calls parties up',
  'MonitorEntry.key': 'tells one row from another on one monitor, and nothing else',
  'PlaceInLine.firstName': 'of oneself',
  'PlaceInLine.rating': 'of oneself',
  'CheckInReceipt.firstName': 'of oneself',
  'OfferedStaff.firstName': 'of who works there and may be chosen, where the owner wants it',
  'BookableStaff.firstName': 'of who works there and can be booked, as their page names them',
  'BookingHold.sentTo': 'where the code just went that the caller asked for, masked',
  'StandbyCode.sentTo': 'where the code just went that the caller asked for, masked',
  'HoldOfPhone.sentTo': 'where the code just went that the caller asked for, masked',
  'PersonMatch.firstName': 'of the phone number that the caller typed (ruling 1)',
  'PersonMatch.lastName': "null for all but the business's own staff, who see their customers",
  ...Object.fromEntries(
    [
      'OwnCustomer.firstName',
      'OwnErasure.reason',
      'OwnMessage.body',
      ...['birthDay', 'birthMonth', 'birthYear', 'email', 'firstName', 'lastName', 'phone'].map(
        (name) => `OwnRecord.${name}`,
      ),
      ...['email', 'feedback', 'notes', 'rating', 'temperature'].map((name) => `OwnVisit.${name}`),
      ...['address', 'email', 'sentTo', 'userAgent'].map((name) => `OwnSignature.${name}`),
      ...['GivenSignature', 'OwnSignature'].flatMap((type) =>
        ['answers', 'signedFor', 'signerName', 'strokes'].map((name) => `${type}.${name}`),
      ),
    ].map((name) => [name, 'of oneself, for the holder of a link to their own phone or mailbox']),
  ),
  'FormToSign.fields': 'what the form asks for, not what somebody filled in',
  'SigningList.firstName': 'of oneself, for the holder of a link to their own phone or mailbox',
  'Invitee.email': 'of oneself, for the holder of a mailed link',
  'Invitee.firstName': 'of oneself, as the mail says it',
  'Invitee.lastName': 'of oneself, as the business has it',
  'EmailCheck.email': 'the address that the caller typed',
  'AccountState.email': 'of oneself, for the holder of a mailed token',
  'AccountState.firstName': 'of oneself, for the holder of a mailed token',
};

type Field = GraphQLField<unknown, unknown>;

/** Every type that somebody without a login can reach, with the way that leads there. */
export function reachedWithoutLogin(schema: GraphQLSchema): Map<string, string> {
  const reached = new Map<string, string>();
  const walk = (type: GraphQLNamedType, way: string): void => {
    if (reached.has(type.name) || isEnumType(type)) return;
    reached.set(type.name, way);
    if (type.name === ONESELF) return;
    if (isInterfaceType(type) || isUnionType(type))
      for (const possible of schema.getPossibleTypes(type)) walk(possible, `${way} | ${possible.name}`);
    for (const field of fieldsOf(type)) walk(getNamedType(field.type), `${way}.${field.name}`);
  };
  for (const field of openFields(schema)) walk(getNamedType(field.type), field.name);
  return reached;
}

function fieldsOf(type: GraphQLNamedType): Field[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

const openFields = (schema: GraphQLSchema): Field[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).filter(({ extensions }) => isOpen(extensions['access'] as AccessMark)),
  );

const HELD_BY_TOKEN = new Set<Permission>(TOKEN_KINDS.flatMap(({ credential }) => credential?.permissions ?? []));

/** Open to anybody, or to the token of a kiosk or phone. */
function isOpen({ permission }: AccessMark): boolean {
  return permission === 'anyone' || HELD_BY_TOKEN.has(permission);
}

export interface Closed {
  /** Names of types that are rows of a table. */
  entities: ReadonlySet<string>;
  /** Names that fields get from personal columns. */
  personal: ReadonlySet<string>;
  reasons?: Record<string, string>;
}

/** What is wrong with the types that are open without a login. */
export function breaches(schema: GraphQLSchema, { entities, personal, reasons = REASONS }: Closed): string[] {
  return [...reachedWithoutLogin(schema)].flatMap(([name, way]) => {
    const type = schema.getType(name)!;
    if (name === ONESELF) return [];
    if (entities.has(name)) return [`${way}: ${name} is a row of a table`];
    if (!fieldsOf(type).length && !isUnionType(type))
      return PLAIN.includes(name) ? [] : [`${way}: ${name} can carry anything`];
    return [
      ...(type.extensions['isPublic'] || isUnionType(type) ? [] : [`${way}: ${name} is not marked @Public()`]),
      ...fieldsOf(type).flatMap((field) => {
        const place = `${name}.${field.name}`;
        if (/json|serializ|stringified/i.test(`${field.name} ${field.description ?? ''}`))
          return [`${place}: a string that can carry anything`];
        return personal.has(field.name) && !(place in reasons) ? [`${place}: called like a personal column`] : [];
      }),
    ];
  });
}
