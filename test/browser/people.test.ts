import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Actor } from '../world/Actor.js';
import { RequestErasure } from '../own-data/own-data.generated.js';
import { AddInvited } from '../staff/access.generated.js';
import { AddStaffMember } from '../staff/staff.generated.js';
import { closePages, newPage, problemsOf } from './browser.js';
import { askDatabase } from './database.js';
import { checkInButton, dialog, giveName, phoneField, splash } from './kiosk.js';
import { faultsOf } from './look.js';
import { mailedLink } from './mails.js';
import { ownDataLink } from './own-data-link.js';
import { startProduct, type App } from './product.js';
import { openEntry, row } from './queue.js';
import { newPhone, PASSWORD, Salon } from './Salon.js';

const LONG = { firstName: 'Maximiliana-Konstantina', lastName: 'Wolfeschlegelsteinhausenbergerdorff' };

let product: App;
let salon: Salon;
let faults: string[] = [];

const look = async (page: Page, screen: string, options = {}) => {
  faults.push(...(await faultsOf(page, screen, options)));
};

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url, { name: 'Salon Rosa & Töchter' });
  await askDatabase(product, `update business set plan = 'plus' where id = $1`, [salon.businessId]);
});
afterAll(() => product.stop());
afterEach(async () => {
  await closePages();
  faults = [];
});

