import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { PlansDialog } from '../../../../web/admin/plans/PlansDialog';
import { dollars, twelfth } from '../../../../web/admin/plans/prices';
import { refuse } from '../../mock-schema';
import { openDialog } from '../open-dialog';

const plans = [
  { plan: 'BASIC', name: 'Basic', monthlyPrice: '9.99', yearlyPrice: '99.90', texts: 0, features: ['Check-in'] },
  {
    plan: 'STANDARD',
    name: 'Standard',
    monthlyPrice: '19.99',
    yearlyPrice: '199.90',
    texts: 1000,
    features: ['Call-up by text or call'],
  },
  {
    plan: 'BUSINESS',
    name: 'Business',
    monthlyPrice: '99.99',
    yearlyPrice: '999.90',
    texts: 5000,
    features: ['Customer feedback'],
  },
];
const environment = {
  clientUrl: 'http://x',
  localNetworkUrl: null,
  sandbox: true,
  supportEmail: 'help@greeter.example',
  supportPhone: '+1 512 555 0199',
  version: '2.0.0',
};
const open = (plan: string, list: () => unknown = () => plans) =>
  openDialog(<PlansDialog open onClose={() => undefined} />, {
    plan,
    Query: { plans: list, environment: () => environment },
  });
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);

test('each plan with its price, texts and words; the current one is marked and nothing is for sale here', async () => {
  open('STANDARD');
  await screen.findByRole('heading', { name: 'Business' });
  expect(card('Standard').getByText('Your plan')).toBeTruthy();
  expect(screen.getAllByText('Your plan')).toHaveLength(1);
  expect(card('Business').getByText('$99.99')).toBeTruthy();
  expect(card('Business').getByText('5,000 texts or calls a month')).toBeTruthy();
  expect(card('Basic').queryByText(/texts or calls/)).toBeNull();
  expect(card('Standard').getByText('Call-up by text or call')).toBeTruthy();
  expect(screen.getByText(/cannot be bought or changed in the app yet/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'help@greeter.example' })).getAttribute('href')).toBe(
    'mailto:help@greeter.example',
  );
  expect(
    screen
      .getAllByRole('button')
      .map((button) => button.textContent || button.getAttribute('aria-label'))
      .sort(),
  ).toEqual(['Close', 'Month', 'Year']);
});

test("a year shows the twelfth and the year's total", async () => {
  const { user } = open('NONE');
  await user.click(await screen.findByRole('button', { name: 'Year' }));
  expect(card('Basic').getByText('$8.33')).toBeTruthy();
  expect(card('Basic').getByText('$99.90 a year: twelve months for ten')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Month' }));
  expect(card('Basic').getByText('$9.99')).toBeTruthy();
  expect(screen.queryByText('Your plan')).toBeNull();
  expect(screen.getByText(/You are not subscribed to any plans/)).toBeTruthy();
});

test('a list that could not be loaded can be asked for again', async () => {
  let isAway = true;
  const { user } = open('BASIC', () =>
    isAway ? refuse('UNAVAILABLE', 'The service is out of reach for a moment.') : plans,
  );
  await screen.findByText('The service is out of reach for a moment.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Basic' })).toBeTruthy());
});

test('prices as people write them', () => {
  expect([dollars('9.99'), dollars('999.90'), dollars(1234.5), twelfth('199.90')]).toEqual([
    '$9.99',
    '$999.90',
    '$1,234.50',
    '$16.66',
  ]);
});

test('passes axe', async () => {
  open('BASIC');
  await screen.findByRole('heading', { name: 'Basic' });
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
