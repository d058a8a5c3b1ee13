import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Actor } from '../world/Actor.js';
import { axeCheck, closePages, newPage, problemsOf } from './browser.js';
import { askDatabase } from './database.js';
import { checkInButton, dialog, enterPhone, giveName, phoneField, splash } from './kiosk.js';
import { faultsOf } from './look.js';
import { lookAtBusinesses, lookAtStaff, LONG_BUSINESS } from './look-at-people.js';
import { mailedLink } from './mails.js';
import { startProduct, type App } from './product.js';
import { ownDataLink } from './own-data-link.js';
import { publishPage } from './publish-page.js';
import { openEntry, row, tab } from './queue.js';
import { newPhone, PASSWORD, Salon, type Party } from './Salon.js';
import { AddBusiness } from '../accounts/businesses.generated.js';
import { SendEmailLink, SignUp } from '../accounts/sign-up.generated.js';

const LONG = { firstName: 'Maximiliana-Konstantina', lastName: 'Wolfeschlegelsteinhausenbergerdorff' };
const FOUR_O_FOUR = /status of 404/;

let product: App;
let salon: Salon;
let empty: Salon;
let first: Party;
let faults: string[] = [];

const visitor = () => newPage(1440, 'light', { baseURL: product.url });
const look = async (page: Page, screen: string, options = {}) => {
  faults.push(...(await faultsOf(page, screen, options)));
};

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url, { name: 'Salon Rosa & Töchter' });
  empty = await Salon.open(product.url, { email: 'empty@example.com' });
  first = await salon.checkIn({ firstName: 'Ann', lastName: 'Lee', partySize: 2 });
  await salon.checkIn({ ...LONG, partySize: 12, notes: 'By the window, please. '.repeat(20) });
  await salon.setStatus(await salon.checkIn({ firstName: 'Renée', lastName: 'Ready' }), 'READY');
  await salon.setStatus(await salon.checkIn({ firstName: 'Sol', lastName: '🌞' }), 'SEATED');
  await salon.setStatus(await salon.checkIn({ firstName: 'Cy', lastName: 'Canceled' }), 'CANCELED');
  await salon.launch('Tablet at the door');
});
afterAll(() => product.stop());
afterEach(async () => {
  await closePages();
  faults = [];
});

/** The page about a customer who visited. */
async function ownDataPage(): Promise<string> {
  const phone = newPhone();
  await salon.checkIn({ ...LONG, phone });
  return `/md/${(await ownDataLink(product, salon, phone)).ownToken}`;
}

test('the pages for everybody', async () => {
  const page = await visitor();
  const businessPage = await publishPage(product, salon);
  for (const path of [
    '/',
    '/?session=expired',
    '/legal/terms',
    '/policy',
    '/nowhere',
    businessPage,
    '/search?q=salon',
    `/my-data/id/${salon.businessId}`,
    await ownDataPage(),
  ]) {
    await page.goto(path);
    await look(page, path, path === '/nowhere' ? { mayComplain: FOUR_O_FOUR } : {});
  }
  expect(faults).toEqual([]);
});

test('the pages with an account, and those that lead to one, before their script has come', async () => {
  const page = await visitor();
  await page.route('**/*.js', (route) => route.abort());
  for (const path of ['/login', '/started/signup']) {
    await page.goto(path);
    await axeCheck(page);
  }
  await page.locator('main[aria-busy=true]').waitFor();
  const host = await salon.hostPage('/account/dashboard');
  await host.route('**/*.js', (route) => route.abort());
  await host.reload();
  await host.getByText('LOADING').waitFor();
  await axeCheck(host);
  expect(problemsOf(host).every((problem) => problem.includes('.js') || problem.includes('ERR_FAILED'))).toBe(true);
});

