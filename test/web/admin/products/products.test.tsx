import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../../mock-schema';
import { anImage } from '../../ui/an-image';
import { aCategory, anItem, frontDesk, manager, openProducts } from './catalogue';

const button = (name: string) => screen.getByRole('button', { name });
const names = () => [...document.querySelectorAll<HTMLElement>('main [data-item]')].map(({ dataset }) => dataset.item);
const hair = aCategory('7', 'Hair');
const color = aCategory('8', 'Color', 1);
const image = { id: '5', ...anImage('5') };
const cut = anItem('1', 'Cut', { price: '58.00', durationMinutes: 45, category: hair, image });
const wash = anItem('2', 'Wash', { category: hair, position: 1 });
const balm = anItem('3', 'Balm', { type: 'PRODUCT', price: '12.50' });
const salon = () => ({ categories: [hair, color] });
const all = () => [cut, wash, balm];

async function faults(element: Element) {
  const { violations } = await act(() => axe.run(element, { rules: { 'color-contrast': { enabled: false } } }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

test('items stand under their categories with type and rank, the empty category too', async () => {
  openProducts(all(), salon());
  const row = (await screen.findByText('Cut')).closest('li')!;
  expect(row.textContent).toContain('$58.0045 minServiceRank 0');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Hair',
    'Color',
    'Other items',
  ]);
  expect(within(screen.getByRole('region', { name: 'Color' })).getByText('No items in this category.')).toBeTruthy();
  expect(await faults(document.body)).toEqual([]);
});

test('an empty catalogue offers the first item, and n too; the form asks before what was typed is lost', async () => {
  const { user, address } = openProducts([]);
  expect(await screen.findByText('No Products/Services Yet')).toBeTruthy();
  await user.keyboard('n');
  await screen.findByRole('dialog', { name: 'Add Item' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Add Your First Item'));
  expect(address()).toBe('/account/products?action=add-item');
  await user.type(await screen.findByLabelText('Name'), 'Cut');
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/account/products'));
});

test('a double press on Cancel closes the form and stays on the page', async () => {
  const { user, address, router } = openProducts(all(), { ...salon(), path: '/account/checkins' });
  await act(() => router.navigate('/account/products'));
  await user.click((await screen.findAllByRole('button', { name: 'Add Item' }))[0]);
  await screen.findByRole('dialog', { name: 'Add Item' });
  const cancel = button('Cancel');
  act(() => {
    cancel.click();
    cancel.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/account/products');
});

test('who stays with what was typed closes the form after all', async () => {
  const { user, address } = openProducts([]);
  await user.click(await screen.findByRole('button', { name: 'Add Your First Item' }));
  await user.type(await screen.findByLabelText('Name'), 'Cut');
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/account/products');
});

test.each([
  ['add-item', false],
  ['add-category', false],
  ['add-item', true],
])('the cursor of %s is in its name, but where that brings up a keyboard: %s', async (action, isTouched) => {
  const device = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: isTouched && query.includes('coarse') } as MediaQueryList),
    );
  openProducts([], { path: `/account/products?action=${action}` });
  const name = await screen.findByLabelText('Name');
  expect(document.activeElement === name).toBe(!isTouched);
  device.mockRestore();
});

test('a new item, with a category that is typed in; what is wrong is said at its field and nothing is sent', async () => {
  const { user, calls } = openProducts(all(), { ...salon(), path: '/account/products?action=add-item' });
  const dialog = await screen.findByRole('dialog', { name: 'Add Item' });
  await screen.findByRole('textbox', { name: 'Description' });
  expect(await faults(dialog)).toEqual([]);
  await user.type(screen.getByLabelText('Price'), 'free');
  await user.type(screen.getByLabelText('Duration in minutes'), '10081');
  await user.click(button('Add item'));
  for (const [label, message] of [
    ['Name', 'Enter a name.'],
    ['Price', 'A price is a number from 0 to 999999.99 with at most two decimal places.'],
    ['Duration in minutes', 'A duration is 1 to 10080 minutes.'],
  ]) {
    const help = screen.getByLabelText(label).getAttribute('aria-describedby')!;
    expect(document.getElementById(help)?.textContent).toBe(message);
  }
  expect(calls).toEqual([]);
  await user.click(button('Product'));
  expect(screen.queryByLabelText('Duration in minutes')).toBeNull();
  await user.type(screen.getByLabelText('Name'), ' Comb ');
  await user.clear(screen.getByLabelText('Price'));
  await user.type(screen.getByLabelText('Price'), '$1,024.5');
  await user.type(screen.getByLabelText('Category'), 'Tools');
  await user.click(button('Add item'));
  expect(await screen.findByText('Comb is added.')).toBeTruthy();
  expect(calls).toEqual([
    {
      name: 'ProductsPage_Add',
      variables: {
        input: {
          type: 'PRODUCT',
          name: 'Comb',
          newCategoryName: 'Tools',
          price: '1024.5',
          durationMinutes: null,
          description: '',
        },
      },
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Tools' })).toBeTruthy();
});

test('a refusal is shown at its field and as a warning; one of the plan opens the plans', async () => {
  let code = 'INVALID_INPUT';
  const { user } = openProducts([], {
    path: '/account/products?action=add-item',
    Mutation: { addProduct: () => refuse(code, 'That will not do.', 'newCategoryName') },
  });
  await user.type(await screen.findByLabelText('Name'), 'Cut');
  await user.click(button('Add item'));
  await waitFor(() => expect(screen.getAllByText('That will not do.')).toHaveLength(2));
  await user.click(button('Dismiss'));
  code = 'INVALID_PLAN';
  await user.click(button('Add item'));
  expect(await screen.findByRole('dialog', { name: 'Plans' })).toBeTruthy();
});

test('a press on an item opens its form, which saves only what was changed', async () => {
  const { user, calls, address } = openProducts(all(), salon());
  await user.click(await screen.findByRole('button', { name: 'Cut' }));
  expect(address()).toBe('/account/products?item=1');
  await user.clear(await screen.findByLabelText('Category'));
  await user.selectOptions(screen.getByLabelText('Rank'), '4');
  await user.click(button('Save'));
  expect(await screen.findByText('Cut is saved.')).toBeTruthy();
  expect(calls).toEqual([
    { name: 'ProductsPage_Update', variables: { id: '1', version: 1, input: { categoryId: null, position: 4 } } },
  ]);
  await waitFor(() => expect(address()).toBe('/account/products'));
});

test('where somebody else saved first, both are shown; mine goes over theirs and leaves what I did not touch', async () => {
  const theirs = { ...cut, version: 5, price: '60.00', name: 'Cut & style' };
  const stale = () => refuse('STALE', 'Somebody else changed this item.', undefined, { current: theirs });
  const { user, calls } = openProducts(all(), {
    ...salon(),
    path: '/account/products?item=1',
    Mutation: {
      updateProduct: (_: unknown, { version, input }: { version: number; input: object }) =>
        version === 5 ? { ...theirs, ...input } : stale(),
    },
  });
  await user.clear(await screen.findByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Haircut');
  const inSight: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    inSight.push(this);
  };
  await user.click(button('Save'));
  const row = (await screen.findByRole('row', { name: /^Name/ })).textContent;
  expect(row).toBe('NameCut & styleHaircut');
  expect(screen.queryByRole('row', { name: /^Price/ })).toBeNull();
  expect(inSight.at(-1)).toBe(button('Save mine anyway'));
  await user.click(button('Save mine anyway'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.variables).toEqual({ id: '1', version: 5, input: { name: 'Haircut' } });
});

test('where somebody else saved other fields only, mine is saved over theirs without asking, once', async () => {
  const version = 5;
  const { user, calls } = openProducts(all(), {
    ...salon(),
    path: '/account/products?item=1',
    Mutation: {
      updateProduct: (_: unknown, { version: mine }: { version: number }) =>
        mine === version
          ? { ...cut, name: 'Cut & style', version: 6 }
          : refuse('STALE', 'Somebody else changed this item.', undefined, {
              current: { ...cut, version, position: 7 },
            }),
    },
  });
  await user.type(await screen.findByLabelText('Name'), ' & style');
  await user.click(button('Save'));
  expect(await screen.findByText('Cut & style is saved.')).toBeTruthy();
  const input = { name: 'Cut & style' };
  expect(calls.map(({ variables }) => variables)).toEqual([
    { id: '1', version: 1, input },
    { id: '1', version, input },
  ]);
});

test('a category is saved over what somebody else made of it, without what nobody touched here', async () => {
  const theirs = { ...hair, version: 5, name: 'Hair & beard', subheading: 'All day' };
  const { user, calls } = openProducts(all(), {
    ...salon(),
    path: '/account/products?action=edit-category&category=7',
    Mutation: {
      updateProductCategory: (_: unknown, { version }: { version: number }) =>
        version === 5
          ? theirs
          : refuse('STALE', 'Somebody else changed this category.', undefined, { current: theirs }),
    },
  });
  await user.type(await screen.findByLabelText('Subheading'), 'With wash');
  await user.selectOptions(screen.getByLabelText('Rank'), '4');
  await user.click(button('Save'));
  expect((await screen.findByRole('row', { name: /^Subheading/ })).textContent).toBe('SubheadingAll dayWith wash');
  expect(screen.queryByRole('row', { name: /^Name/ })).toBeNull();
  await user.click(button('Save mine anyway'));
  expect(await screen.findByText('Hair & beard is saved.')).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({ id: '7', version: 5, input: { subheading: 'With wash', position: 4 } });
});

test('an item is archived with Undo, and restored from the archive', async () => {
  const { user, address } = openProducts(all(), salon());
  await user.click(await screen.findByRole('button', { name: 'Edit Wash' }));
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(names()).toEqual(['1', '3']));
  await waitFor(() => expect(document.activeElement).toBe(button('Edit Balm')));
  await user.click(button('Undo'));
  await waitFor(() => expect(names()).toEqual(['1', '2', '3']));
  await user.click(button('Edit Wash'));
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(names()).toEqual(['1', '3']));
  await user.click(button('Archived'));
  expect(address()).toBe('/account/products?view=archived');
  await user.click(await screen.findByRole('button', { name: 'Restore Wash' }));
  expect(await screen.findByText('Nothing is archived.')).toBeTruthy();
  await user.click(button('Edit'));
  await waitFor(() => expect(names()).toEqual(['1', '2', '3']));
});

test('a category is changed, moved, archived with Undo', async () => {
  const { user, calls } = openProducts(all(), salon());
  const choose = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: 'Edit category Hair' }));
    await user.click(screen.getByRole('menuitem', { name: entry }));
  };
  await choose('Edit Category');
  await user.type(await screen.findByLabelText('Subheading'), 'With wash');
  await user.click(button('Save'));
  expect(await screen.findByText('With wash')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Move Down');
  expect(await screen.findByText('Hair is category 2 of 2 now.')).toBeTruthy();
  await user.click(button('Undo'));
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ id: '7', place: 0, seen: ['8', '7'] }));
  await choose('Edit Category');
  await user.click(await screen.findByRole('button', { name: 'Archive this category' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit category Hair' })).toBeNull());
  await user.click(button('Undo'));
  await screen.findByRole('button', { name: 'Edit category Hair' });
  expect(calls.map(({ name }) => name)).toEqual([
    'ProductsPage_UpdateCategory',
    'ProductsPage_RankCategory',
    'ProductsPage_RankCategory',
    'ProductsPage_ArchiveCategory',
    'ProductsPage_RestoreCategory',
  ]);
});

test('the preview is what visitors see; a search stays in the address', async () => {
  const { user, address } = openProducts(all(), salon());
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  await user.click(button('Select Cut'));
  expect(screen.getByText('1 Selected')).toBeTruthy();
  for (const name of [/^Edit (?!$)/, /^Move/, 'Add Item', 'Cut'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('Rank 0')).toBeNull();
  await user.keyboard('/');
  await user.keyboard('zzz{Enter}');
  expect(await screen.findByText('Your search - zzz - did not match any data.')).toBeTruthy();
  expect(address()).toBe('/account/products?view=preview&q=zzz');
});

test('after the last row is archived the focus is in the search box', async () => {
  const { user } = openProducts([balm]);
  await user.click(await screen.findByRole('button', { name: 'Edit Balm' }));
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  await screen.findByText('No Products/Services Yet');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
});

test('a plan without the catalogue is told at the top, before anything is filled in', async () => {
  const viewer = { ...manager, business: { ...manager.business, plan: 'BASIC' } };
  const { user, address } = openProducts(all(), { ...salon(), viewer });
  expect((await screen.findByRole('note')).textContent).toContain('Your plan has no catalogue: visitors do not see it');
  expect([button('Add Item'), button('Add Category')].every((one) => one.matches(':disabled'))).toBe(true);
  await user.keyboard('n');
  await user.click(button('Import and export'));
  expect(screen.getByRole('menuitem', { name: 'Import' }).getAttribute('aria-disabled')).toBe('true');
  expect(address()).toBe('/account/products');
});

test('while a search is on its way, what was found before stays, or a place for it; no word is said to match nothing', async () => {
  const { user, server } = openProducts(all(), salon());
  const list = () => document.querySelector('main [aria-busy]');
  await screen.findByText('Cut');
  const box = screen.getByRole('searchbox');
  const answer = server.holdSearch();
  await user.type(box, 'Bal{Enter}');
  await waitFor(() => expect(list()?.getAttribute('aria-busy')).toBe('true'));
  expect(names()).toEqual(['1', '2', '3']);
  answer();
  await waitFor(() => expect(names()).toEqual(['3']));
  expect(list()?.getAttribute('aria-busy')).toBe('false');
  await user.type(box, 'zzz{Enter}');
  expect(await screen.findByText('Your search - Balzzz - did not match any data.')).toBeTruthy();
  const answerAgain = server.holdSearch();
  await user.clear(box);
  await user.type(box, 'Wash{Enter}');
  await waitFor(() => expect(screen.queryByText(/did not match/)).toBeNull());
  expect(screen.getByRole('status', { name: 'LOADING' })).toBeTruthy();
  answerAgain();
  await waitFor(() => expect(names()).toEqual(['2']));
});

test('the front desk reads and looks at photos, whatever the address says', async () => {
  const viewer = frontDesk;
  const { user } = openProducts(all(), { ...salon(), viewer, path: '/account/products?item=1' });
  await user.click(await screen.findByRole('button', { name: 'Photos of Cut' }));
  expect(await screen.findByText('No Photos Yet')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /Edit|Add|Move|Archived|Preview/ })).toBeNull();
});

test('what somebody else changes appears by itself', async () => {
  const { server, tick } = openProducts(all(), { ...salon(), viewer: manager });
  await screen.findByText('Cut');
  server.items = [...server.items, anItem('4', 'Perm')];
  tick();
  expect(await screen.findByText('Perm')).toBeTruthy();
});
