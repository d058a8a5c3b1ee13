import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ plan: Plan.PLUS });
const AT = '/api/business';

/** How many messages a call brings about. */
async function news(path: string, body: object): Promise<[number, number]> {
  const count = async () => (await world.rows(world.business.id, 'select id from message')).length;
  const before = await count();
  const { status } = await world.business.owner.post(`${AT}/${path}`, body);
  return [status, (await count()) - before];
}
const added = async () =>
  (await world.rows<{ id: string }>(world.business.id, 'select id from appointment order by id desc limit 1'))[0]!.id;

test.each([
  [{}, 1],
  [{ isTellCustomer: 1 }, 1],
  [{ isTellCustomer: false }, 0],
])('with %j the customer gets so many messages of each call: %i', async (told, messages) => {
  const customer = await world.business.customer('Ann', 'Lee', world.newPhone());
  await world.business.changeCustomer(customer, { email: 'ann@example.com' });
  const appointment = { customerID: Number(customer.id), startDate: '2026-06-16T10:00', endDate: '2026-06-16T11:00' };
  expect(await news('add_appointment', { ...appointment, ...told })).toEqual([200, messages]);
  const appointmentID = await added();
  const move = { appointmentID, startDate: '2026-06-16T12:00' };
  expect(await news('update_appointment', { ...move, ...told })).toEqual([200, messages]);
  expect(await news('delete_appointments', { appointmentIDArray: [appointmentID], ...told })).toEqual([200, messages]);
});
