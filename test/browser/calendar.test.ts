import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { AddStaffMember } from '../staff/staff.generated.js';
import { closePages, newPage, problemsOf } from './browser.js';
import { askDatabase } from './database.js';
import { faultsOf } from './look.js';
import { startProduct, type App } from './product.js';
import { PASSWORD, Salon } from './Salon.js';

const DAY_MS = 86_400_000;
const HOUR_PX = 72;

let product: App;
let salon: Salon;
let faults: string[] = [];
/** A week from now: none of its times is past, wherever the tests run. */
const date = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);

const look = async (page: Page, screen: string) => {
  faults.push(...(await faultsOf(page, screen)));
};

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
  await askDatabase(product, `update business set plan = 'plus' where id = $1`, [salon.businessId]);
  for (const [firstName, color] of [
    ['Bea', '#1B7F79'],
    ['Cleo', '#5E35A0'],
  ] as const)
    await salon.owner.must(AddStaffMember, { input: { firstName, lastName: 'Ray', role: 'STAFF', color } });
  await salon.checkIn({ firstName: 'Ann', lastName: 'Lee' });
});
afterAll(() => product.stop());
afterEach(async () => {
  await closePages();
  faults = [];
});

const grid = (page: Page) => page.getByRole('group', { name: 'Times' });
/** The blocks of Ann's appointment in the grid. */
const block = (page: Page, words = '') => page.getByRole('button', { name: new RegExp(`^Ann Lee, .*${words}`) });

/** Where the column of a staff member is, so far below its head. */
async function placeIn(page: Page, column: string, below: number): Promise<[number, number]> {
  const { x, y, width } = (await grid(page).getByText(column, { exact: true }).boundingBox())!;
  return [x + width / 2, y + below];
}

async function drag(page: Page, from: Locator, to: [number, number]): Promise<void> {
  const { x, y } = (await from.boundingBox())!;
  await page.mouse.move(x + 30, y + 6);
  await page.mouse.down();
  await page.mouse.move(to[0], to[1], { steps: 8 });
  await page.mouse.up();
}

test('the owner adds an appointment through a slot, drags it to a colleague, takes that back and cancels it', async () => {
  const page = await newPage(1440, 'light', { baseURL: product.url });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(`/login?next=${encodeURIComponent('/account/dashboard')}`);
  await page.getByLabel('Email').fill(salon.email);
  await press('Next');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press('Log In');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: 'Next day' }).waitFor();
  await page.goto(`/account/bookings?view=day&date=${date}`);

  await grid(page).getByText('Bea Ray').waitFor();
  await page.mouse.click(...(await placeIn(page, 'Bea Ray', 2 * HOUR_PX)));
  const form = page.getByRole('dialog', { name: 'New appointment' });
  await form.getByText('Bea Ray').waitFor();
  await press('Select Customer');
  await page
    .getByRole('dialog', { name: 'Select Customer' })
    .getByRole('button', { name: /^Ann Lee/ })
    .click();
  await press('Change customer: Ann Lee');
  await page.getByRole('dialog', { name: 'Select Customer' }).getByRole('button', { name: 'Close' }).click();
  await look(page, 'new appointment');
  await press('Add appointment');
  await form.waitFor({ state: 'detached' });
  await page.getByText('Ann Lee is in the calendar.').waitFor();
  await block(page, 'with Bea Ray').waitFor();
  const before = (await block(page).getAttribute('aria-label'))!;
  await look(page, 'day');

  await drag(page, block(page), await placeIn(page, 'Cleo Ray', 3 * HOUR_PX));
  await page.getByText(/^Moved to .* with Cleo\.$/).waitFor();
  await block(page, 'with Cleo Ray').waitFor();
  expect(await block(page).count()).toBe(1);
  await press('Undo');
  await block(page, 'with Bea Ray').waitFor();
  expect(await block(page).getAttribute('aria-label')).toBe(before);

  await block(page).click();
  const dialog = page.getByRole('dialog', { name: 'Ann Lee' });
  const status = dialog.getByRole('group', { name: 'Set the status' });
  await status.getByRole('button', { name: 'Canceled' }).click();
  await page.getByText('Ann Lee is canceled.').waitFor();
  await look(page, 'a canceled appointment');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await block(page, 'Canceled$').waitFor();
  await press('Week');
  await block(page, 'Canceled$').waitFor();
  await look(page, 'week');

  await page.keyboard.press('n');
  const event = page.getByRole('dialog', { name: /^New / });
  await event.getByRole('button', { name: 'Event', exact: true }).click();
  await event.getByLabel('Name').fill('Team meeting');
  await event.getByLabel('Date', { exact: true }).fill(date);
  await event.getByLabel('Repeats').selectOption('Daily');
  await event.getByLabel('How many times').fill('3');
  await event.getByText('Every day, 3 times.').waitFor();
  await look(page, 'a new event that repeats');
  await press('Add event');
  const report = page.getByRole('dialog', { name: 'All 3 times are free' });
  await report.getByRole('button', { name: 'Skip' }).last().click();
  await look(page, 'the report of a series');
  await press('Add 2 events');
  await page.getByText('Team meeting is in the calendar, 2 times.').waitFor();
  await page.goto(`/account/bookings?view=day&date=${date}`);
  await page
    .getByRole('button', { name: /^Team meeting, .*repeats$/ })
    .first()
    .click();
  const meeting = page.getByRole('dialog', { name: 'Team meeting' });
  await meeting.getByText('Repeats: 1 of 2').waitFor();
  await look(page, 'an event that repeats');
  await meeting.getByRole('button', { name: 'Delete' }).click();
  const which = page.getByRole('dialog', { name: 'Delete which ones?' });
  await which.getByRole('button', { name: 'All: 2' }).waitFor();
  await look(page, 'which of a series');
  await which.getByRole('button', { name: 'All: 2' }).click();
  await page.getByText('Team meeting is deleted, 2 times.').waitFor();
  expect([faults, problemsOf(page)]).toEqual([[], []]);
});

test('on a phone the days are a list, from which an appointment opens', async () => {
  const page = await salon.hostPage(`/account/bookings?view=day&date=${date}`, { width: 390 });
  await page.getByRole('button', { name: /Ann Lee/ }).click();
  await page.getByRole('dialog', { name: 'Ann Lee' }).getByRole('tab', { name: 'History' }).click();
  await page.getByRole('region', { name: 'History' }).getByRole('listitem').nth(3).waitFor();
  await look(page, 'history of an appointment');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.goto('/account/bookings?action=calendar-settings');
  await page.getByLabel('Places side by side').waitFor();
  await look(page, 'settings of the calendar');
  expect([faults, problemsOf(page)]).toEqual([[], []]);
});
