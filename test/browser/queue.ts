import type { Locator, Page } from 'playwright-core';

/** The row of a party in the host's queue. */
export const row = (host: Page, name: string): Locator =>
  host.getByRole('table', { name: 'Check-ins' }).getByRole('row').filter({ hasText: name });

/** A status in the row of a party. */
export const status = (host: Page, name: string, word: string): Locator =>
  row(host, name).getByRole('radiogroup').getByRole('radio', { name: word });

export const tab = (host: Page, name: string): Locator => host.getByRole('tab', { name });

/** Opens the update form of a party. */
export async function openEntry(host: Page, name: string): Promise<Locator> {
  await row(host, name).getByRole('link', { name }).click();
  const form = host.getByRole('dialog', { name });
  await form.getByLabel('Notes').waitFor();
  return form;
}
