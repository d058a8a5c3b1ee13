import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refuse, type MockServer } from '../mock-schema';
import { clock, pass, useFakeClock, useRealClock } from './fake-clock';
import { checkIn, openForm, phone } from './open-kiosk';
import { reopen, scan } from './open-phone';
import { openPublic } from './open-public';
import { ann, kiosk, place, receipt } from './salon';

const member = (id: string, firstName: string, productIds: string[] = []) => ({
  id,
  firstName,
  productIds,
  image: null,
});
const maya = member('21', 'Maya', ['11']);
const leo = member('22', 'Leo');
const item = (id: string, name: string) => ({ id, name, price: null, durationMinutes: null, category: null });
const items = [item('11', 'Cut'), item('12', 'Color')];
const offers = (staff: () => object, more: MockServer = {}): MockServer => ({
  ...more,
  Query: {
    kiosk: () => kiosk({ serviceEnabled: true, staffEnabled: true }),
    publicCatalogue: () => ({ total: 2, cursor: null, items }),
    offeredStaff: staff,
    ...more.Query,
  },
});
const open = () => screen.getByRole('button', { name: 'Select Staff' });
const dialog = () => screen.findByRole('dialog', { name: 'Select Staff' });
const option = async (name: string) => within(await dialog()).findByRole<HTMLInputElement>('radio', { name });
const options = async () => {
  await option('Anyone');
  return within(await dialog())
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.lastElementChild?.textContent);
};
const done = async () => within(await dialog()).getByRole('button', { name: 'Done' });
const chip = () => screen.queryByRole('button', { name: /^Remove / })?.textContent;
type User = Awaited<ReturnType<typeof openForm>>['user'];
async function choose(user: User, name: string) {
  await user.click(open());
  await user.click(await option(name));
  await user.click(await done());
}
async function chooseItem(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: 'Select Products & Services' }));
  const list = await screen.findByRole('dialog', { name: 'Select Products & Services' });
  await user.click(await within(list).findByRole('checkbox', { name: new RegExp(name) }));
  await user.click(within(list).getByRole('button', { name: 'Done' }));
}

beforeEach(() => useFakeClock('2026-11-21T15:00:00.000Z'));
afterEach(useRealClock);
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('on a kiosk somebody is chosen and sent; Anyone comes first and is chosen before', async () => {
  const { user, named } = await openForm(
    offers(() => [leo, maya]),
    clock,
  );
  await user.click(open());
  expect(await options()).toEqual(['Anyone', 'Leo', 'Maya']);
  expect((await option('Anyone')).checked).toBe(true);
  await user.click(await option('Maya'));
  await user.click(await done());
  expect(chip()).toBe('Maya');
  await user.type(phone(), '2175550142');
  await user.click(checkIn());
  await screen.findByRole('dialog', { name: 'Thank You' });
  expect(named('Customer_CheckIn')[0].variables).toMatchObject({ input: { handle: 'h-ann', staffId: '21' } });
});

test('the choice is taken back with its chip, or with Anyone, and then not sent', async () => {
  const { user, named } = await openForm(
    offers(() => [leo, maya]),
    clock,
  );
  await choose(user, 'Maya');
  await user.click(screen.getByRole('button', { name: 'Remove Maya' }));
  expect(chip()).toBeUndefined();
  await choose(user, 'Leo');
  await choose(user, 'Anyone');
  await user.type(phone(), '2175550142');
  await user.click(checkIn());
  await screen.findByRole('dialog', { name: 'Thank You' });
  expect(named('Customer_CheckIn')[0].variables).toMatchObject({ input: { staffId: undefined } });
});

test('only who does what else was chosen is offered, and who was chosen before leaves with a word', async () => {
  const { user } = await openForm(
    offers(() => [leo, maya]),
    clock,
  );
  await chooseItem(user, 'Cut');
  await choose(user, 'Maya');
  await chooseItem(user, 'Color');
  screen.getByText('Maya can no longer be chosen.');
  expect(screen.queryByRole('button', { name: 'Remove Maya' })).toBeNull();
  await user.click(open());
  expect(await options()).toEqual(['Anyone', 'Leo']);
});

