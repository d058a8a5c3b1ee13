import { describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { getMetadataStorage } from 'class-validator';
import { getMetadataStorage as getTypes } from 'type-graphql';
import { ROWS } from '../../server/adapters/rest/rows.js';
import type { OperationRow, RestRequest } from '../../server/adapters/rest/route.js';
import { MAX_EMAIL, MAX_PASSWORD, MAX_TEXT } from '../../server/core/graphql/check-texts.js';
import { MAX_FORM_TEXT, MAX_RICH_TEXT } from '../../server/core/graphql/rich-text-input.js';
import { present } from '../../server/core/graphql/errors.js';
import { prepare } from '../../server/core/graphql/execute.js';
import { createSchema } from '../../server/core/graphql/schema.js';
import { MODULES } from '../../server/modules.js';
import Upload from 'graphql-upload/Upload.mjs';
import { REQUEST_FACTS } from '../world/request-facts.js';
import { useWorld } from '../world/use-world.js';

const LENGTH = 170_000;
const MAX: Record<string, number | undefined> = {
  password: MAX_PASSWORD,
  password2: MAX_PASSWORD,
  email: MAX_EMAIL,
};
/** Parameters of the mirror that hold rich text. */
const RICH = ['about', 'description', 'productMediaDescription'];
/** Those that hold the text of a form. */
const FORM = ['content', 'formContent'];
const tooLong = (name: string, isRich = RICH.includes(name) || FORM.includes(name)) => ({
  reason: 'TOO_LONG',
  max: isRich ? (FORM.includes(name) ? MAX_FORM_TEXT : MAX_RICH_TEXT) : (MAX[name] ?? MAX_TEXT),
});

const schema = await createSchema(MODULES);
const world = useWorld({ business: false });

interface Rule {
  name: string;
  propertyName: string;
  constraints: number[];
}

/** Fields of inputs without a maximum of their own, and what else bounds what is kept of them. */
const BOUNDED_OTHERWISE: Record<string, string> = {
  'AddAppointmentInput.color': 'a pattern of seven characters',
  'AddAppointmentInput.customerId': 'is looked up',
  'AddAppointmentInput.endsAt': 'a pattern of 32 characters',
  'AddAppointmentInput.formIds': 'at most 20, and looked up',
  'AddAppointmentInput.startsAt': 'a pattern of 32 characters',
  'AddAppointmentSeriesInput.overrules': 'at most 200, and a pattern of ten characters',
  'AddAppointmentSeriesInput.skips': 'at most 200, and a pattern of ten characters',
  'AddCheckInInput.customerId': 'is looked up',
  'AddCheckInInput.handle': 'is looked up',
  'AddCheckInInput.productIds': 'at most 20, and looked up',
  'AddCheckInInput.staffId': 'is looked up',
  'AddCheckInInput.temperature': 'a number from 80 to 120',
  'AddCustomerInput.dialCode': 'is 1',
  'AddCustomerInput.handle': 'is looked up',
  'AddPersonInput.dialCode': 'is 1',
  'AddProductInput.categoryId': 'is looked up',
  'AddProductInput.description': '20,000 characters, like every rich text',
  'AddStaffMemberInput.color': 'a pattern of seven characters',
  'AddStaffMemberInput.email': '254 characters, like every e-mail address',
  'AddStaffMemberInput.productIds': 'at most 2,000, and looked up',
  'AppointmentPartInput.productIds': 'at most 20, and looked up',
  'AppointmentPartInput.staffId': 'is looked up',
  'BookAgainInput.startsAt': 'a pattern of 32 characters',
  'BookablePartInput.productIds': 'at most 20, and looked up',
  'BookablePartInput.staffId': 'is looked up',
  'BookableVisitInput.startsAt': 'a pattern of 32 characters',
  'BookingInput.key': 'a length of its own, of which a hash is kept',
  'BookingInput.startsAt': 'a pattern of 32 characters',
  'CheckInInput.handle': 'is looked up',
  'CheckInInput.productIds': 'at most 20, and looked up',
  'CheckInInput.staffId': 'is looked up',
  'CheckInInput.temperature': 'a number from 80 to 120',
  'ConfirmByPhoneInput.startsAt': 'a pattern of 32 characters',
  'FieldAnswerInput.name': 'is looked up',
  'FormFieldInput.name': 'a pattern of forty characters',
  'FormInput.content': '160,000 characters, which the text of a form may have',
  'HoldByPhoneInput.endsAt': 'a pattern of 32 characters',
  'HoldByPhoneInput.startsAt': 'a pattern of 32 characters',
  'HoursExceptionInput.date': 'a pattern of ten characters',
  'InvitedAccountInput.password': '128 characters, of which a hash is kept',
  'InvitedAccountInput.phone': 'ten digits',
  'OfflineCheckInInput.productIds': 'at most 20, and looked up',
  'OfflineCheckInInput.staffId': 'is looked up',
  'OfflineCheckInInput.temperature': 'a number from 80 to 120',
  'OnePartInput.productIds': 'at most 20, and looked up',
  'OnePartInput.staffId': 'is looked up',
  'ResetPasswordInput.password': '128 characters, of which a hash is kept',
  'ResetPasswordInput.password2': 'the same as the password',
  'ResetPasswordInput.token': 'is looked up',
  'ResetPasswordInput.userId': 'is compared',
  'SeenHoursInput.id': 'is compared',
  'SetUpBusinessInput.phone': 'ten digits',
  'SetUpBusinessInput.state': 'one of a list',
  'SetUpBusinessInput.zip': 'a pattern of five or nine digits',
  'SignUpInput.email': '254 characters, like every e-mail address',
  'SignUpInput.password': '128 characters, of which a hash is kept',
  'SignUpInput.phone': 'ten digits',
  'SignatureInput.submissionKey': 'a pattern of 64 characters',
  'SignatureInput.versionId': 'is looked up',
  'StaffHoursExceptionInput.date': 'a pattern of ten characters',
  'StaffHoursExceptionInput.lastDate': 'a pattern of ten characters',
  'StandbyInput.firstDate': 'a pattern of ten characters',
  'StandbyInput.fromTime': 'a pattern of five characters',
  'StandbyInput.lastDate': 'a pattern of ten characters',
  'StandbyInput.toTime': 'a pattern of five characters',
  'TypedSignatureInput.formId': 'is looked up',
  'TypedSignatureInput.submissionKey': 'a pattern of 64 characters',
  'UpdateAppointmentInput.color': 'a pattern of seven characters',
  'UpdateAppointmentInput.customerId': 'is looked up',
  'UpdateAppointmentInput.endsAt': 'a pattern of 32 characters',
  'UpdateAppointmentInput.formIds': 'at most 20, and looked up',
  'UpdateAppointmentInput.startsAt': 'a pattern of 32 characters',
  'UpdateBusinessInput.about': '20,000 characters, like every rich text',
  'UpdateBusinessInput.phone': 'ten digits',
  'UpdateBusinessInput.state': 'one of a list',
  'UpdateBusinessInput.vanityName': 'a pattern of twenty characters',
  'UpdateBusinessInput.zip': 'a pattern of five or nine digits',
  'UpdateCheckInAppInput.color': 'a pattern of seven characters',
  'UpdateCheckInAppInput.formId': 'is looked up',
  'UpdateCheckInInput.productIds': 'at most 20, and looked up',
  'UpdateCheckInInput.staffId': 'is looked up',
  'UpdateCheckInInput.tableNumber': 'a pattern of ten characters',
  'UpdateProductInput.categoryId': 'is looked up',
  'UpdateProductInput.description': '20,000 characters, like every rich text',
  'UpdateStaffMemberInput.color': 'a pattern of seven characters',
  'UpdateStaffMemberInput.email': '254 characters, like every e-mail address',
  'UpdateStaffMemberInput.productIds': 'at most 2,000, and looked up',
};

type Input = GraphQLArgument | GraphQLInputField;

/** Where a text stands in the arguments of a root field, with a way to put one there. */
interface Place {
  name: string;
  field: string;
  isRich: boolean;
  value: (text: string) => unknown;
}

const isText = (type: GraphQLInputType) => isScalarType(type) && ['String', 'ID'].includes(type.name);

function placesIn({ name, type, description }: Input): Place[] {
  const inner = getNullableType(type);
  if (isListType(inner))
    return placesIn({ name, type: inner.ofType, description } as Input).map((place) => ({
      ...place,
      value: (text) => [place.value(text)],
    }));
  if (isText(inner))
    return [{ name, field: name, isRich: /rich text/i.test(description ?? ''), value: (text) => text }];
  if (!isInputObjectType(inner)) return [];
  const fields = Object.values(inner.getFields());
  return fields.flatMap((field) =>
    placesIn(field).map((place) => ({
      name: `${name}.${place.name}`,
      field: place.field,
      isRich: place.isRich,
      value: (text: string) => ({ ...required(fields), [field.name]: place.value(text) }),
    })),
  );
}

/** Values of the inputs that cannot be left out. */
const required = (inputs: readonly Input[]) =>
  Object.fromEntries(inputs.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => [name, anyOf(type)]));

function anyOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]!.name;
  if (isInputObjectType(inner)) return required(Object.values(inner.getFields()));
  if (String(inner) === 'Upload') return new Upload();
  return { Int: 1, Float: 1, Boolean: true }[(inner as { name: string }).name] ?? 'a';
}

const ROOTS = {
  query: schema.getQueryType()!,
  mutation: schema.getMutationType()!,
  subscription: schema.getSubscriptionType()!,
};
const CALLS = Object.entries(ROOTS).flatMap(([kind, type]) =>
  Object.values(type.getFields()).flatMap((field) =>
    field.args.flatMap((arg) =>
      placesIn(arg).map((place) => ({ kind, field, arg, place, path: `${field.name} ${place.name}` })),
    ),
  ),
);

/** What a text in this place is answered, before it is known who asks. */
async function errorOf({ kind, field, arg, place }: (typeof CALLS)[number], text: string) {
  const names = field.args.map(({ name, type }) => ({
    declared: `$${name}: ${String(type)}`,
    passed: `${name}: $${name}`,
  }));
  const selection =
    isScalarType(getNamedType(field.type)) || isEnumType(getNamedType(field.type)) ? '' : '{ __typename }';
  const query = `${kind} (${names.map(({ declared }) => declared).join()}) { ${field.name}(${names.map(({ passed }) => passed).join()}) ${selection} }`;
  const variables = { ...required(field.args), [arg.name]: place.value(text) };
  const takesFile = Object.values(variables).some((value) => value instanceof Upload);
  // A file stands in no JSON.
  if (kind !== 'subscription' && !takesFile)
    return (await world.anonymous.askText(query, variables)).errors?.[0]?.extensions;
  const asked = { document: parse(query), variables, credentials: {}, facts: REQUEST_FACTS };
  return prepare(schema, world.app.dependencies, asked).then(
    () => undefined,
    (error: unknown) => present(error, world.app.dependencies.log).extensions,
  );
}

