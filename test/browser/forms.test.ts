import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { closePages, newPage, problemsOf } from './browser.js';
import { askDatabase, rowsOfDatabase } from './database.js';
import { checkInButton, dialog, enterPhone, giveName, phoneField } from './kiosk.js';
import { faultsOf } from './look.js';
import { mailedLink } from './mails.js';
import { startProduct, type App } from './product.js';
import { newPhone, Salon } from './Salon.js';

const LONG = { firstName: 'Maximiliana-Konstantina', lastName: 'Wolfeschlegelsteinhausenbergerdorff' };
const TITLE = 'Liability waiver for Haarverlängerungen und Dauerwellenbehandlungen';

let product: App;
let salon: Salon;
let faults: string[] = [];

const look = async (page: Page, screen: string, options = {}) => {
  faults.push(...(await faultsOf(page, screen, options)));
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
/** The button of the last dialog. */
const close = (page: Page) => page.getByRole('dialog').last().getByText('Close', { exact: true }).click();

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

/** Draws a line with a finger's way of moving. */
async function draw(page: Page): Promise<void> {
  const paper = page.getByRole('img', { name: /^Draw your signature here/ });
  await paper.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await paper.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.3);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(x + width * (0.2 + step * 0.05), y + height * (step % 2 ? 0.7 : 0.3));
  await page.mouse.up();
}

