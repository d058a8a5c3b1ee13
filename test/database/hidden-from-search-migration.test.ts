import { expect, test } from '@jest/globals';
import { useOlderCheckIn } from './OlderDatabase.js';

const database = useOlderCheckIn('HiddenFromSearch');

test('a business that hid from searches stays hidden', async () => {
  await database().rows(`
    insert into business_page (business_id, id, hidden_from_search) values (2, 1, true);
    select set_config('app.business_id', '3', false);
    insert into business (id, name) values (3, 'Salon Lila');
    insert into business_page (business_id, id) values (3, 2)`);
  await database().migrate();
  expect(await database().rows('select id, hidden_from_search from business where id > 1 order by id')).toEqual([
    { id: '2', hidden_from_search: true },
    { id: '3', hidden_from_search: false },
  ]);
});
