import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { Appointment } from '../../../../web/admin/appointments/states';
import { refuse } from '../open-app';
import { host, openCalendar } from './a-calendar';
import { anAppointment } from './an-appointment';

const viewer = { ...host, permissions: [...host.permissions, 'APPOINTMENT_STATUS'] };
const asked: Partial<Appointment> = { status: 'BOOKED', flag: 'REQUESTED' };
const december = { startsAt: '2026-12-02T16:00:00.000Z', endsAt: '2026-12-02T16:45:00.000Z' };

function openRequests(items = [anAppointment({ ...asked, ...december, notes: 'By the window' })], who = viewer) {
  const server = { items };
  const app = openCalendar([], {
    viewer: who,
    Query: { bookingRequests: () => ({ items: server.items, total: server.items.length, cursor: null }) },
    Mutation: {
      setAppointmentFlag: (_: unknown, { id, flag }: { id: string; flag: Appointment['flag'] }) => {
        const one = server.items.find((item) => item.id === id) ?? refuse('NOT_FOUND', 'It was not found.');
        server.items = server.items.filter((item) => item.id !== id);
        return { ...one, flag, version: 2 };
      },
    },
  });
  const openList = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Show' }));
    return within(await screen.findByRole('dialog', { name: 'Booking requests' }));
  };
  return { ...app, openList };
}

test('requests of whatever day are listed: who, when, what and what was written', async () => {
  const { openList, address, user } = openRequests();
  await screen.findByText('1 booking request waits for an answer.');
  const dialog = await openList();
  expect(address()).toContain('action=booking-requests');
  const row = (await dialog.findByRole('listitem')).textContent;
  expect(row).toContain('Wed, Dec 2, 10:00 – 10:45 AM');
  expect(row).toContain('“By the window”');
  expect(row).toContain('Asked Fri, Nov 20, 9:00 AM');
  const { violations } = await act(() =>
    axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
    }),
  );
  expect(violations.map(({ id }) => id)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Ann Lee' }));
  await waitFor(() => expect(address()).toContain('ai=11'));
});

test.each([
  ['Confirm', 'CONFIRMED', 'Ann Lee is confirmed.'],
  ['Decline', 'CANCELED', 'Ann Lee is declined.'],
])('%s answers one with a press, and it leaves the list', async (button, flag, notice) => {
  const { openList, calls, user } = openRequests();
  const dialog = await openList();
  await user.click(await dialog.findByRole('button', { name: `${button} Ann Lee` }));
  await screen.findByText(notice);
  await dialog.findByText('No request waits');
  expect(calls.map(({ variables }) => variables)).toEqual([
    expect.objectContaining({ id: '11', version: 1, flag, overrules: false }),
  ]);
});

test('who may not answer sees them all the same; where none waits nothing stands there', async () => {
  const dialog = await openRequests(undefined, host).openList();
  await dialog.findByRole('listitem');
  expect(dialog.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test('without a request the calendar says nothing of them', async () => {
  openRequests([]);
  await screen.findByRole('button', { name: 'Today' });
  expect(screen.queryByText(/booking request/)).toBeNull();
});
