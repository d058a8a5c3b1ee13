import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AddAppointment } from '../appointments/appointments.generated.js';
import { newPage, problemsOf } from './browser.js';
import { askDatabase } from './database.js';
import { checkInButton, dialog, enterPhone, phoneField, splash } from './kiosk.js';
import { startProduct, type App } from './product.js';
import { publishPage } from './publish-page.js';
import { openEntry, row } from './queue.js';
import { newPhone, Salon, type Party } from './Salon.js';

// Without digits, which names may not have.
const IMAGE = '<img src=x onerror=alert()>';
const SCRIPT = '"><script>alert()</script>';
const BOTH = `${SCRIPT}${IMAGE}`;
// Names hold 50 characters.
const NAMES = { firstName: IMAGE, lastName: SCRIPT };

let product: App;
let salon: Salon;
let party: Party;
const dialogs: string[] = [];
const watched: Page[] = [];
const phone = newPhone();

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url, { name: BOTH, ...NAMES });
  await salon.change({ headerText: BOTH, greeting: BOTH, notesEnabled: true });
  party = await salon.checkIn({ ...NAMES, phone, notes: BOTH });
});
afterAll(() => product.stop());

/** Hears the dialogs that a payload would open; and it must be read as text, not stopped by the policy. */
async function watch(opened: Promise<Page>): Promise<Page> {
  const page = await opened;
  watched.push(page);
  page.on('dialog', (opens) => {
    dialogs.push(page.url());
    void opens.dismiss();
  });
  await page.reload();
  return page;
}

test('the account area shows what was typed as it was typed', async () => {
  const host = await watch(salon.hostPage('/account/dashboard'));
  await host.getByText(`Welcome, ${IMAGE}!`).waitFor();
  await host.getByRole('navigation', { name: 'Account' }).getByText(BOTH).waitFor();
  await host.getByRole('button', { name: 'Your menu' }).click();
  await host.getByRole('menu').getByText(`${IMAGE} ${SCRIPT}`).waitFor();
  await host.goto('/account/checkins');
  await row(host, IMAGE).waitFor();
  const form = await openEntry(host, `${IMAGE} ${SCRIPT}`);
  expect(await form.getByLabel('Notes').inputValue()).toBe(BOTH);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await row(host, IMAGE).getByRole('radio', { name: 'Ready' }).click();
  await host.getByText(`${IMAGE} ${SCRIPT} is ready.`).waitFor();
  await host.getByPlaceholder('Search Check-Ins & Waitlisted').fill(SCRIPT);
  await host.waitForURL(/q=/);
});

test('so do the settings with their devices, the preview and the poster', async () => {
  await salon.launch(BOTH);
  const host = await watch(salon.hostPage('/account/checkinapp'));
  await host
    .getByRole('listitem')
    .filter({ hasText: BOTH })
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await host.getByRole('alertdialog').getByText(BOTH).waitFor();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await host.frameLocator('iframe').getByRole('heading', { name: BOTH }).waitFor();
  await host.goto('/account/checkinapp?action=customize-checkinapp');
  expect(await host.getByRole('dialog').getByLabel('Greeting').inputValue()).toBe(BOTH);
  await host.goto('/checkinQRcodePrint');
  await host.getByText(BOTH).first().waitFor();
});

test('so does the calendar with its appointments, in the grid too', async () => {
  await askDatabase(product, `update business set plan = 'plus' where id = $1`, [salon.businessId]);
  const startsAt = new Date(Date.now() + 7 * 86_400_000).toISOString().replace(/T.*/, 'T17:00:00Z');
  await salon.owner.must(AddAppointment, {
    input: { isEvent: true, title: IMAGE, notes: BOTH, startsAt, parts: [{ minutes: 60 }] },
  });
  const host = await watch(salon.hostPage(`/account/bookings?view=day&date=${startsAt.slice(0, 10)}`));
  await host.getByRole('group', { name: 'Times' }).getByRole('button', { name: IMAGE }).first().click();
  expect(await host.getByRole('dialog').getByLabel('Notes').inputValue()).toBe(BOTH);
});

test('the kiosk, the phone and the place in line do too', async () => {
  const kiosk = await watch(salon.kioskPage());
  await splash(kiosk).waitFor();
  await enterPhone(kiosk, phone);
  // After the business's name.
  await dialog(kiosk, /Already Checked In/)
    .getByText(IMAGE)
    .last()
    .waitFor();
  await dialog(kiosk, /Already Checked In/)
    .getByRole('button', { name: 'Done' })
    .click();
  const place = await watch(salon.placePage(party));
  await place.getByText(BOTH).first().waitFor();
  await salon.setStatus({ ...party, version: party.version + 1 }, 'SEATED');
  const mobile = await watch(salon.phonePage());
  await mobile.getByRole('heading', { name: BOTH }).waitFor();
  await phoneField(mobile).fill(phone);
  await checkInButton(mobile).click();
  await mobile.getByRole('heading', { name: 'Thank You for Checking In!' }).waitFor();
  await mobile.getByText(BOTH).first().waitFor();
});

test('the page of the business does too, its rich texts, policies and items', async () => {
  const path = await publishPage(product, salon, BOTH);
  const page = await watch(
    newPage(390, 'light', { baseURL: product.url }).then(async (visitor) => {
      await visitor.goto(path);
      return visitor;
    }),
  );
  await page.getByRole('heading', { level: 1, name: BOTH }).waitFor();
  await page.getByText('Additional Information').waitFor();
  for (const policy of await page.locator('summary').all()) await policy.click();
  for (const more of await page.getByRole('button', { name: 'Show more' }).all()) await more.click();
  expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)).toMatchObject({
    name: BOTH,
  });
  await page.goto(path.replace('page', 'embed'));
  await page.getByRole('heading', { level: 1, name: BOTH }).waitFor();
});

test('the mails and what stands in an address do too', async () => {
  const outbox = await watch(salon.hostPage('/sandbox/outbox'));
  await outbox.getByText(IMAGE).first().waitFor();
  for (const mail of await outbox
    .getByRole('link', { name: 'Show as the recipient sees it' })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
    await outbox.goto(mail);
    await outbox.frameLocator('iframe').locator('body').waitFor();
  }
  const visitor = await watch(newPage(1440, 'light', { baseURL: product.url }));
  const payload = encodeURIComponent(BOTH);
  for (const path of [
    `/${payload}`,
    `/ck/${payload}`,
    `/checkinapp/mobile/redirect/${payload}`,
    `/welcome/${payload}/${payload}`,
    `/password_reset/${payload}`,
    `/sandbox/outbox?to=${payload}`,
    `/?session=${payload}`,
    `/login?next=javascript:alert(1)`,
  ]) {
    await visitor.goto(path, { waitUntil: 'networkidle' });
  }
});

test('no dialog was opened, and no policy had to stop one', () => {
  expect(dialogs).toEqual([]);
  expect(watched.flatMap(problemsOf).filter((problem) => !/status of 40[34]/.test(problem))).toEqual([]);
});
