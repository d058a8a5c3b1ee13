import { expect, test } from '@jest/globals';
import { ownedBusiness } from '../../server/core/access/owned-business.js';
import { transaction } from '../../server/core/database/transaction.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld();
const find = (email: string, wanted?: string) =>
  transaction(world.app.dependencies.source, { tenant: null, readOnly: true }, (db) =>
    ownedBusiness(db, email, wanted),
  );

test('a command finds the business of an owner by the address, and one of several by its id', async () => {
  const [{ email }] = (await world.rows<{ email: string }>(
    world.business.id,
    `select email from account where id = (select account_id from membership where business_id = ${world.business.id})`,
  )) as [{ email: string }];
  expect(await find(email.toUpperCase())).toMatchObject({ id: world.business.id });
  expect(await find(email, world.business.id)).toMatchObject({ id: world.business.id });
  await expect(find(email, 'nobody-s')).rejects.toThrow(`${email} owns no business nobody-s.`);
  await expect(find('nobody@example.com')).rejects.toThrow('nobody@example.com owns no business: sign up');
});
