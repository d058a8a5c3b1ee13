import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../open-app';
import { host, openQueue, party, rowOf, staff, staleWith } from './queue';

const hair = { id: '1', name: 'Hair' };
const item = (id: string, name: string, category: typeof hair | null = hair) => ({
  id,
  name,
  price: '58.00',
  durationMinutes: 45,
  category,
});
const items = [item('11', 'Cut & style'), item('12', 'Clipper cut'), item('13', 'Épilation', null)];
const chosen = (...ids: string[]) => items.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));
const ann = party(1, 'Ann', 'Lee', { selectedProducts: chosen('11') });
const path = `/account/checkins?entry=${ann.id}`;
const products =
  (own = items, cursor: string | null = null) =>
  () => ({ total: own.length, cursor, items: own });
const form = () => screen.findByRole('dialog', { name: 'Ann Lee' });
const picker = () => screen.findByRole('dialog', { name: 'Select Products & Services' });
async function openPicker(answers: Parameters<typeof openQueue>[1] = {}) {
  const app = openQueue([ann], {
    path,
    ...answers,
    Query: { products: products(), plans: () => [], ...answers.Query },
  });
  await app.user.click(within(await form()).getByRole('button', { name: 'Select Products & Services' }));
  return { ...app, dialog: await picker() };
}

test('the host finds items, chooses and removes them, and saves their ids; Undo brings back what was', async () => {
  const { user, calls, dialog } = await openPicker();
  const box = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
  expect((await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: /Cut & style/ })).checked).toBe(true);
  within(dialog).getByRole('heading', { name: 'Hair' });
  expect(box(/Clipper cut/).closest('label')?.textContent).toContain('$58.00 · 45 min');
  await user.type(within(dialog).getByRole('searchbox', { name: 'Search Products & Services' }), 'hair clip{Enter}');
  expect(within(dialog).getByRole('list', { name: 'Selected' }).textContent).toMatch(/^Cut & style/);
  expect(within(dialog).getAllByRole('checkbox')).toEqual([box(/Cut & style/), box(/Clipper cut/)]);
  await user.clear(within(dialog).getByRole('searchbox'));
  await user.type(within(dialog).getByRole('searchbox'), 'epil');
  await user.click(box(/Épilation/));
  expect(within(dialog).getAllByRole('checkbox')).toEqual([box(/Cut & style/), box(/Épilation/)]);
  within(dialog).getByText('2 selected');
  await user.type(within(dialog).getByRole('searchbox'), 'x');
  within(dialog).getByText('Your search - epilx - did not match any data.');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await user.click(within(await form()).getByRole('button', { name: 'Remove Cut & style' }));
  await user.click(within(await form()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]).toMatchObject({ name: 'QueuePage_Update', variables: { input: { productIds: ['13'] } } });
});

test('an empty catalogue says so, and who may fill it gets the way there', async () => {
  const viewer = { ...host, permissions: [...host.permissions, 'CATALOGUE_WRITE'] };
  const { dialog } = await openPicker({ viewer, Query: { products: products([]) } });
  await within(dialog).findByText('No items Yet');
  within(dialog).getByText("Let customers see what you're offering.");
  expect(within(dialog).getByRole('link', { name: 'Add Your First Item' }).getAttribute('href')).toBe(
    '/account/products',
  );
});

test('a plan without the catalogue opens the plans, and the form stays', async () => {
  const { user, dialog } = await openPicker({
    Mutation: {
      updateCheckIn: () => refuse('INVALID_PLAN', 'The catalogue is part of the Standard plan.'),
    },
  });
  await user.click(await within(dialog).findByRole('checkbox', { name: /Clipper cut/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await user.click(within(await form()).getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('The catalogue is part of the Standard plan.')).length).toBeGreaterThan(0);
  expect(screen.getByText('Clipper cut')).toBeTruthy();
});

test('somebody else chose meanwhile: both choices are shown', async () => {
  const current = { ...ann, version: 2, selectedProducts: chosen('12') };
  const { user, dialog } = await openPicker({ Mutation: { updateCheckIn: () => staleWith(current) } });
  await user.click(await within(dialog).findByRole('checkbox', { name: /Épilation/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await user.click(within(await form()).getByRole('button', { name: 'Save' }));
  await screen.findByText('Somebody else changed this check-in');
  const row = screen.getByRole('row', { name: /^Services/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Clipper cut', 'Cut & style, Épilation']);
});

test('a row names what the party wants', async () => {
  openQueue([ann]);
  expect((await rowOf('Ann Lee')).textContent).toContain('Cut & style');
});

test('who may not change the party reads it in the form', async () => {
  openQueue([ann], { path, viewer: staff });
  expect(within(await form()).getByText('Cut & style')).toBeTruthy();
  expect(within(await form()).queryByRole('button', { name: 'Select Products & Services' })).toBeNull();
});
