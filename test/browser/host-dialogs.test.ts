import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { axeCheck, closePages, newPage } from './browser.js';
import { askDatabase } from './database.js';
import { faultsOf } from './look.js';
import { startProduct, type App } from './product.js';
import { openEntry, row, status } from './queue.js';
import { newPhone, Salon } from './Salon.js';
import { CallUp } from '../check-ins/status.generated.js';

let product: App;
let salon: Salon;
let faults: string[] = [];
const hanasPhone = newPhone();

const look = async (page: Page, screen: string) => {
  faults.push(...(await faultsOf(page, screen)));
};

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url, { name: 'Salon Rosa' });
  await askDatabase(product, `update business set plan = 'business' where id = $1`, [salon.businessId]);
  const hana = await salon.checkIn({ firstName: 'Hana', lastName: 'Tanaka', phone: hanasPhone });
  await salon.checkIn({ firstName: 'Noah', lastName: 'Levy', notes: 'By the window' });
  await salon.setStatus(await salon.checkIn({ firstName: 'Sol', lastName: 'Seated' }), 'SEATED');
  await salon.owner.must(CallUp, { id: hana.id, channel: 'TEXT' });
});
afterAll(() => product.stop());
afterEach(async () => {
  await closePages();
  faults = [];
});

async function choose(page: Page, name: string, word: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: word }).click();
}
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
/** Whether the control looks different while the keyboard is at it, and as before afterwards. */
async function focusShows(control: Locator): Promise<boolean> {
  const picture = async () =>
    (await control.locator('../..').screenshot({ animations: 'disabled' })).toString('base64');
  const page = control.page();
  await control.waitFor();
  const before = await picture();
  await control.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
  const reached = await picture();
  await control.blur();
  return reached !== before && (await picture()) === before;
}
const bottomOf = async (what: Locator) => what.boundingBox().then((box) => box!.y + box!.height);

test("the row's menu and the dialogs over the queue", async () => {
  const page = await salon.hostPage('/account/checkins');
  await row(page, 'Noah').waitFor();
  await page.getByRole('button', { name: 'More for Noah Levy' }).click();
  await page.getByRole('menuitem', { name: 'Call Up' }).waitFor();
  await look(page, 'menu of a row');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Call up Noah Levy' }).click();
  await page.getByRole('group', { name: 'Preview' }).waitFor();
  await look(page, 'call-up');
  await close(page);
  for (const [word, sign] of [
    ['Table number', 'Table of Noah Levy'],
    ['Customer profile', 'Check-in history'],
    ['History', 'What happened'],
    ['Get feedback', 'Via Email'],
  ] as const) {
    await choose(page, 'Noah Levy', word);
    await page.getByRole('dialog').getByText(sign).waitFor();
    await look(page, word);
    await close(page);
  }
  expect(faults).toEqual([]);
});

test('the days of the calendar are as large as a fingertip, and none lies ahead', async () => {
  const page = await salon.hostPage('/account/checkins', { width: 390 });
  await row(page, 'Noah').waitFor();
  await page.getByRole('button', { name: /Choose date/ }).click();
  const days = page.getByRole('gridcell').and(page.getByRole('gridcell', { name: /\d/ }));
  await days.first().waitFor();
  const sizes = await days.evaluateAll((cells) => cells.map((cell) => Math.min(cell.clientWidth, cell.clientHeight)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  const after = page.locator('[role=gridcell][aria-current=date] ~ [role=gridcell]');
  expect(await after.evaluateAll((cells) => cells.every((cell) => (cell as HTMLButtonElement).disabled))).toBe(true);
  await axeCheck(page);
});

test("the monitor's button names itself and asks for Today", async () => {
  const page = await salon.hostPage('/account/checkins?date=2026-01-05');
  await page.getByText('No One Checked In on').waitFor();
  await page.getByRole('button', { name: 'Waitlist monitor' }).click();
  await page.getByRole('alert').filter({ hasText: 'Select Today in order to display waitlist for clients' }).waitFor();
  await page.getByRole('tooltip', { name: 'Waitlist monitor' }).waitFor();
  await axeCheck(page);
});

test('on a phone nothing lies over anything: a reply under its card, a notice over the page', async () => {
  await fetch(`${product.url}/sandbox/outbox/reply`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ phone: `+1${hanasPhone}`, body: 'Where do I park?' }),
  });
  const page = await salon.hostPage('/account/checkins', { width: 390 });
  const card = row(page, 'Hana');
  await row(page, 'Noah').waitFor();
  expect((await row(page, 'Noah').boundingBox())!.height).toBeLessThanOrEqual(96);
  for (const name of ['Noah Levy', 'Hana Tanaka']) expect(await status(page, name, 'Ready').isVisible()).toBe(false);
  await card.getByRole('button', { name: 'Actions for Hana Tanaka' }).click();
  const answer = card.getByRole('button', { name: 'Answer Hana Tanaka' });
  await answer.waitFor();
  const reply = await card.getByText('Where do I park?').boundingBox();
  expect(reply!.y - (await bottomOf(card.getByRole('radiogroup')))).toBeGreaterThanOrEqual(8);
  expect(await bottomOf(answer)).toBeLessThanOrEqual(await bottomOf(card));
  await row(page, 'Noah').getByRole('button', { name: 'Actions for Noah Levy' }).click();
  await page.setViewportSize({ width: 390, height: 640 });
  const add = await page.getByRole('button', { name: 'Add Check-In' }).boundingBox();
  await status(page, 'Noah', 'Checked-In').evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight);
    element.focus();
  });
  expect(await bottomOf(status(page, 'Noah', 'Checked-In'))).toBeLessThanOrEqual(add!.y);
  await status(page, 'Noah', 'Ready').click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect(await bottomOf(undo)).toBeLessThanOrEqual(add!.y);
});

