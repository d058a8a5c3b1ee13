import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { closePages, newPage, problemsOf } from './browser.js';
import { askDatabase } from './database.js';
import { checkInButton, dialog, giveName, phoneField } from './kiosk.js';
import { startProduct, type App } from './product.js';
import { publishPage } from './publish-page.js';
import { newPhone, Salon } from './Salon.js';

const MINUTE_MS = 60_000;

let product: App;
let salon: Salon;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
});
afterAll(() => product.stop());
afterEach(closePages);
beforeEach(() => salon.change({ paused: false }));

const expired = (page: Page) => page.getByRole('heading', { name: 'Check-in & Waitlist Expired' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, value]);

async function checkIn(page: Page, firstName: string, phone = newPhone()): Promise<void> {
  await phoneField(page).fill(phone);
  await checkInButton(page).click();
  await giveName(page, firstName, 'Lee');
  await page.getByRole('heading', { name: 'Thank You for Checking In!' }).waitFor();
}

test('the link of the QR code leads to the form, the form to the thanks, and those to the place in line', async () => {
  const page = await salon.phonePage();
  expect(new URL(page.url()).pathname).toBe('/checkinapp/mobile');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await checkIn(page, 'Ann');
  await page.getByText('Thank you! We will be with you shortly.').waitFor();
  await page.getByText('Ann L.').waitFor();
  expect(await stored(page, 'greeter.checkInPublicToken')).toBeNull();
  expect(await stored(page, 'greeter.checkInSuccess')).toBe('true');
  await page.reload();
  await page.getByRole('link', { name: 'Your Position' }).click();
  await page.getByRole('heading', { name: 'Your Position' }).waitFor();
  await page.getByText(/^Ann, party of 2, checked in at/).waitFor();
  expect(problemsOf(page)).toEqual([]);
});

