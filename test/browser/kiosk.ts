import type { Page } from 'playwright-core';
import { axeCheck } from './browser.js';

export const splash = (page: Page) => page.getByRole('button', { name: 'Tap Anywhere to Start' });
export const checkInButton = (page: Page) => page.getByRole('button', { name: 'CHECK IN', exact: true });
export const phoneField = (page: Page) => page.getByLabel('Phone number', { exact: true });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** From the splash to the form with this phone number typed on the pad, and CHECK IN pressed. */
export async function enterPhone(page: Page, phone: string): Promise<void> {
  await splash(page).click();
  for (const digit of phone)
    await page
      .getByRole('group', { name: /^Number pad/ })
      .getByRole('button', { name: digit, exact: true })
      .click();
  await checkInButton(page).click();
}

/** Who is not known by their phone gives a name. */
export async function giveName(
  page: Page,
  firstName: string,
  lastName: string,
  press: 'Add and check in' | 'Check in' = 'Add and check in',
): Promise<void> {
  const form = dialog(page, 'Nice to meet you');
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByRole('button', { name: press, exact: true }).click();
}

/** In the form, the customer chooses an item. */
export async function chooseItem(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Select Products & Services' }).click();
  const items = dialog(page, 'Select Products & Services');
  await items.getByRole('checkbox', { name }).check();
  await axeCheck(page);
  await items.getByRole('button', { name: 'Done' }).click();
}
