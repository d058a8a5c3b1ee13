import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { items } from '../a-business-page';
import { CUT, openBooking, select } from './a-booking';

beforeEach(() => {
  sessionStorage.clear();
  select(CUT);
});
afterEach(() => {
  document.documentElement.lang = 'en';
});

describe('the bar with Continue', () => {
  const bar = () => screen.getByRole('button', { name: 'Continue' }).parentElement!;

  test('says what is chosen so far; only the chosen time is announced', async () => {
    select(CUT, { ...CUT, id: '2', name: 'Item 2', price: '1000.00' });
    const { chooseTime } = await openBooking();
    within(bar()).getByText('2 selected · 30 min · $1,024.50');
    within(bar()).getByText('Monday, January 6');
    expect(within(bar()).getByRole('status').textContent).toBe('');
    expect(bar().dataset.floats).toBeUndefined();
    await chooseTime();
    expect(within(bar()).getByRole('status').textContent).toBe('Monday, January 6 at 10:30 AM');
    expect(within(bar()).queryByText('Monday, January 6')).toBeNull();
    expect(bar().dataset.floats).toBe('true');
  });

  test('says it in Spanish', async () => {
    document.documentElement.lang = 'es';
    await openBooking();
    const text = screen.getByRole('button', { name: 'Continuar' }).parentElement!.textContent;
    expect(text).toMatch(/^Elegidos: 1 · 30 min · \$24\.50lunes, 6 de enero/);
  });

  test('names no price where one of the items has none', async () => {
    select(CUT, { ...CUT, id: '2', name: 'Item 2', price: null });
    await openBooking();
    expect(bar().textContent).toContain('2 selected · 30 minMonday');
  });
});

test('items say while one chooses how many they are, how long they take and what they cost', async () => {
  const { user, press } = await openBooking({
    Query: {
      publicCatalogue: () => ({
        items: [
          { ...items(1)[0], ...CUT, durationMinutes: 31 },
          { ...items(2)[1], id: '2', name: 'Wash', price: '10.50', durationMinutes: 28 },
          { ...items(3)[2], id: '3', name: 'Talk', price: null, durationMinutes: null },
        ],
        total: 3,
        cursor: null,
      }),
    },
  });
  await press('Edit item(s)');
  const dialog = within(screen.getByRole('dialog', { name: 'Select items' }));
  expect(dialog.getByRole('status').textContent).toBe('1 selected · 30 min · $24.50');
  await user.click(dialog.getByRole('checkbox', { name: /^Wash/ }));
  // As the server counts it, in steps of 5 minutes.
  expect(dialog.getByRole('status').textContent).toBe('2 selected · 1 h · $35.00');
  await user.click(dialog.getByRole('checkbox', { name: /^Talk/ }));
  expect(dialog.getByRole('status').textContent).toBe('3 selected · 1 h');
});
