import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { AddAppointmentDialog } from '../../../../web/admin/appointments/entry/AddAppointmentDialog';
import { AppointmentDialog } from '../../../../web/admin/appointments/entry/AppointmentDialog';
import type { MockServer } from '../../mock-schema';
import { anAppointment, dialogOf, monday, openEntry, press, questionOf, retype, timeZone } from './an-entry';

const bob = { id: '202', firstName: 'Bob', lastName: 'Lum', phone: '5125550102', email: null };

function openOne(fields: object = {}, answers: MockServer & { permissions?: string[] } = {}) {
  const onClose = jest.fn();
  const entry = anAppointment(fields);
  const opened = openEntry(<AppointmentDialog id="901" {...{ timeZone, onClose }} onBookAgain={null} />, {
    ...answers,
    Query: { appointment: () => entry, appointmentEvents: () => [], ...answers.Query },
    Mutation: {
      updateAppointment: () => entry,
      setAppointmentFlag: (_: unknown, { flag }: { flag: string }) => ({ ...entry, flag, version: 6 }),
      deleteAppointments: (_: unknown, { ids }: { ids: string[] }) => ({ ids, undoUntil: monday('10:00') }),
    },
  });
  return { ...opened, onClose };
}
const tell = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Tell the customer' });
const cannot = 'Bob cannot be told: no email address and no consent to texts.';

test('the customer is told unless it is left out: of a save, a flag with its undo, and a deletion', async () => {
  const { user, writes, onClose, calls } = openOne();
  const dialog = await dialogOf('Ann Lee');
  expect((await tell()).checked).toBe(true);
  const { violations } = await act(() => axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id }) => id)).toEqual([]);
  // Of whom an address is known nothing is asked.
  expect(calls.map(({ name }) => name)).not.toContain('TellField_Reach');
  const status = screen.getByRole('group', { name: 'Set the status' });
  // A status acts at once, so the switch is in view with it.
  expect(screen.getByLabelText('Time').compareDocumentPosition(await tell())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(status.compareDocumentPosition(await tell())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(await tell());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await press(user, 'Canceled', status);
  await screen.findByText('Ann Lee is canceled.');
  await press(user, 'Undo');
  await waitFor(() => expect(writes()).toHaveLength(2));
  await retype(user, 'Time', '11 am');
  await press(user, 'Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await press(user, 'Delete');
  await press(user, 'Delete', await questionOf('Delete this appointment?'));
  await waitFor(() => expect(writes()).toHaveLength(4));
  expect(writes().map(({ variables }) => variables)).toMatchObject([
    { flag: 'CANCELED', tellsCustomer: false },
    { flag: 'CONFIRMED', tellsCustomer: false },
    { input: { startsAt: monday('11:00').replace('.000', ''), tellsCustomer: false } },
    { ids: ['901'], tellsCustomer: false },
  ]);
});

test('who cannot be told is named, unless they booked online', async () => {
  openOne({ customer: bob }, { Query: { customerCanBeTold: () => false } });
  await screen.findByText(cannot);
  expect(screen.queryByRole('switch', { name: 'Tell the customer' })).toBeNull();
});

test('who booked online can be told', async () => {
  openOne({ customer: bob, status: 'BOOKED' }, { Query: { customerCanBeTold: () => false } });
  await tell();
  expect(screen.queryByText(cannot)).toBeNull();
});

test.each([
  ['an event', { status: 'EVENT', title: 'Meeting', customer: null }],
  ['what is past', { startsAt: '2026-11-20T16:00:00.000Z', endsAt: '2026-11-20T16:45:00.000Z' }],
])('of %s nobody is told', async (_, fields) => {
  openOne(fields);
  await screen.findByRole('button', { name: 'Save' });
  await screen.findByLabelText('Notes');
  expect(screen.queryByRole('switch', { name: 'Tell the customer' })).toBeNull();
});

test('a new one tells the customer who was chosen, if they can be told', async () => {
  const canBeTold = jest.fn((__: unknown, { customerId }: { customerId: string }) => customerId === '201');
  const { user, writes } = openEntry(
    <AddAppointmentDialog
      slot={{ startsAt: new Date(monday('10:00')) }}
      isEvent={false}
      timeZone={timeZone}
      onAdded={jest.fn()}
      onClose={jest.fn()}
    />,
    { Query: { customerCanBeTold: canBeTold }, Mutation: { addAppointment: () => anAppointment() } },
  );
  await screen.findByRole('button', { name: 'Add appointment' });
  expect(screen.queryByRole('switch', { name: 'Tell the customer' })).toBeNull();
  const choose = async (name: RegExp) => {
    await press(user, /Select Customer|Change customer/);
    await press(user, name, await dialogOf('Select Customer'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Customer' })).toBeNull());
  };
  await choose(/Bob Lum/);
  await screen.findByText(cannot);
  await choose(/Ann Lee/);
  await user.click(await tell());
  await press(user, 'Add appointment');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]!.variables).toMatchObject({ input: { customerId: '201', tellsCustomer: false } });
});
