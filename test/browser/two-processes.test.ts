import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postgresEnvironment } from '../../server/config.js';
import { startEmbedded, type Embedded } from '../../server/core/database/embedded.js';
import { dialog, enterPhone, giveName } from './kiosk.js';
import { startProduct, type App } from './product.js';
import { row, status } from './queue.js';
import { newPhone, Salon } from './Salon.js';

const QUICK = { fsync: 'off', synchronous_commit: 'off' };

let home: string;
let database: Embedded;
let products: App[] = [];

beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-test-shared-'));
  fs.chmodSync(home, 0o755);
  database = await startEmbedded({
    environment: postgresEnvironment(),
    home: path.join(home, 'postgres'),
    database: 'shared',
    settings: QUICK,
  });
  const { user, password, host, port } = database;
  const url = `postgres://${user}:${encodeURIComponent(password)}@localhost/shared?host=${encodeURIComponent(host)}&port=${port}`;
  products = await Promise.all([
    startProduct({ env: { DATABASE_URL: url } }),
    startProduct({ env: { DATABASE_URL: url } }),
  ]);
});

afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await database.stop();
  fs.rmSync(home, { recursive: true, force: true });
});

test("a check-in through one process shows on a host who is connected to the other, and the seating on the customer's page", async () => {
  const [one, two] = products as [App, App];
  const here = await Salon.open(one.url);
  const there = new Salon(two.url, here.email, here.owner, here.businessId, here.publicToken);
  const host = await there.hostPage('/account/checkins');
  await host.getByText('Awaiting Check-Ins').waitFor();
  const kiosk = await here.kioskPage();
  await enterPhone(kiosk, newPhone());
  await giveName(kiosk, 'Ann', 'Across');
  await dialog(kiosk, 'Thank You').waitFor();
  await row(host, 'Ann Across').waitFor();

  const second = await here.checkIn({ firstName: 'Bob', lastName: 'Behind' });
  await row(host, 'Bob Behind').getByText('2nd').waitFor();
  const place = await here.placePage(second);
  await place.getByText('1 party ahead of you (1 person)').waitFor();
  await status(host, 'Ann Across', 'Seated').click();
  await place.getByText('Nobody is ahead of you.').waitFor();
  expect((await here.waiting()).map(({ customer }) => customer.firstName)).toEqual(['Bob']);
});
