import { expect, test } from '@jest/globals';
import { useOlderCheckIn } from './OlderDatabase.js';

const database = useOlderCheckIn('Staff17');

test('owners become staff members; hours and exceptions stay those of the business', async () => {
  await database().rows(`
    insert into account (id, email, password_hash, first_name, last_name, phone) values
      (1, 'rosa@example.com', '', 'Rosa', 'Diaz', '2125550101'), (2, 'joe@example.com', '', '', repeat('x', 60), '+44'),
      (3, 'max@example.com', '', 'Max', 'Ott', '2125550103');
    insert into membership (account_id, business_id, role) values (1, 2, 1), (2, 2, 1), (3, 2, 2);
    insert into business_hour (weekday, opens, closes) values (1, 540, 1020);
    insert into hours_exception (date, name, ranges) values ('2026-12-25', 'Christmas', '[]')`);
  await database().migrate();
  expect(
    await database().rows(
      'select account_id, id >> 32 as business, role, first_name, length(last_name) as length, phone, email from staff order by 1',
    ),
  ).toEqual([
    {
      account_id: '1',
      business: '2',
      role: 1,
      first_name: 'Rosa',
      length: 4,
      phone: '2125550101',
      email: 'rosa@example.com',
    },
    { account_id: '2', business: '2', role: 1, first_name: '–', length: 50, phone: '', email: 'joe@example.com' },
  ]);
  expect(await database().rows('select staff_id from business_hour')).toEqual([{ staff_id: null }]);
  expect(await database().rows('select staff_id, last_date::text from hours_exception')).toEqual([
    { staff_id: null, last_date: '2026-12-25' },
  ]);
});
