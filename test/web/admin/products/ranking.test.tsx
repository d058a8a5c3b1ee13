import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCategory, anItem, openProducts } from './catalogue';

const button = (name: string) => screen.getByRole('button', { name });
const names = () => [...document.querySelectorAll<HTMLElement>('main [data-item]')].map(({ dataset }) => dataset.item);
const hair = aCategory('7', 'Hair');
const all = () => [
  anItem('1', 'Cut', { category: hair }),
  anItem('2', 'Wash', { category: hair, position: 1 }),
  anItem('3', 'Balm'),
];
const salon = () => ({ categories: [hair] });

test('the arrow keys rank an item within its category, and say where it is', async () => {
  const { user, calls } = openProducts(all(), salon());
  const handle = await screen.findByRole('button', { name: 'Move Wash' });
  act(() => handle.focus());
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('Wash: 1 of 2')).toBeTruthy();
  expect(document.activeElement).toBe(button('Move Wash'));
  await user.keyboard('{ArrowUp}'); // it is the first already
  const up = { name: 'ProductsPage_Rank', variables: { id: '2', place: 0, seen: ['1', '2'] } };
  await waitFor(() => expect(calls).toEqual([up]));
  await waitFor(() => expect(names()).toEqual(['2', '1', '3']));
  expect(await screen.findByText('Wash is item 1 of 2 now.')).toBeTruthy();
  await user.click(button('Undo'));
  await waitFor(() => expect(names()).toEqual(['1', '2', '3']));
  expect(calls.at(-1)?.variables).toEqual({ id: '2', place: 1, seen: ['2', '1'] });
});

test('what moves while a move is saved is saved after it, and a drag under way stays under the pointer', async () => {
  const three = ['Cut', 'Wash', 'Dry'].map((name, position) => anItem(String(position + 1), name, { position }));
  const { user, calls, server } = openProducts(three);
  const handle = await screen.findByRole('button', { name: 'Move Dry' });
  const free = server.holdSearch();
  act(() => handle.focus());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  act(() => button('Move Wash').focus());
  await user.keyboard('{ArrowUp}');
  expect(names()).toEqual(['3', '2', '1']);
  const pointer = (type: string, on: Element, clientY: number) =>
    fireEvent(on, new MouseEvent(`pointer${type}`, { clientY, bubbles: true }));
  pointer('down', button('Move Cut'), 0);
  pointer('move', document.body, -10);
  await waitFor(() => expect(names()).toEqual(['1', '3', '2']));
  free();
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls.map(({ variables }) => variables)).toEqual([
    { id: '3', place: 1, seen: ['1', '2', '3'] },
    { id: '3', place: 0, seen: ['1', '3', '2'] },
    { id: '2', place: 1, seen: ['3', '1', '2'] },
  ]);
  expect(await screen.findByText('Wash is item 2 of 3 now.')).toBeTruthy();
  expect(names()).toEqual(['1', '3', '2']);
  pointer('up', document.body, -10);
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ id: '1', place: 0, seen: ['3', '2', '1'] }));
  expect(await screen.findByText('Cut is item 1 of 3 now.')).toBeTruthy();
  expect(names()).toEqual(['1', '3', '2']);
});

test('a move from an order that somebody else changed is told, and the list shows theirs', async () => {
  const { user, calls, server } = openProducts(all(), salon());
  const handle = await screen.findByRole('button', { name: 'Move Wash' });
  server.items = [server.items[1]!, server.items[0]!, ...server.items.slice(2)];
  act(() => handle.focus());
  const free = server.holdSearch();
  await user.keyboard('{ArrowUp}');
  act(() => button('Move Cut').focus());
  await user.keyboard('{ArrowDown}');
  free();
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody else changed the order of these items.');
  // What waited behind it is not sent: it was meant for the order of before.
  expect(calls).toHaveLength(1);
  await waitFor(() => expect(names()).toEqual(['2', '1', '3']));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
