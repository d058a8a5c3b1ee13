import { describe, expect, test } from '@jest/globals';
import { buildSchema, isObjectType, type GraphQLSchema } from 'graphql';
import type { Permission } from '../../server/core/access/permissions.js';
import { createSchema } from '../../server/core/graphql/schema.js';
import { MODULES } from '../../server/modules.js';
import { sources } from '../architecture/sources.js';
import { breaches, ONESELF, reachedWithoutLogin, REASONS } from './closed-types.js';
import { PERSONAL } from './personal-columns.js';

const schema = await createSchema(MODULES);
const entities = new Set(
  sources(['entities']).flatMap(({ text }) =>
    text.includes('@Entity(') ? [...text.matchAll(/^export class (\w+)/gm)].map(([, name]) => name!) : [],
  ),
);
const personal = new Set(
  Object.values(PERSONAL)
    .flat()
    .map((column) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())),
);

/** A schema whose root fields have these permissions, and whose types but the `closed` ones are marked. */
function marked(text: string, permissions: Record<string, Permission>, closed: string[] = []): GraphQLSchema {
  const made = buildSchema(text);
  for (const [name, permission] of Object.entries(permissions))
    made.getQueryType()!.getFields()[name]!.extensions = { access: { permission, source: 'session' } };
  for (const type of Object.values(made.getTypeMap()))
    if (isObjectType(type) && !closed.includes(type.name)) type.extensions = { isPublic: true };
  return made;
}
const found = (made: GraphQLSchema) =>
  breaches(made, {
    entities: new Set(['Row']),
    personal: new Set(['email', 'notes']),
    reasons: { 'Fine.email': 'own' },
  });

describe('what can be reached without a login', () => {
  test('is marked @Public(), plain, of no table, and names nothing personal without a reason', () => {
    expect(entities.size).toBeGreaterThan(5);
    expect([...personal]).toEqual(expect.arrayContaining(['firstName', 'phone', 'email', 'notes', 'temperature']));
    expect(breaches(schema, { entities, personal })).toEqual([]);
  });

  test('is looked for in all the open fields; marks and reasons are needed', () => {
    const reached = reachedWithoutLogin(schema);
    expect([...reached.keys()]).toEqual(expect.arrayContaining(['PublicBusiness', 'Kiosk', 'LineEntry', ONESELF]));
    const markedTypes = Object.values(schema.getTypeMap()).filter(({ extensions }) => extensions['isPublic']);
    expect(markedTypes.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
    const isNeeded = (place: string) => {
      const [type, field] = place.split('.') as [string, string];
      const at = schema.getType(type);
      return isObjectType(at) && reached.has(type) && field in at.getFields() && personal.has(field);
    };
    expect(Object.keys(REASONS).filter((place) => !isNeeded(place))).toEqual([]);
  });

  test('a type without a mark is seen, however deep, by whatever token, in a union and beside Viewer', () => {
    const text = `
      type Query { open: Place, kiosk: [Answer!]!, staff: Hidden, me: Viewer, either: Either }
      type Place { customer: Customer } type Customer { id: ID } type Answer { device: Device } type Device { id: ID }
      type Viewer { business: Business } type Business { owner: Owner } type Owner { id: ID, color: Color } enum Color { RED }
      type Hidden { id: ID } union Either = Place | Business`;
    const closed = ['Customer', 'Device', 'Hidden', 'Viewer', 'Owner'];
    expect(
      found(
        marked(
          text,
          { open: 'anyone', kiosk: 'kiosk.use', staff: 'customer.read', me: 'anyone', either: 'queue.read' },
          closed,
        ),
      ),
    ).toEqual(['open.customer: Customer is not marked @Public()', 'kiosk.device: Device is not marked @Public()']);
    expect(
      found(
        marked(
          text,
          { open: 'queue.read', kiosk: 'queue.read', staff: 'queue.read', me: 'anyone', either: 'person.find' },
          closed,
        ),
      ),
    ).toEqual([
      'either | Place.customer: Customer is not marked @Public()',
      'either | Business.owner: Owner is not marked @Public()',
    ]);
  });

  test.each([
    ['an e-mail', 'type Query { a: A } type A { email: String }', 'A.email: called like a personal column'],
    [
      'a row of a table',
      'type Query { a: A } type A { row: Row } type Row { id: ID }',
      'a.row: Row is a row of a table',
    ],
    [
      'any scalar',
      'scalar JSONObject type Query { a: A } type A { all: JSONObject }',
      'a.all: JSONObject can carry anything',
    ],
    ['a root field that is a scalar', 'scalar Any type Query { a: Any }', 'a: Any can carry anything'],
    [
      'a whole row as a string',
      'type Query { a: A } type A { "The row as JSON." all: String }',
      'A.all: a string that can carry anything',
    ],
    [
      'and by its name',
      'type Query { a: A } type A { rowJson: String }',
      'A.rowJson: a string that can carry anything',
    ],
  ])('%s is seen in it', (_, text, breach) => {
    expect(found(marked(text, { a: 'anyone' }))).toEqual([breach]);
  });

  test('what has a reason is fine', () => {
    expect(found(marked('type Query { a: Fine } type Fine { email: String, id: ID }', { a: 'anyone' }))).toEqual([]);
  });
});
