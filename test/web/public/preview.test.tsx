import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { openPublic } from './open-public';
import { settings } from './salon';

const message = (data: object, origin = location.origin) =>
  act(async () => {
    dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
  });
const preview = (more: object = {}) => ({
  type: 'checkinapp-preview',
  app: { ...settings, ...more },
  businessName: 'Salon on the Corner',
  device: 'tablet',
});

afterEach(() => {
  jest.restoreAllMocks();
});

test("LOADING until the host's page tells the settings, then every change is drawn", async () => {
  const told = jest.spyOn(window, 'postMessage');
  await openPublic('/checkinapp/preview');
  expect(screen.getByText('LOADING')).toBeTruthy();
  expect(told.mock.calls).toEqual([[{ type: 'checkinapp-preview-ready' }, location.origin]]);
  await message(preview());
  expect(screen.getByRole('heading', { name: 'Welcome, Please Check In' })).toBeTruthy();
  await message(preview({ headerText: 'Hello there', notesEnabled: false }));
  expect(screen.getByRole('heading', { name: 'Hello there' })).toBeTruthy();
  expect(screen.queryByLabelText('Notes or Requests')).toBeNull();
});

test.each([
  ['tablet', 1],
  ['phone', 0],
])('the preview of a %s has %d number pads', async (device, pads) => {
  await openPublic('/checkinapp/preview');
  await message({ ...preview(), device });
  expect(screen.getByLabelText('Phone number')).toBeTruthy();
  expect(screen.queryAllByRole('group', { name: /Number pad/ })).toHaveLength(pads);
});

test('the Tab key passes by the form, what is added to it too', async () => {
  const { user, container } = await openPublic('/checkinapp/preview');
  await message(preview());
  await user.click(screen.getByRole('radio', { name: '5+' }));
  await act(async () => undefined);
  expect(screen.getByLabelText('How many people?')).toBeTruthy();
  const stops = [...container.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea)')];
  expect(stops.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
});

test('settings from elsewhere are not heard', async () => {
  await openPublic('/checkinapp/preview');
  await message(preview(), 'https://elsewhere.example');
  await message({ type: 'something-else' });
  expect(screen.getByText('LOADING')).toBeTruthy();
});

test("CHECK IN tells the host's page, whatever is typed, and sends nothing", async () => {
  const { user, calls } = await openPublic('/checkinapp/preview');
  await message(preview());
  const told = jest.spyOn(window, 'postMessage');
  await user.click(screen.getByRole('button', { name: 'CHECK IN' }));
  expect(told.mock.calls).toEqual([[{ type: 'checkinapp-preview-pressed' }, location.origin]]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls).toEqual([]);
});
