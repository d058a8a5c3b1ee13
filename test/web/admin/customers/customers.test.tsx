import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beginsLetter, letterOf, placeOf } from '../../../../web/admin/customers/letters';
import { refuse } from '../../mock-schema';
import { aCustomer, frontDesk, openCustomers, staff } from './a-list';

const ann = aCustomer('1', 'Ann', 'Lee', { phone: '2125550142', email: 'ann@example.com', tags: ['VIP'] });
const bob = aCustomer('2', 'Bob', 'Ray', { birthMonth: 3, birthDay: 9, birthYear: 1990 });
const eve = aCustomer('3', 'Eve', 'Sun');
const many = Array.from({ length: 250 }, (_, index) =>
  aCustomer(`${index + 1}`, index < 130 ? 'Ann' : 'Zoe', `Nr${index + 1}`),
);
const button = (name: string) => screen.getByRole('button', { name });
const rowOf = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role=row]')!;
/** Ends with the test, as every spy does. */
const onPhone = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query.includes('max-width') } as MediaQueryList),
    );

async function faults() {
  const { violations } = await act(() =>
    axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

test('rows say name, phone, e-mail, tags and birthday; a letter stands where it begins', async () => {
  openCustomers([ann, aCustomer('4', 'Abe', 'Fox'), bob]);
  expect((await rowOf('Ann Lee')).textContent).toBe('AAnn Lee(212) 555-0142ann@example.comVIP');
  expect((await rowOf('Abe Fox')).textContent).toBe('Abe Fox(312) 555-0100');
  expect((await rowOf('Bob Ray')).textContent).toBe('BBob Ray(312) 555-0100Mar 9, 1990');
  expect(screen.getByText('3 customers')).toBeTruthy();
  expect(await faults()).toEqual([]);
});

test('letters are those under which the server lists a name', () => {
  const letters = ['ann', 'Élodie', 'Łukasz', "'Ana", '李', '3M'].map((firstName) =>
    letterOf({ firstName, lastName: 'x' }),
  );
  expect(letters).toEqual(['A', 'E', 'L', '#', '#', '#']);
  expect([0, 1, 2].map((index) => beginsLetter([ann, ann, bob], index))).toEqual([true, false, true]);
  const counts = [
    { letter: 'A', count: 130 },
    { letter: '#', count: 2 },
  ];
  expect(['A', 'B', '#'].map((letter) => placeOf(letter, counts))).toEqual([
    { page: 0, row: 0 },
    null,
    { page: 1, row: 30 },
  ]);
});

test('a press on a letter shows the row where it begins', async () => {
  onPhone();
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, address, server } = openCustomers(many);
  await screen.findByText('250 customers');
  await user.click(within(screen.getByRole('toolbar', { name: 'First letter' })).getByRole('button', { name: 'Z' }));
  const zoe = (await screen.findByText('Zoe Nr131')).closest('li');
  expect(address()).toBe('/account/customers?page=2');
  expect(server.asked.at(-1)).toMatchObject({ first: 100, skip: 100 });
  await waitFor(() => expect(shown.mock.contexts).toEqual([zoe]));
  await user.click(button('Go to last page'));
  await screen.findByText('Zoe Nr250');
  expect(address()).toBe('/account/customers?page=3');
});

test('an address behind the end shows the last page', async () => {
  const { address } = openCustomers([ann, bob], { path: '/account/customers?page=7' });
  expect(await screen.findByText('Bob Ray')).toBeTruthy();
  expect(address()).toBe('/account/customers');
});

test('a press on a row opens the profile, Enter on it too', async () => {
  const { user, address } = openCustomers([ann, bob]);
  await user.click(await screen.findByText('Ann Lee'));
  await screen.findByRole('dialog', { name: 'Customer' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/account/customers'));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/account/customers?customer=2'));
});

test('an empty list offers the first customer; n opens the form too', async () => {
  const { user, address } = openCustomers([]);
  expect(await screen.findByText('No Customers Yet')).toBeTruthy();
  expect(screen.getByText('Customers can be added manually or when they check in.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Add Customer' })).toHaveLength(2);
  await user.keyboard('n');
  await screen.findByRole('dialog', { name: 'Add Customer' });
  expect(address()).toBe('/account/customers?action=add-customer');
});

test('a search is kept in the address; without a match the page says so', async () => {
  const { user, address } = openCustomers([ann, bob]);
  await screen.findByText('2 customers');
  await user.keyboard('/');
  await user.keyboard('Nobody{Enter}');
  expect(await screen.findByText('Your search - Nobody - did not match any data.')).toBeTruthy();
  expect(address()).toBe('/account/customers?q=Nobody');
});

