import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { openApp } from '../open-app';
import { aSalon, device, logo, zoe } from './salon';

const open = (name: string) => async (user: ReturnType<typeof openApp>['user']) =>
  user.click(await screen.findByRole('button', { name }));

test.each([
  ['the page', undefined, undefined],
  ['Settings', open('Settings'), 'dialog'],
  ['Launch App', open('Launch App'), 'dialog'],
  ['QR Code', open('QR Code'), 'dialog'],
  ['Customize', open('Customize'), 'dialog'],
  ['revoking', open('Revoke Counter'), 'alertdialog'],
] as const)('%s: no axe violation', async (_name, opening, role) => {
  const { user } = openApp('/account/checkinapp', {
    viewer: zoe,
    ...aSalon({ paused: true, logo, checkInUrl: 'http://localhost:5000/x' }, [device('5', 'Counter')]),
  });
  await screen.findByText('Counter');
  await opening?.(user);
  if (role) await screen.findByRole(role);
  document.documentElement.lang = 'en';
  const { violations } = await act(() =>
    axe.run(document, { iframes: false, rules: { 'color-contrast': { enabled: false } } }),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
});
