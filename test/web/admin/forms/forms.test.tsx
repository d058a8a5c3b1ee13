import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { owner, refuse } from '../open-app';
import { aField, aForm, frontDesk, manager, openForms, titles } from './some-forms';

const three = () => [
  aForm('1', 'Color consent', { signatureRequired: true, version: 3 }),
  aForm('2', 'Late arrivals'),
  aForm('3', 'Photo consent', { fields: [aField('age', { label: 'Age', isRequired: true })] }),
];

test('the list shows name, signature, version and last change', async () => {
  openForms(three());
  const table = await screen.findByRole('table', { name: 'Forms' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['', 'Name', 'Signature required', 'Version', 'Last change', 'Actions']);
  const [, row] = within(table).getAllByRole('row');
  expect(row!.textContent).toBe('Color consentYes3Nov 20, 2026, 9:00 AM');
});

test('without forms it says what they are for; what is searched in vain is named', async () => {
  const { user } = openForms([]);
  expect(await screen.findByText('No Forms Available')).toBeTruthy();
  expect(
    screen.getByText('You can add your own waiver/consent forms for customer check-in and appointments.'),
  ).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search Forms' }), 'tattoo{Enter}');
  expect(await screen.findByText('Your search - tattoo - did not match any data.')).toBeTruthy();
});

test('selected ones are deleted after a question, and undone', async () => {
  const { user, press, calls } = openForms(three());
  await user.click(await screen.findByRole('checkbox', { name: 'Select Late arrivals' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Photo consent' }));
  await press('Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 forms?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titles()).toEqual(['Color consent']));
  expect(calls).toEqual([{ name: 'FormsPage_Delete', variables: { ids: ['2', '3'] } }]);
  await press('Undo');
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('a refusal to delete stands in an alert that can be dismissed', async () => {
  const message = 'Forms which have been viewed/signed by customers cannot be removed.';
  const { user, press } = openForms(three(), { Mutation: { deleteForms: () => refuse('CONFLICT', message) } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('checkbox', { name: 'Select Late arrivals' })).toHaveProperty('checked', true);
  await press('Dismiss');
  expect(screen.queryByText(message)).toBeNull();
});

test('one is archived from its menu with undo, and restored under Archived', async () => {
  const { user, press, choose } = openForms(three());
  await choose('Late arrivals', 'Archive');
  await waitFor(() => expect(titles()).toEqual(['Color consent', 'Photo consent']));
  expect(await screen.findByText('Late arrivals is archived.')).toBeTruthy();
  await press('Undo');
  await waitFor(() => expect(titles()).toHaveLength(3));
  await choose('Late arrivals', 'Archive');
  await user.click(screen.getByRole('button', { name: 'Archived' }));
  await press('Restore Late arrivals');
  expect(await screen.findByText('No form is archived.')).toBeTruthy();
});

test('a form is read as customers see it', async () => {
  const { choose, address } = openForms(three());
  await screen.findByRole('table', { name: 'Forms' });
  await choose('Photo consent', 'View');
  const dialog = await screen.findByRole('dialog', { name: 'Photo consent' });
  expect(within(dialog).getByText('Photo consent: be kind.')).toBeTruthy();
  expect(within(dialog).getByText('Age (Text, required)')).toBeTruthy();
  expect(address()).toBe('/account/forms?read=3');
});

test('the front desk reads only', async () => {
  const { user, press } = openForms(three(), { viewer: frontDesk, path: '/account/forms?action=add-form' });
  expect(await screen.findByRole('table', { name: 'Forms' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New Waiver/Consent Form' })).toBeNull();
  await press('Actions for Late arrivals');
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['View', 'Versions']);
  await user.keyboard('{Escape}');
  await press('Open the menu');
  expect(await screen.findByRole('link', { name: 'Forms' })).toBeTruthy();
});

test('staff see neither the entry nor the forms', async () => {
  const { press } = openForms(three(), { viewer: { ...owner, role: 'STAFF', permissions: [] } });
  expect(await screen.findByText('Your role does not see the forms')).toBeTruthy();
  await press('Open the menu');
  expect(await screen.findByRole('link', { name: 'Staff' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Forms' })).toBeNull();
});

test.each(['', '?action=add-form', '?form=3', '?read=3'])('%s: no axe violation', async (search) => {
  openForms(three(), { viewer: manager, path: `/account/forms${search}` });
  await screen.findByRole(search ? 'dialog' : 'table');
  if (search === '?read=3') await screen.findByText('Photo consent: be kind.');
  else if (search) await screen.findByRole('textbox', { name: 'Content' });
  document.documentElement.lang = 'en';
  const { violations } = await act(() => axe.run(document, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
});
