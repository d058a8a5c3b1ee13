import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { closePages, problemsOf } from './browser.js';
import { sends } from './sends.js';
import { checkInButton, dialog, enterPhone, giveName, phoneField, splash } from './kiosk.js';
import { startProduct, type App } from './product.js';
import { aPng, blobOf } from '../media/images.js';
import { newPhone, Salon } from './Salon.js';
import { UploadCheckInLogo } from '../media/logo.generated.js';
import { RevokeKioskDevice } from '../check-in-app/kiosk.generated.js';

const MINUTE_MS = 60_000;

let product: App;
let salon: Salon;
let kiosk: { id: string; token: string };
let page: Page;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
});
afterAll(() => product.stop());
afterEach(closePages);
beforeEach(async () => {
  await salon.change({
    paused: false,
    headerText: 'Welcome, Please Check In',
    notesEnabled: true,
    partyEnabled: true,
    tempEnabled: false,
  });
  kiosk = await salon.launch();
});

test('a new customer checks in on the number pad, is thanked, and the kiosk is clean for the next', async () => {
  page = await salon.kioskPage({}, kiosk.token);
  await splash(page).click();
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByLabel('Notes or Requests').fill('By the window, please');
  await phoneField(page).focus();
  for (const digit of '2125559001')
    await page
      .getByRole('group', { name: /^Number pad/ })
      .getByRole('button', { name: digit, exact: true })
      .click();
  expect(await phoneField(page).inputValue()).toBe('(212) 555-9001');
  await checkInButton(page).click();
  await giveName(page, 'Zoë', "O'Neil");
  const thanks = dialog(page, 'Thank You');
  await thanks.getByText('Thank you! We will be with you shortly.').waitFor();
  await thanks.getByRole('button', { name: 'Done' }).click();
  await splash(page).click();
  expect(await phoneField(page).inputValue()).toBe('');
  expect(await page.getByLabel('Notes or Requests').inputValue()).toBe('');
  expect(await page.getByRole('radio', { name: '1', exact: true }).isChecked()).toBe(true);
  const entry = (await salon.waiting()).find(({ customer }) => customer.firstName === 'Zoë');
  expect(entry).toMatchObject({ partySize: 3, notes: 'By the window, please' });
  expect(problemsOf(page)).toEqual([]);
});

test('the biggest letters that a business can choose stay on one line of an upright tablet and a phone', async () => {
  await salon.change({ fontSize: 100 });
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 320, height: 568 },
  ]) {
    page = await salon.kioskPage({ options: { viewport } }, kiosk.token);
    await splash(page).waitFor();
    const lines = await page
      .getByText('Check In', { exact: true })
      .evaluate((title) => title.getClientRects()[0]!.height / parseFloat(getComputedStyle(title).lineHeight));
    expect(Math.round(lines)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await salon.change({ fontSize: 45 });
});

test('splash and form fit a tablet on its side, with a logo, the panel, a big party and an error', async () => {
  await salon.change({ tempEnabled: true });
  await salon.owner.upload(UploadCheckInLogo, blobOf(await aPng(600, 300)));
  for (const [width, height] of [
    [1024, 768],
    [1180, 820],
    [1280, 800],
  ] as const) {
    page = await salon.kioskPage({ options: { viewport: { width, height } } }, kiosk.token);
    const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    expect({ width, splash: await scrolls() }).toEqual({ width, splash: 0 });
    await splash(page).click();
    await page.getByRole('radio', { name: '5+' }).check();
    await checkInButton(page).click();
    await page.getByRole('alert').waitFor();
    expect({ width, form: await scrolls() }).toEqual({ width, form: 0 });
  }
});

test('after 60 idle seconds the form is a splash again, and nothing of the last customer is left', async () => {
  page = await salon.kioskPage({}, kiosk.token);
  await splash(page).waitFor();
  await page.clock.install();
  await splash(page).click();
  await phoneField(page).fill('2125550188');
  await page.getByLabel('Notes or Requests').fill('A secret');
  await page.clock.fastForward(MINUTE_MS - 1_000);
  expect(await splash(page).isVisible()).toBe(false);
  await page.clock.fastForward(2_000);
  await splash(page).waitFor();
  await splash(page).click();
  expect(await phoneField(page).inputValue()).toBe('');
  expect(await page.content()).not.toMatch(/555-0188|A secret/);
});

test('the person dialogs return to the splash as well', async () => {
  page = await salon.kioskPage({}, kiosk.token);
  await splash(page).waitFor();
  await page.clock.install();
  await enterPhone(page, newPhone());
  await dialog(page, 'Nice to meet you').getByLabel('First name').fill('Forgotten');
  await page.clock.fastForward(MINUTE_MS + 1_000);
  await splash(page).waitFor();
  expect(await page.content()).not.toContain('Forgotten');
});

