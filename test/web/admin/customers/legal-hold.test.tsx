import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { owner } from '../open-app';
import { aCustomer, frontDesk, openCustomers } from './a-list';

const viewer = { ...frontDesk, role: owner.role, permissions: ['CUSTOMER_READ', 'CUSTOMER_WRITE', 'SIGNATURE_KEEP'] };

test('a hold is released with the password', async () => {
  let heldSince: string | null = '2026-06-01T16:00:00.000Z';
  const { user, calls } = openCustomers([aCustomer('1', 'Ann', 'Lee')], {
    path: '/account/customers?customer=1',
    viewer,
    Query: { customerKeeping: () => ({ heldSince, heldReason: heldSince && 'A claim' }) },
    Mutation: {
      confirmPassword: () => ({}),
      releaseCustomer: () => {
        heldSince = null;
        return { heldSince, heldReason: null };
      },
    },
  });
  await screen.findByText(/^On hold for legal reasons since .*: A claim$/);
  await user.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = await screen.findByRole('dialog', { name: 'Release the hold?' });
  expect((await axe.run(dialog)).violations).toEqual([]);
  expect(calls).toEqual([]);
  await user.type(within(dialog).getByLabelText('Your password'), 'right');
  await user.click(within(dialog).getByRole('button', { name: 'Release' }));
  await screen.findByRole('button', { name: 'Hold for legal reasons…' });
  expect(calls.map(({ variables }) => variables)).toEqual([
    { password: 'right', action: 'SHORTEN_KEEPING' },
    { id: '1' },
  ]);
});