describe('every text has a greatest length, looked at before any other rule reads it', () => {
  test('the walk finds the texts of the schema', () => {
    expect(CALLS.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['updateCheckIn input.tableNumber', 'deleteCheckIns ids', 'monitorChanged token']),
    );
    expect(CALLS.filter(({ place }) => place.isRich).length).toBeGreaterThan(3);
  });

  test.each(CALLS)('$kind $path', async (call) => {
    const details = {
      code: 'INVALID_INPUT',
      field: call.place.field,
      details: tooLong(call.place.field, call.place.isRich),
    };
    expect(await errorOf(call, ' '.repeat(LENGTH))).toEqual(details);
  });

  // A scalar of ours may hold a pattern, which would run before the length is looked at; a field below the root has arguments that nobody walks.
  test('inputs are of plain scalars, and only root fields take any', () => {
    const roots = new Set<unknown>(Object.values(ROOTS));
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    const inputs = types.flatMap((type) => {
      if (isInputObjectType(type)) return Object.values(type.getFields());
      return roots.has(type) ? Object.values((type as typeof ROOTS.query).getFields()).flatMap(({ args }) => args) : [];
    });
    const scalars = inputs.map(({ type }) => getNamedType(type)).filter(isScalarType);
    expect([...new Set(scalars.map(({ name }) => name))].toSorted()).toEqual([
      'Boolean',
      'ID',
      'Int',
      'String',
      'Upload',
    ]);
    const nested = types.filter((type) => !roots.has(type) && 'getFields' in type && !isInputObjectType(type));
    expect(
      nested
        .flatMap((type) => Object.values((type as typeof ROOTS.query).getFields()))
        .filter(({ args }) => args.length),
    ).toEqual([]);
  });

  test('the rules of the use cases allow less', () => {
    const { validationMetadatas } = getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, Rule[]> };
    const own = [...validationMetadatas.values()].flat().filter(({ name }) => name === 'maxLength');
    expect(own.length).toBeGreaterThan(10);
    for (const { constraints } of own) expect(constraints[0]).toBeLessThanOrEqual(MAX_TEXT);
  });
});

