import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { appointmentFormsLink } from './appointment-forms-link.js';
import { closePages, newPage, problemsOf } from './browser.js';
import { faultsOf } from './look.js';
import { startProduct, type App } from './product.js';
import { Salon } from './Salon.js';

let product: App;
let salon: Salon;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
});
afterAll(() => product.stop());
afterEach(closePages);

test('a customer signs the forms of an appointment by the link, and the staff see it', async () => {
  const { link, appointmentId, date } = await appointmentFormsLink(product, salon);
  const faults: string[] = [];
  const look = async (page: Page, screen: string) => void faults.push(...(await faultsOf(page, screen)));

  const host = await salon.hostPage(`/account/bookings?date=${date}&ai=${appointmentId}&bi=${salon.businessId}`);
  await host.getByRole('tab', { name: 'Forms (2) not signed' }).click();
  await host.getByRole('button', { name: /^Send .* the link$/ }).waitFor();
  await host.getByText('Not signed', { exact: true }).nth(1).waitFor();
  await look(host, 'the forms of an appointment');

  const page = await newPage(390, 'light', { baseURL: product.url });
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Appointment Forms' }).waitFor();
  expect((await page.context().cookies()).map(({ name, httpOnly }) => [name, httpOnly])).toContainEqual([
    'greeter_forms',
    true,
  ]);
  await look(page, 'the first form');
  await page.getByRole('checkbox', { name: 'I have reviewed and agree to the form above.' }).check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Form 2 of 2').waitFor();
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Ann Lee');
  await page.getByRole('checkbox', { name: /I agree to sign it electronically/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByText('Thank you for confirming and submitting your form(s).').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('All forms are confirmed.').waitFor();
  await look(page, 'confirmed forms');
  await page.locator('summary').first().click();
  const copy = await page.request.get((await page.getByRole('link', { name: /copy/i }).first().getAttribute('href'))!);
  expect([copy.status(), copy.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // The open dialog follows.
  await host.getByText(/^Signed by Ann Lee on /).waitFor();
  await page.goto(`${new URL(link).pathname.split('/').slice(0, 3).join('/')}/00000000-0000-4000-8000-000000000000`);
  await page.getByRole('heading', { level: 1, name: 'Forms Unavailable' }).waitFor();
  expect(faults).toEqual([]);
  expect(problemsOf(host)).toEqual([]);
});
