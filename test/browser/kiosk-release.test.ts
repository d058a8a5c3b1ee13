import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { until } from '../world/until.js';
import { closePages } from './browser.js';
import { phoneField, splash } from './kiosk.js';
import { startProduct, type App } from './product.js';
import { Salon } from './Salon.js';

const WORKER = '/checkinapp-sw.js';
const PAGE = '/checkinapp';

let product: App;
let proxy: Server;
let salon: Salon;
let page: Page;
/** What another release of the product would say at an address. */
let changed: Record<string, (text: string) => string> = {};

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  const made = await Salon.open(product.url);
  proxy = createServer((request, response) => {
    // Another release is never answered with 'not modified'.
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    request.pipe(
      ask(`${product.url}${request.url}`, { method: request.method, headers }, (answer) => {
        const change = changed[request.url!];
        const parts: Buffer[] = [];
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            const body = Buffer.concat(parts);
            const kept = Object.entries(answer.headers).filter(
              ([name]) => !['content-length', 'transfer-encoding'].includes(name),
            );
            response
              .writeHead(answer.statusCode!, Object.fromEntries(kept))
              .end(change ? change(body.toString()) : body);
          });
      }).on('error', () => response.destroy()),
    );
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, 'localhost', resolve);
  });
  salon = new Salon(
    `http://localhost:${(proxy.address() as AddressInfo).port}`,
    made.email,
    made.owner,
    made.businessId,
    made.publicToken,
  );
});
afterEach(closePages);
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await product.stop();
});

beforeEach(async () => {
  changed = {};
  page = await salon.kioskPage();
  await splash(page).waitFor();
  await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null), 'the service worker');
  await page.evaluate(() => {
    document.documentElement.dataset['release'] = 'first';
  });
});

const named = (name: string) => (text: string) => text.replace(/"name":"\w+"/, `"name":"${name}"`);
const isStillFirst = () =>
  page.evaluate(() => document.documentElement.dataset['release'] === 'first').catch(() => true);
const releases = () =>
  page.evaluate(async () => (await caches.keys()).filter((key) => key.startsWith('kiosk-release-')));
const look = () =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/checkinapp'))!.update();
  });
const stateOf = () =>
  page.evaluate(async () => {
    const { installing, waiting } = (await navigator.serviceWorker.getRegistration('/checkinapp'))!;
    return installing ? 'installing' : waiting ? 'waiting' : 'none';
  });

test('a new release waits while somebody stands before the kiosk, and takes over when it rests', async () => {
  await splash(page).click();
  await phoneField(page).fill('2125550100');
  changed = { [WORKER]: named('second') };
  await look();
  await until(async () => (await stateOf()) === 'waiting', 'the new release');
  expect(await isStillFirst()).toBe(true);
  expect(await phoneField(page).inputValue()).toBe('(212) 555-0100');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await until(async () => !(await isStillFirst()), 'the page of the new release');
  await splash(page).waitFor();
  expect(await stateOf()).toBe('none');
  expect(await releases()).toContain('kiosk-release-second');
  changed = {};
  await page.context().setOffline(true);
  await page.reload();
  await splash(page).waitFor();
});

test('half a release is never taken: the page and its files belong together', async () => {
  changed = {
    [WORKER]: named('third'),
    [PAGE]: (html) => html.replace('</head>', '<link rel="modulepreload" href="/assets/of-another-release.js"></head>'),
  };
  await look().catch(() => undefined);
  await until(async () => (await stateOf()) === 'none', 'the end of the try');
  expect(await isStillFirst()).toBe(true);
  expect(await releases()).not.toContain('kiosk-release-third');
  await page.context().setOffline(true);
  await page.reload();
  await splash(page).waitFor();
  expect(await page.content()).not.toContain('of-another-release');
});