test('signing in, signing up and setting up', async () => {
  const page = await visitor();
  await page.goto('/login');
  await page.getByLabel('Email').fill(salon.email);
  await look(page, 'email step');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('alert').waitFor();
  await look(page, 'password step with a warning');
  for (const path of [
    '/forgot_password',
    '/signup',
    '/started/signup',
    '/password_reset/nonsense',
    '/verification/signup/nonsense',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, path);
  }
  await page.goto('/started/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await look(page, 'details step with errors');
  const anybody = new Actor(product.url, null);
  const { signUp } = await anybody.must(SignUp, {
    input: {
      firstName: 'New',
      lastName: 'Owner',
      email: 'new@example.com',
      phone: '5185550109',
      password: PASSWORD,
      isThirteenOrOlder: true,
    },
  });
  await page.goto(`/welcome/signup/${signUp.token}`);
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
  await look(page, 'verify your email');
  await page.goto(await mailedLink(product.url, 'new@example.com', '/verification/signup/'));
  await page.getByRole('button', { name: 'Verify My Email' }).click();
  await page.getByRole('button', { name: 'Set Up Business' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await look(page, 'business set-up with errors');
  await anybody.must(SendEmailLink, { email: salon.email, tokenType: 'PASSWORD' });
  await page.goto(await mailedLink(product.url, salon.email, '/password_reset/'));
  await page.getByLabel('New password', { exact: true }).waitFor();
  await look(page, 'password reset');
  await page.goto('/sandbox/outbox');
  await look(page, 'outbox');
  expect(faults).toEqual([]);
});

test('the dashboard and the menus', async () => {
  const page = await salon.hostPage('/account/dashboard');
  await page.getByText('Welcome, Rosa!').waitFor();
  await look(page, 'dashboard');
  await page.getByRole('button', { name: 'Your menu' }).click();
  await look(page, 'user menu');
  await page.getByRole('menuitem', { name: 'Confirm Logout' }).click();
  await look(page, 'confirm logout');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard keys' }).waitFor();
  await look(page, 'keyboard keys');
  await page.goto('/account/nowhere');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look(page, 'missing page of the account area');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/dashboard');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Application' }).waitFor();
  await look(page, 'side menu');
  expect(faults).toEqual([]);
});

test('the queue with its tabs and dialogs', async () => {
  const page = await salon.hostPage('/account/checkins');
  await row(page, 'Ann Lee').waitFor();
  await look(page, 'queue');
  const form = await openEntry(page, 'Ann Lee');
  await look(page, 'update form');
  await form.getByRole('button', { name: 'Cancel' }).click();
  for (const name of ['Seated', 'Canceled']) {
    await tab(page, name).click();
    await row(page, name === 'Seated' ? 'Sol' : 'Cy').waitFor();
    await look(page, `queue, ${name}`);
  }
  await page.goto('/account/checkins?q=nobody');
  await page.getByText('did not match any data').waitFor();
  await look(page, 'queue, nothing found');
  await page.goto('/account/checkins?date=2026-01-05');
  await page.getByText('No One Checked In on').waitFor();
  await look(page, 'queue, an empty day');
  await page.goto('/account/checkins?action=add-checkin');
  const add = page.getByRole('dialog', { name: 'Add Check-In' });
  await add.getByLabel('Phone number').fill(newPhone());
  await look(page, 'add check-in');
  await add.getByRole('button', { name: 'Verify' }).click();
  await add.getByRole('button', { name: 'Add Check-In' }).click();
  await add.locator('[aria-invalid=true]').first().waitFor();
  await look(page, 'add check-in, a new person with errors');
  const nobody = await empty.hostPage('/account/checkins');
  await nobody.getByText('Awaiting Check-Ins').waitFor();
  await look(nobody, 'queue, nobody');
  expect(faults).toEqual([]);
});

test('the customers with their profile and forms', async () => {
  const page = await salon.hostPage('/account/customers');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByText('Ann Lee').waitFor();
  await look(page, 'customers');
  await page.getByText('Ann Lee').click();
  await page.getByRole('link', { name: /^Call/ }).waitFor();
  await look(page, 'customer');
  await press('Edit');
  await page.getByRole('dialog', { name: 'Edit Customer' }).waitFor();
  await look(page, 'edit customer');
  await press('Correct name and birthday');
  await page.getByRole('dialog', { name: 'Correct name and birthday' }).waitFor();
  await look(page, 'correct customer');
  await page.goto('/account/customers?action=add-customer');
  await press('Add customer');
  await page.locator('[aria-invalid=true]').first().waitFor();
  await look(page, 'add customer, with errors');
  await page.goto('/account/customers?q=nobody');
  await page.getByText('did not match any data').waitFor();
  await look(page, 'customers, nothing found');
  expect(faults).toEqual([]);
});

test('the settings of the check-in app with their dialogs, and the poster', async () => {
  const page = await salon.hostPage('/account/checkinapp');
  await page.frameLocator('iframe').getByRole('button', { name: 'CHECK IN' }).click();
  await page.getByText('You are in preview mode.').waitFor();
  await look(page, "settings with the preview's alert");
  for (const name of ['Settings', 'QR Code', 'Launch App', /^Revoke/]) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole(name instanceof RegExp ? 'alertdialog' : 'dialog').waitFor();
    await look(page, `dialog of ${name}`);
    await page.keyboard.press('Escape');
    await page.getByRole(name instanceof RegExp ? 'alertdialog' : 'dialog').waitFor({ state: 'detached' });
  }
  await page.goto('/account/checkinapp?action=customize-checkinapp');
  await page
    .getByRole('dialog', { name: 'Customize' })
    .frameLocator('iframe')
    .getByRole('button', { name: 'CHECK IN' })
    .waitFor();
  await look(page, 'customize');
  await empty.change({ paused: true });
  const paused = await empty.hostPage('/account/checkinapp');
  await paused.getByText('Check-in is paused.').waitFor();
  await look(paused, 'paused settings');
  const poster = await salon.hostPage('/sandbox/outbox');
  await poster.addInitScript(() => {
    window.print = () => undefined;
  });
  await poster.goto('/checkinQRcodePrint');
  await poster.getByRole('img', { name: 'QR code for checking in' }).waitFor();
  await look(poster, 'poster');
  expect(faults).toEqual([]);
});

