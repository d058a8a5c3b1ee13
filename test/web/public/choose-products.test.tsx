import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse, type MockServer } from '../mock-schema';
import { clock, pass, useFakeClock, useRealClock } from './fake-clock';
import { checkIn, openForm, phone } from './open-kiosk';
import { reopen, scan } from './open-phone';
import { openPublic } from './open-public';
import { ann, kiosk, place, receipt } from './salon';

const item = (id: string, name: string) => ({
  id,
  name,
  price: '58.50',
  durationMinutes: 45,
  category: { id: '1', name: 'Hair' },
});
const cut = item('11', 'Cut');
const gloss = item('12', 'Gloss');
type Items = ReturnType<typeof item>[];
const offers = (items: () => Items, more: MockServer = {}): MockServer => ({
  ...more,
  Query: {
    kiosk: () => kiosk({ serviceEnabled: true }),
    publicCatalogue: () => ({ total: items().length, cursor: null, items: items() }),
    ...more.Query,
  },
});
const open = () => screen.getByRole('button', { name: 'Select Products & Services' });
const dialog = () => screen.findByRole('dialog', { name: 'Select Products & Services' });
const box = async (name: RegExp) => within(await dialog()).findByRole<HTMLInputElement>('checkbox', { name });
const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map(({ textContent }) => textContent);
type User = Awaited<ReturnType<typeof openForm>>['user'];
async function choose(user: User, ...names: RegExp[]) {
  await user.click(open());
  for (const name of names) await user.click(await box(name));
  await user.click(within(await dialog()).getByRole('button', { name: 'Done' }));
}

beforeEach(() => useFakeClock('2026-11-21T15:00:00.000Z'));
afterEach(useRealClock);
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('on a kiosk, items are found, chosen, removed and sent', async () => {
  const { user, named } = await openForm(
    offers(() => [cut, gloss]),
    clock,
  );
  await user.click(open());
  expect((await box(/Cut/)).closest('label')?.textContent).toContain('$58.50 · 45 min');
  await user.type(within(await dialog()).getByRole('searchbox'), 'glo{Enter}');
  expect(within(await dialog()).getAllByRole('checkbox')).toHaveLength(1);
  await user.click(await box(/Gloss/));
  await user.clear(within(await dialog()).getByRole('searchbox'));
  await user.click(await box(/Cut/));
  await user.click(within(await dialog()).getByRole('button', { name: 'Done' }));
  expect(chips()).toEqual(['Gloss', 'Cut']);
  await user.click(screen.getByRole('button', { name: 'Remove Gloss' }));
  await user.type(phone(), '2175550142');
  await user.click(checkIn());
  await screen.findByRole('dialog', { name: 'Thank You' });
  expect(named('Customer_CheckIn')[0].variables).toMatchObject({ input: { handle: 'h-ann', productIds: ['11'] } });
  expect(named('Customer_FindPersons')).toHaveLength(1);
});

test('at most 20 can be chosen', async () => {
  const { user } = await openForm(
    offers(() => Array.from({ length: 21 }, (_, n) => item(String(n), `Item ${n}.`))),
    clock,
  );
  await choose(user, ...Array.from({ length: 20 }, (_, n) => new RegExp(`Item ${n}\\.`)));
  await user.click(open());
  expect((await box(/Item 20\./)).disabled).toBe(true);
  within(await dialog()).getByText('That is all: 20 can be selected.');
});

test('what is no longer offered is said by name, and leaves the choice', async () => {
  let items = [cut, gloss];
  const gone = () => refuse('NOT_FOUND', 'No.', 'productIds', { reason: 'ITEM_NOT_OFFERED', productIds: ['12'] });
  const { user, named } = await openForm(
    offers(() => items, { Mutation: { checkIn: () => (items.length > 1 ? gone() : receipt()) } }),
    clock,
  );
  await choose(user, /Cut/, /Gloss/);
  await user.type(phone(), '2175550142');
  await user.click(checkIn());
  screen.getByText('Something you chose is no longer offered. Please choose again.');
  screen.getByText('No longer offered: Gloss');
  expect(chips()).toEqual(['Cut']);
  items = [cut];
  await user.click(checkIn());
  await screen.findByRole('dialog', { name: 'Thank You' });
  expect(named('Customer_CheckIn').at(-1)!.variables).toMatchObject({ input: { productIds: ['11'] } });
});

