import { describe, expect, test } from '@jest/globals';
import { buildSchema, type GraphQLSchema } from 'graphql';
import type { Permission } from '../../server/core/access/permissions.js';
import { MODULES } from '../../server/modules.js';
import { createSchema } from '../../server/core/graphql/schema.js';
import { sources } from '../architecture/sources.js';
import { breaches, definedIn, ONESELF, reachedWithoutLogin, SEEN_BY_ALL, SIGN_IN_ANSWERS } from './closed-types.js';

const schema = await createSchema(MODULES);
const inPublic = definedIn(sources(['server/public']).map(({ text }) => text));

/** A schema whose root fields have these permissions. */
function marked(text: string, permissions: Record<string, Permission>): GraphQLSchema {
  const made = buildSchema(text);
  for (const [name, permission] of Object.entries(permissions))
    made.getQueryType()!.getFields()[name]!.extensions = { access: { permission, source: 'session' } };
  return made;
}

describe('what can be reached without a login', () => {
  test('is of types that live in server/public, and of oneself', () => {
    expect(breaches(schema, inPublic)).toEqual([]);
  });

  test('is looked for in all the open fields, and the exceptions are needed', () => {
    const reached = reachedWithoutLogin(schema);
    expect(
      [ONESELF, ...SIGN_IN_ANSWERS, ...SEEN_BY_ALL].filter((name) => !reached.has(name) || inPublic.has(name)),
    ).toEqual([]);
    expect([...reached.keys()]).toEqual(
      expect.arrayContaining(['PublicBusiness', 'Kiosk', 'LineEntry', 'PersonMatch', 'KioskToken']),
    );
  });

  test('a type of another room is seen, however deep, by whatever token, in a union and beside Viewer', () => {
    const text = `
      type Query { open: Place, kiosk: [Answer!]!, staff: Customer, me: Viewer, either: Either }
      type Place { customer: Customer } type Customer { phone: String } type Answer { device: Device } type Device { id: ID }
      type Viewer { business: Business } type Business { owner: Owner } type Owner { id: ID, color: Color } enum Color { RED }
      union Either = Place | Business`;
    const planted = marked(text, {
      open: 'anyone',
      kiosk: 'kiosk.use',
      staff: 'customer.read',
      me: 'anyone',
      either: 'queue.read',
    });
    expect(breaches(planted, new Set(['Place', 'Answer']))).toEqual([
      'open.customer: Customer',
      'kiosk.device: Device',
    ]);
    const wider = marked(text, {
      open: 'queue.read',
      kiosk: 'queue.read',
      staff: 'queue.read',
      me: 'anyone',
      either: 'person.find',
    });
    expect(breaches(wider, new Set(['Place', 'Customer', 'Either']))).toEqual([
      'either | Business: Business',
      'either | Business.owner: Owner',
    ]);
  });

  test('names are those of the schema', () => {
    const text = `@ObjectType({ description: 'A (small) one.' })\nexport class One {}\n@ObjectType('Second', { description: 'x' })\nexport class Two {}\n@InputType()\nexport class Three {}\nexport class Four {}`;
    expect([...definedIn([text])]).toEqual(['One', 'Second']);
  });
});
