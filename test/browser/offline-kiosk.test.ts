import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { until } from '../world/until.js';
import { axeCheck, closePages, newPage, problemsOf } from './browser.js';
import { setPlan } from './database.js';
import { sends } from './sends.js';
import { checkInButton, chooseItem, dialog, enterPhone, phoneField, splash } from './kiosk.js';
import { startProduct, type App } from './product.js';
import { row } from './queue.js';
import { newPhone, Salon } from './Salon.js';
import { AddProduct } from '../catalogue/catalogue.generated.js';
import { Queue } from '../check-ins/queue.generated.js';
import { SetCheckInStatus } from '../check-ins/status.generated.js';
import { RevokeKioskDevice } from '../check-in-app/kiosk.generated.js';

const OFFLINE = 'Offline: check-ins are kept and sent when the network is back.';
const SENDS = 'mutation Kiosk_CheckInOffline';

type Made = {
  id: string;
  partySize: number;
  notes: string;
  createdAt: string;
  receivedAt: string | null;
  customer: { firstName: string; lastName: string };
};

let dataDir: string;
let product: App;
let salon: Salon;
let kiosk: { id: string; token: string };
let page: Page;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-test-product-'));
  fs.chmodSync(dataDir, 0o755);
  product = await startProduct({ dataDir, env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
});
beforeEach(async () => {
  kiosk = await salon.launch();
});
afterEach(closePages);
afterAll(async () => {
  await product.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** The entries of everybody with this last name, in the order of the queue. */
async function entries(lastName: string): Promise<Made[]> {
  const { queue } = await salon.owner.must(Queue);
  return queue.items.filter(({ customer }) => customer.lastName === lastName);
}

/** A kiosk at its splash, with all that it needs to start without a network. */
async function readyKiosk(token = kiosk.token): Promise<Page> {
  const ready = await salon.kioskPage({}, token);
  await splash(ready).waitFor();
  await until(() => ready.evaluate(() => navigator.serviceWorker.controller !== null), 'the service worker');
  return ready;
}

const mark = (on: Page, text = OFFLINE) => on.getByRole('status').getByText(text);

/** From the splash to the splash: somebody checks in without a network. */
async function checkInOffline(
  on: Page,
  firstName: string,
  lastName: string,
  { partySize = '1', phone = newPhone(), item = '' } = {},
): Promise<void> {
  await splash(on).click();
  await on.getByRole('radio', { name: partySize, exact: true }).check();
  await phoneField(on).fill(phone);
  if (item) await chooseItem(on, item);
  await checkInButton(on).click();
  const form = dialog(on, 'Nice to meet you');
  expect(await form.getByLabel('Email (optional)').count()).toBe(0);
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByRole('button', { name: 'Check in', exact: true }).click();
  const thanks = dialog(on, 'Thank You');
  await thanks.getByText('Thank you! We will be with you shortly.').waitFor();
  await thanks.getByRole('button', { name: 'Done' }).click();
}

/** Everything that this browser holds of the kiosk's check-ins, as far as a script can read it. */
const inBrowser = (on: Page) =>
  on.evaluate(
    () =>
      new Promise<{ entries: number; text: string; isSecretReadable: boolean }>((resolve, reject) => {
        const opened = indexedDB.open('greeter-kiosk');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const stores = opened.result.transaction(['entry', 'secret']);
          const entry = stores.objectStore('entry').getAll();
          const secret = stores.objectStore('secret').get('device');
          stores.oncomplete = () => {
            opened.result.close();
            const text = entry.result
              .map((one: { body: ArrayBuffer }) => JSON.stringify(one) + new TextDecoder('latin1').decode(one.body))
              .join('');
            resolve({
              entries: entry.result.length,
              text: text + JSON.stringify({ ...localStorage }),
              isSecretReadable: (secret.result as CryptoKey).extractable,
            });
          };
        };
      }),
  );

test('the network is cut, three parties check in, the page starts anew, the network comes back: three entries, with their own times and what they chose', async () => {
  await setPlan(product, salon.businessId, 'standard');
  await salon.owner.must(AddProduct, { input: { type: 'SERVICE', name: 'Blow-dry' } });
  const host = await salon.hostPage('/account/checkins');
  page = await readyKiosk();
  await until(() => page.evaluate(() => 'greeter.kioskItems' in localStorage), 'the items');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (sends(request, SENDS)) sent.push(request.headers()['idempotency-key']!);
  });
  const cutAt = Date.now();
  await page.context().setOffline(true);
  await mark(page).waitFor();
  await checkInOffline(page, 'One', 'Cutoff', { partySize: '3' });
  await checkInOffline(page, 'Two', 'Cutoff');
  await mark(page, `${OFFLINE} 2 kept.`).waitFor();
  await page.reload();
  await splash(page).waitFor();
  await mark(page, `${OFFLINE} 2 kept.`).waitFor();
  await checkInOffline(page, 'Three', 'Cutoff', { item: 'Blow-dry' });
  const backAt = Date.now();
  expect(await entries('Cutoff')).toEqual([]);
  await page.context().setOffline(false);
  await until(async () => (await entries('Cutoff')).length === 3, 'three entries');
  await mark(page).waitFor({ state: 'detached' });
  await until(async () => (await inBrowser(page)).entries === 0, 'an empty store');
  const made = await entries('Cutoff');
  expect(made.map(({ customer, partySize }) => [customer.firstName, partySize])).toEqual([
    ['One', 3],
    ['Two', 1],
    ['Three', 1],
  ]);
  for (const { createdAt, receivedAt } of made) {
    expect(Date.parse(createdAt)).toBeGreaterThan(cutAt - 5000);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(backAt);
    expect(Date.parse(receivedAt!)).toBeGreaterThanOrEqual(backAt - 1000);
  }
  expect([sent.length, new Set(sent).size]).toEqual([3, 3]);
  await row(host, 'Two Cutoff')
    .getByText(/^Checked in offline at/)
    .waitFor();
  await row(host, 'Three Cutoff').getByText('Blow-dry').waitFor();
  await page.reload();
  await splash(page).waitFor();
  expect(await entries('Cutoff')).toHaveLength(3);
  await setPlan(product, salon.businessId, 'none');
});

