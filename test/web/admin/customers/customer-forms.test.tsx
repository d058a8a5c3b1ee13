import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { birthdayRule } from '../../../../web/admin/customers/customer-values';
import { refuse } from '../../mock-schema';
import { aCustomer, frontDesk, openCustomers } from './a-list';

const ann = aCustomer('1', 'Ann', 'Lee', {
  phone: '2125550142',
  email: 'ann@example.com',
  birthMonth: 3,
  birthDay: 9,
  tags: ['VIP'],
});
const button = (name: string) => screen.getByRole('button', { name });
const add = '/account/customers?action=add-customer';
const profile = '/account/customers?customer=1';

async function typeNew(user: UserEvent, phone = '3125550199') {
  await user.type(await screen.findByLabelText('First name'), 'Cleo');
  await user.type(screen.getByLabelText('Last name'), 'Park');
  await user.type(screen.getByLabelText('Phone number'), phone);
}
async function openEdit(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: 'Edit Customer' });
}

test('a new customer is added as typed, and the profile opens', async () => {
  const { user, calls, address } = openCustomers([ann], { path: add });
  await typeNew(user);
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('(312) 555-0199');
  await user.type(screen.getByLabelText('Email'), 'cleo@example.com');
  await user.selectOptions(screen.getByLabelText('Birth month'), 'February');
  await user.type(screen.getByLabelText('Birth day'), '29');
  await user.type(screen.getByLabelText('Tags'), 'Color, vip,VIP');
  await user.type(screen.getByLabelText('Notes'), 'Likes tea');
  await user.click(button('Add customer'));
  await screen.findByText('Cleo Park is added.');
  expect(calls.map(({ variables }) => variables)).toEqual([
    {
      input: {
        firstName: 'Cleo',
        lastName: 'Park',
        phone: '3125550199',
        email: 'cleo@example.com',
        birthMonth: 2,
        birthDay: 29,
        birthYear: null,
        tags: ['Color', 'vip'],
        notes: 'Likes tea',
      },
    },
  ]);
  const dialog = await screen.findByRole('dialog', { name: 'Customer' });
  expect(await within(dialog).findByText('Feb 29')).toBeTruthy();
  expect(address()).toBe('/account/customers?customer=999');
  expect(await screen.findByText('2 customers')).toBeTruthy();
});

