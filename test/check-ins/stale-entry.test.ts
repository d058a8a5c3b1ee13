import { expect, test } from '@jest/globals';
import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { useWorld } from '../world/use-world.js';
import { AddCheckIn, UpdateCheckIn } from './check-in.generated.js';
import { SetCheckInStatus } from './status.generated.js';

const world = useWorld();

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
  (await world.business.owner.askText(`query($id: ID!) { checkIn(id: $id) { ${everyField('CheckIn')} } }`, { id }))
    .data!['checkIn'];

test('a stale write is answered with the entry exactly as a query answers it', async () => {
  const customer = await world.business.customer('Ann', 'Lee');
  const { id, version } = await world.business.checkIn(customer);
  await world.business.owner.must(SetCheckInStatus, { id, version, status: 'READY' });
  const { errors } = await world.business.owner.ask(UpdateCheckIn, { id, version, input: { notes: 'late' } });
  expect(errors![0]!.extensions).toEqual({ code: 'STALE', details: { current: await entryOf(id) } });
  expect(errors![0]!.extensions['details']).toMatchObject({
    current: { status: 'READY', readiedAt: '2026-06-15T16:00:00.000Z', customer: { id: customer.id } },
  });
});

test('so is a customer who is in the queue already', async () => {
  const customer = await world.business.customer('Ann', 'Lee');
  const { id } = await world.business.checkIn(customer);
  const { errors } = await world.business.owner.ask(AddCheckIn, { input: { customerId: customer.id, partySize: 2 } });
  expect(errors![0]!.extensions).toEqual({ code: 'CONFLICT', details: { current: await entryOf(id) } });
});
