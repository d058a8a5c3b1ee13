import { expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server.node';
import { type CatalogueItem, durationText, priceText } from '../../../web/catalogue/catalogue-item';
import { CatalogueList } from '../../../web/catalogue/CatalogueList';
import { CatalogueSearch } from '../../../web/catalogue/CatalogueSearch';
import { englishCatalogue as words } from '../../../web/admin/products/english-catalogue';
import { anImage } from '../ui/an-image';

const cuts = { id: '1', name: 'Cuts', subheading: 'With wash' };
const anItem = (id: number, fields: Partial<CatalogueItem> = {}): CatalogueItem => ({
  id: String(id),
  name: `Item ${id}`,
  price: null,
  durationMinutes: null,
  description: '',
  category: null,
  image: null,
  ...fields,
});
const haircut = anItem(1, {
  name: 'Haircut',
  price: '1024.50',
  durationMinutes: 90,
  description: '<p>Dry</p><p>or wet</p>',
  category: cuts,
  image: anImage('cut'),
});
const balm = anItem(2, { name: 'Balm' });
const list = { items: [haircut, balm], search: '', words, level: 2 } as const;

test('items stand under their category with price and duration, the others at the end', () => {
  render(<CatalogueList {...list} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Cuts',
    'Other items',
  ]);
  const row = within(screen.getByRole('region', { name: 'Cuts' })).getByRole('listitem');
  expect(row.textContent).toBe('Haircut$1,024.501 h 30 minDry or wet Show more');
  expect(screen.getByText('With wash')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Select|Photos/ })).toBeNull();
});

test.each([
  ['24.50', '$24.50'],
  ['0.00', '$0.00'],
  ['999999.99', '$999,999.99'],
])('%s dollars are %s', (price, text) => expect(priceText(price)).toBe(text));
test.each([
  [45, '45 min'],
  [60, '1 h'],
  [10_080, '168 h'],
])('%s minutes are %s', (minutes, text) => expect(durationText(minutes)).toBe(text));

test('visitors select items, and the bar counts them', async () => {
  const user = userEvent.setup();
  const onToggle = jest.fn();
  const { rerender } = render(<CatalogueList {...list} onToggle={onToggle} />);
  expect(screen.queryByText(/^\d Selected$/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select Haircut', pressed: false }));
  expect(onToggle).toHaveBeenCalledWith(haircut);
  rerender(
    <CatalogueList
      {...list}
      onToggle={onToggle}
      selected={new Set(['1'])}
      selectedAction={<a href="/">Start Booking</a>}
    />,
  );
  expect(screen.getByRole('button', { name: 'Selected Haircut', pressed: true })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 Selected');
  expect(screen.getByRole('link', { name: 'Start Booking' })).toBeTruthy();
});

test('a thumbnail opens the album; what has no photo has no button', async () => {
  const user = userEvent.setup();
  const onOpenAlbum = jest.fn();
  render(<CatalogueList {...list} onOpenAlbum={onOpenAlbum} />);
  await user.click(screen.getByRole('button', { name: /^Photos/ }));
  expect(onOpenAlbum).toHaveBeenCalledWith(haircut);
});

test('an empty list and a search without a match say so, each with its own words', () => {
  const { rerender, container } = render(<CatalogueList {...list} items={[]} emptyAction={<button>Add</button>} />);
  expect(container.textContent).toBe('No Products/Services YetAdd');
  rerender(<CatalogueList {...list} items={[]} search="x<y" emptyAction={<button>Add</button>} />);
  expect(container.textContent).toBe('Your search - x<y - did not match any data.');
});

test('no word is said to match nothing before its own items are drawn', () => {
  const drawn: string[] = [];
  const page = (fields: object) => (
    <Profiler id="list" onRender={() => drawn.push(document.body.textContent)}>
      <CatalogueList {...list} {...fields} />
    </Profiler>
  );
  const { rerender } = render(page({ items: [], search: 'zzz' }));
  rerender(page({ search: 'a' }));
  expect(drawn.at(-1)).toContain('Haircut');
  expect(drawn.join()).toContain('Your search - zzz -');
  expect(drawn.join()).not.toContain('Your search - a -');
});

test('categories without items are shown to who may fill them, but not by a search', () => {
  const empty = { id: '9', name: 'Colors', subheading: '' };
  const tools = ({ name }: { name: string }) => <button>Edit {name}</button>;
  const { rerender } = render(<CatalogueList {...list} categories={[empty, cuts]} categoryTools={tools} />);
  expect(screen.getAllByRole('button', { name: /Edit/ }).map(({ textContent }) => textContent)).toEqual([
    'Edit Colors',
    'Edit Cuts',
  ]);
  rerender(<CatalogueList {...list} search="cut" categories={[empty, cuts]} categoryTools={tools} />);
  expect(screen.queryByRole('heading', { name: 'Colors' })).toBeNull();
});

test('the server draws a page of a hundred whole; of a thousand the rest comes after the first drawing', () => {
  const many = (count: number) => Array.from({ length: count }, (_, id) => anItem(id));
  const rows = (count: number) => renderToString(<CatalogueList {...list} items={many(count)} />).match(/<li/g)!.length;
  expect(rows(100)).toBe(100);
  expect(rows(1000)).toBe(100);
  render(<CatalogueList {...list} items={many(1000)} />);
  expect(document.querySelectorAll('li')).toHaveLength(1000);
});

test('a row is drawn again only where something of it changed', () => {
  const rowTools = jest.fn(() => null);
  const { rerender } = render(<CatalogueList {...list} rowTools={rowTools} />);
  rowTools.mockClear();
  rerender(<CatalogueList {...list} rowTools={rowTools} selected={new Set(['2'])} />);
  expect(rowTools.mock.calls).toEqual([[balm]]);
});

test('the search asks on Enter at once, and takes what the address says', async () => {
  const user = userEvent.setup();
  const onSearch = jest.fn();
  const { rerender } = render(<CatalogueSearch value="" label={words.search} onSearch={onSearch} />);
  const box = screen.getByRole('searchbox', { name: 'Search Products & Services' });
  await user.type(box, ' cut {Enter}');
  expect(onSearch.mock.calls).toEqual([['cut']]);
  rerender(<CatalogueSearch value="wash" label={words.search} onSearch={onSearch} />);
  expect(box).toHaveProperty('value', 'wash');
});

test('no axe violation', async () => {
  const { container } = render(
    <main>
      <h1>Menu</h1>
      <CatalogueSearch value="" label={words.search} onSearch={jest.fn()} />
      <CatalogueList {...list} onToggle={jest.fn()} onOpenAlbum={jest.fn()} selected={new Set(['1'])} />
    </main>,
  );
  const { violations } = await act(() => axe.run(container, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id }) => id)).toEqual([]);
});
