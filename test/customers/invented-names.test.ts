import { expect, test } from '@jest/globals';
import type { Actor } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { AddPerson, Persons } from './customers.generated.js';

const PHONE = '2125550100';
const world = useWorld({ config: { trustProxy: 1 } });

const from = (address: string) => ({ 'x-forwarded-for': address });
async function add(actor: Actor, firstName: string, address: string): Promise<void> {
  const input = { firstName, lastName: 'Lee', phone: PHONE };
  const { errors } = await actor.ask(AddPerson, { input }, from(address));
  expect(errors).toBeUndefined();
}
async function namesAt(business: TestBusiness): Promise<string[]> {
  const { data } = await (await business.kiosk()).ask(Persons, { phone: PHONE }, from('192.0.2.9'));
  return data!.persons.map(({ firstName }) => firstName);
}

test('names that a stranger invents for a phone push its owner out nowhere', async () => {
  const [bad, own, other] = [await world.aBusiness(), world.business, await world.aBusiness()];
  const stranger = await bad.phone();
  for (const letter of 'abcdefghijklmnopqrst') await add(stranger, `A${letter}`, '203.0.113.7');
  await add(await own.kiosk(), 'Zoe', '198.51.100.1');
  expect(await namesAt(other)).toEqual(['Aa', 'Ab', 'Ac', 'Ad', 'Ae', 'Zoe']);
  await own.customer('Zara', 'Lee', PHONE);
  expect((await namesAt(own))[0]).toBe('Zara');
  expect(await namesAt(other)).toContain('Zara');
});

test('who was known first is shown first, whatever the name', async () => {
  await add(await world.business.kiosk(), 'Zoe', '198.51.100.1');
  const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'];
  for (const [index, address] of addresses.entries()) {
    const stranger = await world.business.phone();
    for (const letter of 'abcdef') await add(stranger, `A${letter}${'xyzuv'[index]}`, address);
  }
  const names = await namesAt(await world.aBusiness());
  expect(names).toHaveLength(20);
  expect(names[0]).toBe('Zoe');
});
