import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { owner } from '../open-app';
import { aCustomer, frontDesk, openCustomers } from './a-list';

const ann = aCustomer('1', 'Ann', 'Lee');
const manager = { ...frontDesk, permissions: [...frontDesk.permissions, 'CUSTOMER_ERASURE_REQUESTS'] };
const boss = { ...manager, role: owner.role, permissions: [...manager.permissions, 'CUSTOMER_ERASE'] };
const request = (id: string, customerId: string, firstName: string) => ({
  id,
  customerId,
  firstName,
  lastName: 'Lee',
  askedAt: '2026-11-20T15:00:00.000Z',
  dueAt: '2026-12-20T15:00:00.000Z',
});

function open({ viewer = boss as object, path = '/account/customers' } = {}) {
  let requests = [request('31', '1', 'Ann'), request('32', '2', 'Archived')];
  const sent: object[] = [];
  const close = (id: string) => {
    requests = requests.filter((one) => one.id !== id && one.customerId !== id);
  };
  const page = openCustomers([ann], {
    path,
    viewer: viewer as never,
    Query: { erasureRequests: () => requests },
    Mutation: {
      declineErasure: (_root: unknown, args: { id: string; reason: string }) => {
        sent.push(args);
        close(args.id);
        return { success: true, message: '' };
      },
      confirmPassword: () => ({ action: 'ERASE_CUSTOMER', validUntil: '2026-11-21T15:05:00.000Z' }),
      eraseCustomer: (_root: unknown, { id }: { id: string }) => {
        sent.push({ erased: id });
        close(id);
        return { ids: [id] };
      },
    } as never,
  });
  return { ...page, sent };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
async function faults() {
  const { violations } = await act(() =>
    axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

test('the page says how many ask, and lists them with the day by which they are decided', async () => {
  const { user, address } = open();
  expect(await screen.findByText('2 erasure requests')).toBeTruthy();
  await user.click(await button('Show'));
  expect(address()).toContain('action=erasure-requests');
  const list = await dialog('Erasure requests');
  expect(await list.findByText(/Ann Lee asked on Nov 20, 2026 to be erased\. Decide by Dec 20, 2026\./)).toBeTruthy();
  expect(await faults()).toEqual([]);
});

test('the owner declines with a reason', async () => {
  const { user, sent } = open({ path: '/account/customers?action=erasure-requests' });
  await user.click((await screen.findAllByRole('button', { name: 'Decline…' }))[0]!);
  const form = await dialog('Decline to erase Ann Lee?');
  await user.click(form.getByRole('button', { name: 'Decline' }));
  expect(await form.findByText('Please say why: the customer reads it.')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Open invoice');
  await user.click(form.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText("Ann Lee's request is declined.")).toBeTruthy();
  expect(sent).toEqual([{ id: '31', reason: 'Open invoice' }]);
  await waitFor(() => expect(screen.queryByText(/Ann Lee asked on/)).toBeNull());
});

test('the owner erases, an archived customer too, with the password', async () => {
  const { user, sent } = open({ path: '/account/customers?action=erasure-requests' });
  await user.click((await screen.findAllByRole('button', { name: 'Erase for good' }))[1]!);
  const form = await dialog('Erase Archived Lee?');
  await user.type(form.getByLabelText('Your password'), 'correct horse');
  await user.click(form.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText('Archived Lee is erased.')).toBeTruthy();
  expect(sent).toEqual([{ erased: '2' }]);
});

test('the profile shows the request; a manager sees it and decides nothing', async () => {
  open({ viewer: manager, path: '/account/customers?customer=1' });
  const words = /This customer asked on Nov 20, 2026.*Only the owner can\./;
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Decline…' })).toBeNull();
});

test('the front desk is not asked for what it may not see', async () => {
  open({ viewer: frontDesk });
  expect(await screen.findByText('Ann Lee')).toBeTruthy();
  expect(screen.queryByText(/erasure request/)).toBeNull();
});
