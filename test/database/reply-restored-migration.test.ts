import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OlderDatabase } from './OlderDatabase.js';

let database: OlderDatabase;

beforeAll(async () => {
  database = await OlderDatabase.before('ReplyRestored');
});
afterAll(() => database.close());

test('texts that were brought back are told from undone changes of status', async () => {
  await database.rows(`
    select set_config('app.business_id', '2', false);
    insert into business (id, name) values (2, 'Salon Rosa');
    insert into customer (id, person_id, first_name, last_name, phone) values (1, 1, 'Ann', 'Lee', '2125550101');
    insert into check_in (id, public_id, customer_id, created_at) values (1, 'ann', 1, now());
    insert into check_in_event (id, check_in_id, kind, at, actor, data) values
      (11, 1, 'undone', now(), 'account:1', '{"from": "ready", "to": "checked-in"}'),
      (12, 1, 'changed', now(), 'account:1', '{"fields": ["reply"]}'),
      (13, 1, 'undone', now(), 'account:1', '{}');`);
  await database.migrate();
  expect(await database.rows('select id, kind from check_in_event order by id')).toEqual([
    { id: '11', kind: 'undone' },
    { id: '12', kind: 'changed' },
    { id: '13', kind: 'reply-restored' },
  ]);
});