test('what is kept cannot be read on the device, and nothing is left of it once it was sent', async () => {
  page = await readyKiosk();
  await page.context().setOffline(true);
  await checkInOffline(page, 'Secretive', 'Sealed', { phone: '2125550987' });
  const kept = await inBrowser(page);
  expect(kept).toMatchObject({ entries: 1, isSecretReadable: false });
  for (const word of ['Secretive', 'Sealed', '2125550987', '212'])
    expect(kept.text.replaceAll(kiosk.token, '').includes(word) && word !== '212').toBe(false);
  await splash(page).click();
  expect(await phoneField(page).inputValue()).toBe('');
  expect(await page.getByText('Secretive').count()).toBe(0);
  await page.context().setOffline(false);
  await until(async () => (await inBrowser(page)).entries === 0, 'an empty store');
  expect(await entries('Sealed')).toHaveLength(1);
});

test('two tabs of one kiosk send each check-in once', async () => {
  page = await readyKiosk();
  await page.context().setOffline(true);
  for (const name of ['One', 'Two', 'Three']) await checkInOffline(page, name, 'Tabs');
  const other = await page.context().newPage();
  await other.goto('/checkinapp');
  await mark(other, `${OFFLINE} 3 kept.`).waitFor();
  const sent: string[] = [];
  for (const tab of [page, other])
    tab.on('request', (request) => {
      if (sends(request, SENDS)) sent.push(request.headers()['idempotency-key']!);
    });
  await page.context().setOffline(false);
  await until(
    async () => (await entries('Tabs')).length === 3 && (await inBrowser(page)).entries === 0,
    'three entries',
  );
  expect(sent).toHaveLength(3);
});

