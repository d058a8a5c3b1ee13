import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OlderDatabase } from './OlderDatabase.js';

let database: OlderDatabase;

beforeAll(async () => {
  database = await OlderDatabase.before('GivenEmails');
});
afterAll(() => database.close());

/** A customer with an e-mail address, and a check-in so many seconds after they became one. */
const customer = (id: number, actor: string, secondsLater: number, email = `'${id}@example.com'`) => `
  insert into customer (id, person_id, first_name, last_name, phone, email, created_at)
    values (${id}, ${id}, 'Ann', 'Lee', '2125550101', ${email}, '2026-06-15T12:00:00Z');
  insert into check_in (id, public_id, customer_id, created_at)
    values (${id}, 'link-${id}', ${id}, '2026-06-15T12:00:00Z'::timestamptz + interval '${secondsLater} seconds');
  insert into check_in_event (check_in_id, kind, at, actor)
    select id, 'checked-in', created_at, '${actor}' from check_in where id = ${id};`;

test('an older e-mail address stays where a kiosk or staff gave it, goes to the check-in where a phone did, and else is forgotten', async () => {
  await database.rows(`
    select set_config('app.business_id', '2', false);
    insert into business (id, name) values (2, 'Salon Rosa');
    ${customer(1, 'kiosk:8', 0.2)} ${customer(2, 'account:3', 0)} ${customer(3, 'phone:5', 0.1)}
    ${customer(4, 'phone:5', 0, 'null')} ${customer(5, 'kiosk:8', 600)} ${customer(6, 'kiosk:8', 0, 'null')}`);
  await database.migrate();
  const rows = await database.rows(
    'select u.id, u.email, u.email_open as open, c.email as own from customer u join check_in c on c.id = u.id order by u.id',
  );
  expect(rows).toEqual([
    { id: '1', email: '1@example.com', open: false, own: null },
    { id: '2', email: '2@example.com', open: false, own: null },
    { id: '3', email: null, open: true, own: '3@example.com' },
    { id: '4', email: null, open: true, own: null },
    { id: '5', email: null, open: true, own: null },
    { id: '6', email: null, open: false, own: null },
  ]);
});
