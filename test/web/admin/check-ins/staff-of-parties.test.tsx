import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../open-app';
import { host, names, openQueue, party, rowOf, staff as colleague, staleWith } from './queue';

const member = (id: string, firstName: string, more: object = {}) => ({
  id,
  firstName,
  lastName: 'Fox',
  color: '#aa0000',
  role: 'STAFF',
  productIds: [] as string[],
  isYou: false,
  ...more,
});
const [zoe, leo, maya] = [
  member('20', 'Zoë', { role: 'OWNER' }),
  member('21', 'Leo'),
  member('22', 'Maya', { productIds: ['11'] }),
];
const selected = ({ id, firstName, lastName, color }: ReturnType<typeof member>) => ({
  id,
  firstName,
  lastName,
  color,
});
const color = [{ id: '12', name: 'Color' }];
const ann = party(1, 'Ann', 'Lee', { staff: selected(leo), askedForStaff: true, selectedProducts: color });
const ben = party(2, 'Ben', 'Ortiz');
const staffOf =
  (...items: object[]) =>
  () => ({ total: items.length, cursor: null, items });
const manager = { ...host, permissions: [...host.permissions, 'STAFF_WRITE'] };
type Options = NonNullable<Parameters<typeof openQueue>[1]>;
const open = ({ Query, Mutation, ...more }: Options = {}, parties = [ann, ben]) => {
  const app = openQueue(parties, {
    viewer: manager,
    ...more,
    Query: { staffMembers: staffOf(zoe, leo, maya), products: staffOf(), plans: () => [], ...Query },
    Mutation: {
      updateCheckIn: (
        _: unknown,
        { id, input }: { id: string; input: { staffId?: string; askedForStaff?: boolean } },
      ) => {
        const chosen = [zoe, leo, maya].find((one) => one.id === input.staffId);
        return app.change(id, { staff: chosen ? selected(chosen) : null, askedForStaff: input.askedForStaff ?? false });
      },
      ...Mutation,
    },
  });
  return app;
};
const path = `/account/checkins?entry=${ann.id}`;
const form = () => screen.findByRole('dialog', { name: 'Ann Lee' });
const picker = () => screen.findByRole('dialog', { name: 'Select Staff' });
type User = ReturnType<typeof open>['user'];
async function menuOf(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Staff' }));
  return screen.findByRole('menu', { name: `Staff for ${name}` });
}

beforeEach(() => localStorage.clear());

test('a row names who serves the party, and whether the customer asked for them', async () => {
  open();
  const row = await rowOf('Ann Lee');
  within(row).getByText('Leo');
  within(row).getByText('by request');
  expect((await rowOf('Ben Ortiz')).textContent).not.toContain('by request');
});

