import { expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { openApp } from '../open-app';
import { aSalon, zoe } from './salon';

const alertText = 'You are in preview mode. To start checking in on your device, click the Launch App button.';
const frame = async () => await screen.findByTitle<HTMLIFrameElement>('Preview of the check-in form');
const hear = (data: object, source: Window | null, origin = location.origin) =>
  act(async () => {
    dispatchEvent(new MessageEvent('message', { data, source, origin }));
  });

test('the frame is told the settings when it is ready, with the name of the business', async () => {
  openApp('/account/checkinapp', { viewer: zoe, ...aSalon({ headerText: 'Hello there' }) });
  const { contentWindow, src } = await frame();
  expect(new URL(src).pathname).toBe('/checkinapp/preview');
  const told = jest.spyOn(contentWindow!, 'postMessage').mockImplementation(() => undefined);
  await hear({ type: 'checkinapp-preview-ready' }, contentWindow);
  expect(told.mock.calls).toEqual([
    [
      expect.objectContaining({
        type: 'checkinapp-preview',
        businessName: 'Salon on the Corner',
        app: expect.objectContaining({ headerText: 'Hello there', logo: null }),
      }),
      location.origin,
    ],
  ]);
});

test('CHECK IN in the preview shows the alert, which can be dismissed', async () => {
  const { user } = openApp('/account/checkinapp', { viewer: zoe, ...aSalon() });
  const { contentWindow } = await frame();
  await hear({ type: 'checkinapp-preview-pressed' }, contentWindow);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(alertText);
  await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(alertText)).toBeNull();
});

test('every press brings the alert into sight, and nothing else does', async () => {
  const { user } = openApp('/account/checkinapp?action=customize-checkinapp', { viewer: zoe, ...aSalon() });
  const dialog = await screen.findByRole('dialog', { name: 'Customize' });
  const { contentWindow } = within(dialog).getByTitle<HTMLIFrameElement>('Preview of the check-in form');
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  await hear({ type: 'checkinapp-preview-pressed' }, contentWindow);
  await user.type(screen.getByLabelText('Header text'), '!!');
  expect(shown).toHaveBeenCalledTimes(1);
  await hear({ type: 'checkinapp-preview-pressed' }, contentWindow);
  expect(shown).toHaveBeenCalledTimes(2);
  expect(screen.getAllByText(alertText)).toHaveLength(1);
});

test('nobody but the frame is heard', async () => {
  openApp('/account/checkinapp', { viewer: zoe, ...aSalon() });
  const { contentWindow } = await frame();
  await hear({ type: 'checkinapp-preview-pressed' }, window);
  await hear({ type: 'checkinapp-preview-pressed' }, contentWindow, 'https://elsewhere.example');
  await hear({ type: 'checkinapp-preview-pressed' }, null);
  expect(screen.queryByText(alertText)).toBeNull();
});

test('settings that cannot be had can be asked for again', async () => {
  let isDown = true;
  const { user } = openApp('/account/checkinapp', {
    viewer: zoe,
    Query: {
      ...aSalon().Query,
      checkInApp: () => {
        if (isDown) throw new Error('down');
        return aSalon().salon.app;
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await frame()).toBeTruthy();
});
