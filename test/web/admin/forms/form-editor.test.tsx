import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { aField, aForm, openForms, titles } from './some-forms';

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const text = () => screen.findByRole('textbox', { name: 'Content' });
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

test('the address opens the form of a new one, with fields to add, move and remove', async () => {
  const { user, press, calls, address } = openForms([], { path: '/account/forms?action=add-form' });
  const dialog = await screen.findByRole('dialog', { name: 'New Waiver/Consent Form' });
  expect(within(dialog).getByText(/Changes make a new version/)).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Title'), ' Color consent ');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Signature required' }));
  await text();
  for (const label of ['Allergies?', 'Hair', 'Gone']) {
    await press('Add Field');
    await user.type(within(dialog).getAllByLabelText('Label').at(-1)!, label);
  }
  await press('Remove Gone');
  const hair = within(screen.getByRole('listitem', { name: 'Field 2' }));
  expect(options(hair.getByLabelText('Kind'))).toEqual(['Text', 'Choice', 'Date', 'Initials']);
  await user.selectOptions(hair.getByLabelText('Kind'), 'Choice');
  await user.type(hair.getByLabelText('Options'), 'Dry{Enter} {Enter}Oily ');
  await user.click(hair.getByRole('checkbox', { name: 'Required' }));
  await press('Move Hair up');
  expect(screen.getByRole('button', { name: 'Move Hair up' }).getAttribute('aria-disabled')).toBe('true');
  await press('Add form');
  await closed();
  expect(titles()).toEqual(['Color consent']);
  expect(calls).toEqual([
    {
      name: 'FormsPage_Add',
      variables: {
        input: {
          name: 'Color consent',
          content: '',
          signatureRequired: true,
          fields: [
            { name: 'hair', kind: 'CHOICE', label: 'Hair', isRequired: true, options: ['Dry', 'Oily'] },
            { name: 'allergies', kind: 'TEXT', label: 'Allergies?', isRequired: false, options: null },
          ],
        },
      },
    },
  ]);
  expect(address()).toBe('/account/forms');
});

test('fields without a label or options are told, and nothing is sent', async () => {
  const { user, press, calls } = openForms([], { path: '/account/forms?action=add-form' });
  await user.type(await screen.findByLabelText('Title'), 'Consent');
  await text();
  await press('Add Field');
  await press('Add form');
  expect(await screen.findByText('Give every field a label.')).toBeTruthy();
  await user.type(screen.getByLabelText('Label'), 'Hair');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Choice');
  await user.type(screen.getByLabelText('Options'), 'Dry');
  await press('Add form');
  expect(await screen.findByText('A choice has 2 to 20 options, one per line.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a new one begins with a template, which can be read first; what was typed is asked about', async () => {
  const { user, press, calls } = openForms([], { path: '/account/forms?action=add-form' });
  const begin = await screen.findByLabelText('Begin with');
  await within(begin).findByRole('option', { name: 'Default agreement' });
  expect(options(begin)).toEqual(['Start from scratch', 'Default agreement']);
  await user.selectOptions(begin, 'Default agreement');
  await press('Preview');
  const preview = await screen.findByRole('dialog', { name: 'Default agreement' });
  expect(within(preview).getByText('I agree.')).toBeTruthy();
  await user.click(within(preview).getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Default agreement' })).toBeNull());
  await user.type(screen.getByLabelText('Title'), 'Mine');
  await press('Use Template');
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Start over?' })).getByRole('button', { name: 'Start over' }),
  );
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Default agreement'));
  await text();
  await press('Add form');
  await closed();
  expect(calls[0]!.variables).toEqual({
    input: {
      name: 'Default agreement',
      content: '<p>I agree.</p>',
      signatureRequired: true,
      fields: [{ name: 'age', kind: 'TEXT', label: 'Age', isRequired: true, options: null }],
    },
  });
});

test('a saved form keeps the names of its fields, whatever their labels become', async () => {
  const fields = [aField('hair', { label: 'Hair' })];
  const { user, press, choose, calls } = openForms([aForm('1', 'Consent', { fields })]);
  await screen.findByRole('table', { name: 'Forms' });
  await choose('Consent', 'Edit');
  const label = await screen.findByLabelText('Label');
  await text();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.clear(label);
  await user.type(label, 'Skin');
  await press('Add Field');
  await user.type(screen.getAllByLabelText('Label').at(-1)!, 'Hair');
  await press('Save');
  await closed();
  expect(calls[0]).toMatchObject({
    name: 'FormsPage_Update',
    variables: {
      id: '1',
      version: 1,
      input: {
        name: 'Consent',
        fields: [
          { name: 'hair', label: 'Skin' },
          { name: 'hair-2', label: 'Hair' },
        ],
      },
    },
  });
});

test('one that somebody else saved meanwhile is compared; saving anyway keeps what was not touched', async () => {
  const theirs = aForm('1', 'Theirs', { version: 2, content: '<p>New rules.</p>' });
  let isFirst = true;
  const { user, press, calls } = openForms([aForm('1', 'Consent')], {
    path: '/account/forms?form=1',
    Mutation: {
      updateForm() {
        if (!isFirst) return theirs;
        isFirst = false;
        throw new GraphQLError('Somebody else changed this form.', {
          extensions: { code: 'STALE', details: { current: theirs } },
        });
      },
    },
  });
  const title = await screen.findByLabelText('Title');
  await text();
  await user.clear(title);
  await user.type(title, 'Mine');
  await press('Save');
  const alert = within((await screen.findByText('Somebody else changed this form')).closest('[role=alert]')!);
  expect(alert.getAllByRole('row').at(-1)!.textContent).toBe('TitleTheirsMine');
  await press('Save mine anyway');
  await closed();
  expect(calls.at(-1)!.variables).toMatchObject({
    version: 2,
    input: { name: 'Mine', content: '<p>New rules.</p>' },
  });
});

test('leaving with unsaved changes asks', async () => {
  const { user, press, address } = openForms([aForm('1', 'Consent')], { path: '/account/forms?form=1' });
  await user.type(await screen.findByLabelText('Title'), '!');
  await press('Cancel');
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  await press('Keep editing');
  expect(address()).toBe('/account/forms?form=1');
});

test('a form that is gone is said to be', async () => {
  openForms([], { path: '/account/forms?form=9' });
  expect(await screen.findByText('That form was not found.')).toBeTruthy();
});