test('an answer that is lost on the way is asked for again with the same key', async () => {
  page = await readyKiosk();
  await page.context().setOffline(true);
  await checkInOffline(page, 'Once', 'Unanswered');
  const keys: string[] = [];
  await page.route('**/graphql', async (route) => {
    if (!sends(route.request(), SENDS)) return route.continue();
    keys.push(route.request().headers()['idempotency-key']!);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.context().setOffline(false);
  await until(async () => (await inBrowser(page)).entries === 0, 'an empty store');
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(await entries('Unanswered')).toHaveLength(1);
});

test('the network dies while somebody known checks in: their name is asked for, and they have one entry', async () => {
  const phone = newPhone();
  await salon.setStatus(await salon.checkIn({ firstName: 'Mia', lastName: 'Midway', phone }), 'SEATED');
  page = await readyKiosk();
  await page.route('**/graphql', async (route) => {
    if (!sends(route.request(), 'Customer_CheckIn')) return route.continue();
    // It is heard, and seated at once, but its answer is lost.
    if ((await entries('Midway')).length === 0) await route.fetch();
    await page.context().setOffline(true);
    return route.abort('connectionreset');
  });
  await enterPhone(page, phone);
  const form = dialog(page, 'Nice to meet you');
  await form.getByLabel('Last name').fill('Midway');
  expect(await form.getByLabel('First name').inputValue()).toBe('Mia');
  await until(async () => (await entries('Midway')).length === 1, 'the entry whose answer was lost');
  const [entry] = await entries('Midway');
  await salon.owner.must(SetCheckInStatus, { id: entry!.id, status: 'SEATED', version: 1 });
  await form.getByRole('button', { name: 'Check in', exact: true }).click();
  await dialog(page, 'Thank You').waitFor();
  await page.context().setOffline(false);
  await until(async () => (await inBrowser(page)).entries === 0, 'an empty store');
  expect(await entries('Midway')).toEqual([]);
});

test('a server that is away counts as no network', async () => {
  page = await readyKiosk();
  await product.kill();
  await enterPhone(page, newPhone());
  const form = dialog(page, 'Nice to meet you');
  await form.getByLabel('First name').fill('Karla');
  await form.getByLabel('Last name').fill('Killed');
  await form.getByRole('button', { name: 'Check in', exact: true }).click();
  await dialog(page, 'Thank You').waitFor();
  await page.reload();
  await mark(page, `${OFFLINE} 1 kept.`).waitFor();
  product = await startProduct({ dataDir, env: { GREETER_DEMO: 'false', PORT: new URL(product.url).port } });
  await until(async () => (await entries('Killed')).length === 1, 'the entry', 60_000);
});

test('a revoked kiosk keeps what it took until the same business launches it again, and another business never sends it', async () => {
  page = await readyKiosk();
  await page.context().setOffline(true);
  await checkInOffline(page, 'Rita', 'Revoked');
  await salon.owner.must(RevokeKioskDevice, { id: kiosk.id });
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'This Device Was Signed Out of Check-In' }).waitFor();
  await page.getByText('1 check-in that was not sent is kept here').waitFor();

  const other = await Salon.open(product.url, { name: 'Bar Blu', email: `blu-${kiosk.id}@example.com` });
  const launch = async (token: string) => {
    await page.evaluate((value) => localStorage.setItem('greeter.kioskToken', value), token);
    await page.reload();
    await splash(page).waitFor();
  };
  const asked: string[] = [];
  page.on('request', (request) => {
    if (sends(request, SENDS)) asked.push(request.headers()['authorization']!);
  });
  await launch((await other.launch()).token);
  await page.getByRole('heading', { name: /Bar Blu/ }).waitFor();
  await page.context().setOffline(true);
  await checkInOffline(page, 'Bob', 'Blu');
  await page.context().setOffline(false);
  await until(async () => (await other.waiting()).length === 1, "the other business's own check-in");
  expect((await other.waiting()).map(({ customer }) => customer.firstName)).toEqual(['Bob']);
  expect((await inBrowser(page)).entries).toBe(1);
  expect(await entries('Revoked')).toEqual([]);

  const again = await salon.launch();
  await launch(again.token);
  await until(async () => (await entries('Revoked')).length === 1, 'the entry of the kiosk that was revoked');
  expect(new Set(asked).size).toBe(2);
  await until(async () => (await inBrowser(page)).entries === 0, 'an empty store');
});

