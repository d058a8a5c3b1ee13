import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import axe from 'axe-core';
import { AccountContext } from '../../../../web/admin/accounts/use-account';
import { CustomerProfileDialog } from '../../../../web/admin/customers/CustomerProfileDialog';
import { refuse, type MockServer } from '../../mock-schema';
import { owner } from '../open-app';
import { openDialog } from '../open-dialog';
import { aCustomer } from './a-list';

const customer = aCustomer('8589934700', 'Ann', 'Lee');
const waiver = { formId: '21', name: 'Waiver', signedAt: null as string | null, isArchived: false };
const request = (more: object = {}) => ({
  id: '31',
  createdAt: '2026-11-20T15:05:00.000Z',
  createdBy: 'Rosa Diaz',
  expiresAt: '2126-12-04T15:05:00.000Z',
  completedAt: null as string | null,
  revokedAt: null as string | null,
  isUndelivered: false,
  forms: [waiver, { ...waiver, formId: '22', name: 'Care', signedAt: '2026-11-21T15:00:00.000Z' }],
  ...more,
});
let requests: ReturnType<typeof request>[] = [];
const forms = [
  { id: '21', name: 'Waiver', signatureRequired: true, version: 3 },
  { id: '22', name: 'Care', signatureRequired: false, version: 1 },
  { id: '23', name: 'Consent', signatureRequired: true, version: 1 },
];
const lastSignatures = [
  { formId: '21', formVersion: 2, kind: 'DRAWN', signedAt: '2026-11-19T15:00:00.000Z' },
  { formId: '22', formVersion: 1, kind: 'AGREED', signedAt: '2026-11-20T15:00:00.000Z' },
];
const server = (more: MockServer = {}): MockServer => ({
  Query: {
    customerProfile: () => ({
      id: customer.id,
      firstVisitAt: null,
      lastVisitAt: null,
      averageRating: null,
      nextAppointmentAt: null,
    }),
    customer: () => customer,
    customerMerges: () => [],
    formRequests: () => requests,
    forms: () => ({ items: forms, total: forms.length, cursor: null }),
    lastSignatures: () => lastSignatures,
    ...more.Query,
  },
  Mutation: more.Mutation,
});
/** Somebody who may write forms and send them. */
const account = {
  ...owner,
  permissions: ['FORM_READ', 'FORM_SEND', 'FORM_WRITE'],
} as unknown as Parameters<typeof AccountContext>[0]['value'];
const open = (more?: MockServer) =>
  openDialog(
    <AccountContext value={account}>
      <MemoryRouter>
        <CustomerProfileDialog customerId={customer.id} open onClose={() => undefined} />
      </MemoryRouter>
    </AccountContext>,
    server(more),
  );

