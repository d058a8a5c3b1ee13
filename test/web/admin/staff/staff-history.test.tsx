import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { aMember, manager, openStaff, theOwner } from './a-staff';

const bea = aMember('2', 'Bea', 'Ray');
const viewer = { ...manager, permissions: [...manager.permissions, 'STAFF_CHANGES'] };
const change = (id: string, action: string, fields: string[] = []) => ({
  id,
  at: '2026-11-20T15:05:00.000Z',
  by: 'Zoë Marchetti',
  action,
  fields,
});

test('the menu of a staff member opens who did what', async () => {
  const items = [change('2', 'staff-hours.add'), change('1', 'staff.update', ['role', 'color'])];
  const { user, address } = openStaff([theOwner, bea], {
    viewer,
    Query: { staffChanges: () => ({ items, cursor: null }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Bea Ray' }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: 'History of Bea Ray' });
  expect((await within(dialog).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Added hoursZoë Marchetti, Nov 20, 2026, 9:05 AM',
    'Changed role and colorZoë Marchetti, Nov 20, 2026, 9:05 AM',
  ]);
  expect(address()).toBe('/account/staff?history=2');
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(address()).toBe('/account/staff');
});

test('without changes it says so', async () => {
  openStaff([bea], {
    viewer,
    path: '/account/staff?history=2',
    Query: { staffChanges: () => ({ items: [], cursor: null }) },
  });
  await screen.findByText('Nothing was changed yet');
});

test('who may not see it has no entry', async () => {
  const { user } = openStaff([bea]);
  await user.click(await screen.findByRole('button', { name: 'Edit Bea Ray' }));
  await screen.findByRole('menuitem', { name: 'Hours' });
  expect(screen.queryByRole('menuitem', { name: 'History' })).toBeNull();
});