test('switches, sliders and checkboxes show that the keyboard is at them', async () => {
  const page = await salon.hostPage('/account/checkinapp');
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await focusShows(page.getByRole('switch', { name: 'Pause check-in' }))).toBe(true);
  await page.goto('/account/checkinapp?action=customize-checkinapp');
  expect(await focusShows(page.getByRole('slider'))).toBe(true);
  await page.goto('/account/checkins');
  const form = await openEntry(page, 'Noah Levy');
  await form.getByRole('radio', { name: 'Ready' }).click();
  expect(await focusShows(form.getByRole('checkbox', { name: /Call up Noah/ }))).toBe(true);
  const visitor = await newPage(1440, 'light', { baseURL: product.url });
  await visitor.goto('/started/signup');
  expect(await focusShows(visitor.getByRole('checkbox'))).toBe(true);
});

test('a plan without call-up and feedback opens the plans, and says so when they are closed', async () => {
  const basic = await Salon.open(product.url, { email: 'basic@example.com' });
  await askDatabase(product, `update business set plan = 'basic' where id = $1`, [basic.businessId]);
  await basic.checkIn({ firstName: 'Bo', lastName: 'Basic' });
  const page = await basic.hostPage('/account/checkins');
  await row(page, 'Bo').waitFor();
  for (const [word, title] of [
    ['Call Up', 'Call Up Bo Basic'],
    ['Get feedback', 'Get Feedback'],
  ] as const) {
    await choose(page, 'Bo Basic', word);
    await page.getByRole('dialog', { name: 'Plans' }).getByText('Business').first().waitFor();
    await look(page, `plans over ${title}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Plans' }).waitFor({ state: 'detached' });
    await page
      .getByRole('dialog', { name: title })
      .getByText(/ (is|are) part of the (Standard|Business) plan\.$/)
      .waitFor();
    await close(page);
  }
  const form = await openEntry(page, 'Bo Basic');
  await form.getByRole('radio', { name: 'Ready' }).click();
  await form.getByRole('checkbox', { name: 'Call up Bo via text on Save' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Plans' }).waitFor();
  expect(faults).toEqual([]);
});

test('the owner adds a category and items, a photo, ranks them with keys, archives and restores', async () => {
  const page = await salon.hostPage('/account/products');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const isSaved = () => page.getByRole('dialog').waitFor({ state: 'detached' });
  const items = () =>
    page
      .locator('main [data-item]')
      .evaluateAll((rows) => rows.map((each) => each.querySelector('[class*=name]')?.textContent));
  await press('Add Category');
  await field('Name').fill('Hair');
  await press('Add category');
  await isSaved();
  for (const [name, price] of [
    ['Cut', '58'],
    ['Dry cut, with a very long name that has to break somewhere', '12.5'],
  ]) {
    await press('Add Item');
    await field('Name').fill(name!);
    await field('Price').fill(price!);
    await field('Category').fill('Hair');
    await page.keyboard.press('Escape'); // closes the choice of categories only
    if (name === 'Cut') await look(page, 'item form');
    await press('Add item');
    await isSaved();
  }
  const picture = await page.screenshot();
  await press('Edit Cut');
  await page.getByRole('menuitem', { name: 'Add Photos' }).click();
  await page.setInputFiles('input[type=file]', { name: 'cut.png', mimeType: 'image/png', buffer: picture });
  await press('Add photo');
  await press('Photo 1, main photo');
  await page.getByRole('textbox', { name: 'Description' }).waitFor();
  await look(page, 'photo');
  await close(page);

  await page.getByRole('button', { name: 'Photos of Cut' }).waitFor();
  await page.getByRole('button', { name: 'Move Cut' }).press('ArrowDown');
  await page.getByText('Cut: 2 of 2').waitFor({ state: 'attached' });
  await page.reload();
  await page.getByRole('button', { name: 'Move Cut' }).waitFor();
  expect(await items()).toEqual(['Dry cut, with a very long name that has to break somewhere', 'Cut']);
  await look(page, 'catalogue');
  const from = (await page.getByRole('button', { name: 'Move Cut' }).boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, (await page.locator('[data-item]').first().boundingBox())!.y + 5, { steps: 5 });
  await page.getByText('Cut: 1 of 2').waitFor({ state: 'attached' });
  await page.mouse.up();
  await page.locator('[data-item]', { hasText: 'Rank 1' }).getByText('Dry cut').waitFor();
  await press('Edit Cut');
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText('Cut is archived.').waitFor();
  await press('Archived');
  await press('Restore Cut');
  await page.getByText('Nothing is archived.').waitFor();
  await press('Preview');
  await press('Select Cut');
  await look(page, 'preview of the catalogue');
  expect(faults).toEqual([]);
});