test('the menu of a row gives the party to somebody with one more press; Undo gives it back with the wish', async () => {
  const { user, calls } = open();
  const menu = await menuOf(user, 'Ann Lee');
  await within(menu).findByRole('menuitemradio', { name: /Leo Fox/, checked: true });
  expect(within(menu).getAllByRole('menuitemradio')[0].textContent).toBe('Anyone');
  await user.click(within(menu).getByRole('menuitemradio', { name: /Maya Fox.*Does not do: Color/ }));
  await screen.findByText('Ann Lee is for Maya Fox now.');
  expect(calls[0]).toMatchObject({ variables: { version: 1, input: { staffId: '22' } } });
  expect(within(await rowOf('Ann Lee')).queryByText('by request')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({ variables: { version: 2, input: { staffId: '21', askedForStaff: true } } });
});

test('the menu leads who may to a new staff member, and says where nobody is', async () => {
  const { user } = open({ Query: { staffMembers: staffOf(zoe) } });
  const menu = await menuOf(user, 'Ben Ortiz');
  await within(menu).findByText('No Staff Yet');
  expect(within(menu).getByRole('menuitem', { name: 'Add a Staff Member' }).getAttribute('href')).toBe(
    '/account/staff?action=add-staff',
  );
});

test('the form chooses, says what the chosen one does not do, and saves the wish', async () => {
  const { user, calls } = open({ path });
  await user.click(within(await form()).getByRole('button', { name: 'Select Staff' }));
  const dialog = await picker();
  expect((await within(dialog).findByRole<HTMLInputElement>('radio', { name: /Leo Fox/ })).checked).toBe(true);
  within(dialog).getByText('Does not do: Color');
  within(dialog).getByRole('link', { name: 'New Staff' });
  await user.click(within(dialog).getByRole('radio', { name: /Maya Fox/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Staff' })).toBeNull());
  const wish = within(await form()).getByRole<HTMLInputElement>('checkbox', { name: 'The customer asked for them' });
  expect(wish.checked).toBe(false);
  await user.click(wish);
  await user.click(within(await form()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]).toMatchObject({ variables: { input: { staffId: '22', askedForStaff: true } } });
});

test('a form that leaves the choice alone does not send it; its chip takes it back', async () => {
  const { user, calls } = open({ path });
  await user.clear(within(await form()).getByLabelText('Notes'));
  await user.type(within(await form()).getByLabelText('Notes'), 'Hello');
  await user.click(within(await form()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(Object.keys((calls[0].variables as { input: object }).input)).not.toContain('staffId');
});

test('an archived one stays in the choice', async () => {
  const { user } = open({ path, Query: { staffMembers: staffOf(zoe, maya) } });
  await user.click(within(await form()).getByRole('button', { name: 'Select Staff' }));
  const own = await within(await picker()).findByRole<HTMLInputElement>('radio', { name: /Leo Fox.*Archived/ });
  expect(own.checked).toBe(true);
});

test('where nobody works the choice says so, and only who may add somebody gets the way there', async () => {
  const empty = { path: `/account/checkins?entry=${ben.id}`, Query: { staffMembers: staffOf(zoe) } };
  const openEmpty = async (viewer: object) => {
    const { user, unmount } = open({ ...empty, viewer });
    const dialog = await screen.findByRole('dialog', { name: 'Ben Ortiz' });
    await user.click(within(dialog).getByRole('button', { name: 'Select Staff' }));
    await within(await picker()).findByText('No Staff Yet');
    within(await picker()).getByRole('radio', { name: /Zo/ });
    return unmount;
  };
  const unmount = await openEmpty(manager);
  screen.getByText('Adding staff allows you to select them for customer requests and service jobs.');
  expect(screen.getByRole('link', { name: 'Add a Staff Member' }).getAttribute('href')).toBe(
    '/account/staff?action=add-staff',
  );
  expect((await axe.run(await picker(), { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  unmount();
  await openEmpty(host);
  expect(screen.queryByRole('link', { name: 'Add a Staff Member' })).toBeNull();
});

test('a plan without staff opens the plans, and the form stays', async () => {
  const { user } = open({
    path,
    Mutation: { updateCheckIn: () => refuse('INVALID_PLAN', 'Staff records are part of the Standard plan.') },
  });
  await user.click(within(await form()).getByRole('button', { name: 'Remove Leo Fox' }));
  await user.click(within(await form()).getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Staff records are part of the Standard plan.')).length).toBeGreaterThan(0);
});

test('somebody else chose meanwhile: both choices are shown', async () => {
  const current = { ...ann, version: 2, staff: selected(maya), askedForStaff: false };
  const { user } = open({ path, Mutation: { updateCheckIn: () => staleWith(current) } });
  await user.click(within(await form()).getByRole('button', { name: 'Remove Leo Fox' }));
  await user.click(within(await form()).getByRole('button', { name: 'Save' }));
  await screen.findByText('Somebody else changed this check-in');
  const cells = within(screen.getByRole('row', { name: /^Staff/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Maya Fox', 'Anyone']);
});

test('who may not change the party reads the choice in the form', async () => {
  open({ path, viewer: colleague });
  expect(within(await form()).getByText('Leo Fox (asked for)')).toBeTruthy();
  expect(within(await form()).queryByRole('button', { name: 'Select Staff' })).toBeNull();
});

interface Asked {
  mine: boolean;
  staffId: string | null;
}
/** The queue of a server that knows whose parties are whose; Leo is `own`. */
function openFiltered(own: string | null, more: Options = {}) {
  const asked: Asked[] = [];
  const ofStaff = ({ mine, staffId }: Asked) =>
    [ann, ben].filter(({ staff }) => {
      const id = (staff as { id: string } | null)?.id;
      return mine ? id !== undefined && id === own : !staffId || id === staffId;
    });
  const app = open({
    ...more,
    Query: {
      staffMembers: staffOf(zoe, { ...leo, isYou: own === '21' }, maya),
      queue: (_: unknown, request: Asked) => {
        asked.push({ mine: request.mine, staffId: request.staffId ?? null });
        return { total: ofStaff(request).length, items: ofStaff(request), cursor: null };
      },
    },
  });
  return { ...app, asked };
}
const filter = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Parties of' });
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

test('a host filters by anybody, in the address; an empty list leads back', async () => {
  const { user, asked, router } = openFiltered(null);
  await rowOf('Ann Lee');
  expect(optionsOf(await filter())).toEqual(['All staff', 'Zoë Fox', 'Leo Fox', 'Maya Fox']);
  await user.selectOptions(await filter(), 'Leo Fox');
  await waitFor(() => expect(names()).toEqual(['Ann Lee']));
  expect(router.state.location.search).toBe('?staff=21');
  expect(asked.at(-1)).toEqual({ mine: false, staffId: '21' });
  await user.selectOptions(await filter(), 'Maya Fox');
  await user.click(await screen.findByRole('button', { name: 'Show all staff' }));
  await waitFor(() => expect(names()).toEqual(['Ann Lee', 'Ben Ortiz']));
  expect(localStorage.getItem('greeter.queueView')).not.toContain('staff');
});

test("a staff member filters by 'mine' only, which this browser remembers", async () => {
  const { user, unmount } = openFiltered('21', { viewer: colleague });
  await rowOf('Ben Ortiz');
  expect(optionsOf(await filter())).toEqual(['All staff', 'Mine']);
  await user.selectOptions(await filter(), 'Mine');
  await waitFor(() => expect(names()).toEqual(['Ann Lee']));
  unmount();
  const again = openFiltered('21', { viewer: colleague });
  await rowOf('Ann Lee');
  expect(again.router.state.location.search).toBe('?staff=mine');
  expect(again.asked.every(({ mine }) => mine)).toBe(true);
});

test("who is nobody of the staff here does not stay in 'mine'", async () => {
  const { router } = openFiltered(null, { path: '/account/checkins?staff=mine' });
  await rowOf('Ben Ortiz');
  expect(router.state.location.search).toBe('');
});

test('where only the owner works there is no filter', async () => {
  open({ Query: { staffMembers: staffOf({ ...zoe, isYou: true }) } });
  await rowOf('Ann Lee');
  expect(screen.queryByRole('combobox', { name: 'Parties of' })).toBeNull();
});
