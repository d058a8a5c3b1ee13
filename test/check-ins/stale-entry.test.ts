import { expect, test } from '@jest/globals';
import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { useWorld } from '../world/use-world.js';

const world = useWorld();

const UPDATE =
  'mutation($id: ID!, $version: Int) { updateCheckIn(id: $id, version: $version, input: { notes: "late" }) { id } }';
const ADD = 'mutation($input: AddCheckInInput!) { addCheckIn(input: $input) { id } }';

/** All plain fields of a type: what became of a call-up is told by its own mutation only. */
function everyField(typeName: string): string {
  const fields = Object.values((world.app.schema.getType(typeName) as GraphQLObjectType).getFields());
  return fields
    .filter(({ resolve }) => !resolve)
    .map(({ name, type }) => {
      const inner = getNamedType(type);
      return isObjectType(inner) ? `${name} { ${everyField(inner.name)} }` : name;
    })
    .join(' ');
}

const entryOf = async (id: string) =>
  (await world.business.owner.must(`query($id: ID!) { checkIn(id: $id) { ${everyField('CheckIn')} } }`, { id }))
    .checkIn;

test('a stale write is answered with the entry exactly as a query answers it', async () => {
  const customer = await world.business.customer('Ann', 'Lee');
  const { id, version } = await world.business.checkIn(customer);
  await world.business.owner.must(
    'mutation($id: ID!, $version: Int!) { setCheckInStatus(id: $id, version: $version, status: READY) { id } }',
    { id, version },
  );
  const { errors } = await world.business.owner.ask(UPDATE, { id, version });
  expect(errors![0]!.extensions).toEqual({ code: 'STALE', details: { current: await entryOf(id) } });
  expect(errors![0]!.extensions['details']).toMatchObject({
    current: { status: 'READY', readiedAt: '2026-06-15T16:00:00.000Z', customer: { id: customer.id } },
  });
});

test('so is a customer who is in the queue already', async () => {
  const customer = await world.business.customer('Ann', 'Lee');
  const { id } = await world.business.checkIn(customer);
  const { errors } = await world.business.owner.ask(ADD, { input: { customerId: customer.id, partySize: 2 } });
  expect(errors![0]!.extensions).toEqual({ code: 'CONFLICT', details: { current: await entryOf(id) } });
});
