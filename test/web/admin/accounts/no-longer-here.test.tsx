import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { readRights } from '../../../../web/admin/accounts/read-rights';
import { openApp, owner } from '../open-app';

const permissions = ['STAFF_READ', 'QUEUE_READ', 'CUSTOMER_READ'];
const working = { ...owner, permissions };
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
  const app = openApp('/account/dashboard', {
    viewer: working,
    Mutation: { switchBusiness: () => ({ viewer: owner }) },
  });
  await screen.findByRole('link', { name: 'Customers' });
  app.session.viewer = removed;
  const ended = jest.fn();
  await act(() => readRights(app.client, ended));
  expect(await screen.findByRole('heading', { name: 'You no longer work at Salon on the Corner' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Customers' })).toBeNull();
  expect(ended).not.toHaveBeenCalled();
  const { violations } = await act(() => axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Open Barber Ann (Staff)' }));
  expect(app.calls).toEqual([{ name: 'SwitchBusiness', variables: { businessId: '7' } }]);
});

test('who is lowered while a page is open loses what the new role may not, without a reload', async () => {
  const app = openApp('/account/dashboard', { viewer: working });
  await screen.findByRole('link', { name: 'Customers' });
  app.session.viewer = { ...working, role: 'STAFF', permissions: ['STAFF_READ', 'QUEUE_READ'] };
  await act(() => readRights(app.client, () => undefined));
  expect(screen.queryByRole('link', { name: 'Customers' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Check-Ins' })).toBeTruthy();
});

test('where the session has ended the notice of that comes', async () => {
  const app = openApp('/account/dashboard', { viewer: working });
  await screen.findByRole('link', { name: 'Customers' });
  const ended = jest.fn();
  app.session.viewer = null;
  await act(() => readRights(app.client, ended));
  expect(ended).toHaveBeenCalledTimes(1);
});
