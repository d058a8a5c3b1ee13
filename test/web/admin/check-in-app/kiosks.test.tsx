import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openApp, refuse } from '../open-app';
import { aSalon, device, zoe } from './salon';

afterEach(() => {
  jest.restoreAllMocks();
});

/** A tab that says where it was sent. */
function aTab() {
  const tab = { location: { replace: jest.fn() }, close: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { tab, open };
}

const launched =
  (salon: { devices: object[] }) =>
  (_: unknown, { name }: { name: string | null }) => {
    const added = device('7', name ?? 'Kiosk 1');
    salon.devices = [...salon.devices, added];
    return { token: 'k_2_secret', device: added };
  };

test('Launch App keeps the token in this browser and opens the kiosk in a tab of its own', async () => {
  const { salon, Query } = aSalon();
  const { tab, open } = aTab();
  const { user, calls, client } = openApp('/account/checkinapp', {
    viewer: zoe,
    Query,
    Mutation: { launchKiosk: launched(salon) },
  });
  await user.click(await screen.findByRole('button', { name: 'Launch App' }));
  const dialog = await screen.findByRole('dialog', { name: 'Launch App' });
  expect(dialog.textContent).toContain('This browser becomes a kiosk');
  await user.type(screen.getByLabelText('Name of this device'), 'Front tablet');
  await user.click(screen.getByRole('button', { name: 'Launch' }));
  await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([['/checkinapp']]));
  expect(open.mock.calls).toEqual([['about:blank', '_blank']]);
  expect(calls).toEqual([{ name: 'CheckInAppPage_Launch', variables: { name: 'Front tablet' } }]);
  expect(localStorage.getItem('greeter.kioskToken')).toBe('k_2_secret');
  expect(JSON.stringify(client.cache.extract())).not.toContain('k_2_secret');
  const row = (await screen.findByText('Front tablet')).closest('li')!;
  expect(within(row).getByText('This browser')).toBeTruthy();
});

test('the host who asks for it is signed out, and the kiosk stays', async () => {
  const { salon, Query } = aSalon();
  const { tab } = aTab();
  const { user, calls, address } = openApp('/account/checkinapp', {
    viewer: zoe,
    Query,
    Mutation: { launchKiosk: launched(salon), signOut: () => ({ success: true }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Launch App' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Sign me out of this browser' }));
  await user.click(screen.getByRole('button', { name: 'Launch' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(calls).toEqual([
    { name: 'CheckInAppPage_Launch', variables: { name: null } },
    { name: 'LogoutPage_SignOut', variables: {} },
  ]);
  expect(tab.location.replace).toHaveBeenCalledWith('/checkinapp');
  expect(localStorage.getItem('greeter.kioskToken')).toBe('k_2_secret');
});

test('a refused launch closes the tab again and keeps no token', async () => {
  const { tab } = aTab();
  const { user } = openApp('/account/checkinapp', {
    viewer: zoe,
    ...aSalon(),
    Mutation: { launchKiosk: () => refuse('INVALID_INPUT', 'A name has at most 60 characters.', 'name') },
  });
  await user.click(await screen.findByRole('button', { name: 'Launch App' }));
  await user.click(await screen.findByRole('button', { name: 'Launch' }));
  expect(await screen.findByText('A name has at most 60 characters.')).toBeTruthy();
  expect(screen.getByLabelText('Name of this device').getAttribute('aria-invalid')).toBe('true');
  expect(tab.close).toHaveBeenCalled();
  expect(localStorage.getItem('greeter.kioskToken')).toBeNull();
});

test('where no tab may open, a link leads to the kiosk', async () => {
  const { salon, Query } = aSalon();
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = openApp('/account/checkinapp', { viewer: zoe, Query, Mutation: { launchKiosk: launched(salon) } });
  await user.click(await screen.findByRole('button', { name: 'Launch App' }));
  await user.click(await screen.findByRole('button', { name: 'Launch' }));
  expect((await screen.findByRole('link', { name: 'Open the kiosk' })).getAttribute('href')).toBe('/checkinapp');
});

test('a browser that is a kiosk already opens it without another device', async () => {
  localStorage.setItem('greeter.kioskToken', 'k_2_old');
  localStorage.setItem('greeter.kioskDevice', '5');
  const { tab } = aTab();
  const { user, calls } = openApp('/account/checkinapp', { viewer: zoe, ...aSalon({}, [device('5', 'Counter')]) });
  await screen.findByText('This browser');
  await user.click(screen.getByRole('button', { name: 'Launch App' }));
  await user.click(await screen.findByRole('button', { name: 'Open the kiosk' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/checkinapp'));
  expect(calls).toEqual([]);
  expect(localStorage.getItem('greeter.kioskToken')).toBe('k_2_old');
});

test('devices say when they were last used, in words, and who launched them', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  openApp('/account/checkinapp', {
    viewer: zoe,
    ...aSalon({}, [device('5', 'Counter', { lastUsedAt: ago(3.5), createdAt: ago(60 * 25) }), device('6', 'Window')]),
  });
  const [counter, window_] = (await screen.findAllByRole('listitem')).filter((row) =>
    /Counter|Window/.test(row.textContent),
  );
  expect(counter.textContent).toContain('Last used 3 minutes ago');
  expect(counter.textContent).toContain('Launched yesterday by Zoë Marchetti');
  expect(window_.textContent).toContain('Not used yet');
});

test('revoking asks, ends the device, and takes the token of its own browser', async () => {
  localStorage.setItem('greeter.kioskToken', 'k_2_old');
  localStorage.setItem('greeter.kioskDevice', '5');
  const { salon, Query } = aSalon({}, [device('5', 'Counter'), device('6', 'Window')]);
  const { user, calls } = openApp('/account/checkinapp', {
    viewer: zoe,
    Query,
    Mutation: {
      revokeKioskDevice: () => {
        salon.devices = [device('6', 'Window')];
        return { success: true };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke Counter' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke Counter?' });
  expect(calls).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('Counter')).toBeNull());
  expect(screen.getByText('Window')).toBeTruthy();
  expect(calls).toEqual([{ name: 'CheckInAppPage_Revoke', variables: { id: '5' } }]);
  expect(localStorage.getItem('greeter.kioskToken')).toBeNull();
});

test('a device that cannot be revoked stays, and the warning says why', async () => {
  const { user } = openApp('/account/checkinapp', {
    viewer: zoe,
    ...aSalon({}, [device('5', 'Counter')]),
    Mutation: { revokeKioskDevice: () => refuse('NOT_FOUND', 'There is no such device.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke Counter' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such device.');
  expect(screen.getByText('Counter')).toBeTruthy();
});
