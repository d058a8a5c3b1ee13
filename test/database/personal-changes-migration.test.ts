import { expect, test } from '@jest/globals';
import { useOlderCheckIn } from './OlderDatabase.js';

const database = useOlderCheckIn('PersonalChanges');

test('notes that the log held can be erased, and all else stays in it', async () => {
  await database().rows(`
    insert into check_in_event (id, check_in_id, kind, at, actor, data) values
      (11, 1, 'checked-in', now(), 'kiosk:1', '{"partySize": 1}'),
      (12, 1, 'changed', now(), 'account:1', '{"fields": ["partySize", "notes"], "before": {"partySize": "1", "notes": "ill"}, "after": {"partySize": "2", "notes": ""}}'),
      (13, 1, 'changed', now(), 'account:1', '{"fields": ["notes"]}');`);
  await database().migrate();
  expect(await database().rows('select id, data from check_in_event order by id')).toEqual([
    { id: '11', data: { partySize: 1 } },
    {
      id: '12',
      data: { fields: ['partySize', 'notes'], before: { partySize: '1' }, after: { partySize: '2' } },
    },
    { id: '13', data: { fields: ['notes'] } },
  ]);
  expect(await database().rows('select business_id, event_id, field, before, after from check_in_change')).toEqual([
    { business_id: '2', event_id: '12', field: 'notes', before: 'ill', after: '' },
  ]);
});
