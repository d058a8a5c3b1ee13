import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openApp, owner, refuse } from '../open-app';

test('welcomes by first name, counts today and says how to reach us', async () => {
  openApp('/account/dashboard', {
    viewer: owner,
    Query: { queueCounts: () => ({ checkedIn: 7, seated: 23, canceled: 2 }) },
  });
  await screen.findByText('Welcome, Zoë!');
  expect((await screen.findByRole('link', { name: /23.*Seated/ })).getAttribute('href')).toBe('/account/checkins');
  expect(screen.getByRole('link', { name: /7.*Checked in/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /2.*Canceled/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: '+1 512 555 0199' }).getAttribute('href')).toBe('sms:+15125550199');
  expect(screen.getByRole('link', { name: 'help@greeter.example' })).toBeTruthy();
});

test('guides through checking in with ways to what exists', async () => {
  openApp('/account/dashboard', { viewer: owner });
  await screen.findByRole('heading', { name: 'How Check-In works' });
  expect(screen.getByRole('link', { name: 'Print the QR code' }).getAttribute('href')).toBe('/checkinQRcodePrint');
  expect(screen.getByRole('link', { name: 'See the check-in app' }).getAttribute('href')).toBe('/account/checkinapp');
  expect(screen.getByRole('link', { name: 'View check-ins' }).getAttribute('href')).toBe('/account/checkins');
});

test('counts that cannot be had can be asked for again', async () => {
  let isDown = true;
  const { user } = openApp('/account/dashboard', {
    viewer: owner,
    Query: {
      queueCounts: () =>
        isDown ? refuse('INTERNAL', 'Something went wrong.') : { checkedIn: 7, seated: 23, canceled: 2 },
    },
  });
  await screen.findByText('Something went wrong.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /23.*Seated/ })).toBeTruthy();
});
