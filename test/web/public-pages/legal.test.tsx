import '../load-texts.js';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PrivacyPage } from '../../../web/public/legal/PrivacyPage.js';
import { PrivacyText } from '../../../web/public/legal/PrivacyText.js';
import { TermsPage } from '../../../web/public/legal/TermsPage.js';
import { TermsText } from '../../../web/public/legal/TermsText.js';
import { requestSupport, refusing } from './requests.js';
import { showPage } from './show-page.js';

test('the terms give age, claims and canceling', async () => {
  const { container } = await showPage(TermsPage, requestSupport);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of Service');
  for (const fact of [
    'at least 13 years old',
    'filed within one year',
    'cancel at any time',
    'takes effect immediately',
  ])
    expect(container.textContent).toContain(fact);
});

test('the policy says what is kept of customers, and that texts need consent', async () => {
  const { container } = await showPage(PrivacyPage, requestSupport);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy Policy');
  for (const fact of [
    'Your name and phone number',
    'email address if you choose',
    'Your visits',
    'texts only if you agreed',
    '365 days',
    '300 minutes',
  ])
    expect(container.textContent).toContain(fact);
});

test.each([
  ['terms', TermsPage],
  ['policy', PrivacyPage],
])('the %s say whom to ask, and can be read when that is unknown', async (_name, page) => {
  const { unmount } = await showPage(page, requestSupport);
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeTruthy();
  unmount();
  await showPage(page, refusing('UNAVAILABLE'));
  expect(screen.queryByRole('heading', { name: 'Questions' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

test.each([
  ['terms', TermsText],
  ['policy', PrivacyText],
])('the text of the %s fits a dialog: no title of its own, no way out of the kiosk', (_name, Text) => {
  const { container } = render(<Text />);
  expect(container.querySelectorAll('h2').length).toBeGreaterThan(5);
  expect(container.querySelectorAll('h1, a')).toHaveLength(0);
});
