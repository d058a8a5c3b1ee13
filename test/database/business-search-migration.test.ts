import { expect, test } from '@jest/globals';
import { useOlderCheckIn } from './OlderDatabase.js';

const database = useOlderCheckIn('BusinessSearch');

test('the words of businesses that are there are known, the same ones once', async () => {
  await database().rows(
    `update business set name = 'José’s St. Louis-Cuts', city = 'Los Ángeles', state = 'CA', zip = '90001-1234' where id = 2`,
  );
  await database().migrate();
  const [business] = await database().rows<{ search_words: string[] }>(
    'select search_words from business where id = 2',
  );
  const words = ['joses', 'st', 'louis', 'cuts', 'los', 'angeles', 'ca', '90001', '1234'];
  expect(business!.search_words).toEqual([...words, 'in los angeles', 'in 90001']);
  expect(await database().rows(`select word from search_word where word in ('${words.join(`','`)}')`)).toHaveLength(9);
});
