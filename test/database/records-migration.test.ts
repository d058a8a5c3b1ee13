import { expect, test } from '@jest/globals';
import { useOlderCheckIn } from './OlderDatabase.js';

const database = useOlderCheckIn('Records');

test('what was done to many at once is in the history of each', async () => {
  await database().rows(`
    insert into audit_log (id, at, actor, action, subject, address) values
      (11, '2026-01-01', 'account:1', 'customer.archive', '5 6', ''),
      (12, '2026-01-02', 'account:1', 'customer.restore', '5', ''),
      (13, '2026-01-03', 'account:1', 'catalogue.archive', '7 8', '')`);
  await database().migrate();
  expect(await database().rows('select action, subject from audit_log order by at, subject')).toEqual([
    { action: 'customer.archive', subject: '5' },
    { action: 'customer.archive', subject: '6' },
    { action: 'customer.restore', subject: '5' },
    { action: 'catalogue.archive', subject: '7 8' },
  ]);
});