test('birth month, birth year and tag narrow the list and go back to its first page', async () => {
  const { user, address, server } = openCustomers([ann, bob], { path: '/account/customers?page=2' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Birth Month' }), 'March');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Birth Year' }), '1990');
  expect(await screen.findByText('1 matching customer')).toBeTruthy();
  expect(screen.queryByRole('toolbar', { name: 'First letter' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'VIP');
  expect(await screen.findByText('No Customer Found')).toBeTruthy();
  expect(server.asked.at(-1)).toMatchObject({ birthMonth: 3, birthYear: 1990, tag: 'VIP', skip: 0 });
  await user.click(button('Clear Filters'));
  await screen.findByText('2 customers');
  expect(address()).toBe('/account/customers');
});

test('a list that cannot be read says why and is read again', async () => {
  let isAway = true;
  const { user } = openCustomers([ann], {
    Query: {
      customers: () => (isAway ? refuse('UNAVAILABLE', 'Out of reach.') : { total: 1, cursor: null, items: [ann] }),
    },
  });
  await screen.findByText('Out of reach.');
  isAway = false;
  await user.click(button('Try again'));
  expect(await screen.findByText('Ann Lee')).toBeTruthy();
});

test('while another list cannot be read, the one before stays without a count', async () => {
  const { user } = openCustomers([ann, bob], {
    Query: {
      customers: (_: unknown, { search }: { search: string | null }) =>
        search ? refuse('UNAVAILABLE', 'Out of reach.') : { total: 2, cursor: null, items: [ann, bob] },
    },
  });
  await screen.findByText('2 customers');
  await user.keyboard('/');
  await user.keyboard('Ann{Enter}');
  await screen.findByText('Out of reach.');
  expect(screen.getByText('Bob Ray')).toBeTruthy();
  expect(screen.queryByText(/matching/)).toBeNull();
});

test('selected over two pages, deleted after a question, and brought back with Undo', async () => {
  const { user, calls, server } = openCustomers(many.slice(0, 101));
  const select = async (name: string) => user.click(within(await rowOf(name)).getByRole('checkbox'));
  await select('Ann Nr1');
  await user.click(button('Go to next page'));
  await select('Ann Nr101');
  expect(screen.getByText('2 Selected')).toBeTruthy();
  await user.click(button('Delete'));
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 customers?' });
  expect(calls).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 customers are archived.');
  // Dialog and selection are gone: the keyboard goes on at the count.
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('status'));
  expect(calls).toEqual([{ name: 'CustomersPage_Archive', variables: { ids: ['1', '101'] } }]);
  expect(await screen.findByText('99 customers')).toBeTruthy();
  await user.click(button('Undo'));
  expect(await screen.findByText('101 customers')).toBeTruthy();
  expect(server.customers.every(({ archivedAt }) => archivedAt === null)).toBe(true);
});

test('archived customers are restored from their own list', async () => {
  const { user, address } = openCustomers([ann, { ...eve, archivedAt: '2026-11-21T15:00:00.000Z' }]);
  await screen.findByText('Ann Lee');
  await user.click(button('Archived'));
  expect(await screen.findByText('1 archived customer')).toBeTruthy();
  expect(address()).toBe('/account/customers?view=archived');
  await user.click(button('Restore Eve Sun'));
  expect(await screen.findByText('1 customer is back on the list.')).toBeTruthy();
  expect(await screen.findByText('Nobody is archived.')).toBeTruthy();
});

test('a plan without customer records opens the plans', async () => {
  const { user } = openCustomers([ann], {
    Mutation: { archiveCustomers: () => refuse('INVALID_PLAN', 'Customer records are part of Standard.') },
  });
  await user.click(within(await rowOf('Ann Lee')).getByRole('checkbox'));
  await user.click(button('Delete'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const plans = await screen.findByRole('dialog', { name: 'Plans' });
  expect(within(plans).getByText('Customer records are part of Standard.')).toBeTruthy();
});

test('a phone shows two lines of each, which open the profile', async () => {
  onPhone();
  const { user, address } = openCustomers([ann, bob]);
  const row = (await screen.findByText('Ann Lee')).closest('li')!;
  expect(row.textContent).toBe('AAnn Lee(212) 555-0142 · VIP');
  await user.click(within(row).getByRole('checkbox', { name: 'Select Ann Lee' }));
  expect(screen.getByText('1 Selected')).toBeTruthy();
  expect(await faults()).toEqual([]);
  await user.click(screen.getByText('Bob Ray'));
  await screen.findByRole('dialog', { name: 'Customer' });
  expect(address()).toBe('/account/customers?customer=2');
});

test('staff have no entry in the menu and are told why', async () => {
  const { user, server } = openCustomers([ann], { viewer: staff });
  expect(await screen.findByText('Your role does not see the customers')).toBeTruthy();
  await user.click(button('Open the menu'));
  await screen.findByRole('link', { name: 'Check-Ins' });
  expect(screen.queryByRole('link', { name: 'Customers' })).toBeNull();
  expect(server.asked).toEqual([]);
});

test('the front desk has its entry', async () => {
  const { user } = openCustomers([ann], { viewer: frontDesk });
  await screen.findByText('Ann Lee');
  await user.click(button('Open the menu'));
  expect(await screen.findByRole('link', { name: 'Customers' })).toBeTruthy();
});
