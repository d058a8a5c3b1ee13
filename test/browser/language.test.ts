import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { closePages, newPage, problemsOf } from './browser.js';
import { startProduct, type App } from './product.js';
import { Salon } from './Salon.js';

let product: App;
let salon: Salon;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
});
afterAll(() => product.stop());
afterEach(closePages);

test('the language switch works without script, and is remembered', async () => {
  const page = await newPage(390, 'light', { baseURL: product.url, javaScriptEnabled: false });
  const address = salon.placeLink(await salon.checkIn());
  await page.goto(address);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'English' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(page.url()).toBe(address);
  await page.goto('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Español' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(problemsOf(page)).toEqual([]);
});

test('a page that stood open while a new release removed its files reloads, in the language that was chosen', async () => {
  const page = await newPage(390, 'light', { baseURL: product.url });
  await page.goto('/search?q=rosa');
  await page.getByRole('searchbox').waitFor();
  const gone = await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  page.once('framenavigated', () => void gone.dispose());
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'English' }).waitFor();
  expect(page.url()).toBe(`${product.url}/search?q=rosa`);
});

test('a language that there is none of changes nothing, and no address leads elsewhere', async () => {
  const ask = (path: string) => fetch(`${product.url}${path}`, { redirect: 'manual' });
  expect((await ask('/?language=xx')).status).toBe(200);
  const { status, headers } = await ask('//elsewhere.example/?language=es&a=1');
  expect([status, headers.get('location')]).toEqual([303, '/elsewhere.example/?a=1']);
  expect(headers.get('set-cookie')).toMatch(/^greeter_language=es; Max-Age=31536000; Path=\/; SameSite=Lax$/);
});

test('the preview of the settings is in English whatever the browser says, until its own switch is used', async () => {
  const page = await newPage(820, 'light', { baseURL: product.url, locale: 'es-MX' });
  await page.goto('/checkinapp/preview');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.goto('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
});

test('the place in line tells the server of the choice: what is sent from then on is in that language', async () => {
  const party = await salon.checkIn();
  const page = await newPage(390, 'light', { baseURL: product.url });
  await page.goto(salon.placeLink(party));
  const told = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"language":"es"'));
  await page.getByRole('button', { name: 'Español' }).click();
  expect((await (await told).json()).data.setPlaceLanguage.publicId).toBe(party.publicId);
});