/** What the browser saves when a button is pressed. */
async function savedBy(page: Page, button: string): Promise<Buffer> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('an owner writes a form, changes it, compares the versions, and archives it with Undo', async () => {
  const page = await salon.hostPage('/account/forms');
  await page.getByText('No Forms Available').waitFor();
  await look(page, 'no forms');
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New Waiver/Consent Form' });
  await form.getByLabel('Begin with').selectOption({ label: 'Tattoo and piercing consent' });
  await press(page, 'Preview');
  await page.getByRole('dialog', { name: 'Tattoo and piercing consent' }).getByText('To fill in').waitFor();
  await look(page, 'a template');
  await close(page);
  await press(page, 'Use Template');
  await form.getByLabel('Title').fill(TITLE);
  await press(page, 'Add Field');
  await form.getByLabel('Label').last().fill('Emergency contact and the number where we reach them');
  await look(page, 'form of a form');
  await press(page, 'Add form');
  await page.getByText(`${TITLE} is added.`).waitFor();
  await look(page, 'forms');

  await press(page, `Actions for ${TITLE}`);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edited = page.getByRole('dialog', { name: /^Edit/ });
  await edited.getByLabel('Title').fill(`${TITLE} 2`);
  await edited.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`${TITLE} 2 is saved.`).waitFor();
  await press(page, `Actions for ${TITLE} 2`);
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await page.getByRole('dialog', { name: 'Versions' }).getByText('Version 2').waitFor();
  await look(page, 'versions of a form');
  await press(page, 'Compare version 2');
  await page.getByLabel('Compare with').waitFor();
  await look(page, 'two versions compared');
  await close(page);
  await press(page, `Actions for ${TITLE} 2`);
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await press(page, 'Undo');
  await page.getByText(`${TITLE} 2`).first().waitFor();
  await press(page, 'Upload PDF');
  await page.getByRole('dialog', { name: 'Upload PDF' }).waitFor();
  await look(page, 'upload of a PDF');
  expect(problemsOf(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a customer signs two forms of a link on their phone; the business and a stranger can prove it', async () => {
  const phone = newPhone();
  await salon.checkIn({ ...LONG, phone });
  const page = await salon.hostPage('/account/customers');
  await page.getByText(`${LONG.firstName} ${LONG.lastName}`).first().click();
  await press(page, `More for ${LONG.firstName} ${LONG.lastName}`);
  await page.getByRole('menuitem', { name: 'Send forms to sign…' }).click();
  const send = page.getByRole('dialog', { name: 'Send forms to sign' });
  await send.getByText(TITLE).first().waitFor();
  await send.getByRole('checkbox').first().check();
  await look(page, 'forms to send');
  await press(page, 'Send link');
  await page.getByText(/gets the link by text/).waitFor();

  const link = await mailedLink(product.url, `+1${phone}`, '/sign/');
  const customer = await newPage(390, 'light', { baseURL: product.url });
  await customer.goto(link);
  await customer.getByText('Form 1 of 1').waitFor();
  await look(customer, 'a form to sign');
  await press(customer, 'Sign');
  await customer
    .getByText(/^Please fill in/)
    .first()
    .waitFor();
  await look(customer, 'a form to sign with something missing');
  await customer.reload();
  await customer.getByText('Form 1 of 1').waitFor();
  for (const group of await customer.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
  for (const field of await customer.locator('input[name^="answers."]').all())
    if ((await field.getAttribute('type')) === 'text') await field.fill('Ok');
    else if ((await field.getAttribute('type')) === 'date') await field.fill('1990-05-01');
  await customer.getByLabel('Your full name').fill(`${LONG.firstName} ${LONG.lastName}`);
  await customer.getByRole('radio', { name: 'Draw' }).check({ force: true });
  await draw(customer);
  await look(customer, 'a form that is drawn on');
  await customer.getByRole('checkbox', { name: /^I have read the form above/ }).check({ force: true });
  await press(customer, 'Sign');
  const thanks = customer.getByRole('dialog', { name: 'Thank you' });
  await thanks.waitFor();
  await look(customer, 'thanks for signing');
  await thanks.getByRole('button', { name: 'Cancel' }).click();
  await customer.getByText('All forms are confirmed.').waitFor();
  await look(customer, 'confirmed forms');

  await page.goto('/account/forms/signed');
  await page.getByText(`${LONG.firstName} ${LONG.lastName}`).first().click();
  const evidence = page.getByRole('dialog', { name: 'Signed form' });
  await evidence.getByRole('img', { name: /^Signature of/ }).waitFor();
  await look(page, 'a signature');
  await press(page, 'Show what was signed');
  await evidence.getByText('To fill in').waitFor();
  expect((await savedBy(page, 'Download PDF')).subarray(0, 5).toString()).toBe('%PDF-');
  await close(page);
  await look(page, 'signed forms');
  await press(page, 'How long to keep');
  await page.getByRole('dialog', { name: 'How long to keep' }).getByRole('combobox').first().waitFor();
  await look(page, 'how long forms are kept');

  const [record] = await rowsOfDatabase<{ code: string }>(
    product,
    'select code from signature where business_id = $1',
    [salon.businessId],
  );
  const stranger = await newPage(390, 'light', { baseURL: product.url });
  await stranger.goto('/verify');
  await stranger.getByLabel('Code').fill(` ${record!.code} x`);
  await press(stranger, 'Check');
  await stranger.getByText(/^We do not know this code/).waitFor();
  await look(stranger, 'a mistyped code of a copy', { mayComplain: /status of 404/ });
  await stranger.getByLabel('Code').fill(` ${record!.code}`);
  await press(stranger, 'Check');
  await stranger.getByText('This code is genuine: there is such a record, and it is unchanged.').waitFor();
  await look(stranger, 'a code of a copy');
  await stranger.goto('/verify/log');
  await stranger.getByRole('heading', { level: 1 }).waitFor();
  await look(stranger, 'the public log');
  expect([page, customer, stranger].flatMap(problemsOf)).toEqual([]);
  expect(faults).toEqual([]);
});

test('check-in asks for an agreement, on the kiosk and on the phone', async () => {
  const host = await salon.hostPage('/account/checkinapp?action=customize-checkinapp');
  await host.getByRole('switch', { name: 'Agreement form' }).check({ force: true });
  await host.getByLabel('Form', { exact: true }).selectOption({ label: 'Visitor agreement and release (template)' });
  await look(host, 'agreement among the settings');
  await host.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await host.getByRole('dialog').waitFor({ state: 'detached' });

  const kiosk = await salon.kioskPage();
  const phone = newPhone();
  await enterPhone(kiosk, phone);
  await giveName(kiosk, 'Ann', 'Lee');
  await kiosk.getByText('Ann, please read this before you check in').waitFor();
  await look(kiosk, 'agreement on the kiosk');
  await kiosk.getByLabel('Your full name').fill('Ann Lee');
  await kiosk.getByRole('checkbox', { name: /^I have read the form above/ }).check({ force: true });
  await kiosk
    .getByRole('button', { name: /^(Sign|Check in|Confirm)/ })
    .last()
    .click();
  await dialog(kiosk, /./)
    .getByText(/Thank you/)
    .waitFor();

  const visitor = await salon.phonePage();
  await phoneField(visitor).fill(newPhone());
  await checkInButton(visitor).click();
  await giveName(visitor, 'Bea', 'Lee');
  await visitor.getByText('Bea, please read this before you check in').waitFor();
  expect(await visitor.getByLabel('Your full name').inputValue()).toBe('');
  await look(visitor, 'agreement on the phone');
  await visitor.getByLabel('Your full name').fill('Bea Lee');
  await visitor.getByRole('checkbox', { name: /^I have read the form above/ }).check({ force: true });
  await visitor
    .getByRole('button', { name: /^(Sign|Check in|Confirm)/ })
    .last()
    .click();
  await visitor.getByRole('heading', { name: 'Thank You for Checking In!' }).waitFor();
  expect((await salon.waiting()).map(({ customer }) => customer.firstName)).toEqual(
    expect.arrayContaining(['Ann', 'Bea']),
  );
  expect([host, kiosk, visitor].flatMap(problemsOf)).toEqual([]);
  expect(faults).toEqual([]);
});