test('logging out on the same browser keeps what was not sent', async () => {
  page = await readyKiosk();
  await page.context().setOffline(true);
  await checkInOffline(page, 'Lena', 'Loggedout');
  await page.route('**/graphql', (route) => (sends(route.request(), SENDS) ? route.abort() : route.continue()));
  await page.context().setOffline(false);
  const host = await page.context().newPage();
  await page
    .context()
    .addCookies([
      { name: 'greeter_login', value: await salon.signIn(), url: product.url, httpOnly: true, sameSite: 'Lax' },
    ]);
  await host.route('**/graphql', (route) => (sends(route.request(), SENDS) ? route.abort() : route.continue()));
  await host.goto('/account/logout');
  await host.waitForURL('**/login');
  expect(await inBrowser(host)).toMatchObject({ entries: 1 });
  expect(await host.evaluate(() => localStorage.getItem('greeter.kioskToken'))).toBe(kiosk.token);
  await page.unroute('**/graphql');
  await page.reload();
  await until(async () => (await entries('Loggedout')).length === 1, 'the entry');
});

test('what the server does not accept is shown to a host who is signed in here, and to nobody else', async () => {
  page = await readyKiosk();
  await page.context().setOffline(true);
  // Its clock is set wrong: by more than the day for which a check-in can be sent.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('greeter.kioskFace')!) as { clockLag: number };
    localStorage.setItem(
      'greeter.kioskFace',
      JSON.stringify({ ...kept, clockLag: kept.clockLag - 25 * 60 * 60 * 1000 }),
    );
  });
  await checkInOffline(page, 'Renée', 'Refused');
  await page.context().setOffline(false);
  const forHost = page.getByRole('button', { name: 'For the host: 1 check-in needs attention' });
  await forHost.click();
  const list = dialog(page, 'Check-Ins to Review');
  await list.getByText(/^Sign in to your business/).waitFor();
  expect(await page.getByText('Renée').count()).toBe(0);
  await axeCheck(page);
  await list.getByRole('button', { name: 'Close' }).click();
  await page
    .context()
    .addCookies([
      { name: 'greeter_login', value: await salon.signIn(), url: product.url, httpOnly: true, sameSite: 'Lax' },
    ]);
  await forHost.click();
  await list.getByText('Renée Refused').waitFor();
  await list.getByText('A check-in can be sent for 24 hours after it was made.').waitFor();
  await list.getByText(/(Sun|Mon|Tue|Wed|Thu|Fri|Sat), [A-Z][a-z]{2} \d+, \d+:\d\d [AP]M/).waitFor();
  await axeCheck(page);
  await list.getByRole('button', { name: 'Remove Renée Refused' }).click();
  await list.getByText('Renée Refused').waitFor({ state: 'detached' });
  await list.getByRole('button', { name: 'Close' }).click();
  await forHost.waitFor({ state: 'detached' });
  expect((await inBrowser(page)).entries).toBe(0);
});

test('the word at the foot covers nothing: neither the powered-by line nor Start Over, on the smallest screen', async () => {
  page = await salon.kioskPage({ width: 390 }, kiosk.token);
  await splash(page).waitFor();
  await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null), 'the service worker');
  await page.context().setOffline(true);
  const word = mark(page);
  await word.waitFor();
  const top = async () => (await word.boundingBox())!.y;
  const end = async (what: Locator) => {
    const box = (await what.boundingBox())!;
    return box.y + box.height;
  };
  expect(await end(page.getByText('Powered by Greeter'))).toBeLessThanOrEqual(await top());
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.touchscreen.tap(195, (await top()) + 10);
  await page.getByRole('button', { name: 'Start Over' }).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await end(page.getByRole('button', { name: 'Start Over' }))).toBeLessThanOrEqual(await top());
});

test('offline, the kiosk is as accessible as with a network, in its splash and its form, and complains of nothing', async () => {
  page = await readyKiosk();
  await page.context().setOffline(true);
  await mark(page).waitFor();
  await axeCheck(page);
  await splash(page).click();
  await axeCheck(page);
  expect(problemsOf(page).filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('it can be installed: its manifest and icons are there, and its worker is always asked for anew', async () => {
  const visitor = await newPage(820, 'light', { baseURL: product.url });
  await visitor.goto('/checkinapp');
  const href = await visitor.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await fetch(`${product.url}${href}`)).json()) as {
    start_url: string;
    display: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/checkinapp', display: 'fullscreen' });
  for (const { src } of manifest.icons)
    expect((await fetch(`${product.url}${src}`)).headers.get('content-type')).toBe('image/png');
  const worker = await fetch(`${product.url}/checkinapp-sw.js`);
  expect(worker.headers.get('content-type')).toMatch(/javascript/);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(problemsOf(visitor)).toEqual([]);
});
