import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localNetworkAddress } from '../../server/core/http/local-network.js';
import { until } from '../world/until.js';
import { closePages, newPage, problemsOf } from './browser.js';
import { sends } from './sends.js';
import { checkInButton, dialog, enterPhone, giveName, phoneField, splash } from './kiosk.js';
import { startProduct, type App } from './product.js';
import { row } from './queue.js';
import { newPhone, PASSWORD, Salon } from './Salon.js';

let dataDir: string;
let product: App;
let salon: Salon;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-test-product-'));
  fs.chmodSync(dataDir, 0o755);
  product = await startProduct({ dataDir, env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
});
afterEach(closePages);
afterAll(async () => {
  await product.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const namesOf = async () => (await salon.waiting()).map(({ customer }) => customer.firstName);

test("the local network's address is no secure context, and signing in, the kiosk and the place in line work there", async () => {
  const address = localNetworkAddress();
  const url = `http://${address ?? 'greeter.test'}:${new URL(product.url).port}`;
  const there = new Salon(url, salon.email, salon.owner, salon.businessId, salon.publicToken);
  const host = await newPage(1440, 'light', { baseURL: url });
  await host.goto('/login');
  expect(await host.evaluate(() => isSecureContext)).toBe(false);
  await host.getByLabel('Email').fill(salon.email);
  await host.getByRole('button', { name: 'Next' }).click();
  await host.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await host.getByRole('button', { name: 'Log In' }).click();
  await host.getByText('Welcome, Rosa!').waitFor();
  await host.getByRole('link', { name: 'Check-Ins', exact: true }).click();

  const kiosk = await there.kioskPage();
  await enterPhone(kiosk, newPhone());
  await giveName(kiosk, 'Nils', 'Network');
  await dialog(kiosk, 'Thank You').waitFor();
  await row(host, 'Nils Network').waitFor();

  const phone = await there.phonePage();
  await phoneField(phone).fill(newPhone());
  await checkInButton(phone).click();
  await giveName(phone, 'Pia', 'Phone');
  await phone.getByRole('link', { name: 'Your Position' }).click();
  await phone.getByText('2nd in line', { exact: true }).first().waitFor();
  await row(host, 'Nils Network').getByRole('radio', { name: 'Seated' }).click();
  await phone.getByText('Next in Line').waitFor();
  expect([host, kiosk, phone].flatMap(problemsOf)).toEqual([]);
});

test("where the address is localhost, the QR code's dialog names the one that phones can reach", async () => {
  const host = await salon.hostPage('/account/checkinapp?action=qr-code');
  const warning = host.getByRole('dialog', { name: 'QR Code' }).getByRole('alert');
  const address = localNetworkAddress();
  await warning
    .getByText(address ? `http://${address}:${new URL(product.url).port}` : 'Connect this computer to your network')
    .waitFor();
});

test('a host without a network is told without a row that moves, and catches up by itself', async () => {
  const host = await salon.hostPage('/account/checkins');
  await salon.checkIn({ firstName: 'Nora', lastName: 'Network' });
  await row(host, 'Nora Network').waitFor();
  const place = () => row(host, 'Nora Network').boundingBox();
  const before = await place();
  await host.context().setOffline(true);
  await host.getByText('You are offline.').waitFor();
  expect(await place()).toEqual(before);
  await salon.checkIn({ firstName: 'Otto', lastName: 'Offline' });
  await host.context().setOffline(false);
  await host.getByText('You are offline.').waitFor({ state: 'detached' });
  await row(host, 'Otto Offline').waitFor();
});

test('a CHECK IN whose answer was lost is sent again with its key and makes one entry', async () => {
  const phone = newPhone();
  await salon.setStatus(await salon.checkIn({ firstName: 'Lost', phone }), 'SEATED');
  const kiosk = await salon.kioskPage();
  const keys: string[] = [];
  await kiosk.route('**/graphql', async (route) => {
    if (!sends(route.request(), 'Customer_CheckIn')) return route.continue();
    keys.push(route.request().headers()['idempotency-key']!);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await enterPhone(kiosk, phone);
  await dialog(kiosk, 'Thank You').waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect((await namesOf()).filter((name) => name === 'Lost')).toHaveLength(1);
});

test('the server is killed and comes back: host, customer and kiosk recover by themselves and show the truth', async () => {
  const phone = newPhone();
  const before = await salon.checkIn({ firstName: 'Bea', lastName: 'Before' });
  const waiting = await salon.checkIn({ firstName: 'Will', lastName: 'Wait' });
  const [host, place, kiosk] = await Promise.all([
    salon.hostPage('/account/checkins'),
    salon.placePage(waiting),
    salon.kioskPage(),
  ]);
  await row(host, 'Will Wait').waitFor();
  const ahead = (await place.getByText(/ahead of you/).textContent())!;
  await splash(kiosk).click();
  await phoneField(kiosk).fill(phone);
  await product.kill();
  await checkInButton(kiosk).click();
  await place.getByText('Connecting again… Your place in line is kept.').waitFor();
  await giveName(kiosk, 'Karl', 'Killed', 'Check in');
  await dialog(kiosk, 'Thank You').waitFor();
  product = await startProduct({ dataDir, env: { GREETER_DEMO: 'false', PORT: new URL(product.url).port } });
  await row(host, 'Karl Killed').waitFor({ timeout: 60_000 });
  await salon.setStatus(before, 'CANCELED');
  await row(host, 'Bea Before').waitFor({ state: 'detached' });
  await until(async () => (await place.getByText(/ahead of you/).textContent()) !== ahead, 'the place to move');
  await place.getByText('Connecting again… Your place in line is kept.').waitFor({ state: 'detached' });
  expect((await namesOf()).filter((name) => name === 'Karl')).toHaveLength(1);
  expect(await namesOf()).not.toContain('Bea');
});
