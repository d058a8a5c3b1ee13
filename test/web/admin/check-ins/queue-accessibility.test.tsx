import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { openQueue, party } from './queue';

const ann = party(1, 'Ann', 'Lee', {
  reply: 'We are parking',
  repliedAt: '2026-11-21T15:57:00.000Z',
  quote: { lowMinutes: 5, minutes: 8, highMinutes: 10 },
  holdUntil: '2026-11-21T16:05:00.000Z',
});
const ben = party(2, 'Ben', 'Ortiz', { status: 'READY', position: null, callUpFailed: true, tableNumber: '7' });

type User = ReturnType<typeof openQueue>['user'];
const press = (name: string) => async (user: User) => user.click(await screen.findByRole('button', { name }));
const choose = (word: string) => async (user: User) => {
  await press('More for Ann Lee')(user);
  if (word) await user.click(await screen.findByRole('menuitem', { name: word }));
};
const openForm = async (user: User) => user.click(await screen.findByRole('link', { name: 'Ben Ortiz' }));

test.each<[string, ((user: User) => Promise<void>) | null, string | null]>([
  ['the list', null, null],
  ['the menu of a row', choose(''), 'menu'],
  ['Call Up', press('Call up Ann Lee'), 'dialog'],
  ['Answer', press('Answer Ann Lee'), 'dialog'],
  ['Table Number', choose('Table number'), 'dialog'],
  ['the update form', openForm, 'dialog'],
  ['History', choose('History'), 'dialog'],
])('%s: no axe violation', async (_name, opening, role) => {
  const { user } = openQueue([ann, ben]);
  await screen.findByRole('link', { name: 'Ann Lee' });
  await opening?.(user);
  if (role) await screen.findByRole(role);
  document.documentElement.lang = 'en';
  // A menu lies over the page and belongs to no region of it.
  const { violations } = await act(() =>
    axe.run(document, {
      iframes: false,
      rules: { 'color-contrast': { enabled: false }, region: { enabled: role !== 'menu' } },
    }),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
});
