import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { closePages, newPage, problemsOf } from './browser.js';
import { startProduct, type App } from './product.js';
import { publishPage } from './publish-page.js';
import { bookingPath } from './booking-link.js';
import { ownDataLink } from './own-data-link.js';
import { newPhone, Salon } from './Salon.js';
import { appointmentFormsLink } from './appointment-forms-link.js';
import { signLink } from './sign-link.js';
import { CheckInApp } from '../check-in-app/settings.generated.js';

const PUBLIC_BYTES = 80_000;
const ADMIN_BYTES = 400_000;

let product: App;
let salon: Salon;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
});
afterAll(() => product.stop());
afterEach(closePages);

const isScript = (response: Response) => /javascript/.test(response.headers()['content-type'] ?? '');

/** A tablet with a kiosk's token that shows nothing yet. */
async function newKiosk(): Promise<Page> {
  const { token } = await salon.launch();
  return newPage(820, 'light', {
    baseURL: product.url,
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'greeter.kioskToken', value: token }] }],
    },
  });
}

/** Runs in the page: notes on the document when the splash was drawn. */
function noteSplash(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.body?.textContent?.includes('Tap Anywhere to Start')) return;
    document.documentElement.dataset.splashAt = String(performance.now());
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Bytes of all scripts that the first load of an address brings, compressed with brotli; everything must come from the product itself. */
async function scriptBytes(page: Page, address: string, late = async () => new Set<string>()): Promise<number> {
  const responses: Response[] = [];
  const strangers: string[] = [];
  page.on('response', (response) => {
    if (isScript(response)) responses.push(response);
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== product.url)
      strangers.push(request.url());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
  expect(responses.length).toBeGreaterThan(0);
  const after = await late();
  const first = new Map(
    responses.filter((response) => !after.has(response.url())).map((response) => [response.url(), response]),
  );
  const bodies = await Promise.all([...first.values()].map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

let published: Promise<string> | undefined;
/** The page of the salon, published once. */
const salonPage = () => (published ??= publishPage(product, salon));

const address = {
  landing: () => '/',
  terms: () => '/legal/terms',
  privacy: () => '/policy',
  'the business search': () => '/search?q=salon',
  'a missing page': () => '/nowhere',
  'the link of the QR code': () => salon.phoneLink,
  'a place in line': async () => salon.placeLink(await salon.checkIn()),
  'the page of a business': () => salonPage(),
  'booking at a business': async () => `${await salonPage()}/book`,
  'a booking by its link': async () => {
    await salonPage();
    return bookingPath(product, salon);
  },
  'waiting for a time at a business': async () => (await salonPage()).replace('/page/', '/st/'),
  'the way to own data': () => `/my-data/id/${salon.businessId}`,
  'own data': async () => {
    const phone = newPhone();
    await salon.checkIn({ phone });
    return `/md/${(await ownDataLink(product, salon, phone)).ownToken}`;
  },
  'a form of 20,000 words to sign': () => signLink(product, salon, 20_000),
  'the forms of an appointment': async () => (await appointmentFormsLink(product, salon)).link,
  'the public log of signatures': () => '/verify/log',
  'the waitlist monitor': async () => (await salon.owner.must(CheckInApp)).checkInApp.monitorUrl,
};

test.each(Object.entries(address))('the scripts of %s stay in the budget of public pages', async (name, addressOf) => {
  const page = await newPage(390, 'light', { baseURL: product.url });
  expect(await scriptBytes(page, await addressOf())).toBeLessThanOrEqual(PUBLIC_BYTES);
  expect(problemsOf(page).filter((problem) => name !== 'a missing page' || !problem.includes('404'))).toEqual([]);
});

test("the kiosk's splash stands within it; what draws its QR code comes after", async () => {
  const kiosk = await newKiosk();
  await kiosk.addInitScript(noteSplash);
  const late = async () =>
    new Set(
      await kiosk.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime > Number(document.documentElement.dataset.splashAt))
          .map(({ name }) => name),
      ),
    );
  expect(await scriptBytes(kiosk, '/checkinapp', late)).toBeLessThanOrEqual(PUBLIC_BYTES);
  await kiosk.getByRole('img', { name: /^QR code/ }).waitFor();
});

test('the scripts of the poster stay in it too', async () => {
  const host = await salon.hostPage('/sandbox/outbox');
  await host.addInitScript(() => {
    window.print = () => undefined;
  });
  expect(await scriptBytes(host, '/checkinQRcodePrint')).toBeLessThanOrEqual(PUBLIC_BYTES);
});

test('the first route of the account area stays in its budget', async () => {
  const visitor = await newPage(1440, 'light', { baseURL: product.url });
  expect(await scriptBytes(visitor, '/login')).toBeLessThanOrEqual(ADMIN_BYTES);
  // With somebody in line the dashboard draws its charts.
  await salon.checkIn();
  await Promise.all(
    ['/account/dashboard', '/account/checkins', '/account/checkinapp', '/account/bookings'].map(async (path) => {
      const host = await salon.hostPage('/sandbox/outbox');
      expect(await scriptBytes(host, path)).toBeLessThanOrEqual(ADMIN_BYTES);
    }),
  );
});