test('two records become one, and two again', async () => {
  await salon.checkIn({ ...LONG, notes: 'By the window, please.' });
  await salon.checkIn(LONG);
  const page = await salon.hostPage('/account/customers');
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  await page.getByText(`${LONG.firstName} ${LONG.lastName}`).first().click();
  await page.getByRole('link', { name: /^Call/ }).waitFor();
  await press(`More for ${LONG.firstName} ${LONG.lastName}`);
  await page.getByRole('menuitem', { name: 'Merge with another record…' }).click();
  await page.getByRole('region', { name: 'Likely the same person' }).waitFor();
  await look(page, 'the other record of a customer');
  await page.getByRole('region', { name: 'Likely the same person' }).getByRole('button').click();
  await page.getByRole('table').waitFor();
  await look(page, 'two records compared');
  await page.getByRole('dialog').getByRole('button', { name: 'Merge records' }).click();
  await page.getByText(`Two records of ${LONG.firstName} ${LONG.lastName} are merged.`).waitFor();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').nth(2).waitFor();
  await look(page, 'timeline of a customer with a merged record');
  await page.getByRole('region', { name: 'Merged records' }).getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('region', { name: 'Merged records' }).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('a customer asks to be erased; the owner declines one and erases another', async () => {
  const ask = async (firstName: string) => {
    const phone = newPhone();
    await salon.checkIn({ firstName, lastName: 'Asks', phone });
    const { ownToken, customerId } = await ownDataLink(product, salon, phone);
    await new Actor(product.url, null).must(RequestErasure, { token: ownToken, customerId });
    return ownToken;
  };
  const tokens = [await ask('Una'), await ask('Bo')];
  const page = await salon.hostPage('/account/customers');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByText('2 erasure requests').waitFor();
  await look(page, 'customers with erasure requests');
  await press('Show');
  const requests = page.getByRole('dialog', { name: 'Erasure requests' });
  await requests.getByText(/^Una Asks asked on/).waitFor();
  await look(page, 'erasure requests');
  await requests.getByRole('button', { name: 'Decline…' }).first().click();
  await press('Decline');
  await page.locator('[aria-invalid=true]').first().waitFor();
  await look(page, 'decline to erase, with an error');
  await page.getByLabel('Reason').fill('Your last invoice is not paid yet.');
  await press('Decline');
  await requests.waitFor();
  await requests.getByText(/^Una Asks/).waitFor({ state: 'detached' });
  await requests.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await look(page, 'erase for good');
  await press('Erase for good');
  await requests.getByText('Nobody asks to be erased').waitFor();

  const customer = await newPage(390, 'light', { baseURL: product.url });
  await customer.goto(`/md/${tokens[0]}`);
  await customer.getByText('“Your last invoice is not paid yet.”').waitFor();
  await look(customer, 'own data with a declined request');
  await customer.goto(`/md/${tokens[1]}`);
  await customer.getByRole('heading', { level: 1 }).waitFor();
  expect(await customer.getByText('Bo').count()).toBe(0);
  await look(customer, 'a link to data that are erased', { mayComplain: /status of 404/ });
  expect(faults).toEqual([]);
});

test('somebody is invited, signs up, gets another role and loses it on the open screen', async () => {
  const email = 'maya@example.com';
  await salon.owner.must(AddInvited, {
    input: { firstName: 'Maya', lastName: 'Lin', role: 'MANAGER', color: '#1B7F79', email, invites: true },
  });
  const owner = await salon.hostPage('/account/staff');
  const press = (name: string) => owner.getByRole('button', { name, exact: true }).click();
  const choose = async (entry: string) => {
    await press('Edit Maya Lin');
    await owner.getByRole('menuitem', { name: entry }).click();
  };
  await owner.getByRole('listitem', { name: 'Maya Lin' }).waitFor();
  await press('Edit Maya Lin');
  await look(owner, 'staff with an invitation');
  await owner.keyboard.press('Escape');

  const maya = await newPage(1440, 'light', { baseURL: product.url });
  await maya.goto(new URL(await mailedLink(product.url, email, '/invitation/')).pathname);
  const join = maya.getByRole('button', { name: /^Sign Up and Join/ });
  await join.click();
  await maya.locator('[aria-invalid=true]').first().waitFor();
  await look(maya, 'invitation, with errors');
  await maya.getByLabel('Phone').fill('(518) 555-0123');
  await maya.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await maya.getByRole('checkbox').check();
  await join.click();
  await maya.getByText('Welcome, Maya!').waitFor();
  await maya.goto('/account/staff/roles');
  await maya.getByText(/Yours is Manager/).waitFor();
  await look(maya, 'roles');

  await owner.reload();
  await choose('Make Owner');
  await owner.getByLabel('Your password', { exact: true }).fill('wrong and long enough');
  await press('Make owner');
  await owner.getByRole('dialog').locator('[aria-invalid=true]').waitFor();
  await look(owner, 'make owner, with a wrong password', { mayComplain: /status of 4/ });
  await owner.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await maya.goto('/account/customers');
  await maya.getByRole('button', { name: 'Import and export' }).waitFor();
  await choose('Update Info');
  await owner.getByLabel('Role').selectOption({ label: 'Staff' });
  await press('Save');
  await maya.getByRole('button', { name: 'Import and export' }).waitFor({ state: 'detached' });
  await choose('Remove Access');
  await look(owner, 'remove access?');
  await press('Remove access');
  await maya.getByRole('heading', { name: /^You no longer work at Salon Rosa/ }).waitFor();
  await look(maya, 'no longer here', { mayComplain: /status of 4/ });
  await choose('History');
  await owner.getByRole('region', { name: 'History' }).getByRole('listitem').nth(2).waitFor();
  await look(owner, 'history of a staff member');
  expect(faults).toEqual([]);
});

test('a customer asks for a staff member, at the kiosk and on a phone; the host gives the party to another', async () => {
  const add = (firstName: string, lastName: string, color: string) =>
    salon.owner.must(AddStaffMember, { input: { firstName, lastName, role: 'STAFF', color } });
  await add('Zoe', 'Park', '#B3261E');
  await add('Renée-Charlotte', 'Fürstenfeld-Österreich', '#00629D');
  await salon.change({ staffEnabled: true });
  const kiosk = await salon.kioskPage();
  await splash(kiosk).click();
  await kiosk.getByRole('button', { name: 'Select Staff' }).click();
  await dialog(kiosk, 'Select Staff').getByRole('radio', { name: 'Zoe' }).waitFor();
  await look(kiosk, 'staff at the kiosk');
  await dialog(kiosk, 'Select Staff').getByRole('radio', { name: 'Zoe' }).check();
  await dialog(kiosk, 'Select Staff').getByRole('button', { name: 'Done' }).click();
  await kiosk.getByRole('button', { name: 'Remove Zoe' }).waitFor();
  await look(kiosk, "kiosk's form with a staff member");
  await kiosk.getByRole('button', { name: 'Español' }).click();
  await kiosk.getByRole('button', { name: 'Quitar a Zoe' }).waitFor();
  await kiosk.getByRole('button', { name: 'English' }).click();
  await phoneField(kiosk).fill(newPhone());
  await checkInButton(kiosk).click();
  await giveName(kiosk, 'Kim', 'Kiosk');
  await dialog(kiosk, 'Thank You').waitFor();

  const phone = await salon.phonePage();
  await phone.getByRole('button', { name: 'Select Staff' }).click();
  await dialog(phone, 'Select Staff').getByRole('radio', { name: 'Zoe' }).check();
  await look(phone, 'staff on a phone');
  await dialog(phone, 'Select Staff').getByRole('button', { name: 'Done' }).click();
  await phoneField(phone).fill(newPhone());
  await checkInButton(phone).click();
  await giveName(phone, 'Pia', 'Phone');
  await phone.getByRole('heading', { name: /Thank You/ }).waitFor();

  const host = await salon.hostPage('/account/checkins');
  await row(host, 'Pia Phone').getByText('Zoe').waitFor();
  await look(host, 'queue with staff');
  const entry = await openEntry(host, 'Pia Phone');
  await look(host, 'update form with staff');
  await entry.getByRole('button', { name: 'Cancel' }).click();
  await row(host, 'Pia Phone')
    .getByRole('button', { name: /^More for/ })
    .click();
  await host.getByRole('menuitem', { name: 'Staff' }).click();
  await host.getByRole('menuitemradio', { name: 'Anyone' }).waitFor();
  await look(host, 'staff for a party');
  await host.getByRole('menuitemradio', { name: /^Renée/ }).click();
  await row(host, 'Pia Phone').getByText(/Renée/).waitFor();
  await host.getByRole('combobox', { name: 'Parties of' }).selectOption({ label: 'Zoe Park' });
  await row(host, 'Pia Phone').waitFor({ state: 'detached' });
  await row(host, 'Kim Kiosk').waitFor();

  await host.goto('/account/staff');
  await host.getByRole('button', { name: 'Edit Zoe Park' }).click();
  await host.getByRole('menuitem', { name: 'Delete' }).click();
  await host.getByText('1 party waits for Zoe now.').waitFor();
  await look(host, 'archive a staff member with parties');
  await host.getByLabel('Who gets it?').selectOption({ label: 'Renée-Charlotte Fürstenfeld-Österreich' });
  await host.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await host.getByRole('listitem', { name: 'Zoe Park' }).waitFor({ state: 'detached' });
  await host.goto('/account/checkins');
  await row(host, 'Kim Kiosk').getByText(/Renée/).waitFor();
  await host.goto('/account/dashboard');
  await host.getByText('Parties by staff member, and what became of them').waitFor();
  await look(host, 'dashboard with staff');
  expect([faults, problemsOf(host)]).toEqual([[], []]);
});
