import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { liveConnection } from '../../../../web/admin/connection/live-connection';
import { openApp, owner, refuse } from '../open-app';

const Query = { queueCounts: () => ({ checkedIn: 1, seated: 2, canceled: 3 }) };
const signedIn = { viewer: owner, Query };

test('the menu holds what exists, under the name of the business, and closes on the way', async () => {
  const { user } = openApp('/account/dashboard', signedIn);
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  const menu = screen.getByRole('navigation', { name: 'Account' });
  expect(within(menu).getByText('Salon on the Corner')).toBeTruthy();
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Greeter', '/account/dashboard'],
    ['Home', '/account/dashboard'],
    ['Application', '/account/checkinapp'],
    ['Check-Ins', '/account/checkins'],
    ['Products & Services', '/account/products'],
    ['Staff', '/account/staff'],
    ['Business Page', '/account/page'],
    ['Log Out', '/account/logout'],
  ]);
  await user.click(within(menu).getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
});

test('beside the calendar stands how many requests wait, and the closed menu says it too', async () => {
  const viewer = { ...owner, permissions: ['APPOINTMENT_READ'] };
  const { user } = openApp('/account/dashboard', {
    viewer,
    Query: { ...Query, bookingRequests: () => ({ total: 3 }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Open the menu, 3 requests' }));
  const link = await screen.findByRole('link', { name: 'Calendar, 3 requests' });
  expect(link.textContent).toBe('Calendar3');
});

test.each([
  ['none waits', ['APPOINTMENT_READ'], 0],
  ['somebody has no calendar', [], 3],
])('no number stands there where %s', async (_what, permissions, count) => {
  const bookingRequests = jest.fn(() => ({ total: count }));
  const { user } = openApp('/account/dashboard', {
    viewer: { ...owner, permissions },
    Query: { ...Query, bookingRequests },
  });
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  expect(screen.queryByRole('link', { name: /request/ })).toBeNull();
  expect(screen.queryAllByRole('link', { name: 'Calendar' })).toHaveLength(permissions.length);
  expect(bookingRequests).toHaveBeenCalledTimes(permissions.length);
});

test('on a wide screen the menu is always there', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: /min-width/.test(query),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
  openApp('/account/dashboard', signedIn);
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
});

test.each([
  ['/account/nothing', '/404'],
  ['/account/dashboard/more', '/404'],
  ['/nothing', '/nothing'],
])('%s is not found', async (path, shown) => {
  const { address } = openApp(path, signedIn);
  await screen.findByRole('heading', { name: "404. That's an error." });
  expect(screen.getByText('The requested URL was not found on this server.')).toBeTruthy();
  expect(address()).toBe(shown);
});

test('logging out is confirmed, ends the session, clears the storage but for the kiosk, and ends on /login', async () => {
  localStorage.setItem('greeter.kioskToken', 'k1');
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  localStorage.setItem('greeter.signedIn', 'yes');
  const app = openApp('/account/dashboard', {
    ...signedIn,
    Mutation: { signOut: () => ({ success: true, message: '' }) },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Your menu' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Confirm Logout' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Logout' });
  expect(app.calls).toEqual([]);
  await app.user.click(within(dialog).getByRole('button', { name: 'Log Out' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(app.address()).toBe('/login');
  expect(app.calls.map((call) => call.name)).toEqual(['LogoutPage_SignOut']);
  expect(Object.keys(localStorage)).toEqual(['greeter.kioskToken']);
  expect(JSON.stringify(app.client.extract())).not.toContain('Zoë');
});

test('a session that ended clears the storage, then remembers the address, and leaves without the login screen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom cannot leave the page and says so
  localStorage.setItem('greeter.signedIn', 'yes');
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  const { address } = openApp('/account/checkins?day=1');
  await waitFor(() => expect(localStorage.getItem('greeter.lastUrl')).toBe('/account/checkins?day=1'));
  expect(Object.keys(localStorage)).toEqual(['greeter.lastUrl']);
  expect(address()).toBe('/account/checkins?day=1');
});

test('a logout that fails says that one is still signed in', async () => {
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  openApp('/account/logout', {
    ...signedIn,
    Mutation: { signOut: () => refuse('UNAVAILABLE', 'The database is away.') },
  });
  expect(await screen.findByRole('heading', { name: 'You are still signed in' })).toBeTruthy();
  expect(localStorage.getItem('greeter.email')).toBe('zoe@salon.example');
});

test('the scheme is chosen in the user menu and kept', async () => {
  const { user } = openApp('/account/dashboard', signedIn);
  await user.click(await screen.findByRole('button', { name: 'Your menu' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.dataset.scheme).toBe('dark');
  expect(localStorage.getItem('greeter.scheme')).toBe('dark');
  expect(screen.getByRole('menuitemradio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('menuitemradio', { name: 'Like the device' }));
  expect(document.documentElement.dataset.scheme).toBeUndefined();
  expect(localStorage.getItem('greeter.scheme')).toBeNull();
});

test('? shows the keys, Escape closes them', async () => {
  const { user } = openApp('/account/dashboard', signedIn);
  await screen.findByText('Welcome, Zoë!');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard keys' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a live connection that is lost is told although the browser believes in its network, until it is back', async () => {
  openApp('/account/dashboard', signedIn);
  await screen.findByText('Welcome, Zoë!');
  act(() => liveConnection.set('lost'));
  const { position, pointerEvents } = getComputedStyle(screen.getByText(/No connection to Greeter/).parentElement!);
  // Over the page: it moves nothing, and takes no press.
  expect([position, pointerEvents]).toEqual(['absolute', 'none']);
  expect(screen.queryByText(/You are offline/)).toBeNull();
  act(() => liveConnection.set('connected'));
  expect(screen.queryByText(/No connection to Greeter/)).toBeNull();
  act(() => liveConnection.set('idle'));
});

test('a lost connection shows a quiet bar until it is back', async () => {
  openApp('/account/dashboard', signedIn);
  await screen.findByText('Welcome, Zoë!');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});
