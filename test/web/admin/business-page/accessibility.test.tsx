import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { openApp } from '../open-app';
import { aPage, manager } from './a-page';

const monday = { id: '7', weekday: 1, opens: 540, closes: 1020, version: 3 };
const christmas = { id: '8', date: '2026-12-25', name: 'Christmas', ranges: [], version: 1 };
const forms = [{ id: '1', name: 'Late arrivals', content: '<p>Please call.</p>' }];

test.each([
  ['profile', null],
  ['hours', null],
  ['hours', 'Add Hours'],
  ['hours', 'Copy the hours of Monday'],
  ['hours', 'Add Exception'],
  ['hours', 'US Holidays'],
  ['photos', null],
  ['policies', null],
  ['policies', 'Add Policies'],
  ['policies', 'New Form'],
  ['settings', null],
  ['settings', 'QR Code'],
  ['website', null],
])('%s, %s: no axe violation', async (tab, button) => {
  const { user } = openApp(`/account/page?tab=${tab}`, {
    viewer: manager,
    ...aPage({ weekly: [monday], exceptions: [christmas], forms, shown: ['1'] }),
  });
  await screen.findByRole('tabpanel');
  if (button) {
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('dialog');
  }
  document.documentElement.lang = 'en';
  const { violations } = await act(() =>
    axe.run(document, { iframes: false, rules: { 'color-contrast': { enabled: false } } }),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
});