test('a stranger reads the page of the business without script, and joins the line from it with one', async () => {
  const path = await publishPage(product, salon);
  const reader = await newPage(390, 'light', { baseURL: salon.url, javaScriptEnabled: false });
  const moved = await fetch(`${salon.url}${path.toUpperCase().replace('/PAGE', '/page')}?q=hair`, {
    redirect: 'manual',
  });
  expect([moved.status, moved.headers.get('location')]).toEqual([308, `${path}?q=hair`]);
  await reader.goto(path);
  await reader.getByRole('heading', { level: 1, name: 'Salon Rosa' }).waitFor();
  await reader.getByText('$24.50').waitFor();
  await reader.getByRole('row', { name: 'Monday 9:00 AM – 5:00 PM' }).waitFor();
  expect(await reader.getByRole('button', { name: 'Join the line' }).isVisible()).toBe(false);
  const picture = await fetch(`${salon.url}${path}/share.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await fetch(`${salon.url}/page/nobody/share.png`)).status).toBe(404);

  const page = await newPage(390, 'light', { baseURL: salon.url });
  await page.goto(path);
  await page.getByRole('button', { name: 'Join the line' }).click();
  await page.waitForURL('**/checkinapp/mobile');
  await checkIn(page, 'Afar');
  expect((await salon.waiting()).map(({ customer }) => customer.firstName)).toContain('Afar');
  expect(problemsOf(page)).toEqual([]);
});

test('following the QR code again opens the entry of this phone while it is in line, then begins anew', async () => {
  const page = await salon.phonePage();
  await checkIn(page, 'Bea');
  await page.goto(salon.phoneLink);
  await page.getByText(/^Bea, party of 1, checked in at/).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/ck\//);
  await page.getByRole('button', { name: 'Leave Waitlist' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: "You've left the queue" }).waitFor();
  await page.goto(salon.phoneLink);
  await checkInButton(page).waitFor();
  expect(await stored(page, 'greeter.checkInSuccess')).toBeNull();
});

test('after 300 minutes the form gives way to the expired view', async () => {
  const page = await newPage(390, 'light', { baseURL: salon.url });
  await page.clock.install();
  await page.goto(salon.phoneLink);
  await checkInButton(page).waitFor();
  await page.clock.fastForward(299 * MINUTE_MS);
  expect(await checkInButton(page).isVisible()).toBe(true);
  await page.clock.fastForward(2 * MINUTE_MS);
  await expired(page).waitFor();
  await page.getByText('Please scan the QR code at the front desk again.').waitFor();
});

test('a session that the server ended is over, whatever timestamp the browser holds', async () => {
  const page = await salon.phonePage();
  await phoneField(page).fill(newPhone());
  expect(
    await askDatabase(
      product,
      `update phone_session set expires_at = now() - interval '1 second' where expires_at > now()`,
    ),
  ).toBeGreaterThan(0);
  await store(page, 'greeter.checkInTimestamp', String(Date.now()));
  const before = (await salon.waiting()).length;
  // The live connection may tell the page before anybody presses.
  if (await checkInButton(page).isVisible())
    await checkInButton(page)
      .click({ timeout: 5000 })
      .catch(() => undefined);
  await expired(page).waitFor();
  await page.reload();
  await expired(page).waitFor();
  expect((await salon.waiting()).length).toBe(before);
});

test.each([
  ['in the future', String(Date.now() + 365 * 24 * 60 * MINUTE_MS)],
  ['that is no time', 'tomorrow'],
  ['of long ago', '0'],
])('a timestamp %s opens nothing', async (_what, forged) => {
  const page = await salon.phonePage();
  await store(page, 'greeter.checkInTimestamp', forged);
  await page.reload();
  await expired(page).waitFor();
});

test('forged keys without a session of the server open nothing', async () => {
  const page = await newPage(390, 'light', { baseURL: salon.url });
  await page.goto('/checkinapp/mobile');
  await expired(page).waitFor();
  await store(page, 'greeter.checkInTimestamp', String(Date.now()));
  await store(page, 'greeter.checkInPublicToken', salon.publicToken);
  await store(page, 'greeter.phoneSession', `p_${salon.businessId}_forged`);
  await page.reload();
  await expired(page).waitFor();
});

test('a wrong QR code says that it is not in use', async () => {
  const page = await newPage(390, 'light', { baseURL: salon.url });
  for (const token of [salon.publicToken.slice(0, -1), 'nonsense', '%00', '<script>']) {
    await page.goto(`/checkinapp/mobile/redirect/${encodeURIComponent(token)}`);
    await page.getByRole('heading', { name: 'This QR Code Is Not in Use' }).waitFor();
  }
});

test('a business that paused check-in says so on the phone', async () => {
  const page = await salon.phonePage();
  await salon.change({ paused: true });
  // Whoever has begun to type learns of it without a press.
  await phoneField(page).fill(newPhone());
  await page.getByText('Check-in is paused. Please see the front desk.').waitFor();
});

test('who is in line already is told their place, without the link that the first one got', async () => {
  const phone = newPhone();
  await salon.checkIn({ firstName: 'Dora', lastName: 'May', phone });
  const page = await salon.phonePage();
  await phoneField(page).fill(phone);
  await checkInButton(page).click();
  await page.getByRole('heading', { name: "You're Already Checked In" }).waitFor();
  await page.getByText(/^You are .* in line\.$/).waitFor();
  expect(await page.getByRole('link', { name: 'Your Position' }).count()).toBe(0);
  // In the middle of the screen, as the thanks are.
  expect((await page.getByRole('heading').boundingBox())!.y).toBeLessThan(page.viewportSize()!.height / 2);
});

test('a wrong link to a place in line is the page that does not exist', async () => {
  const page = await newPage(390, 'light', { baseURL: salon.url });
  const answer = await page.goto('/ck/nonsense');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: /^404\. That.s an error\./ }).waitFor();
});

test('the form can be filled and sent with the keyboard alone', async () => {
  const page = await salon.phonePage();
  await phoneField(page).focus();
  await page.keyboard.type(newPhone());
  await page.keyboard.press('Enter');
  await dialog(page, 'Nice to meet you').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page, 'Nice to meet you').waitFor({ state: 'detached' });
  await checkInButton(page).waitFor();
  expect(problemsOf(page)).toEqual([]);
});

test('a browser that wants Spanish gets it from the server on, and the switch leads back to English', async () => {
  const page = await newPage(390, 'light', { baseURL: salon.url, locale: 'es-MX' });
  const answer = await page.goto('/');
  expect(await answer!.text()).toContain('<html lang="es"');
  await page.getByRole('heading', { name: 'Su fila de espera, sin gente amontonada en la recepción' }).waitFor();
  await page.goto(salon.phoneLink);
  await page.getByRole('textbox', { name: 'Número de teléfono' }).fill(newPhone());
  await page.getByRole('button', { name: 'REGISTRARSE' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Sofía');
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Reyes');
  await page.getByRole('button', { name: 'Agregar y registrarse' }).click();
  await page.getByRole('heading', { name: '¡Gracias por registrarse!' }).waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Thank You for Checking In!' }).waitFor();
  const reloaded = await page.reload();
  expect(await reloaded!.text()).toContain('<html lang="en"');
  expect(problemsOf(page)).toEqual([]);
});