test('who adds their name first is led back to the form to choose again', async () => {
  const gone = () => refuse('NOT_FOUND', 'No.', 'productIds', { reason: 'ITEM_NOT_OFFERED', productIds: ['11'] });
  const { user } = await openForm(
    offers(() => [cut, gloss], { Query: { persons: () => [] }, Mutation: { addPerson: () => ann, checkIn: gone } }),
    clock,
  );
  await choose(user, /Cut/);
  await user.type(phone(), '2175550142');
  await user.click(checkIn());
  await user.type(await screen.findByLabelText('First name'), 'Cleo');
  await user.type(screen.getByLabelText('Last name'), 'Ortiz');
  await user.click(screen.getByRole('button', { name: 'Add and check in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('No longer offered: Cut');
  await choose(user, /Gloss/);
  expect(chips()).toEqual(['Gloss']);
  expect(screen.queryByText(/no longer offered/i)).toBeNull();
});

test('the next customer of a kiosk finds neither the dialog nor the choice', async () => {
  const { user } = await openForm(
    offers(() => [cut]),
    clock,
  );
  await choose(user, /Cut/);
  await user.click(open());
  await box(/Cut/);
  await pass(60_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tap Anywhere to Start' }));
  expect(chips()).toEqual([]);
});

test('a kiosk that cannot read them offers what it read before; none at all is said', async () => {
  let isAway = false;
  const first = await openForm(
    offers(() => (isAway ? refuse('UNAVAILABLE', 'Away.') : [cut])),
    clock,
  );
  await waitFor(() => expect(localStorage.getItem('greeter.kioskItems')).toContain('Cut'));
  isAway = true;
  await choose(first.user, /Cut/);
  expect(chips()).toEqual(['Cut']);
  first.unmount();
  localStorage.clear();
  const { user } = await openForm(
    offers(() => refuse('UNAVAILABLE', 'Away.')),
    clock,
  );
  await user.click(open());
  await within(await dialog()).findByRole('alert');
  expect(within(await dialog()).getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a phone asks for them at the first press, page by page, and keeps the choice over a reload', async () => {
  const pages: MockServer = {
    Query: {
      persons: () => [ann],
      publicCatalogue: (_: unknown, { after }: { after: string | null }) =>
        after ? { total: 2, cursor: null, items: [gloss] } : { total: 2, cursor: '1', items: [cut] },
    },
  };
  const first = await scan(offers(() => [], pages));
  expect(first.named('Customer_ReadItems')).toEqual([]);
  await choose(first.user, /Cut/, /Gloss/);
  expect(first.named('Customer_ReadItems')).toHaveLength(2);
  first.unmount();
  const again = await reopen(offers(() => [], pages));
  expect(chips()).toEqual(['Cut', 'Gloss']);
  await again.user.type(phone(), '2175550142');
  await again.user.click(checkIn());
  expect(again.named('Customer_CheckIn')[0].variables).toMatchObject({ input: { productIds: ['11', '12'] } });
});

test('where nothing is offered there is no button', async () => {
  await openForm({}, clock);
  expect(screen.queryByRole('button', { name: 'Select Products & Services' })).toBeNull();
});

test("the customer's own page names what was chosen, and follows a change by the host", async () => {
  const { live } = await openPublic(
    '/ck/place-1',
    { Query: { placeInLine: () => place({ selectedProducts: [cut] }) } },
    clock,
  );
  expect(screen.getByText('Selected: Cut')).toBeTruthy();
  const now = (seconds: string) => `2026-11-21T15:11:${seconds}.000Z`;
  await live.answer({ placeInLineChanged: place({ now: now('00'), selectedProducts: [gloss, cut] }) });
  expect(screen.getByText('Selected: Gloss · Cut')).toBeTruthy();
  await live.answer({ placeInLineChanged: place({ now: now('01') }) });
  expect(screen.queryByText(/^Selected/)).toBeNull();
});