test('whom the server refuses is named and leaves the choice', async () => {
  const gone = () => refuse('NOT_FOUND', 'No.', 'staffId', { reason: 'STAFF_NOT_OFFERED', staffId: '21' });
  let isGone = true;
  const { user, named } = await openForm(
    offers(() => [leo, maya], {
      Query: { persons: () => (isGone ? [] : [ann]) },
      Mutation: { addPerson: () => ann, checkIn: () => (isGone ? gone() : receipt()) },
    }),
    clock,
  );
  await choose(user, 'Maya');
  await user.type(phone(), '2175550142');
  await user.click(checkIn());
  await user.type(await screen.findByLabelText('First name'), 'Cleo');
  await user.type(screen.getByLabelText('Last name'), 'Ortiz');
  await user.click(screen.getByRole('button', { name: 'Add and check in' }));
  await screen.findByText('That person can no longer be chosen. Please choose again.');
  screen.getByText('Maya can no longer be chosen.');
  isGone = false;
  await choose(user, 'Leo');
  expect(screen.queryByText(/cannot be chosen/)).toBeNull();
  await user.click(checkIn());
  await screen.findByRole('dialog', { name: 'Thank You' });
  expect(named('Customer_CheckIn').at(-1)!.variables).toMatchObject({ input: { staffId: '22' } });
});

test('the next customer of a kiosk finds neither the dialog nor the choice', async () => {
  const { user } = await openForm(
    offers(() => [leo]),
    clock,
  );
  await choose(user, 'Leo');
  await user.click(open());
  await option('Leo');
  await pass(60_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tap Anywhere to Start' }));
  expect(chip()).toBeUndefined();
  await user.click(open());
  expect((await option('Anyone')).checked).toBe(true);
});

test('a kiosk that cannot read them offers whom it read before; without any it can be tried again', async () => {
  let isAway = false;
  const first = await openForm(
    offers(() => (isAway ? refuse('UNAVAILABLE', 'Away.') : [leo])),
    clock,
  );
  await screen.findByRole('button', { name: 'Select Staff' });
  expect(localStorage.getItem('greeter.kioskStaff')).toContain('Leo');
  isAway = true;
  await choose(first.user, 'Leo');
  expect(chip()).toBe('Leo');
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

test('a phone asks for them at the first press, keeps the choice over a reload, and follows a change while it chooses', async () => {
  let staff = [maya];
  const first = await scan(offers(() => staff, { Query: { persons: () => [ann] } }));
  expect(first.named('Customer_ReadStaff')).toEqual([]);
  await first.user.click(open());
  expect(await options()).toEqual(['Anyone', 'Maya']);
  staff = [leo, maya];
  await first.live.answer({ kioskChanged: { at: '2026-11-21T15:00:01.000Z' } });
  await option('Leo');
  await first.user.click(await option('Leo'));
  await first.user.click(await done());
  first.unmount();
  const again = await reopen(offers(() => staff, { Query: { persons: () => [ann] } }));
  expect(chip()).toBe('Leo');
  await again.user.type(phone(), '2175550142');
  await again.user.click(checkIn());
  expect(again.named('Customer_CheckIn')[0].variables).toMatchObject({ input: { staffId: '22' } });
});

test('where customers are not asked there is no button', async () => {
  await openForm({}, clock);
  expect(screen.queryByRole('button', { name: 'Select Staff' })).toBeNull();
});

test("the customer's own page names whom they asked for", async () => {
  await openPublic('/ck/place-1', { Query: { placeInLine: () => place({ askedFor: 'Maya' }) } }, clock);
  expect(screen.getByText('You asked for Maya')).toBeTruthy();
});
