import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../mock-schema';
import { openApp } from '../open-app';
import { aPage, manager } from './a-page';

const path = '/account/page?tab=policies';
const forms = ['Late arrivals', 'Refunds', 'Pets'].map((name, index) => ({
  id: String(index + 1),
  name,
  content: `<p>About ${name}</p>`,
}));
const press = async (user: ReturnType<typeof openApp>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const shown = () =>
  within(screen.getByRole('list', { name: 'Policies' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a PDF is shown as its pages', async () => {
  const pdf = { ...forms[0]!, content: '', pages: [{ url: '/images/form/a.webp', width: 800, height: 1000 }] };
  const { user } = openApp(path, { viewer: manager, ...aPage({ forms: [pdf], shown: ['1'] }) });
  await press(user, 'Late arrivals');
  const dialog = await screen.findByRole('dialog', { name: 'Late arrivals' });
  expect(within(dialog).getByRole('img', { name: 'Page 1 of 1' })).toBeTruthy();
});

test('forms are added from those that the page does not show, moved, read, and removed with undo', async () => {
  const { user, calls } = openApp(path, { viewer: manager, ...aPage({ forms, shown: ['1', '2'] }) });
  await press(user, 'Add Policies');
  const dialog = await screen.findByRole('dialog', { name: 'Add Policies' });
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Pets' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  await closed();
  expect(shown()).toEqual(['Late arrivals', 'Refunds', 'Pets']);
  await press(user, 'Move Pets up');
  await waitFor(() => expect(shown()).toEqual(['Late arrivals', 'Pets', 'Refunds']));
  expect(calls.at(-1)?.variables).toEqual({ ids: ['p1', 'p3', 'p2'] });
  await press(user, 'Remove Late arrivals');
  await waitFor(() => expect(shown()).toEqual(['Pets', 'Refunds']));
  await press(user, 'Undo');
  await waitFor(() => expect(shown()).toEqual(['Late arrivals', 'Pets', 'Refunds']));
  await press(user, 'Refunds');
  expect(within(await screen.findByRole('dialog', { name: 'Refunds' })).getByText('About Refunds')).toBeTruthy();
});

test('where no form is left to add, it is told whether there are none', async () => {
  const offer = async (user: ReturnType<typeof openApp>['user']) => {
    await press(user, 'Add Policies');
    return within(await screen.findByRole('dialog', { name: 'Add Policies' }));
  };
  const none = openApp(path, { viewer: manager, ...aPage() });
  const first = await offer(none.user);
  expect(first.getByText('No forms yet')).toBeTruthy();
  expect(first.queryByRole('button', { name: 'Add' })).toBeNull();
  expect(first.getByRole('button', { name: 'New Form' })).toBeTruthy();
  none.unmount();
  const all = openApp(path, { viewer: manager, ...aPage({ forms, shown: ['1', '2', '3'] }) });
  expect((await offer(all.user)).getByText('Your page shows all that there are.')).toBeTruthy();
});

test('a new form is written and shown; tried again after a failure it is not added twice', async () => {
  const page = aPage();
  let hasFailed = false;
  const { user, calls } = openApp(path, {
    viewer: manager,
    Query: page.Query,
    Mutation: {
      ...page.Mutation,
      addPolicies: (root: unknown, variables: { formIds: string[] }) => {
        if (hasFailed) return page.Mutation.addPolicies(root, variables);
        hasFailed = true;
        return refuse('CONFLICT', 'A page shows at most 30 forms.');
      },
    },
  });
  await press(user, 'Add Policies');
  await press(user, 'New Form');
  const dialog = await screen.findByRole('dialog', { name: 'New Form' });
  await user.type(within(dialog).getByLabelText('Title'), 'Pets');
  await within(dialog).findByRole('textbox', { name: 'Content' });
  await press(user, 'Add form');
  expect(await within(dialog).findByText('A page shows at most 30 forms.')).toBeTruthy();
  await press(user, 'Add form');
  await closed();
  expect(shown()).toEqual(['Pets']);
  expect(calls.map(({ name }) => name)).toEqual(['PoliciesPanel_AddForm', 'PoliciesPanel_Add', 'PoliciesPanel_Add']);
});

test('a refusal of the text stands at the text alone', async () => {
  const page = aPage();
  const { user } = openApp(path, {
    viewer: manager,
    Query: page.Query,
    Mutation: { addForm: () => refuse('INVALID_INPUT', 'Please enter the text of the form.', 'content') },
  });
  await press(user, 'New Form');
  const dialog = await screen.findByRole('dialog', { name: 'New Form' });
  await within(dialog).findByRole('textbox', { name: 'Content' });
  await user.type(within(dialog).getByLabelText('Title'), 'Pets');
  await press(user, 'Add form');
  expect(await within(dialog).findAllByText('Please enter the text of the form.')).toHaveLength(1);
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test('without a plan for forms the plans open', async () => {
  const page = aPage();
  const { user } = openApp(path, {
    viewer: manager,
    Query: {
      ...page.Query,
      forms: () => refuse('INVALID_PLAN', 'The business page is part of the Standard plan.'),
    },
  });
  await press(user, 'Add Policies');
  expect(await screen.findByRole('dialog', { name: 'Plans' })).toBeTruthy();
});
