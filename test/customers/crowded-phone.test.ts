import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { OwnDataSteps } from '../own-data/OwnDataSteps.js';
import { OwnData } from '../own-data/own-data.generated.js';
import { useWorld } from '../world/use-world.js';
import { AddPerson, Persons } from './customers.generated.js';

const PHONE = '2125550142';
const world = useWorld({ plan: Plan.STANDARD });

/** A stranger books 21 times with the phone of somebody, with invented names and codes to mailboxes of their own. */
beforeEach(async () => {
  await world.rows(
    world.business.id,
    `with p as (
       insert into person (first_name, last_name, phone, added_from) select 'Zed' || n, 'Fake', $1, 'a stranger' from generate_series(0, 20) n
       returning id, first_name, last_name, phone)
     insert into customer (person_id, first_name, last_name, phone, email_open)
     select id, first_name, last_name, phone, true from p order by id returning id`,
    [PHONE],
  );
});

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
