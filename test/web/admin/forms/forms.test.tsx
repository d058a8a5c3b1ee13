import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../../mock-schema';
import { owner } from '../open-app';
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

test('Undo leaves archived what a colleague archived before', async () => {
  const restored: string[][] = [];
  const { user, press } = openForms(three(), {
    Mutation: {
      deleteForms: (_: unknown, { ids }: { ids: string[] }) => ({ ids, changedIds: ['3'] }),
      restoreForms: (_: unknown, { ids }: { ids: string[] }) => {
        restored.push(ids);
        return { ids };
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await press('Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete 3 forms?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await press('Undo');
  await waitFor(() => expect(restored).toEqual([['3']]));
});

/** Why the server keeps forms. */
const keeps = (details: object) => () => refuse('CONFLICT', 'Forms cannot be removed.', undefined, details);
async function deleteAll({ user, press }: ReturnType<typeof openForms>) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await press('Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete 3 forms?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
}

test('forms that customers confirmed or signed are named, and can be archived instead', async () => {
  const app = openForms(three(), { Mutation: { deleteForms: keeps({ reason: 'FORM_SIGNED', formIds: ['1', '3'] }) } });
  await deleteAll(app);
  const why = await screen.findByRole('alertdialog', { name: '2 forms cannot be deleted' });
  expect(why.textContent).toContain('Forms which have been viewed/signed by customers cannot be removed.');
  expect(
    within(why)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Color consent', 'Photo consent']);
  expect(screen.queryByText('Forms cannot be removed.')).toBeNull();
  expect((await axe.run(why, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  await app.user.click(within(why).getByRole('button', { name: 'Archive instead' }));
  expect(await screen.findByText('3 forms are archived.')).toBeTruthy();
  expect(app.calls.at(-1)).toEqual({ name: 'FormsPage_Archive', variables: { ids: ['1', '2', '3'] } });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await app.press('Undo');
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('forms that the list knows as signed are named at once, without a question before', async () => {
  const forms = three().map((form) => ({ ...form, firstSignedAt: form.id === '2' ? null : form.changedAt }));
  const app = openForms(forms);
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await app.press('Delete');
  const why = await screen.findByRole('alertdialog', { name: '2 forms cannot be deleted' });
  expect(
    within(why)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Color consent', 'Photo consent']);
  await app.user.click(within(why).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.calls).toEqual([]);
  await app.press('Delete');
  await app.press('Archive instead');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.calls).toEqual([{ name: 'FormsPage_Archive', variables: { ids: ['1', '2', '3'] } }]);
});

test('one is deleted from its menu, with Undo', async () => {
  const app = openForms(three());
  await app.choose('Late arrivals', 'Delete');
  await waitFor(() => expect(titles()).toEqual(['Color consent', 'Photo consent']));
  expect(app.calls).toEqual([{ name: 'FormsPage_Delete', variables: { ids: ['2'] } }]);
  await app.press('Undo');
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('one that is kept is archived from the question, and nothing else that is selected', async () => {
  const app = openForms(three(), { Mutation: { deleteForms: keeps({ reason: 'FORM_SIGNED', formIds: ['2'] }) } });
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select Photo consent' }));
  await app.choose('Late arrivals', 'Delete');
  const why = await screen.findByRole('alertdialog', { name: '1 form cannot be deleted' });
  await app.user.click(within(why).getByRole('button', { name: 'Archive instead' }));
  await waitFor(() => expect(titles()).toEqual(['Color consent', 'Photo consent']));
  expect(app.calls.at(-1)).toEqual({ name: 'FormsPage_Archive', variables: { ids: ['2'] } });
});

test('one that check-in asks for leads to the settings of check-in', async () => {
  const app = openForms(three(), { Mutation: { archiveForms: keeps({ reason: 'FORM_IN_USE', formId: '2' }) } });
  await app.choose('Late arrivals', 'Archive');
  const why = await screen.findByRole('alertdialog', { name: 'Check-in asks for this form' });
  expect(within(why).getByRole('listitem').textContent).toBe('Late arrivals');
  expect(within(why).queryByRole('button', { name: 'Archive instead' })).toBeNull();
  await app.user.click(within(why).getByRole('button', { name: 'Open check-in settings' }));
  await waitFor(() => expect(app.address()).toBe('/account/checkinapp?action=customize-checkinapp'));
});

test('another refusal to delete stands in an alert that can be dismissed', async () => {
  const message = 'That form was not found.';
  const app = openForms(three(), { Mutation: { deleteForms: () => refuse('NOT_FOUND', message) } });
  await deleteAll(app);
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('checkbox', { name: 'Select Late arrivals' })).toHaveProperty('checked', true);
  await app.press('Dismiss');
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
