import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

const LIST_ARGUMENTS = ['first', 'skip'];

const typesOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type));
const fieldsOf = (schema: GraphQLSchema) =>
  typesOf(schema).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).map((field) => ({ type, field }))
      : [],
  );
const inputFieldsOf = (schema: GraphQLSchema) =>
  typesOf(schema)
    .filter(isInputObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));

/** Everything in the schema that says nothing about itself: the descriptions are the public documentation. */
export function undescribed(schema: GraphQLSchema): string[] {
  const isRoot = (name: string) =>
    [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some((root) => root?.name === name);
  const bare = typesOf(schema)
    .filter((type) => !type.description && !isRoot(type.name))
    .map((type) => type.name);
  const parts = typesOf(schema).flatMap((type) => {
    if (isEnumType(type))
      return type.getValues().map((value) => ({ name: `${type.name}.${value.name}`, description: value.description }));
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        description: field.description,
      }));
    return [];
  });
  const fields = fieldsOf(schema).flatMap(({ type, field }) => [
    { name: `${type.name}.${field.name}`, description: field.description },
    ...field.args.map((argument) => ({
      name: `${type.name}.${field.name}(${argument.name})`,
      description: argument.description,
    })),
  ]);
  return [...bare, ...[...parts, ...fields].filter(({ description }) => !description).map(({ name }) => name)];
}

/** Descriptions that say something only beside another one, which their readers do not see. */
export function leaningDescriptions(schema: GraphQLSchema): string[] {
  const leans = (text: string | null | undefined) =>
    /^(?:The same (?:for|as|cut)|As above)\b|\bas (?:above|there|when adding)\b/i.test(text ?? '');
  const values = typesOf(schema)
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map((field) => ({ type, field })));
  return [...fieldsOf(schema), ...inputFieldsOf(schema), ...values]
    .filter(({ field }) => leans(field.description))
    .map(({ type, field }) => `${type.name}.${field.name}`);
}

/** Lists without a total, and why: they begin where the one before ended. */
const UNCOUNTED: Record<string, string> = {
  FoundBusinessPage: 'to count all businesses with a common word would cost more than the search',
  CustomerTimelinePage: 'it joins sources, of each of which only a page is read',
  SignaturePage: 'there may be millions, and nobody asks how many',
  RecordChangePage: 'histories are read from their end, and nobody asks how long they are',
};

/** Lists of another shape than `XPage { items total cursor }`, asked for with `first` and `skip`. */
export function oddLists(schema: GraphQLSchema): string[] {
  const pages = typesOf(schema)
    .filter(isObjectType)
    .filter((type) => type.name.endsWith('Page') || 'items' in type.getFields())
    .filter((type) => !(type.name in UNCOUNTED));
  const misshapen = pages
    .filter(
      (type) =>
        !type.name.endsWith('Page') ||
        Object.keys(type.getFields()).sort().join() !== 'cursor,items,total' ||
        !isList(type.getFields().items?.type),
    )
    .map((type) => type.name);
  const unasked = fieldsOf(schema).filter(
    ({ field }) =>
      bareType(field.type).endsWith('Page') &&
      !(bareType(field.type) in UNCOUNTED) &&
      !LIST_ARGUMENTS.every((name) => field.args.some((argument) => argument.name === name)),
  );
  return [...misshapen, ...unasked.map(({ type, field }) => `${type.name}.${field.name}`)];
}

/** Words of the trade or of GraphQL that sound like secrets, and why they are none. */
const NO_SECRETS: Record<string, string> = {
  'Signature.code': 'stands on every copy, so that whoever has one can verify it; it opens nothing else',
  'SignatureRecord.code': 'as that of Signature',
  'OwnSignature.code': 'as that of Signature',
  'MonitorEntry.key': 'tells rows of a screen apart; made by hashing, leads back to nothing',
};

/** Fields of answers that are called like a secret and are plain text: such a field is a Secret, which is never kept or logged. */
export function plainSecrets(schema: GraphQLSchema): string[] {
  return fieldsOf(schema)
    .filter(({ field }) => /token|secret|code|key/i.test(field.name) && ['String', 'ID'].includes(bareType(field.type)))
    .map(({ type, field }) => `${type.name}.${field.name}`)
    .filter((name) => !(name in NO_SECRETS));
}

/** Fields of money that are no exact texts: a Float is off by a fraction of a cent. */
export function roundedMoney(schema: GraphQLSchema): string[] {
  return [...fieldsOf(schema), ...inputFieldsOf(schema)]
    .filter(({ field }) => /price|amount|cost|dollars|cents|fee$|tax|tip$/i.test(field.name))
    .filter(({ field }) => ['Float', 'Int'].includes(bareType(field.type)))
    .map(({ type, field }) => `${type.name}.${field.name}`);
}

/** Names of the fields that hold a secret. */
export function secretNames(schema: GraphQLSchema): string[] {
  const secrets = fieldsOf(schema).filter(({ field }) => bareType(field.type) === 'Secret');
  return [...new Set(secrets.map(({ field }) => field.name))];
}

/** Mutations called like a change of a row and not like what somebody does. */
export function nounlikeMutations(schema: GraphQLSchema): string[] {
  const fields: Record<string, GraphQLField<unknown, unknown>> = schema.getMutationType()?.getFields() ?? {};
  return Object.keys(fields).filter((name) => /^(?:create|edit|insert|upsert|do|handle|process)[A-Z]/.test(name));
}

const isList = (type?: GraphQLOutputType): boolean =>
  type !== undefined && (isListType(type) || (isNonNullType(type) && isListType(type.ofType)));
const bareType = (type: GraphQLOutputType | GraphQLInputType): string => String(type).replaceAll(/[[\]!]/g, '');
