import { expect, test } from '@jest/globals';
import { useOlderCheckIn } from './OlderDatabase.js';

const database = useOlderCheckIn('ReplyRestored');

test('texts that were brought back are told from undone changes of status', async () => {
  await database().rows(`
    insert into check_in_event (id, check_in_id, kind, at, actor, data) values
      (11, 1, 'undone', now(), 'account:1', '{"from": "ready", "to": "checked-in"}'),
      (12, 1, 'changed', now(), 'account:1', '{"fields": ["reply"]}'),
      (13, 1, 'undone', now(), 'account:1', '{}');`);
  await database().migrate();
  expect(await database().rows('select id, kind from check_in_event order by id')).toEqual([
    { id: '11', kind: 'undone' },
    { id: '12', kind: 'changed' },
    { id: '13', kind: 'reply-restored' },
  ]);
});
