import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../open-app';
import { host, openCalendar } from './a-calendar';
import { maya, timeZone } from './an-appointment';
import type { Hours } from '../../../../web/admin/appointments/outside-hours';
import { standbySlot } from '../../../../web/admin/appointments/standby/standby-slot';
import type { Standby } from '../../../../web/admin/appointments/standby/standby-words';

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

test('Book proposes the first open time that they want', () => {
  const open = (date: string, from: string, to: string) => ({
    startsAt: `${date}T${from}:00.000Z`,
    endsAt: `${date}T${to}:00.000Z`,
  });
  const day = (date: string, times: object[], ofMaya = times) => ({
    date,
    startsAt: `${date}T06:00:00.000Z`,
    endsAt: `${date}T23:59:00.000Z`,
    open: times,
    staff: [{ staffId: maya.id, open: ofMaya }],
  });
  const days = [
    day('2026-11-26', [open('2026-11-26', '15:00', '23:00')]),
    day('2026-11-27', []),
    day('2026-11-28', [open('2026-11-28', '15:00', '18:00'), open('2026-11-28', '19:00', '23:00')], []),
    day('2026-11-29', [open('2026-11-29', '15:00', '18:00'), open('2026-11-29', '19:00', '23:00')]),
  ];
  const scene = { today: '2026-11-21', timeZone, now: Date.parse('2026-11-21T14:00:00Z'), interval: 30 };
  const startOf = (fields: object, more: object = {}) =>
    standbySlot(standby('1', 'Ann', { lastDate: '2026-11-30', ...fields }) as Standby, {
      ...scene,
      hours: { timeZone, hasHours: true, days } as Hours,
      ...more,
    }).startsAt.toISOString();
  const anyone = [{ minutes: 45, staff: null, products: [] }];
  // Friday is closed, on Saturday Maya is off.
  expect(startOf({})).toBe('2026-11-29T15:00:00.000Z');
  expect(startOf({ parts: anyone })).toBe('2026-11-28T15:00:00.000Z');
  expect(startOf({ parts: anyone, fromTime: '11:30', toTime: '14:00' })).toBe('2026-11-28T19:00:00.000Z');
  expect(startOf({ parts: anyone, fromTime: '10:00' })).toBe('2026-11-28T16:00:00.000Z');
  // Nothing that they want is open: what they asked for.
  expect(startOf({ lastDate: '2026-11-27', fromTime: '10:00' })).toBe('2026-11-27T16:00:00.000Z');
  expect(startOf({}, { hours: null })).toBe('2026-11-27T15:00:00.000Z');
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
