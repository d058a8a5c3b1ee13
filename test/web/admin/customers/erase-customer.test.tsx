import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../../mock-schema';
import { owner } from '../open-app';
import { aCustomer, frontDesk, openCustomers } from './a-list';

const ann = aCustomer('1', 'Ann', 'Lee');
const path = '/account/customers?customer=1';
const viewer = { ...frontDesk, role: owner.role, permissions: ['CUSTOMER_READ', 'CUSTOMER_WRITE', 'CUSTOMER_ERASE'] };

type Mocks = NonNullable<Parameters<typeof openCustomers>[1]>;

async function openErase(Mutation: Mocks['Mutation'] = {}, more: Mocks = {}) {
  const app = openCustomers([ann], {
    path,
    viewer,
    ...more,
    Mutation: {
      confirmPassword: (_: unknown, { password }: { password: string }) =>
        password === 'right' ? {} : refuse('INVALID_INPUT', 'The password is wrong.', 'password'),
      eraseCustomer: (_: unknown, { id }: { id: string }) => {
        app.server.customers = [];
        return { ids: [id] };
      },
      ...Mutation,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await app.user.click(await screen.findByRole('button', { name: 'Erase for good' }));
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Erase Ann Lee?' }) };
}

test('the owner erases with the password, and the customer leaves the list', async () => {
  const { user, calls, dialog } = await openErase();
  within(dialog).getByText('This cannot be undone.');
  expect((await axe.run(dialog)).violations).toEqual([]);
  await user.type(within(dialog).getByLabelText('Your password'), 'wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  await within(dialog).findByText('The password is wrong.');
  expect(calls.map(({ name }) => name)).toEqual(['PasswordDialog_Confirm']);
  await user.clear(within(dialog).getByLabelText('Your password'));
  await user.type(within(dialog).getByLabelText('Your password'), 'right');
  await user.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  await screen.findByText('Ann Lee is erased.');
  expect(calls.slice(1).map(({ name, variables }) => [name, variables])).toEqual([
    ['PasswordDialog_Confirm', { password: 'right', action: 'ERASE_CUSTOMER' }],
    ['CustomerProfile_Erase', { id: '1' }],
  ]);
  await waitFor(() => expect(screen.queryByText('Ann Lee')).toBeNull());
});

test('no password, no call; a refused erasure says why and keeps the dialog', async () => {
  const { user, calls, dialog } = await openErase({
    eraseCustomer: () => refuse('NOT_FOUND', 'That customer was not found.'),
  });
  await user.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  within(dialog).getByText('Enter your password.');
  expect(calls).toEqual([]);
  await user.type(within(dialog).getByLabelText('Your password'), 'right');
  await user.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  await within(dialog).findByText('That customer was not found.');
});

test('an archived customer is erased from their own list, one at a time', async () => {
  const archivedAt = '2026-11-21T15:00:00.000Z';
  const { user, calls } = openCustomers(
    [
      { ...ann, archivedAt },
      { ...aCustomer('2', 'Bob', 'Ray'), archivedAt },
    ],
    {
      path: '/account/customers?view=archived',
      viewer,
      Mutation: { confirmPassword: () => ({}), eraseCustomer: (_: unknown, { id }: { id: string }) => ({ ids: [id] }) },
    },
  );
  const select = async (name: string) => {
    const row = (await screen.findByText(name)).closest<HTMLElement>('[role=row]')!;
    await user.click(within(row).getByRole('checkbox'));
  };
  await select('Ann Lee');
  await select('Bob Ray');
  expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull();
  await select('Bob Ray');
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase Ann Lee?' });
  await user.type(within(dialog).getByLabelText('Your password'), 'right');
  await user.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  await screen.findByText('Ann Lee is erased.');
  expect(calls.at(-1)).toMatchObject({ name: 'CustomerProfile_Erase', variables: { id: '1' } });
});

test('the front desk has no such button', async () => {
  const { user } = openCustomers([ann], { path, viewer: frontDesk });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit Customer' });
  expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull();
});

test.each([
  [1, null, '1 signed form stays', 'It is kept for good.'],
  [7, null, '7 signed forms stay', 'At least one of them is kept for good.'],
  [2, '2031-05-04T12:00:00Z', '2 signed forms stay', 'The last of them is kept until May 4, 2031.'],
])('what stays of %d signed forms kept until %s is named', async (signedForms, until, count, end) => {
  const kept = { signedForms, keptUntil: until, heldSince: null };
  const { dialog } = await openErase(
    {},
    {
      viewer: { ...viewer, permissions: [...viewer.permissions, 'SIGNATURE_KEEP'] },
      Query: { customerKeeping: () => kept },
    },
  );
  const note = await within(dialog).findByRole('note');
  expect(note.textContent).toContain(
    `${count} as evidence of what was agreed, with all that was signed there: name, answers`,
  );
  expect(note.textContent).toContain(end);
});
