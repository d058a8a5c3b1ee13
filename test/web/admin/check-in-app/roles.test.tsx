import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openApp } from '../open-app';
import { aSalon, device, frontDesk, staff, zoe } from './salon';

const buttons = ['Settings', 'QR Code', 'Customize', 'Launch App', 'Revoke Counter'];
const visibleButtons = () => buttons.filter((name) => screen.queryByRole('button', { name }));
const salon = () => aSalon({}, [device('5', 'Counter')]);

test('owner and manager do everything', async () => {
  openApp('/account/checkinapp', { viewer: zoe, ...salon() });
  await screen.findByText('Counter');
  expect(visibleButtons()).toEqual(buttons);
  expect(screen.queryByText(/Only the owner and managers/)).toBeNull();
});

test('the front desk launches and sees the devices, and is told who changes the app', async () => {
  openApp('/account/checkinapp?action=customize-checkinapp', { viewer: frontDesk, ...salon() });
  await screen.findByText('Counter');
  expect(visibleButtons()).toEqual(['QR Code', 'Launch App']);
  expect(screen.getByText('Only the owner and managers change the check-in app.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('staff look at the preview and the QR code only', async () => {
  let requests = 0;
  openApp('/account/checkinapp', {
    viewer: staff,
    ...salon(),
    Query: {
      ...salon().Query,
      kioskDevices: () => {
        requests += 1;
        return [];
      },
    },
  });
  await screen.findByTitle('Preview of the check-in form');
  expect(visibleButtons()).toEqual(['QR Code']);
  expect(screen.getByText(/and the front desk launches it/)).toBeTruthy();
  expect(screen.queryByText('Kiosk devices')).toBeNull();
  expect(requests).toBe(0);
});
