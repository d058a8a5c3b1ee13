import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../open-app';
import { host, openCalendar } from './a-calendar';
import { maya } from './an-appointment';

const viewer = { ...host, permissions: [...host.permissions, 'APPOINTMENT_STANDBY'] };

const standby = (id: string, firstName: string, fields: object = {}) => ({
  id,
  createdAt: '2026-11-20T15:00:00.000Z',
  firstDate: '2026-11-27',
  lastDate: '2026-11-27',
  fromTime: null,
  toTime: null,
  customer: { id: `c${id}`, firstName, lastName: 'Lee', phone: '5185550142', email: null },
  parts: [{ minutes: 45, staff: maya, products: [{ id: '3', name: 'Cut' }] }],
  offer: null,
  ...fields,
});

function openList(items = [standby('1', 'Ann'), standby('2', 'Bob')], Mutation: object = {}) {
  const line = { items };
  const app = openCalendar([], {
    viewer,
    Query: { standbys: () => ({ items: line.items, total: line.items.length, cursor: null }) },
    Mutation: {
      removeStandby: (_: unknown, { id }: { id: string }) => {
        line.items = line.items.filter((one) => one.id !== id);
        return { success: true, message: 'Removed' };
      },
      ...Mutation,
    },
  });
  const openDialog = async (count: number) => {
    await app.user.click(await screen.findByRole('button', { name: `Waiting for a time: ${count}` }));
    return within(await screen.findByRole('dialog', { name: 'Waiting for a time' }));
  };
  return { ...app, line, openDialog };
}

test('the calendar counts who waits, and lists them: who, when, what and since when', async () => {
  const offer = { id: '5', startsAt: '2026-11-27T15:00:00.000Z', expiresAt: '2026-11-21T15:15:00.000Z' };
  const wide = {
    lastDate: '2026-11-30',
    fromTime: '09:00',
    toTime: '12:30',
    parts: [{ minutes: 30, staff: null, products: [] }],
  };
  const { openDialog } = openList([
    standby('1', 'Ann', { offer }),
    standby('2', 'Bob', wide),
    standby('3', 'Eve', { fromTime: '09:30', toTime: '09:30' }),
  ]);
  const dialog = await openDialog(3);
  const rows = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Ann Lee · (518) 555-0142');
  expect(rows[0]).toContain('Fri, Nov 27Cut with Maya Lin');
  expect(rows[0]).toContain('Offered Fri, Nov 27, 9:00 AM, held until 9:15 AM · since Fri, Nov 20, 9:00 AM');
  expect(rows[1]).toContain('Fri, Nov 27 – Mon, Nov 30, from 9:00 AM to 12:30 PM');
  expect(rows[1]).toContain('Waiting · since');
  expect(rows[2]).toContain('Fri, Nov 27, at 9:30 AM');
  const { violations } = await act(() =>
    axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
    }),
  );
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('it is live, and who is removed goes after a question', async () => {
  const { user, line, tick, openDialog } = openList();
  const dialog = await openDialog(2);
  line.items = [...line.items, standby('3', 'Eve')];
  await tick();
  await dialog.findByText(/^Eve Lee/, undefined, { timeout: 5000 });
  await user.click(dialog.getByRole('button', { name: 'Remove Ann Lee' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Ann Lee?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(dialog.queryByText(/^Ann Lee/)).toBeNull());
  expect(dialog.getByText(/^Bob Lee/)).toBeTruthy();
});

test('a refusal stays in the list', async () => {
  const { user, openDialog } = openList(undefined, {
    removeStandby: () => refuse('NOT_FOUND', 'That request was not found.'),
  });
  const dialog = await openDialog(2);
  await user.click(await dialog.findByRole('button', { name: 'Remove Bob Lee' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('That request was not found.');
});

test('Book opens the form of a new appointment with customer, items and day', async () => {
  const { user, address, openDialog } = openList();
  const dialog = await openDialog(2);
  await user.click(await dialog.findByRole('button', { name: 'Book for Ann Lee' }));
  const form = within(await screen.findByRole('dialog', { name: 'New appointment' }));
  expect(address()).toContain('action=add-appointment');
  await form.findByDisplayValue('45');
  expect(form.getByText(/Cut/)).toBeTruthy();
  expect(form.getByText(/Ann Lee/)).toBeTruthy();
});

test('an empty list says how customers come into it', async () => {
  const dialog = await openList([]).openDialog(0);
  expect(await dialog.findByText('Nobody waits for a time')).toBeTruthy();
});

test('who may not see it has no button', async () => {
  openCalendar([]);
  await screen.findByRole('button', { name: 'Today' });
  expect(screen.queryByRole('button', { name: /^Waiting for a time/ })).toBeNull();
});
