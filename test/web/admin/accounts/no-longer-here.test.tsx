import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { readRights } from '../../../../web/admin/accounts/read-rights';
import { openApp, owner, refuse } from '../open-app';

const working = {
  ...owner,
  permissions: ['STAFF_READ', 'STAFF_WRITE'],
  business: { ...owner.business, plan: 'STANDARD' },
};
const Query = { staffMembers: () => ({ items: [], total: 0, cursor: null }) };
const addButton = { name: 'Add Staff' };
const other = { id: '7', name: 'Barber Ann', address: '1 Elm St', city: 'Troy', role: 'STAFF' };
const removed = {
  ...owner,
  role: null,
  business: null,
  permissions: [],
  formerBusiness: 'Salon on the Corner',
  businesses: [other],
};

test('who is removed while a page is open sees so at once, with the way to another business', async () => {
  const app = openApp('/account/staff', {
    viewer: working,
    Query,
    Mutation: { switchBusiness: () => refuse('NOT_FOUND', 'That business was not found.') },
  });
  await screen.findByRole('button', addButton);
  app.session.viewer = removed;
  const ended = jest.fn();
  await act(() => readRights(app.client, ended));
  expect(await screen.findByRole('heading', { name: 'You no longer work at Salon on the Corner' })).toBeTruthy();
  expect(screen.queryByRole('button', addButton)).toBeNull();
  expect(ended).not.toHaveBeenCalled();
  const { violations } = await act(() => axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Open Barber Ann (Staff)' }));
  expect(await screen.findByText('That business was not found.')).toBeTruthy();
  expect(app.calls).toEqual([{ name: 'SwitchBusiness', variables: { businessId: '7' } }]);
});

test('who is lowered while a page is open loses what the new role may not, without a reload', async () => {
  const app = openApp('/account/staff', { viewer: working, Query });
  await screen.findByRole('button', addButton);
  app.session.viewer = { ...working, role: 'STAFF', permissions: ['STAFF_READ'] };
  await act(() => readRights(app.client, () => undefined));
  await waitFor(() => expect(screen.queryByRole('button', addButton)).toBeNull());
  expect(screen.getByRole('heading', { name: 'Staff' })).toBeTruthy();
});

test('where the session has ended the notice of that comes', async () => {
  const app = openApp('/account/staff', { viewer: working, Query });
  await screen.findByRole('button', addButton);
  const ended = jest.fn();
  app.session.viewer = null;
  await act(() => readRights(app.client, ended));
  expect(ended).toHaveBeenCalledTimes(1);
});
