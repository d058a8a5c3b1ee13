import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newPage, problemsOf } from './browser.js';
import { checkInButton, dialog, enterPhone, giveName, phoneField, splash } from './kiosk.js';
import { startProduct, type App } from './product.js';
import { row, status, tab } from './queue.js';
import { newPhone, PASSWORD } from './Salon.js';

const EMAIL = 'nora@example.com';

let product: App;
let host: Page;
let kiosk: Page;
let phone: Page;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  host = await newPage(1440, 'light', { baseURL: product.url });
});
afterAll(() => product.stop());

// Each step goes on from the one before, as the person does.
test('a new owner signs up, reads the mail, proves the address and sets up the business', async () => {
  await host.goto('/');
  await host
    .getByRole('link', { name: /sign up|get started|start/i })
    .first()
    .click();
  await host.getByRole('heading', { name: "Hi there, let's sign up!" }).waitFor();
  await host.getByLabel('Email').fill(EMAIL);
  await host.getByRole('button', { name: 'Next' }).click();
  await host.getByRole('heading', { name: /You're almost there/ }).waitFor();
  const details = {
    'First name': 'Nora',
    'Last name': 'Quist',
    Phone: '(518) 555-0102',
    Password: PASSWORD,
    'Password again': PASSWORD,
  };
  for (const [label, value] of Object.entries(details)) await host.getByLabel(label, { exact: true }).fill(value);
  expect(await host.getByLabel('Email').inputValue()).toBe(EMAIL);
  await host.getByRole('checkbox', { name: /I am 13 or older/ }).check();
  await host.getByRole('button', { name: 'Sign Up' }).click();
  await host.getByRole('heading', { name: 'Verify Your Email' }).waitFor();

  const outbox = await openOutbox();
  await outbox
    .getByRole('listitem')
    .filter({ hasText: EMAIL })
    .getByRole('link', { name: /\/verification\/signup\// })
    .click();
  await outbox.getByRole('button', { name: 'Verify My Email' }).click();
  await outbox.getByRole('heading', { name: "Let's Setup Your Business" }).waitFor();
  await host.close();
  host = outbox;
  const business = {
    'Business name': 'Café Quist',
    Address: '1 Lark Street',
    City: 'Albany',
    'ZIP code': '12210',
    'Business Phone # (10-digit)': '518-555-0177',
  };
  for (const [label, value] of Object.entries(business)) await host.getByLabel(label, { exact: true }).fill(value);
  await host.getByLabel('State').selectOption('NY');
  expect(await host.getByLabel('Time zone').inputValue()).toBe('America/New_York');
  await host.getByRole('button', { name: 'Set Up Business' }).click();
  await host.getByText('Welcome, Nora!').waitFor();
  await host.getByRole('navigation', { name: 'Account' }).getByText('Café Quist').waitFor();
});

test("Launch App makes this browser a kiosk, and the QR code's link a phone", async () => {
  await host.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Application' }).click();
  await host.getByRole('button', { name: 'Launch App' }).click();
  const launch = host.getByRole('dialog', { name: 'Launch App' });
  await launch.getByLabel('Name of this device').fill('Tablet at the door');
  const opened = host.context().waitForEvent('page');
  await launch.getByRole('button', { name: 'Launch' }).click();
  kiosk = await opened;
  await splash(kiosk).waitFor();
  await kiosk.getByRole('heading', { name: 'Café Quist' }).waitFor();
  await host.bringToFront();
  await host.getByRole('listitem').filter({ hasText: 'Tablet at the door' }).getByText('This browser').waitFor();

  await host.getByRole('button', { name: 'QR Code' }).click();
  const code = host.getByRole('dialog', { name: 'QR Code' });
  await code.getByText('Phones cannot reach').waitFor();
  const link = await code.getByLabel('Link in the QR code').inputValue();
  await code.getByRole('button', { name: 'Close' }).click();
  phone = await newPage(390, 'light', { baseURL: product.url });
  await phone.goto(link);
  await checkInButton(phone).waitFor();
});

test("what is checked in on the kiosk and on the phone stands on the host's screen without a reload", async () => {
  await host.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Check-Ins' }).click();
  await host.getByText('Awaiting Check-Ins').waitFor();
  await kiosk.bringToFront();
  await enterPhone(kiosk, newPhone());
  await giveName(kiosk, 'Ann', 'First');
  await dialog(kiosk, 'Thank You').waitFor();
  await host.bringToFront();
  await row(host, 'Ann First').waitFor();
  await row(host, 'Ann First').getByText('Next in Line').waitFor();
  await row(host, 'Ann First').getByText('New!').waitFor();

  await phone.getByRole('radio', { name: '3' }).check();
  await phoneField(phone).fill(newPhone());
  await checkInButton(phone).click();
  await giveName(phone, 'Bob', 'Second');
  await row(host, 'Bob Second').getByText('2nd').waitFor();
  await phone.getByRole('link', { name: 'Your Position' }).click();
  await phone.getByText('2nd in line', { exact: true }).first().waitFor();
  await phone.getByText('1 party ahead of you (1 person)').waitFor();
  await tab(host, 'Checked-In (2)').waitFor();
});

test('seating the first moves the phone of the second, and Undo moves it back', async () => {
  await status(host, 'Ann First', 'Seated').click();
  await phone.getByText('Next in Line').waitFor();
  await tab(host, 'Seated (1)').waitFor();
  await host.getByRole('button', { name: 'Undo' }).click();
  await phone.getByText('2nd in line', { exact: true }).first().waitFor();
  await row(host, 'Ann First').getByText('Next in Line').waitFor();
  await status(host, 'Ann First', 'Seated').click();
  await phone.getByText('Next in Line').waitFor();
});

test('the host is ready for the second, who sees it, may stay, and leaves', async () => {
  await status(host, 'Bob Second', 'Ready').click();
  await phone.getByRole('heading', { name: "We're Ready for You!" }).waitFor();
  await phone.getByRole('button', { name: 'Wanna Cancel?' }).click();
  const leave = dialog(phone, 'Leave the waitlist?');
  await leave.getByRole('button', { name: 'Stay' }).click();
  await leave.waitFor({ state: 'detached' });
  await phone.getByRole('button', { name: 'Wanna Cancel?' }).click();
  await leave.getByRole('button', { name: 'Leave', exact: true }).click();
  await phone.getByRole('heading', { name: "You've left the queue" }).waitFor();
  await tab(host, 'Canceled (1)').waitFor();
  await tab(host, 'Canceled').click();
  await row(host, 'Bob Second').getByText('By party').waitFor();
  await tab(host, 'Seated').click();
  await row(host, 'Ann First').waitFor();
  expect(await status(host, 'Ann First', 'Seated').getAttribute('aria-checked')).toBe('true');
});

test('none of the pages complained', () => {
  expect([host, kiosk, phone].flatMap(problemsOf)).toEqual([]);
});

/** The sandbox's outbox in a tab of the host's browser, once the mail is there. */
async function openOutbox(): Promise<Page> {
  const opened = host.context().waitForEvent('page');
  await host.getByRole('link', { name: 'the outbox' }).click();
  const outbox = await opened;
  const mail = outbox.getByRole('listitem').filter({ hasText: EMAIL });
  await outbox.waitForLoadState();
  while (!(await mail.isVisible())) await outbox.getByRole('link', { name: 'Reload' }).click();
  return outbox;
}
