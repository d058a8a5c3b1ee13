import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openApp, refuse } from '../open-app';
import { aSalon, zoe } from './salon';

const customizePath = '/account/checkinapp?action=customize-checkinapp';
const OWN = { id: '4294967400', name: 'Our waiver', templateId: null };
const TEMPLATES = [
  { id: '1', name: 'Visitor agreement and release' },
  { id: '2', name: 'Salon consent' },
];
const text = { content: '<p>At my own risk.</p>', signatureRequired: true, fields: [] as object[] };
const forms = (items: object[] = [OWN]) => ({
  forms: () => ({ items, total: items.length, cursor: null }),
  formTemplates: () => TEMPLATES,
  form: (_: unknown, { id }: { id: string }) => ({ ...OWN, ...text, id, version: 1, pages: [], pdfUrl: null }),
  formTemplate: (_: unknown, { id }: { id: string }) => ({ ...TEMPLATES[Number(id) - 1], ...text }),
});
type Start = Parameters<typeof aSalon>[0];

function open(start: Start = {}, query: object = forms(), mutation: object = {}) {
  const { Query, Mutation } = aSalon(start);
  return openApp(customizePath, { viewer: zoe, Query: { ...Query, ...query }, Mutation: { ...Mutation, ...mutation } });
}
const toggle = () => screen.findByRole('switch', { name: 'Agreement form' });
const picker = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Form' });
const save = () => screen.getByRole('button', { name: 'Save' });

test('switching it on offers the default agreement, asked for once a year', async () => {
  const { user, calls } = open();
  expect(screen.queryByRole('combobox', { name: 'Form' })).toBeNull();
  await user.click(await toggle());
  const select = await picker();
  await waitFor(() => expect(select.value).toBe('1'));
  expect([...select.options].map(({ text: name }) => name)).toEqual([
    'Our waiver',
    'Visitor agreement and release (template)',
    'Salon consent (template)',
  ]);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ask again' }).value).toBe('365');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toMatchObject([{ variables: { input: { formEnabled: true, formId: '1' } } }]);
});

test("the business's own copy stands for the template", async () => {
  const copy = { id: '4294967401', name: 'Our agreement', templateId: '1' };
  const { user } = open({}, forms([copy]));
  await user.click(await toggle());
  const select = await picker();
  await waitFor(() => expect(select.value).toBe(copy.id));
  expect([...select.options].map(({ text: name }) => name)).toEqual(['Our agreement', 'Salon consent (template)']);
});

test('another form and another time are saved alone', async () => {
  const { user, calls } = open({ formEnabled: true, formId: OWN.id });
  await user.selectOptions(await picker(), '2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ask again' }), 'At every visit');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toMatchObject([{ variables: { input: { formId: '2', formValidDays: 0 } } }]);
});

test('days that are none of the choices stay', async () => {
  open({ formEnabled: true, formId: OWN.id, formValidDays: 90 });
  await picker();
  expect(screen.getByRole('option', { name: 'After 90 days' })).toHaveProperty('selected', true);
});

test.each([
  ['4294967400', 'Our waiver'],
  ['2', 'Salon consent'],
])('View shows the form %s as customers read it', async (formId, name) => {
  const { user } = open({ formEnabled: true, formId });
  await picker();
  await user.click(screen.getByRole('button', { name: 'View' }));
  const viewer = within(await screen.findByRole('dialog', { name }));
  expect(await viewer.findByText('At my own risk.')).toBeTruthy();
  await user.click(viewer.getAllByRole('button', { name: 'Close' })[1]!);
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
});

test('New writes a form in place, which is then chosen', async () => {
  const items = [OWN];
  const added = { ...OWN, id: '77', name: 'House rules' };
  const { user, calls } = open(
    { formEnabled: true, formId: OWN.id },
    { ...forms(), forms: () => ({ items, total: items.length, cursor: null }) },
    {
      addForm: (_root: unknown, { input }: { input: { name: string } }) => {
        items.push({ ...added, name: input.name });
        return { ...added, name: input.name, content: '', fields: [], version: 1, signatureRequired: true };
      },
    },
  );
  await picker();
  await user.click(screen.getByRole('button', { name: 'New' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Waiver/Consent Form' }));
  await user.type(dialog.getByLabelText('Title'), 'House rules');
  await user.click(dialog.getByRole('button', { name: 'Add form' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New Waiver/Consent Form' })).toBeNull());
  expect((await picker()).selectedOptions[0]!.textContent).toBe('House rules');
  expect(calls.map(({ name }) => name)).toEqual(['NewFormButton_Add']);
});

test('forms that do not load can be asked for again', async () => {
  let isDown = true;
  const { user } = open(
    { formEnabled: true, formId: OWN.id },
    {
      ...forms(),
      forms: () => (isDown ? refuse('UNAVAILABLE', 'Down.') : { items: [OWN], total: 1, cursor: null }),
    },
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  await picker();
});
