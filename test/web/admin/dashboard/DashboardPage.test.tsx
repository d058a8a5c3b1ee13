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

test.each([
  ['http://localhost:5000', true],
  ['https://greeter.example', false],
])('the step that prints the code of %s says whether phones cannot reach it', async (clientUrl, isWarned) => {
  const localNetworkUrl = 'http://192.168.1.20:5000';
  openApp('/account/dashboard', {
    viewer: owner,
    Query: { environment: () => ({ clientUrl, localNetworkUrl, supportPhone: '1', supportEmail: 'a@b.example' }) },
  });
  await screen.findByRole('link', { name: 'a@b.example' });
  expect(screen.queryAllByText(/Phones cannot reach/)).toHaveLength(isWarned ? 1 : 0);
});

const settingUp = { ...owner, permissions: ['CHECK_IN_APP_WRITE'] };
const begun = {
  isCheckInAppChanged: true,
  hasWayIn: false,
  hasCheckIns: false,
  hasManyCheckIns: false,
  hasSeated: false,
};

test('an owner who begins sees the first steps with those done, and no numbers of nobody', async () => {
  openApp('/account/dashboard', { viewer: settingUp, Query: { firstSteps: () => begun } });
  await screen.findByText('1 of 4 done');
  expect(screen.getByRole('heading', { name: /^Make the check-in app yours.*done$/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Print a check-in QR code' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Customize' }).getAttribute('href')).toBe(
    '/account/checkinapp?action=customize-checkinapp',
  );
  expect(screen.queryByText("Today's check-ins")).toBeNull();
  expect(screen.queryByRole('heading', { name: /statistics/ })).toBeNull();
});

test('with the first check-in the numbers follow the guide; when all is done they stand before it', async () => {
  const steps = { ...begun, hasWayIn: true, hasCheckIns: true };
  const { client } = openApp('/account/dashboard', { viewer: settingUp, Query: { firstSteps: () => ({ ...steps }) } });
  await screen.findByText('3 of 4 done');
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles().slice(0, 2)).toEqual(['Your first steps', "Today's check-ins"]);
  steps.hasSeated = true;
  await client.refetchQueries({ include: 'active' });
  await screen.findByRole('heading', { name: 'How Check-In works' });
  expect(titles()[0]).toBe("Today's check-ins");
});

test('after 20 check-ins the numbers stand before what is left of the first steps', async () => {
  const steps = { ...begun, hasCheckIns: true, hasManyCheckIns: true };
  openApp('/account/dashboard', { viewer: settingUp, Query: { firstSteps: () => steps } });
  await screen.findByText('2 of 4 done');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles[0]).toBe("Today's check-ins");
  expect(titles).toContain('Your first steps');
});

test('the first steps can be hidden, which this browser keeps', async () => {
  const open = () => openApp('/account/dashboard', { viewer: settingUp, Query: { firstSteps: () => begun } });
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Hide your first steps' }));
  expect(screen.queryByText('1 of 4 done')).toBeNull();
  unmount();
  open();
  await screen.findByRole('heading', { name: 'How Check-In works' });
  expect(screen.queryByText('1 of 4 done')).toBeNull();
  expect(screen.getByText("Today's check-ins")).toBeTruthy();
});

test('whoever does not set the business up is not asked to', async () => {
  openApp('/account/dashboard', { viewer: owner, Query: { firstSteps: () => begun } });
  await screen.findByRole('heading', { name: 'How Check-In works' });
  expect(screen.getByText("Today's check-ins")).toBeTruthy();
});
