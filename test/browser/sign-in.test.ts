import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { closePages, newPage, problemsOf } from './browser.js';
import { sends } from './sends.js';
import { mailedLink } from './mails.js';
import { startProduct, type App } from './product.js';
import { PASSWORD, Salon } from './Salon.js';

let product: App;
let salon: Salon;
let salons = 0;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
});
afterAll(() => product.stop());
afterEach(closePages);
beforeEach(async () => {
  salons += 1;
  salon = await Salon.open(product.url, { email: `rosa${salons}@example.com` });
});

const visitor = () => newPage(1440, 'light', { baseURL: product.url });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const dashboard = (page: Page) => heading(page, 'Dashboard').waitFor();
const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function emailStep(page: Page, email = salon.email): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await password(page).waitFor();
}

async function logIn(page: Page, word = PASSWORD): Promise<void> {
  await password(page).fill(word);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('e-mail and password lead to the dashboard; signed in, the doors before it lead there too', async () => {
  const page = await visitor();
  await page.goto('/login');
  await heading(page, 'Sign In').waitFor();
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await emailStep(page);
  await page.getByText(salon.email).waitFor();
  expect(await page.getByRole('button', { name: 'Log In' }).isDisabled()).toBe(true);
  await logIn(page);
  await dashboard(page);
  await page.getByText('Welcome, Rosa!').waitFor();
  for (const path of [
    '/login',
    '/started/login',
    '/signup',
    '/started/signup',
    '/forgot_password',
    '/welcome/signup/any',
  ]) {
    await page.goto(path);
    await dashboard(page);
    expect(new URL(page.url()).pathname).toBe('/account/dashboard');
  }
  expect(problemsOf(page)).toEqual([]);
});

test('a password is never kept in the browser', async () => {
  const page = await visitor();
  await page.goto('/login');
  await emailStep(page);
  await logIn(page);
  await dashboard(page);
  const kept = JSON.stringify(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain('eyJ');
});

test('what is typed into the frame of the page, before its script is here, goes on in its form', async () => {
  const page = await visitor();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.getByLabel('Email');
  await field.waitFor();
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await field.press('r');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  release();
  // A key at a time, over the moment at which the form takes the place of its frame.
  for (const key of salon.email.slice(1)) await page.keyboard.press(key, { delay: 40 });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(salon.email).waitFor();
  expect(new URL(page.url()).pathname).toBe('/started/login');
});

test('"Not you?" asks for another e-mail, without the old one', async () => {
  const page = await visitor();
  await page.goto('/login');
  await emailStep(page);
  await page.getByRole('link', { name: 'Not you?' }).click();
  await heading(page, 'Sign In').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('');
});

test('a wrong password says so and keeps the form; the sixth try must wait', async () => {
  const page = await visitor();
  await page.goto('/login');
  await emailStep(page);
  const warning = page.getByRole('alert');
  for (let tries = 1; tries <= 5; tries += 1) {
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/graphql') && sends(response.request(), 'signIn('),
    );
    await logIn(page, `wrong ${tries}`);
    await answered;
    await warning.waitFor();
    expect(await warning.textContent()).not.toMatch(/too many/i);
  }
  await logIn(page, PASSWORD);
  await warning.getByText(/too many/i).waitFor();
  await warning.getByRole('button', { name: 'Dismiss' }).click();
  await warning.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/started/login');
});

test('a forgotten password is reset by the mailed link, which signs in', async () => {
  const page = await visitor();
  await page.goto('/login');
  await emailStep(page);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await heading(page, 'Forgot password?').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(salon.email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.goto(await mailedLink(product.url, salon.email, '/password_reset/'));
  await page.getByLabel('New password', { exact: true }).fill('another walk in the hills');
  await page.getByLabel('New password again', { exact: true }).fill('another walk in the hill');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByLabel('New password again', { exact: true }).fill('another walk in the hills');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await dashboard(page);
  const other = await visitor();
  await other.goto('/login');
  await emailStep(other);
  await logIn(other, PASSWORD);
  await other.getByRole('alert').waitFor();
  await logIn(other, 'another walk in the hills');
  await dashboard(other);
});

test('a link that is wrong leads home', async () => {
  const page = await visitor();
  await page.goto('/password_reset/nonsense');
  await heading(page, "There's a small problem.").waitFor();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.waitForURL(`${product.url}/`);
  await page.goto('/verification/signup/nonsense');
  await page.getByRole('button', { name: 'Verify My Email' }).click();
  await page.getByText(/That link was used before or is too old/).waitFor();
});

test('a session that ended elsewhere leads to the notice on the landing page, and signing in back to where one was', async () => {
  const token = await salon.signIn();
  const page = await salon.hostPage('/account/checkins?tab=seated', {}, token);
  await heading(page, 'Check-Ins').waitFor();
  await page.evaluate(() => localStorage.setItem('greeter.kioskToken', 'stays'));
  const elsewhere = await salon.hostPage('/account/dashboard', {}, token);
  await dashboard(elsewhere);
  await elsewhere.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Log Out' }).click();
  await elsewhere.waitForURL('**/login');
  await page.waitForURL(`${product.url}/?session=expired`);
  await page.getByText('Please sign in again to go on.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('greeter.kioskToken'))).toBe('stays');
  await page.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
  await emailStep(page);
  await logIn(page);
  await heading(page, 'Check-Ins').waitFor();
  expect(new URL(page.url()).search).toBe('?tab=seated');
});

test('a visitor is asked to sign in, and then taken where they wanted to go', async () => {
  const page = await visitor();
  await page.goto('/account/checkinapp');
  await heading(page, 'Sign In').waitFor();
  await emailStep(page);
  await logIn(page);
  await heading(page, 'Application').waitFor();
});

test('logging out asks first, and the back button shows nothing of the account', async () => {
  await salon.checkIn({ firstName: 'Private', lastName: 'Person' });
  const page = await salon.hostPage('/account/checkins', {}, await salon.signIn());
  await page.getByText('Private Person').waitFor();
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Confirm Logout' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Confirm Logout' });
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await confirm.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Confirm Logout' }).click();
  await confirm.getByRole('button', { name: 'Log Out' }).click();
  await heading(page, 'Sign In').waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goBack();
  await heading(page, 'Sign In').waitFor();
  expect(await page.getByText('Private Person').count()).toBe(0);
});

test('addresses that do not exist answer 404, signed in or not', async () => {
  const page = await visitor();
  for (const path of ['/nowhere', '/account/nowhere/at/all']) {
    const answer = await page.goto(path);
    if (path === '/nowhere') expect(answer?.status()).toBe(404);
    else await heading(page, 'Sign In').waitFor();
  }
  const host = await salon.hostPage('/account/nowhere');
  await heading(host, /^404\. That.s an error\./).waitFor();
  await host.getByText('The requested URL was not found on this server.').waitFor();
});

test('a save in a tab of another account changes neither business, and the tab opens anew', async () => {
  const other = await Salon.open(product.url, { email: `paul${salons}@example.com`, name: 'Barber Paul' });
  const page = await salon.hostPage('/account/checkinapp');
  // A live connection would tell the page before it saves anything.
  await page.routeWebSocket(/graphql/, () => {});
  await page.reload();
  await page.getByText('Salon Rosa').first().waitFor();
  page.on('dialog', (question) => void question.accept()); // the browser asks whether to leave what is unsaved
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Pause check-in' }).click();
  await other.signInto(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Barber Paul').first().waitFor();
  expect(await Promise.all([salon.isPaused(), other.isPaused()])).toEqual([false, false]);
});

test('a tab learns at once that another tab signed in to another account, added a business or switched to another one', async () => {
  const other = await Salon.open(product.url, { email: `paul${salons}@example.com`, name: 'Barber Paul' });
  const page = await salon.hostPage('/account/checkins');
  await page.getByText('Salon Rosa').first().waitFor();
  // Its live connection stands: it asks nothing more by itself.
  await page.waitForLoadState('networkidle');
  await other.signInto(page);
  const second = await page.context().newPage();
  await second.goto('/account/dashboard');
  await page.getByText('Barber Paul').first().waitFor();

  const menu = async (name: string) => {
    await second.getByRole('button', { name: 'Your menu' }).click();
    await second.getByRole('menuitem', { name }).click();
  };
  await menu('Add a business');
  await second.getByLabel('Business name').fill('Barber Paul West');
  await second.getByLabel('Address', { exact: true }).fill('99 Lark St');
  await second.getByLabel('City').fill('Albany');
  await second.getByLabel('State').selectOption('NY');
  await second.getByLabel('ZIP code').fill('12210');
  await second.getByLabel('Business Phone # (10-digit)').fill('5185550199');
  await second.getByRole('button', { name: 'Add Business' }).click();
  await second.waitForURL('**/account/dashboard');
  await page.getByText('Another tab switched to Barber Paul West. This one shows it too now.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/account/checkins');
  await menu('Switch Account');
  const dialog = second.getByRole('dialog', { name: 'Switch Account' });
  await dialog.getByRole('button', { name: /^Barber Paul Owner/ }).click();
  await page.getByText('Another tab switched to Barber Paul. This one shows it too now.').waitFor();
  await second.getByText('Welcome, Rosa!').waitFor();
  // Back leads to no page of the business before.
  await second.goBack();
  await second.getByRole('navigation', { name: 'Account' }).getByText('Barber Paul', { exact: true }).waitFor();
  expect([page, second].flatMap(problemsOf)).toEqual([]);
});
