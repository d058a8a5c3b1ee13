import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { LegalDialog } from '../../../web/public/check-in/LegalDialog';
import { loadBundle } from '../../../web/public/i18n/catalogue.generated';

const cannotBeFetched = new TypeError('Failed to fetch dynamically imported module');
const dialogModule: { LegalDialog: typeof LegalDialog } = await import('../../../web/public/check-in/LegalDialog');
let isDialogMissing = true;
jest.unstable_mockModule('../../../web/public/check-in/LegalDialog', () => {
  if (isDialogMissing) throw cannotBeFetched;
  return dialogModule;
});
const { scan } = await import('./open-phone');

const unreachable = 'We could not reach the server. Please try again.';

test('a legal text that cannot be loaded leaves the form with what is typed, says so, and opens at a later press', async () => {
  const { user } = await scan();
  const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number').value;
  const press = () => user.click(screen.getByRole('button', { name: 'Terms of Services' }));
  await user.type(screen.getByLabelText('Phone number'), '2175550142');
  const typed = phone();
  expect(typed).not.toBe('');

  await press();
  expect(screen.getByRole('alert').textContent).toBe(unreachable);
  expect(phone()).toBe(typed);

  isDialogMissing = false;
  jest.spyOn(loadBundle.en, 'terms').mockRejectedValueOnce(cannotBeFetched);
  await press();
  const dialog = screen.getByRole('dialog', { name: 'Terms of Services' });
  expect(within(dialog).getByRole('alert').textContent).toBe(unreachable);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();

  await press();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(phone()).toBe(typed);
});
