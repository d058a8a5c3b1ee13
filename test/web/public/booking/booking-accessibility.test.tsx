import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server.node';
import { openPage } from '../../../../web/public/open-page';
import { PublicApp } from '../../../../web/public/PublicApp';
import { noSubscription } from '../../../../web/public/subscribe';
import { mockRequest } from '../../mock-schema';
import { BOOK, bookingServer, facts, CUT, openBooking, select, title } from './a-booking';

beforeEach(() => {
  sessionStorage.clear();
  select(CUT);
});
afterEach(() => {
  document.documentElement.lang = 'en';
});

async function violations(): Promise<string[]> {
  document.documentElement.lang = 'en';
  document.title = 'Book at Salon Rosa';
  const found = await act(() => axe.run(document, { rules: { 'color-contrast': { enabled: false } } }));
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

test('no axe violation in any step', async () => {
  const { chooseTime, press, fillDetails, enterCode } = await openBooking();
  await chooseTime();
  expect(await violations()).toEqual([]);
  await press('Edit item(s)');
  expect(await violations()).toEqual([]);
  await press('Done');
  await press('Continue');
  await press('Send code');
  expect(await violations()).toEqual([]);
  await fillDetails();
  await press('Send code');
  expect(await violations()).toEqual([]);
  await press('Use email instead');
  expect(await violations()).toEqual([]);
  await press('Next');
  await enterCode();
  expect(await violations()).toEqual([]);
});

test('in Spanish', async () => {
  document.documentElement.lang = 'es';
  const { press, user } = await openBooking();
  expect(title()).toBe('Reservar en Salon Rosa');
  await press('lunes, 6 de enero');
  await user.click(screen.getByRole('radio', { name: /^10:30/ }));
  await press('Continuar');
  expect(title()).toBe('Sus datos');
  await press('Enviar código');
  expect(screen.getByRole('alert').textContent).toContain('Por favor, escriba su nombre.');
});

test.each([true, false])(
  'the server renders whom one can choose, and the month or what comes first %s',
  async (needsItems) => {
    const { request } = mockRequest(bookingServer({ Query: { bookingOffer: () => facts({ needsItems }) } }));
    const open = await openPage(request, new URL(BOOK, 'https://greeter.example'), 'en');
    const html = renderToString(<PublicApp request={request} subscribe={noSubscription} first={open} />);
    document.body.innerHTML = html;
    screen.getByText('Theo');
    const button = screen.queryByRole<HTMLButtonElement>('button', { name: 'Select items' });
    expect([button?.disabled, Boolean(screen.queryByText('January 2031'))]).toEqual([
      needsItems || undefined,
      !needsItems,
    ]);
    document.body.innerHTML = '';
  },
);
