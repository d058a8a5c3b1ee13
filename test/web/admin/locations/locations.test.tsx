import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { openApp, owner, refuse } from '../open-app';

const own = { ...owner.business, address: '1 Corner', city: 'Austin' };
const barber = { id: '8', name: 'Barber Ann', address: '', city: 'Albany' };
const viewer = { ...owner, businesses: [barber, own].map((business) => ({ ...business, role: 'OWNER' })) };
const quiet = { isPaused: false, waiting: 0, ready: 0, today: 0 };
const two = [
  { ...barber, ...quiet, isPaused: true },
  { ...own, isPaused: false, waiting: 4, ready: 2, today: 31 },
];

afterEach(() => void jest.useRealTimers());

test('shows how each queue stands; the open one leads to it, another one is opened', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom cannot leave the page and says so
  const app = openApp('/account/locations', {
    viewer,
    Query: { locations: () => two },
    Mutation: { switchBusiness: () => ({ viewer }) },
  });
  const list = await screen.findByRole('list', { name: 'Your businesses' });
  const [other, current] = within(list).getAllByRole('button');
  expect([other!.textContent, current!.textContent]).toEqual([
    'Barber AnnAlbanyCheck-in is paused0 waiting0 ready0 today',
    'Salon on the Corner1 Corner, AustinYou are here4 waiting2 ready31 today',
  ]);
  expect((await axe.run(list)).violations).toEqual([]);
  await app.user.click(other!);
  await waitFor(() => expect(app.calls).toEqual([{ name: 'SwitchBusiness', variables: { businessId: '8' } }]));
});

test('the open business leads to its queue', async () => {
  const app = openApp('/account/locations', { viewer, Query: { locations: () => two } });
  await app.user.click(await screen.findByRole('button', { name: /Salon on the Corner/ }));
  await waitFor(() => expect(app.address()).toBe('/account/checkins'));
});

test('stands in the menu of those with several businesses', async () => {
  const { user } = openApp('/account/locations', { viewer, Query: { locations: () => two } });
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  const menu = screen.getByRole('navigation', { name: 'Account' });
  expect(within(menu).getByRole('link', { name: 'Locations' }).getAttribute('href')).toBe('/account/locations');
});

test('somebody with one business is told how a second one is made', async () => {
  openApp('/account/locations', { viewer: { ...owner, businesses: [] }, Query: { locations: () => two.slice(1) } });
  expect(await screen.findByText('You have one business')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a business' }).getAttribute('href')).toBe('/account/add-business');
});

test('says what failed, tries again, and keeps the last numbers where reading them again fails', async () => {
  let isAway = true;
  const locations = () => (isAway ? refuse('UNAVAILABLE', 'The database is away.') : two);
  const { user } = openApp('/account/locations', { viewer, Query: { locations } });
  await screen.findByText('The database is away.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('31');
  expect(screen.queryByText('The database is away.')).toBeNull();
});

test('is read again every 30 seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  let isAway = false;
  const locations = jest.fn(() => (isAway ? refuse('UNAVAILABLE', 'The database is away.') : two));
  openApp('/account/locations', { viewer, Query: { locations } });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(1000);
  expect(screen.getByText('31')).toBeTruthy();
  expect(locations).toHaveBeenCalledTimes(1);
  isAway = true;
  await pass(30_000);
  expect(locations).toHaveBeenCalledTimes(2);
  expect(screen.getByText('The database is away.')).toBeTruthy();
  expect(screen.getByText('31')).toBeTruthy();
});
