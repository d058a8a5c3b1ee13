import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, graphql, parse, type FieldNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { createSchema } from '../../server/core/graphql/schema.js';
import { MODULES } from '../../server/modules.js';
import { serializerOf, executeFastPath } from '../../server/core/graphql/fast-path.js';
import { jsonString } from '../../server/core/graphql/json-string.js';
import { JsonText } from '../../server/core/graphql/JsonText.js';

const require = createRequire(import.meta.url);
const everyField = require('../../web/codegen-every-field.cjs') as {
  transform(given: { documents: { document: DocumentNode }[]; schema: DocumentNode }): { document: DocumentNode }[];
};
const { operationsOf } = require('../../web/trusted-documents.cjs') as {
  operationsOf(sources: { document: DocumentNode }[]): { node: OperationDefinitionNode; document: DocumentNode }[];
};
const own = await createSchema(MODULES);
const ownSchema = parse(fs.readFileSync('schema.graphql', 'utf8'));

/** Operations of our own screens that graphql-js executes, and why. */
const SETTINGS = 'the addresses and the logo of a CheckInApp have resolvers of their own';
const FORM = 'the pages and the address of the PDF of a Form have resolvers of their own';
const CHECK_IN = 'the check-in of an Appointment has a resolver of its own';
const SLOW: Record<string, string> = {
  AddCheckIn_Settings: SETTINGS,
  AgreementViewer_Form: FORM,
  AppointmentDialog_Appointment: 'the place of an Appointment in its series has a resolver of its own',
  AppointmentDialog_CheckIn: CHECK_IN,
  CalendarPage_Arrivals: CHECK_IN,
  CalendarPage_Calendar: CHECK_IN,
  CheckInAppPage_RemoveLogo: SETTINGS,
  CheckInAppPage_RenewMonitor: SETTINGS,
  CheckInAppPage_RenewQrCode: SETTINGS,
  CheckInAppPage_Save: SETTINGS,
  CheckInAppPage_Settings: SETTINGS,
  CheckInAppPage_UploadLogo: SETTINGS,
  FormsPage_Add: FORM,
  FormsPage_Form: FORM,
  FormsPage_List: FORM,
  FormsPage_ReplacePdf: FORM,
  FormsPage_Update: FORM,
  FormsPage_Upload: FORM,
  Kiosk_ReadForm: 'the form of a PublicCheckInApp has a resolver of its own',
  ManageBusinessPage_Content: SETTINGS,
  QueuePage_App: SETTINGS,
  QueuePage_Update: 'what became of a call-up has a resolver of its own',
};

/** Every operation of the screens, with whether all of its root fields take the fast path. */
function operationsOfScreens() {
  return ['web/admin', 'web/public'].flatMap((folder) => {
    const files = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'));
    const documents = files.map((file) => ({ document: parse(fs.readFileSync(path.join(folder, file), 'utf8')) }));
    return operationsOf(everyField.transform({ documents, schema: ownSchema })).map(({ node, document }) => {
      const fields = own.getRootType(node.operation)!.getFields();
      return {
        name: node.name!.value,
        isFast: node.selectionSet.selections.every(
          (selection) =>
            selection.kind === 'Field' && serializerOf(selection, fields[selection.name.value]!, document) !== null,
        ),
      };
    });
  });
}

test('every operation of our own screens takes the fast path, but for these', () => {
  const operations = operationsOfScreens();
  expect(operations.length).toBeGreaterThan(40);
  const slow = operations.filter(({ isFast }) => !isFast).map(({ name }) => name);
  expect(slow.sort()).toEqual(Object.keys(SLOW).sort());
});

const schema = buildSchema(`
  enum Status { WAITING DONE }
  type Person { id: ID! name: String! tags(first: Int): [String!]! }
  type Entry { id: ID! size: Int! ready: Boolean! status: Status! note: String friend: Person people: [Person!]! later: Float }
  type Query { entry: Entry entries: [Entry!]! broken: [Entry!]! }
`);
const person = { id: 7, name: 'Zoë', tags: ['a'] };
const entry = {
  id: '1',
  size: 2,
  ready: true,
  status: 'WAITING',
  note: null,
  friend: undefined,
  people: [person, { id: 8, name: 'Ann', tags: [] }],
  later: 1.5,
};
const values = {
  entry,
  entries: [entry, { ...entry, friend: person, people: [] }],
  broken: [{ ...entry, size: null }],
};
const field = (name: string) =>
  Object.assign(schema.getQueryType()!.getFields()[name]!, { resolve: () => values[name as keyof typeof values] });
for (const name of Object.keys(values)) field(name);

/** The root fields of a document with their serializers; null when one has none. */
function onFastPath(text: string, asText = false) {
  const document = parse(text);
  const nodes = (document.definitions[0] as OperationDefinitionNode).selectionSet.selections as FieldNode[];
  const roots = nodes.map((node) => ({
    key: node.alias?.value ?? node.name.value,
    node,
    field: field(node.name.value),
    arguments: {},
    serialize: serializerOf(node, field(node.name.value), document),
  }));
  return roots.every((root) => root.serialize) ? executeFastPath(roots as never, {}, { asText }) : null;
}

describe('the fast path', () => {
  test.each([
    '{ entry { id size ready status note later } }',
    '{ entries { key: id people { id name __typename } friend { name } } }',
    '{ one: entry { __typename } two: entries { id } }',
    'query { entry { ...E ... on Entry { people { id } } people { name } } } fragment E on Entry { id people { name } friend { id } }',
    '{ entry { id id a: id } }',
  ])('answers as graphql-js does: %s', async (text) => {
    const data = JSON.stringify((await graphql({ schema, source: text })).data);
    expect(JSON.stringify((await onFastPath(text))!.data)).toBe(data);
    expect((await onFastPath(text, true))!.data).toEqual(new JsonText(data));
  });

  test.each(['', 'plain', 'a "quote"', 'back\\slash', 'tab\t', 'Zoë', '🙂', '\ud800', '\u007f', 'x'.repeat(100)])(
    'writes a text as JSON.stringify does: %j',
    (text) => {
      expect(jsonString(text)).toBe(JSON.stringify(text));
    },
  );

  test.each([false, true])('a null where there may be none is an error, and no data (as text: %s)', async (asText) => {
    const text = '{ broken { size } }';
    const { errors, data } = (await onFastPath(text, asText))!;
    expect(data).toBeNull();
    expect(errors![0]!.message).toBe((await graphql({ schema, source: text })).errors![0]!.message);
  });

  test.each([
    '{ entry { id @include(if: true) } }',
    '{ entry { people { tags(first: 1) } } }',
    'query { entry { ... on Entry @skip(if: false) { id } } }',
    '{ entry @include(if: true) { id } }',
  ])('leaves to graphql-js what it does not know: %s', (text) => {
    expect(onFastPath(text)).toBeNull();
  });
});
