import { expect, jest, test } from '@jest/globals';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { openWhatIsOpenElsewhere } from '../../../../web/admin/accounts/switching';
import { useSignInElsewhere } from '../../../../web/admin/accounts/use-sign-in-elsewhere';
import { openApp, owner, refuse } from '../open-app';

const Query = { queueCounts: () => ({ checkedIn: 1, seated: 2, canceled: 3 }) };
const own = { ...owner.business, address: '1 Corner', city: 'Austin', role: 'OWNER' };
const barber = { id: '8', name: 'Barber Ann', address: '12 Main St', city: 'Albany', role: 'FRONT_DESK' };
const worksAt = (...businesses: object[]) => ({ viewer: { ...owner, businesses }, Query });

/** jsdom cannot leave the page, and says so. */
const leaving = () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => JSON.stringify(errors.mock.calls.map(([error]) => String(error))).includes('navigation');
};

async function openMenu({ user }: Pick<ReturnType<typeof openApp>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Your menu' }));
  return screen.getByRole('menu', { name: 'Your menu' });
}

test('somebody with one business has nothing to switch, but can add one', async () => {
  const app = openApp('/account/switch', worksAt(own));
  const menu = await openMenu(app);
  expect(within(menu).queryByRole('menuitem', { name: 'Switch Account' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.user.click(within(menu).getByRole('menuitem', { name: 'Add a business' }));
  expect(await screen.findByRole('heading', { name: 'Add a Business' })).toBeTruthy();
  expect(app.address()).toBe('/account/add-business');
});

test('the menu opens the businesses with the roles there, and a press opens one in a new page', async () => {
  const hasLeft = leaving();
  const app = openApp('/account/dashboard', {
    ...worksAt(barber, own),
    Mutation: { switchBusiness: () => ({ viewer: owner }) },
  });
  const menu = await openMenu(app);
  await app.user.click(within(menu).getByRole('menuitem', { name: 'Switch Account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch Account' });
  expect(within(dialog).queryByRole('searchbox')).toBeNull();
  const [other, current] = within(dialog)
    .getAllByRole('button')
    .filter((button) => button.textContent);
  expect([other!.textContent, current!.textContent]).toEqual([
    'Barber AnnFront desk · 12 Main St · Albany',
    'Salon on the CornerOwner · 1 Corner · Austin · you are here',
  ]);
  expect([other!.getAttribute('aria-current'), current!.getAttribute('aria-current')]).toEqual([null, 'true']);
  expect((await axe.run(dialog)).violations).toEqual([]);
  other!.focus();
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(hasLeft()).toBe(true));
  expect(app.calls).toEqual([{ name: 'SwitchBusiness', variables: { businessId: '8' } }]);
  // Until the page is left nothing more can be pressed.
  expect(
    within(dialog)
      .getByRole('button', { name: /Barber Ann/ })
      .getAttribute('aria-disabled'),
  ).toBe('true');
});

test('/account/switch opens them on the dashboard; the open one only closes them', async () => {
  const app = openApp('/account/switch', worksAt(barber, own));
  const dialog = await screen.findByRole('dialog', { name: 'Switch Account' });
  await app.user.click(within(dialog).getByRole('button', { name: /Salon on the Corner/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([app.address(), app.calls]).toEqual(['/account/dashboard', []]);
});

test('a refusal stays in the dialog, where one can choose again', async () => {
  const app = openApp('/account/switch', {
    ...worksAt(barber, own),
    Mutation: { switchBusiness: () => refuse('NOT_FOUND', 'That business was not found.') },
  });
  await app.user.click(await screen.findByRole('button', { name: /Barber Ann/ }));
  const dialog = screen.getByRole('dialog', { name: 'Switch Account' });
  expect(await within(dialog).findByText('That business was not found.')).toBeTruthy();
  expect(
    within(dialog)
      .getByRole('button', { name: /Barber Ann/ })
      .getAttribute('aria-disabled'),
  ).toBeNull();
});

test('more than eight can be searched, by place too', async () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ ...barber, id: `${index + 10}`, name: `Salon ${index}` }));
  const { user } = openApp('/account/switch', worksAt(own, ...many));
  const search = await screen.findByRole('searchbox', { name: 'Search your businesses' });
  expect(document.activeElement).toBe(search);
  const names = () => within(screen.getByRole('list', { name: 'Your businesses' })).queryAllByRole('button').length;
  expect(names()).toBe(9);
  await user.type(search, 'salon AUSTIN');
  expect(names()).toBe(1);
  await user.clear(search);
  await user.type(search, 'nowhere');
  expect(names()).toBe(0);
  expect(screen.getByText('No business of yours is called like that.')).toBeTruthy();
});

test('a tab that followed another one says so, once', async () => {
  leaving();
  openWhatIsOpenElsewhere();
  openApp('/account/dashboard', worksAt(barber, own));
  expect(
    await screen.findByText('Another tab switched to Salon on the Corner. This one shows it too now.'),
  ).toBeTruthy();
  expect(sessionStorage.getItem('greeter.followed')).toBeNull();
});

test.each([
  ['does not follow what it opened itself, heard from a tab that was quicker', '1/8', 0],
  ['follows what another tab opened meanwhile', '1/7', 1],
])('a tab that is still loading %s', (_what, opened, times) => {
  const follow = jest.fn();
  const { rerender } = renderHook(({ claim }) => useSignInElsewhere(claim, follow), {
    initialProps: { claim: undefined as string | undefined },
  });
  dispatchEvent(new StorageEvent('storage', { key: 'greeter.signedIn', newValue: '1/8' }));
  expect(follow).not.toHaveBeenCalled();
  rerender({ claim: opened });
  expect(follow).toHaveBeenCalledTimes(times);
});

test('a business is added with the form of the set-up, and opened; what was typed is kept until then', async () => {
  const hasLeft = leaving();
  let isTaken = true;
  const app = openApp('/account/add-business', {
    ...worksAt(own),
    Mutation: {
      addBusiness: () => (isTaken ? refuse('INVALID_INPUT', 'Five digits.', 'zip') : { viewer: owner }),
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Add Business' }));
  expect(await screen.findByText('Enter the name of the business.')).toBeTruthy();
  expect(app.calls).toEqual([]);
  const typed = { 'Business name': 'Barber Ann', Address: '12 Main St', City: 'Albany', 'ZIP code': '1' };
  for (const [label, text] of Object.entries(typed)) await app.user.type(screen.getByLabelText(label), text);
  await app.user.selectOptions(screen.getByLabelText('State'), 'NY');
  await app.user.type(screen.getByLabelText('Business Phone # (10-digit)'), '5185550100');
  await app.user.click(screen.getByRole('button', { name: 'Add Business' }));
  expect(await screen.findAllByText('Five digits.')).not.toEqual([]);
  expect(sessionStorage.getItem('greeter.form.further-business')).toContain('Barber Ann');
  isTaken = false;
  await app.user.click(screen.getByRole('button', { name: 'Add Business' }));
  await waitFor(() => expect(hasLeft()).toBe(true));
  expect(app.calls.at(-1)).toEqual({
    name: 'AddBusinessPage_AddBusiness',
    variables: {
      input: {
        name: 'Barber Ann',
        address: '12 Main St',
        city: 'Albany',
        state: 'NY',
        zip: '1',
        phone: expect.stringContaining('518'),
        timeZone: 'America/New_York',
      },
    },
  });
  expect(sessionStorage.getItem('greeter.form.further-business')).toBeNull();
});