test('the business page that its owner fills in, with the page itself beside it', async () => {
  await askDatabase(product, `update business set plan = 'standard' where id = $1`, [empty.businessId]);
  const page = await empty.hostPage('/account/page?tab=hours');
  const preview = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'Public View' }).click();
  await page.getByRole('button', { name: 'Yes, get one' }).click();
  await page.getByRole('group', { name: 'Free vanity names' }).getByRole('button').first().click();
  await page.getByText('is available.').waitFor();
  await page.getByRole('textbox', { name: 'About' }).fill('Cuts since 1999');
  await look(page, 'profile of the page');
  await page.getByRole('button', { name: 'Save' }).click();
  await preview.getByText('Cuts since 1999').waitFor();
  await page.getByRole('tab', { name: 'Hours' }).click();
  await page.getByRole('button', { name: 'Add Hours' }).click();
  await look(page, 'add hours');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Copy the hours of Monday' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await preview.getByText('Sunday').first().waitFor();
  await look(page, 'hours of the page');
  await page.getByRole('tab', { name: 'Policies' }).click();
  await page.getByRole('button', { name: 'New Form' }).click();
  await page.getByLabel('Title').fill('Late arrivals');
  await page.getByRole('textbox', { name: 'Content' }).fill('Please call.');
  await look(page, 'new form');
  await page.getByRole('button', { name: 'Add form' }).click();
  await preview.getByText('Late arrivals').waitFor();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await look(page, 'settings of the page');
  expect(await preview.getByText('Copy URL').count()).toBe(0);
  await page.getByRole('tab', { name: 'Website' }).click();
  await page
    .frameLocator('iframe[title="Preview of the card"]')
    .getByRole('link', { name: /^Visit our page/ })
    .waitFor();
  await look(page, 'the card for their website');
  expect(faults).toEqual([]);
});