test('every text of an input has a maximum of its own, or another bound', () => {
  const without = getTypes().inputTypes.flatMap(({ name, target }) => {
    const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false) as unknown as Rule[];
    const limited = new Set(rules.filter((rule) => rule.name === 'maxLength').map(({ propertyName }) => propertyName));
    const type = schema.getType(name);
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    return fields
      .filter((field) => isText(getNamedType(field.type)) && !limited.has(field.name))
      .map((field) => `${name}.${field.name}`);
  });
  expect(without.toSorted()).toEqual(Object.keys(BOUNDED_OTHERWISE));
});

describe('a text that cannot be stored is refused before the database sees it', () => {
  test.each([
    ['half of a character', '\ud800'],
    ['a NUL', 'a\0b'],
  ])('%s', async (_what, text) => {
    for (const call of CALLS)
      expect([call.path, await errorOf(call, text)]).toEqual([
        call.path,
        { code: 'INVALID_INPUT', field: call.place.field },
      ]);
  });
});

describe('long texts to the mirror', () => {
  const rows = ROWS.filter((row): row is OperationRow => row.kind === 'operation');
  const sent = rows.flatMap((row) => (row.parameters ?? []).map((name) => [row.method, row.path, name, row] as const));

  test.each(sent)('%s %s %s', async (method, path, name, row) => {
    const text = '1'.repeat(LENGTH);
    const at = path.replace(/\{\w+\}/g, '1');
    if (method === 'GET') {
      // Node.js itself refuses an address of more than 16 kB.
      expect((await world.anonymous.get(at, { [name]: text })).status).toBe(431);
      const { status } = await world.anonymous.get(at, { [name]: text.slice(0, 10_000) });
      expect(status).toBeLessThan(500);
      return;
    }
    const request: RestRequest = { query: {}, params: {}, body: { [name]: text } };
    const answer = await world.anonymous.post<{ message: string; details?: object }>(at, { [name]: text });
    if (!reachesDocument(row, request, text)) expect(answer.status).toBeLessThan(500);
    else if (answer.body.message !== `The value of ${name} is not allowed.`)
      // no text: a choice among names, a number
      expect(answer).toMatchObject({ status: 422, body: { details: tooLong(name) } });
  });
});

/** Whether a text goes on to the document: an object that is no JSON is refused before. */
function reachesDocument(row: OperationRow, request: RestRequest, text: string): boolean {
  try {
    return JSON.stringify(row.variables?.(request) ?? {}).includes(text);
  } catch {
    return false;
  }
}
