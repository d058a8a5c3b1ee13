import { expect, test } from '@jest/globals';
import { useOlderCheckIn } from './OlderDatabase.js';

const database = useOlderCheckIn('BusinessPage');

test('businesses that are there get a page, and keep the name of it for good', async () => {
  await database().rows(`update business set vanity_name = 'salon-rosa' where id = 2`);
  await database().migrate();
  expect(await database().rows('select business_id, about, joins_from_afar from business_page order by 1')).toEqual([
    { business_id: '1', about: '', joins_from_afar: false },
    { business_id: '2', about: '', joins_from_afar: false },
  ]);
  expect(await database().rows('select name, business_id from vanity_name')).toEqual([
    { name: 'salon-rosa', business_id: '2' },
  ]);
});
