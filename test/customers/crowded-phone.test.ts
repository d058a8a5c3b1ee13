import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { OwnDataSteps } from '../own-data/OwnDataSteps.js';
import { OwnData } from '../own-data/own-data.generated.js';
import { plantInventedNames } from '../world/plant-invented-names.js';
import { useWorld } from '../world/use-world.js';
import { AddPerson, Persons } from './customers.generated.js';

const PHONE = '2125550142';
const world = useWorld({ plan: Plan.STANDARD });

/** A stranger books 21 times with the phone of somebody, with invented names and codes to mailboxes of their own. */
beforeEach(() => plantInventedNames(world.business, PHONE));

test('names that a stranger booked with cut nobody off from their own data', async () => {
  await world.business.customer('Vera', 'Victim', PHONE);
  const token = await new OwnDataSteps(world).link({ phone: PHONE });
  const { customers } = (await world.anonymous.must(OwnData, { token })).ownData;
  expect(customers).toHaveLength(20);
  expect(customers[0]!.firstName).toBe('Vera');
});

test('names that a stranger booked with do not fill the list at the door', async () => {
  const kiosk = await world.business.kiosk();
  await kiosk.must(AddPerson, { input: { firstName: 'Una', lastName: 'Lee', phone: PHONE } });
  await world.business.customer('Vera', 'Victim', PHONE);
  const { persons } = await kiosk.must(Persons, { phone: PHONE });
  expect(persons.map(({ firstName }) => firstName)).toEqual(['Vera', 'Zed0', 'Zed1', 'Zed2', 'Zed3', 'Zed4', 'Una']);
});