test('the kiosk', async () => {
  await salon.change({ tempEnabled: true });
  const none = await visitor();
  await none.goto('/checkinapp');
  await none.getByRole('heading', { name: /Not Set Up/ }).waitFor();
  await look(none, 'kiosk, not launched');
  const page = await salon.kioskPage();
  await splash(page).waitFor();
  await look(page, 'splash');
  await enterPhone(page, '212');
  await page.getByRole('alert').waitFor();
  await page.getByRole('radio', { name: '5+' }).check();
  await look(page, "kiosk's form with an error");
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  await look(page, "privacy over the kiosk's form");
  await dialog(page, 'Privacy Policy').getByRole('button', { name: 'Close' }).click();
  const phone = newPhone();
  await phoneField(page).fill(phone);
  await checkInButton(page).click();
  await dialog(page, 'Nice to meet you').waitFor();
  await look(page, 'add person');
  await giveName(page, 'Kim', 'Kiosk');
  await dialog(page, 'Thank You').waitFor();
  await look(page, 'greeting');
  await page.getByRole('button', { name: 'Done' }).click();
  await salon.checkIn({ ...LONG, phone });
  await enterPhone(page, phone);
  await dialog(page, 'Please select your name').waitFor();
  await look(page, 'person select');
  await dialog(page, 'Please select your name').getByText('Kim K.').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await dialog(page, /Already Checked In/).waitFor();
  await look(page, 'already in line');
  await empty.change({ paused: true });
  const paused = await empty.kioskPage();
  await paused.getByText('Check-in is paused.').waitFor();
  await look(paused, 'kiosk, paused');
  expect(faults).toEqual([]);
});

test('the phone and the place in line', async () => {
  const expired = await visitor();
  await expired.goto('/checkinapp/mobile');
  await expired.getByRole('heading', { name: /Expired/ }).waitFor();
  await look(expired, 'phone, expired');
  const phone = await salon.phonePage();
  await look(phone, "phone's form");
  await phoneField(phone).fill(newPhone());
  await checkInButton(phone).click();
  await giveName(phone, 'Pia', 'Phone');
  await phone.getByRole('heading', { name: /Thank You/ }).waitFor();
  await look(phone, "phone's thanks");
  let party = first;
  const place = await salon.placePage(party);
  await look(place, 'place in line');
  await place.getByRole('button', { name: 'Leave Waitlist' }).click();
  await look(place, 'leave?');
  await place.getByRole('button', { name: 'Stay' }).click();
  for (const [status, heading] of [
    ['READY', /Ready for You/],
    ['SEATED', 'Enjoy'],
    ['CANCELED', /left the queue/],
  ] as const) {
    party = await salon.setStatus(party, status);
    await place.getByRole('heading', { name: heading }).waitFor();
    await look(place, `place, ${status}`);
  }
  await salon.setStatus(party, 'CHECKED_IN');
  await askDatabase(product, `update check_in set created_at = created_at - interval '5 hours' where id = $1`, [
    party.id,
  ]);
  await place.reload();
  await place.getByRole('heading', { name: 'Live Position Closed' }).waitFor();
  await look(place, 'place, closed');
  expect(faults).toEqual([]);
});

test('the staff with their forms and hours', async () => {
  await askDatabase(product, `update business set plan = 'standard' where id = $1`, [empty.businessId]);
  await lookAtStaff(await empty.hostPage('/account/staff'), look);
  expect(faults).toEqual([]);
});

test('what somebody with several businesses sees', async () => {
  const { addBusiness } = await empty.owner.must(AddBusiness, { input: LONG_BUSINESS });
  await lookAtBusinesses(await empty.hostPage('/account/add-business', {}, addBusiness.loginToken!), look);
  expect(faults).toEqual([]);
});
