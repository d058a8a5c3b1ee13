import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs/promises';
import { axeCheck, closePages, problemsOf } from './browser.js';
import { askDatabase } from './database.js';
import { faultsOf } from './look.js';
import { startProduct, type App } from './product.js';
import { PASSWORD, Salon } from './Salon.js';

let product: App;
let salon: Salon;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url, { name: 'Salon Rosa' });
  await askDatabase(product, `update business set plan = 'standard' where id = $1`, [salon.businessId]);
});
afterAll(() => product.stop());
afterEach(closePages);

const LIST = `Name,Mobile,Birthday,Tags\nÉlodie O’Neil,(212) 555-0142,3/9/1990,VIP\n=Cher Sky,212-555-0143,,\nBob,1,,\n`;

test('a file becomes customers, and customers become a file', async () => {
  const page = await salon.hostPage('/account/customers?action=import');
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
  await page.getByLabel('List').setInputFiles(file);
  await page.getByText(/2 of 3 rows can be imported/).waitFor();
  const faults = await faultsOf(page, 'preview of a list of customers');
  await axeCheck(page);
  await page.getByRole('button', { name: 'Import 2 customers' }).click();
  await page.getByText('2 customers are on your list.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('Élodie O’Neil').waitFor();

  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  faults.push(...(await faultsOf(page, 'export of customers')));
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const exported = await download;
  expect(exported.suggestedFilename()).toMatch(/^Customers Salon-Rosa \d{4}-\d\d-\d\d\.csv$/);
  const text = await fs.readFile(await exported.path(), 'utf8');
  const lines = text.split('\r\n');
  expect(lines[1]).toMatch(/^Élodie,O’Neil,\(212\) 555-0142,,3,9,1990,No,No,VIP,,\d{4}-\d\d-\d\d,0,,0,0,0,No$/);
  expect(lines[2]).toMatch(/^'=Cher,Sky,/);
  await page.getByText('The file is on its way.').waitFor();

  // The way back: everybody is there already.
  await page.goto('/account/customers?action=import');
  await page.getByLabel('List').setInputFiles({ ...file, buffer: Buffer.from(text) });
  await page.getByText(/^2 rows will be left out: you have these customers already/).waitFor();
  expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
  expect([faults, problemsOf(page)]).toEqual([[], []]);
});

test('a file of 100,000 rows is read while the page stays quick', async () => {
  const page = await salon.hostPage('/account/customers?action=import');
  const rows = Array.from({ length: 100_000 }, (_, index) => `Ann Nr${index},${2_130_000_000 + index}`);
  await page.getByLabel('List').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const seen = { frames: 0 };
    Object.assign(window, { seen });
    const count = () => {
      seen.frames += 1;
      requestAnimationFrame(count);
    };
    count();
  });
  await page.getByLabel('List').setInputFiles({
    name: 'all.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Phone\n${rows.join('\n')}`),
  });
  await page.getByText(/100,000 of 100,000 rows can be imported/).waitFor();
  // It was drawn again and again meanwhile.
  expect(await page.evaluate(() => (window as unknown as { seen: { frames: number } }).seen.frames)).toBeGreaterThan(5);
  expect(problemsOf(page)).toEqual([]);
});