test('forms are sent from the menu of the profile', async () => {
  requests = [];
  const calls: unknown[] = [];
  const { user } = open({
    Mutation: {
      sendForms: (_root, variables) => {
        calls.push(variables);
        return { sentBy: 'EMAIL', request: request() };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send forms to sign…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send forms to sign' });
  const box = await within(dialog).findByRole('checkbox', { name: 'Waiver' });
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Send link' }).disabled).toBe(true);
  await user.click(box);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Care (no signature)' }));
  expect(within(dialog).getByRole('button', { name: 'New' })).toBeTruthy();
  expect((await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Ann gets the link by email. It works for 14 days.')).toBeTruthy();
  expect((await screen.findByRole('tab', { name: 'Forms' })).getAttribute('aria-selected')).toBe('true');
  expect(calls).toEqual([{ customerId: customer.id, formIds: ['21', '22'] }]);
});

test('forms are sent from their tab too; one that was sent and not signed says so', async () => {
  requests = [request()];
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Forms' }));
  await user.click(await screen.findByRole('button', { name: 'Send forms to sign' }));
  expect(await screen.findByText('Sent on Nov 20, 2026, not signed yet')).toBeTruthy();
  expect(screen.getByText('Confirmed on Nov 20, 2026')).toBeTruthy();
});

test('a link that could not be delivered says so where it is listed and where forms are sent', async () => {
  requests = [request({ isUndelivered: true }), request({ id: '32', completedAt: '2026-11-21T15:00:00.000Z' })];
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Forms' }));
  expect((await screen.findAllByRole('note')).map(({ textContent }) => textContent)).toEqual([
    'Could not be delivered. Check their phone number and email address, then send a new link.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Send forms to sign' }));
  expect(await screen.findByText('Sent on Nov 20, 2026, could not be delivered')).toBeTruthy();
});

test('a form that was sent and then signed elsewhere says when it was signed', async () => {
  requests = [request({ createdAt: '2026-11-18T15:05:00.000Z' })];
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Forms' }));
  await user.click(await screen.findByRole('button', { name: 'Send forms to sign' }));
  expect(await screen.findByText('Signed an earlier version on Nov 19, 2026')).toBeTruthy();
});

test('a link whose open forms are archived has nothing left to sign', async () => {
  requests = [request({ forms: [{ ...waiver, isArchived: true }] })];
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Forms' }));
  expect(await screen.findByText('Nothing left to sign: the unsigned forms are archived')).toBeTruthy();
});

test('says of each form whether and when the customer signed it', async () => {
  requests = [];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send forms to sign…' }));
  const noteOf = (name: string) =>
    document.getElementById(screen.getByRole('checkbox', { name }).getAttribute('aria-describedby')!)!;
  await screen.findByRole('checkbox', { name: 'Waiver' });
  expect(noteOf('Waiver').textContent).toBe('Signed an earlier version on Nov 19, 2026');
  expect(noteOf('Care (no signature)').textContent).toBe('Confirmed on Nov 20, 2026');
  expect(noteOf('Consent').textContent).toBe('Not signed yet');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('more than eight forms are searched without regard to accents; what is chosen stays', async () => {
  const names = ['Água', 'Bleach', 'Color', 'Depilación', 'Eyes', 'Facial', 'Gel', 'Hair', 'Ink'];
  const many = names.map((name, at) => ({ id: String(at + 1), name, signatureRequired: true, version: 1 }));
  const { user } = open({ Query: { forms: () => ({ items: many, total: 9, cursor: null }) } });
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send forms to sign…' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Hair' }));
  const shown = () => screen.getAllByRole('checkbox').map((box) => box.parentElement!.parentElement!.textContent);
  const search = screen.getByRole('searchbox', { name: 'Search Forms' });
  await user.type(search, 'depilacion');
  expect(shown()).toEqual(['Depilación', 'Hair']);
  await user.type(search, '{Enter}x');
  expect(shown()).toEqual(['Hair']);
  expect(screen.getByText('No other form matches.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Hair' }));
  expect(shown()).toEqual(['Hair']);
  await user.clear(search);
  expect(shown()).toEqual(names);
});

test('says why nothing was sent, and what to do without forms', async () => {
  const { user } = open({
    Mutation: {
      sendForms: () => refuse('CONFLICT', 'Ann stopped texts, and Ann has no email address: nothing was sent.'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send forms to sign…' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Waiver' }));
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/nothing was sent/);
});

test('without forms the select says so and leads to a new one', async () => {
  const { user } = open({ Query: { forms: () => ({ items: [], total: 0, cursor: null }) } });
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send forms to sign…' }));
  expect(await screen.findByText('No Forms Yet')).toBeTruthy();
  expect(screen.getByText('Add your forms so you can select them for check-ins and appointments.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New' })).toBeTruthy();
});

test('the profile lists what was asked for, and takes an open request back', async () => {
  requests = [request(), request({ id: '32', completedAt: '2026-11-21T15:00:00.000Z' })];
  const { user } = open({
    Mutation: {
      revokeFormRequest: () => {
        requests = [request({ revokedAt: '2026-11-21T15:00:00.000Z' }), requests[1]];
        return requests[0];
      },
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Forms' }));
  expect(await screen.findByText('Open until Dec 4, 2126')).toBeTruthy();
  expect(screen.getByText('All signed on Nov 21, 2026')).toBeTruthy();
  expect(screen.getAllByText('Waiver: not signed')).toHaveLength(2);
  expect(screen.getAllByText('Care: signed on Nov 21, 2026')).toHaveLength(2);
  expect(screen.getAllByText('Sent on Nov 20, 2026 by Rosa Diaz')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  const question = () => screen.findByRole('alertdialog', { name: 'Take this link back?' });
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Open until Dec 4, 2126')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await user.click(within(await question()).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Taken back on Nov 21, 2026')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull());
});