test('two persons on one phone choose by first name and last initial; somebody missing is added', async () => {
  const phone = newPhone();
  for (const firstName of ['Ann', 'Bob'])
    await salon.setStatus(await salon.checkIn({ firstName, lastName: 'Underhill', phone }), 'SEATED');
  page = await salon.kioskPage({}, kiosk.token);
  await enterPhone(page, phone);
  const choice = dialog(page, 'Please select your name');
  await choice.getByText('Bob U.').waitFor();
  expect(await choice.textContent()).not.toContain('Underhill');
  expect(await choice.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
  await choice.getByText('Bob U.').click();
  await choice.getByRole('button', { name: 'Confirm' }).click();
  await dialog(page, 'Thank You').getByRole('button', { name: 'Done' }).click();
  await enterPhone(page, phone);
  await choice.getByRole('button', { name: "Didn't see your name?" }).click();
  await giveName(page, 'Cleo', 'Underhill');
  await dialog(page, 'Thank You').waitFor();
  expect(
    (await salon.waiting())
      .filter(({ customer }) => customer.lastName === 'Underhill')
      .map(({ customer }) => customer.firstName),
  ).toEqual(['Bob', 'Cleo']);
});

test('who is in line already is shown their place and gets no second entry', async () => {
  const phone = newPhone();
  await salon.checkIn({ firstName: 'Dora', phone });
  const before = await salon.waiting();
  page = await salon.kioskPage({}, kiosk.token);
  await enterPhone(page, phone);
  await dialog(page, "You're Already Checked In")
    .getByText(/Dora, this is your place in line/)
    .waitFor();
  expect(await salon.waiting()).toEqual(before);
});

test('a double press of CHECK IN makes one entry', async () => {
  const phone = newPhone();
  await salon.setStatus(await salon.checkIn({ firstName: 'Erik', phone }), 'SEATED');
  page = await salon.kioskPage({}, kiosk.token);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (sends(request, 'Customer_CheckIn')) requests.push(request.headers()['idempotency-key']!);
  });
  await splash(page).click();
  await phoneField(page).fill(phone);
  await checkInButton(page).dblclick();
  await dialog(page, 'Thank You').waitFor();
  expect(requests).toHaveLength(1);
  expect((await salon.waiting()).filter(({ customer }) => customer.firstName === 'Erik')).toHaveLength(1);
});

test('nine digits, a big party of 4 and a temperature of 9 are answered at the field', async () => {
  await salon.change({ tempEnabled: true });
  page = await salon.kioskPage({}, kiosk.token);
  await splash(page).click();
  await phoneField(page).fill('212555123');
  await checkInButton(page).click();
  await page.getByRole('alert').getByText('Please enter your 10-digit phone number.').waitFor();
  expect(await phoneField(page).getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('radio', { name: '5+' }).check();
  await page.getByLabel('How many people?').fill('4');
  await checkInButton(page).click();
  await page.getByRole('alert').getByText('Please enter a party of 5 to 99.').waitFor();
  await page.getByLabel('How many people?').fill('12');
  await phoneField(page).fill('2125551234');
  await page.getByLabel('Temperature (°F)').fill('9');
  await checkInButton(page).click();
  await page.getByRole('alert').getByText('Please enter a temperature like 98.6.').waitFor();
});

test('terms and privacy open over the form, which keeps what was typed', async () => {
  page = await salon.kioskPage({}, kiosk.token);
  await splash(page).click();
  await phoneField(page).fill('2125550133');
  for (const name of ['Terms of Services', 'Privacy Policy']) {
    await page.getByRole('button', { name }).click();
    await dialog(page, name).getByRole('region', { name }).getByRole('heading').first().waitFor();
    await dialog(page, name).getByRole('button', { name: 'Close' }).click();
  }
  expect(await phoneField(page).inputValue()).toBe('(212) 555-0133');
});

test('a revoked kiosk says so and forgets its token', async () => {
  page = await salon.kioskPage({}, kiosk.token);
  await splash(page).waitFor();
  await salon.owner.must(RevokeKioskDevice, { id: kiosk.id });
  await page.getByRole('heading', { name: 'This Device Was Signed Out of Check-In' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('greeter.kioskToken'))).toBeNull();
  await page.reload();
  await page.getByRole('heading', { name: 'This Device Is Not Set Up for Check-In' }).waitFor();
});

test('a paused kiosk takes nobody, and goes on by itself when check-in is open again', async () => {
  page = await salon.kioskPage({}, kiosk.token);
  await splash(page).waitFor();
  await salon.change({ paused: true });
  await page.getByText('Check-in is paused. Please see the front desk.').waitFor();
  await salon.change({ paused: false });
  await splash(page).waitFor();
});
