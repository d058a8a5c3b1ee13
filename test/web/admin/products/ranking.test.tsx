import { afterEach, expect, test } from '@jest/globals';
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

/** Names of what was scrolled into view. */
function watchScrolls(): string[] {
  const rows: string[] = [];
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    const at = names().indexOf(this.dataset.item);
    rows.push(`${this.dataset.item ?? this.role} at ${at}`);
  };
  return rows;
}
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

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
  const told = 'Somebody else changed the order of Hair meanwhile. It is shown as it is now: move it again.';
  const notice = await screen.findByText(told);
  expect(notice.closest('[role="alert"]')?.getAttribute('aria-live')).toBe('polite');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  // What waited behind it is not sent: it was meant for the order of before.
  expect(calls).toHaveLength(1);
  await waitFor(() => expect(names()).toEqual(['2', '1', '3']));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what arrow keys move comes into view where it is drawn, and so does what a refusal put back', async () => {
  const rows = watchScrolls();
  const { user, server } = openProducts(all(), salon());
  const handle = await screen.findByRole('button', { name: 'Move Wash' });
  act(() => handle.focus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(rows).toEqual(['2 at 0']));
  await screen.findByText('Wash is item 1 of 2 now.');
  server.items = all();
  await user.keyboard('{ArrowDown}');
  await screen.findByText(/^Somebody else changed the order of Hair meanwhile/);
  await waitFor(() => expect(rows).toEqual(['2 at 0', '2 at 1', '2 at 1']));
  expect(names()).toEqual(['1', '2', '3']);
  expect(document.activeElement).toBe(button('Move Wash'));
});

test('one Undo takes back a run of moves of one item; a refused Undo is told in the same way', async () => {
  const three = ['Cut', 'Wash', 'Dry'].map((name, position) => anItem(String(position + 1), name, { position }));
  const { user, calls, server } = openProducts(three);
  const press = async (name: string, key: string, place: number) => {
    act(() => button(`Move ${name}`).focus());
    await user.keyboard(key);
    await screen.findByText(`${name} is item ${place} of 3 now.`);
  };
  await screen.findByRole('button', { name: 'Move Cut' });
  await press('Cut', '{ArrowDown}', 2);
  await press('Cut', '{ArrowDown}', 3);
  await user.click(button('Undo'));
  await waitFor(() => expect(names()).toEqual(['1', '2', '3']));
  expect(calls.at(-1)?.variables).toEqual({ id: '1', place: 0, seen: ['2', '3', '1'] });
  // After another item's move, or an Undo, a new run begins.
  await press('Cut', '{ArrowDown}', 2);
  await press('Dry', '{ArrowUp}', 2);
  await press('Cut', '{ArrowUp}', 2);
  await press('Cut', '{ArrowUp}', 1);
  server.items = [...server.items].reverse();
  await user.click(button('Undo'));
  expect(calls.at(-1)?.variables).toMatchObject({ place: 2 });
  await screen.findByText(/^Somebody else changed the order of the items without a category meanwhile/);
});
