import { expect, test } from '@jest/globals';
import { storedImage } from '../../server/core/storage/image-files.js';
import { useOlderCheckIn } from './OlderDatabase.js';

const database = useOlderCheckIn('Media17');
const FILE = '0123456789abcdef0123456789abcdef.png';

test('older logos keep their files; one that no app shows is deleted by the next job', async () => {
  await database().rows(`
    insert into media (id, kind, file, width, height, bytes) values
      (1, 'checkinapp', '${FILE}', 40, 30, 1), (2, 'checkinapp', 'old.png', 40, 30, 1);
    insert into check_in_app (public_token, monitor_token, media_id) values ('q', 'm', 1)`);
  await database().migrate();
  expect(
    await database().rows(
      'select id, files, attached_at is not null as attached, removed_at is not null as removed from media order by id',
    ),
  ).toEqual([
    { id: '1', files: [storedImage('checkinapp', 'preview', FILE)!.name], attached: true, removed: false },
    { id: '2', files: ['checkinapp/old.png'], attached: true, removed: true },
  ]);
});
