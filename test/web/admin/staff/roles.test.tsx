import { expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { media } from '../../../../web/ui/breakpoints';
import { frontDesk, openStaff } from './a-staff';

const read = { permission: 'QUEUE_READ', description: 'See the queue.', area: 'Check-Ins', plan: null };
const call = { permission: 'QUEUE_CALL_UP', description: 'Call parties up.', area: 'Check-Ins', plan: 'Standard' };
const erase = { permission: 'CUSTOMER_ERASE', description: 'Erase customers.', area: 'Customers', plan: null };
const roles = [
  { role: 'OWNER', number: 1, name: 'Owner', may: [read, call, erase] },
  { role: 'MANAGER', number: 2, name: 'Manager', may: [read, call] },
  { role: 'FRONT_DESK', number: 3, name: 'Front desk', may: [read, call] },
  { role: 'STAFF', number: 4, name: 'Staff', may: [read] },
];
const open = () => openStaff([], { viewer: frontDesk, path: '/account/staff/roles', Query: { roles: () => roles } });
const onScreen = (query: string) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (asked) => Object.assign(new EventTarget(), { matches: asked === query, media: asked }) as never,
    );

async function faults() {
  const { violations } = await act(() => axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } }));
  return violations.map(({ id }) => id);
}

test('the page of roles says of each what it may do, by area, with the plan that is needed', async () => {
  onScreen(media.tablet);
  open();
  const table = await screen.findByRole('table', { name: 'What each role may do' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['May', 'Owner', 'Manager', 'Front desk', 'Staff']);
  const lines = within(table)
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent));
  expect(lines.slice(1)).toEqual([
    ['Check-Ins'],
    ['See the queue.', 'Yes', 'Yes', 'Yes', 'Yes'],
    ['Call parties up.From the Standard plan on', 'Yes', 'Yes', 'Yes', 'No'],
    ['Customers'],
    ['Erase customers.', 'Yes', 'No', 'No', 'No'],
  ]);
  expect(screen.getByText(/Yours is Front desk\./)).toBeTruthy();
  expect(await faults()).toEqual([]);
});

test('on a phone it is cards', async () => {
  onScreen(media.phone);
  open();
  const customers = await screen.findByRole('region', { name: 'Customers' });
  expect(within(customers).getByRole('listitem').textContent).toBe(
    'Erase customers.OwnerYesManagerNoFront deskNoStaffNo',
  );
  expect(screen.queryByRole('table')).toBeNull();
  expect(await faults()).toEqual([]);
});
