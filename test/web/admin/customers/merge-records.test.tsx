import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../../mock-schema';
import { gains } from '../../../../web/admin/customers/merge/merged-facts';
import { aCustomer, frontDesk, openCustomers } from './a-list';

const ann = aCustomer('1', 'Ann', 'Lee', { phone: '2125550142', tags: ['VIP'] });
const anne = aCustomer('2', 'Anne', 'Lee', {
  phone: '2125550143',
  email: 'anne@example.com',
  birthMonth: 3,
  birthDay: 9,
  tags: ['vip', 'New'],
  notes: 'Left-handed',
  offerDisabled: true,
});
const viewer = { ...frontDesk, permissions: [...frontDesk.permissions, 'CUSTOMER_CORRECT', 'CUSTOMER_MERGE'] };
const path = '/account/customers?customer=1';
type Ids = Record<'keepId' | 'mergeId', string>;

/** An invented server that merges. */
function openMerging(Mutation: NonNullable<Parameters<typeof openCustomers>[1]>['Mutation'] = {}) {
  const all = [ann, anne];
  const find = (id: string) => all.find((each) => each.id === id)!;
  let merge: { id: string; keptId: string; mergedId: string } | null = null;
  const answer = ({ id, keptId, mergedId }: NonNullable<typeof merge>) => ({
    id,
    kept: find(keptId),
    merged: find(mergedId),
    mergedAt: '2026-11-21T15:00:00.000Z',
    undoUntil: '2026-11-22T15:00:00.000Z',
  });
  const app = openCustomers(all, {
    path,
    viewer,
    Query: {
      similarCustomers: () => [{ customer: anne, common: ['NAME'] }],
      customerProfile: (_: unknown, { id }: { id: string }) => ({ id, totalCheckIns: id === '2' ? 3 : 1 }),
      customer: (_: unknown, { id }: { id: string }) => find(merge?.mergedId === id ? merge.keptId : id),
      customerMerges: () => (merge ? [answer(merge)] : []),
    },
    Mutation: {
      mergeCustomers: (_: unknown, { keepId, mergeId }: Ids) => {
        merge = { id: '7', keptId: keepId, mergedId: mergeId };
        app.server.customers = all.filter(({ id }) => id !== mergeId);
        return answer(merge);
      },
      undoCustomerMerge: () => {
        const done = answer(merge!);
        merge = null;
        app.server.customers = all;
        return done;
      },
      ...Mutation,
    },
  });
  return app;
}
type App = ReturnType<typeof openMerging>;

async function openComparison({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with another record…' }));
  const likely = await screen.findByRole('region', { name: 'Likely the same person' });
  await user.click(within(likely).getByRole('button', { name: /^Anne Lee/ }));
  return screen.findByRole('dialog', { name: 'Merge records' });
}

test('two records are compared, one is kept, and the notice takes it back', async () => {
  const app = openMerging();
  const { user, calls } = app;
  const dialog = await openComparison(app);
  await within(dialog).findByText('Ann Lee, (212) 555-0142, is kept.');
  within(dialog).getByText(
    'It takes over 3 check-ins; all messages; the email address anne@example.com; the birthday Mar 9; the tags New; the notes; that they get no offers.',
  );
  expect(
    (await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id),
  ).toEqual([]);
  await user.click(within(dialog).getByRole('radio', { name: 'Keep Anne Lee, record 2' }));
  await within(dialog).findByText('It takes over 1 check-in; all messages.');
  await user.click(within(dialog).getByRole('button', { name: 'Merge records' }));
  await screen.findByText('Ann Lee is merged into Anne Lee.');
  expect(calls.at(-1)).toEqual({
    name: 'MergeDialog_Merge',
    variables: { keepId: '2', mergeId: '1', keepVersion: 1, mergeVersion: 1 },
  });
  const profile = await screen.findByRole('dialog', { name: 'Customer' });
  await within(profile).findByText('Anne Lee');
  within(profile).getByText(/^Merged with Ann Lee, \(212\) 555-0142/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Anne Lee and Ann Lee are two records again.');
  await within(profile).findByText('Ann Lee');
  await waitFor(() => expect(within(profile).queryByText(/^Merged with/)).toBeNull());
});

test('the profile takes a merge back for a day; who may not merge only reads of it', async () => {
  const app = openMerging();
  const dialog = await openComparison(app);
  await app.user.click(await within(dialog).findByRole('button', { name: 'Merge records' }));
  await app.user.click(await screen.findByRole('button', { name: 'Undo: merged with Anne Lee' }));
  await screen.findByText('Ann Lee and Anne Lee are two records again.');
  expect(app.calls.at(-1)).toEqual({ name: 'MergedWith_Undo', variables: { id: '7' } });
});

test('the other record is searched for, and never the same one', async () => {
  const { user } = openMerging();
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with another record…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge with another record' });
  await user.type(within(dialog).getByRole('searchbox', { name: 'Search Customers' }), 'Ann{Enter}');
  const found = await within(dialog).findByRole('region', { name: 'Found customers' });
  expect(within(found).getAllByRole('listitem')).toHaveLength(1);
  await user.clear(within(dialog).getByRole('searchbox', { name: 'Search Customers' }));
  await user.type(within(dialog).getByRole('searchbox', { name: 'Search Customers' }), 'Zed{Enter}');
  await within(dialog).findByText('Your search - Zed - did not match any data.');
});

test('a refusal says why, and the dialog stays', async () => {
  const app = openMerging({
    mergeCustomers: () => refuse('INVALID_INPUT', 'Together they have more than 20 tags.', 'tags'),
  });
  const dialog = await openComparison(app);
  await app.user.click(await within(dialog).findByRole('button', { name: 'Merge records' }));
  await within(dialog).findByText('Together they have more than 20 tags.');
});

test('who may not merge has no menu', async () => {
  openCustomers([ann], { path, viewer: frontDesk });
  await screen.findByRole('tab', { name: 'Contact' });
  expect(screen.queryByRole('button', { name: 'More for Ann Lee' })).toBeNull();
});

test('nothing but messages moves where the merged record has nothing new', () => {
  expect(gains({ customer: anne, checkIns: 1 }, { customer: { ...ann, tags: ['VIP'] }, checkIns: 0 })).toEqual([
    'all messages',
  ]);
});

test('what it takes over is said as the server merges: a missing year too, and notes that it has already not twice', () => {
  const kept = { ...anne, email: 'anne@example.com', notes: 'Vegan\n\nLeft-handed', offerDisabled: true };
  const merged = { ...anne, birthYear: 1990 };
  expect(gains({ customer: kept, checkIns: 1 }, { customer: merged, checkIns: 0 })).toEqual([
    'all messages',
    'the birthday Mar 9, 1990',
  ]);
});
