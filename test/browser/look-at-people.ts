import type { Page } from 'playwright-core';

type Look = (page: Page, screen: string) => Promise<void>;

export const LONG_BUSINESS = {
  name: 'Wolfeschlegelsteinhausenbergerdorff & Daughters by the River',
  address: '1200 Washington Avenue Extension',
  city: 'Albany',
  state: 'NY',
  zip: '12203',
  phone: '518-555-0102',
};

/** From a list without anybody to a staff member with hours. */
export async function lookAtStaff(page: Page, look: Look): Promise<void> {
  await page.getByText('No Staff Yet').waitFor();
  await look(page, 'no staff');
  await page.keyboard.press('n');
  await page.getByLabel('First name').fill('Renée-Charlotte');
  await page.getByLabel('Last name').fill('Fürstenfeld-Österreich');
  await page.getByLabel('Email').fill('renee-charlotte@a-rather-long-name-of-a-host.example');
  await page.getByRole('radio', { name: 'Honey' }).check({ force: true });
  await look(page, 'form of a staff member');
  await page.getByRole('button', { name: 'Add staff', exact: true }).click();
  await page.getByRole('button', { name: /^Edit Renée/ }).click();
  await page.getByRole('menuitem', { name: 'Hours' }).click();
  await page.getByRole('button', { name: 'Add Time Off' }).click();
  await look(page, 'time off');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add Hours' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Add Hours' }).waitFor({ state: 'detached' });
  await look(page, 'hours of a staff member');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Mon 9:00 AM – 5:00 PM').waitFor();
  await look(page, 'staff');
}

/** From the page that adds a business to all of them. */
export async function lookAtBusinesses(page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: 'Add Business' }).waitFor();
  await look(page, 'add a business');
  await page.goto('/account/locations');
  await page.getByRole('list', { name: 'Your businesses' }).waitFor();
  await look(page, 'locations');
  await page.goto('/account/switch');
  await page.getByRole('dialog', { name: 'Switch Account' }).getByRole('list').waitFor();
  await look(page, 'switch account');
}