test('what is missing or wrong is said at its field, and nothing is sent', async () => {
  const { user, calls } = openCustomers([], { path: add });
  await user.type(await screen.findByLabelText('Email'), 'cleo@');
  await user.type(screen.getByLabelText('Birth day'), '31');
  await user.click(button('Add customer'));
  for (const fault of [
    'Enter the first name.',
    'Enter the last name.',
    'Please enter a US phone number with 10 digits.',
    'Enter an email address such as ann@example.com.',
    'Enter both month and day.',
  ])
    expect(await screen.findByText(fault)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Birth month'), 'April');
  expect(await screen.findByText('There is no such birthday.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each([
  ['', '', '', true],
  ['2', '29', '', true],
  ['2', '29', '2000', true],
  ['2', '29', '2001', 'There is no such birthday.'],
  ['', '', '1990', 'Enter month and day too, or leave the year out.'],
  ['4', '', '', 'Enter both month and day.'],
  ['4', 'x', '', 'There is no such birthday.'],
])('birthday %s/%s/%s: %s', (birthMonth, birthDay, birthYear, verdict) => {
  expect(birthdayRule({ birthMonth, birthDay, birthYear })).toBe(verdict);
});

test('who is on the list already is shown with a notice', async () => {
  const { user, address } = openCustomers([ann], { path: add });
  await typeNew(user, ann.phone);
  await user.click(button('Add customer'));
  expect(await screen.findByText('Ann Lee is on your list already.')).toBeTruthy();
  await screen.findByRole('dialog', { name: 'Customer' });
  expect(address()).toBe(profile);
});

test('what was typed about somebody on the list already is not dropped without a word', async () => {
  const { user, address } = openCustomers([ann], { path: add });
  await typeNew(user, ann.phone);
  await user.type(screen.getByLabelText('Notes'), 'Likes tea');
  await user.click(button('Add customer'));
  const asked = await screen.findByRole('alertdialog', { name: 'Already a customer' });
  expect(asked.textContent).toContain('Ann Lee is on your list already. What else you typed here is not saved.');
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByDisplayValue('Likes tea')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Add customer' }));
  await user.click(await screen.findByRole('button', { name: 'Show That Customer' }));
  await screen.findByRole('dialog', { name: 'Customer' });
  expect(address()).toBe(profile);
});

test('a refusal that names a field stands there', async () => {
  const { user } = openCustomers([], {
    path: add,
    Mutation: { registerCustomer: () => refuse('INVALID_INPUT', 'Enter another phone number.', 'phone') },
  });
  await typeNew(user);
  await user.click(button('Add customer'));
  await waitFor(() => expect(screen.getAllByText('Enter another phone number.').length).toBeGreaterThan(0));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone number'));
});

test('leaving the form with something typed asks first', async () => {
  const { user, address } = openCustomers([], { path: add });
  await user.type(await screen.findByLabelText('First name'), 'C');
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/account/customers'));
});

test('a profile that is gone says so', async () => {
  openCustomers([], { path: profile });
  expect(await screen.findByText('This customer profile is no longer available.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('the update form sends what was changed only; name, phone number and birthday are to read', async () => {
  const { user, calls } = openCustomers([ann], { path: profile });
  const form = within(await openEdit(user));
  for (const fact of ['Ann Lee', '(212) 555-0142', 'Mar 9']) expect(form.getByText(fact)).toBeTruthy();
  for (const label of ['First name', 'Phone number', 'Birth day']) expect(form.queryByLabelText(label)).toBeNull();
  expect(button('Save')).toHaveProperty('disabled', true);
  await user.clear(form.getByLabelText('Email'));
  await user.click(form.getByRole('switch', { name: 'No offers' }));
  await user.click(form.getByLabelText('Tags'));
  await user.click(await screen.findByLabelText('Tags'));
  await user.keyboard('Color{Enter}');
  await user.click(button('Save'));
  await screen.findByText('Ann Lee is saved.');
  expect(calls).toEqual([
    {
      name: 'CustomerProfile_Update',
      variables: { id: '1', version: 1, input: { email: null, tags: ['VIP', 'Color'], offerDisabled: true } },
    },
  ]);
  expect(await screen.findByRole('dialog', { name: 'Customer' })).toBeTruthy();
});

test('if somebody else saved the same field, both are compared; mine can be saved anyway', async () => {
  const { user, put, server } = openCustomers([ann], { path: profile });
  const form = within(await openEdit(user));
  await user.type(form.getByLabelText('Notes'), 'Mine');
  put('1', { notes: 'Theirs', email: null });
  await user.click(button('Save'));
  const lines = within(await screen.findByRole('table')).getAllByRole('row');
  expect(lines.at(-1)!.textContent).toBe('NotesTheirsMine');
  await user.click(button('Save mine anyway'));
  await screen.findByText('Ann Lee is saved.');
  expect(server.customers[0]).toMatchObject({ notes: 'Mine', email: null });
});

test('another field that somebody else saved stays, without a question', async () => {
  const { user, put, server } = openCustomers([ann], { path: profile });
  const form = within(await openEdit(user));
  await user.type(form.getByLabelText('Notes'), 'Mine');
  put('1', { email: 'new@example.com' });
  await user.click(button('Save'));
  await screen.findByText('Ann Lee is saved.');
  expect(server.customers[0]).toMatchObject({ notes: 'Mine', email: 'new@example.com' });
});

test('leaving the update form with changes asks, and leads back to the profile', async () => {
  const { user } = openCustomers([ann], { path: profile });
  const form = within(await openEdit(user));
  await user.type(form.getByLabelText('Notes'), 'x');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('dialog', { name: 'Customer' })).toBeTruthy();
});

test('a manager corrects name and birthday in a form of their own', async () => {
  const { user, calls } = openCustomers([ann], { path: profile });
  const edit = within(await openEdit(user));
  await user.click(edit.getByRole('button', { name: 'Correct name and birthday' }));
  const form = within(await screen.findByRole('dialog', { name: 'Correct name and birthday' }));
  await user.type(form.getByLabelText('First name'), 'e');
  await user.clear(form.getByLabelText('Birth day'));
  await user.type(form.getByLabelText('Birth day'), '10');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Anne Lee is saved.');
  expect(calls.map(({ variables }) => variables)).toEqual([
    {
      id: '1',
      version: 1,
      input: { firstName: 'Anne', lastName: 'Lee', birthMonth: 3, birthDay: 10, birthYear: null },
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Ann Lee is saved.');
  expect(calls.at(-1)!.variables).toEqual({
    id: '1',
    version: 2,
    input: { firstName: 'Ann', lastName: 'Lee', birthMonth: 3, birthDay: 9, birthYear: null },
  });
});

test('the front desk edits, but does not correct names', async () => {
  const { user } = openCustomers([ann], { path: profile, viewer: frontDesk });
  const form = within(await openEdit(user));
  expect(form.queryByRole('button', { name: 'Correct name and birthday' })).toBeNull();
});
