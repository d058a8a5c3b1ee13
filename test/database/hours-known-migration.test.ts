import { expect, test } from '@jest/globals';
import { useOlderCheckIn } from './OlderDatabase.js';

const database = useOlderCheckIn('BookingsShown');

test('a business that has hours is known to have them', async () => {
  await database().rows(`
    insert into business_hour (business_id, id, weekday, opens, closes) values (2, 1, 1, 540, 1020);
    select set_config('app.business_id', '3', false);
    insert into business (id, name) values (3, 'Salon Lila')`);
  await database().migrate();
  expect(await database().rows('select id, has_hours from business where id > 1 order by id')).toEqual([
    { id: '2', has_hours: true },
    { id: '3', has_hours: false },
  ]);
});
