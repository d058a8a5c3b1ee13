import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { AddAppointmentDialog } from '../../../../web/admin/appointments/entry/AddAppointmentDialog';
import { AppointmentDialog } from '../../../../web/admin/appointments/entry/AppointmentDialog';
import { refuse } from '../../mock-schema';
import { anAppointment, dialogOf, monday, openEntry, press, timeZone } from './an-entry';

await import('../../../../web/admin/forms/select/SelectFormsDialog');
await import('../../../../web/admin/appointments/entry/AppointmentForms');

const form = (formId: string, name: string, more: object = {}) => ({
  formId,
  name,
  signatureRequired: true,
  isArchived: false,
  signedAt: null as string | null,
  signatureId: null as string | null,
  signerName: null as string | null,
  ...more,
});
const signed = form('52', 'Waiver', { signedAt: monday('9:05'), signatureId: '77', signerName: 'Ann Lee' });
const listed = (...forms: ReturnType<typeof form>[]) => ({
  forms: () => ({
    total: forms.length,
    cursor: null,
    items: forms.map(({ formId, name, signatureRequired }) => ({ id: formId, name, signatureRequired })),
  }),
});
const permissions = ['APPOINTMENT_READ', 'APPOINTMENT_WRITE', 'APPOINTMENT_STATUS', 'FORM_READ', 'SIGNATURE_READ'];
const inputOf = ([write]: { variables: object }[]) => (write as { variables: { input: object } }).variables.input;
const faults = async (element: HTMLElement) =>
  (await act(() => axe.run(element, { rules: { 'color-contrast': { enabled: false } } }))).violations.map(
    ({ id }) => id,
  );

function openUpdate(forms: ReturnType<typeof form>[], Mutation = {}) {
  const entry = anAppointment({ forms });
  const onClose = jest.fn();
  return openEntry(<AppointmentDialog id="901" timeZone={timeZone} onClose={onClose} onBookAgain={null} />, {
    permissions,
    Query: {
      appointment: () => entry,
      appointmentEvents: () => [],
      appointmentFormsUrl: () => 'https://salon.example/appointment/901/key',
      ...listed(form('51', 'Care'), form('52', 'Waiver')),
    },
    Mutation: { updateAppointment: () => ({ ...entry, version: 6 }), ...Mutation },
  });
}
const select = async (user: ReturnType<typeof openUpdate>['user'], name: string | RegExp) => {
  await press(user, 'Select Forms');
  const picker = await dialogOf('Select Forms');
  await user.click(await within(picker).findByRole('checkbox', { name }));
  return picker;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Forms' })).toBeNull());

test('forms are chosen with a new appointment; an event has none', async () => {
  const { user, writes } = openEntry(
    <AddAppointmentDialog
      slot={{ startsAt: new Date(monday('10:00')) }}
      timeZone={timeZone}
      onAdded={jest.fn()}
      onClose={jest.fn()}
    />,
    {
      permissions,
      Query: listed(form('51', 'Care', { signatureRequired: false }), form('52', 'Waiver')),
      Mutation: { addAppointment: () => anAppointment() },
    },
  );
  await screen.findByRole('button', { name: 'Add appointment' });
  const picker = await select(user, 'Care (no signature)');
  expect(await faults(picker)).toEqual([]);
  await press(user, 'Done', picker);
  await closed();
  expect(screen.getByRole('button', { name: 'Remove Care' })).toBeTruthy();
  await press(user, /Select Customer/);
  await press(user, /Ann Lee/, await dialogOf('Select Customer'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Customer' })).toBeNull());
  await press(user, 'Add appointment');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(inputOf(writes())).toMatchObject({ formIds: ['51'] });
  await user.click(screen.getByRole('button', { name: 'Event' }));
  expect(screen.queryByRole('button', { name: 'Select Forms' })).toBeNull();
});

test('without forms the select says so', async () => {
  const { user } = openEntry(
    <AddAppointmentDialog
      slot={{ startsAt: new Date(monday('10:00')) }}
      timeZone={timeZone}
      onAdded={jest.fn()}
      onClose={jest.fn()}
    />,
    { permissions, Query: listed() },
  );
  await screen.findByRole('button', { name: 'Add appointment' });
  await press(user, 'Select Forms');
  const picker = await dialogOf('Select Forms');
  expect(await within(picker).findByText('No Forms Yet')).toBeTruthy();
});

test('what is signed stays: neither its chip nor its checkbox takes it away; the others can go', async () => {
  const { user, writes } = openUpdate([signed, form('51', 'Care')]);
  await press(user, 'Remove Waiver');
  const alert = 'Forms which have been viewed/signed by customers cannot be removed.';
  expect(screen.getByRole('alert').textContent).toBe(alert);
  const picker = await select(user, 'Waiver');
  expect(within(picker).getByRole('alert').textContent).toBe(alert);
  await user.click(within(picker).getByRole('checkbox', { name: 'Care' }));
  await press(user, 'Done', picker);
  await closed();
  expect(screen.queryByRole('alert')).toBeNull();
  await press(user, 'Save');
  await waitFor(() => expect(inputOf(writes())).toEqual({ formIds: ['52'] }));
});

test('saving sends the forms where that is switched on', async () => {
  const { user, writes } = openUpdate([signed, form('51', 'Care')]);
  await user.click(await screen.findByRole('switch', { name: 'Send Forms' }));
  await press(user, 'Save');
  expect(await screen.findByText('Saved. The link to the forms is on its way.')).toBeTruthy();
  expect(inputOf(writes())).toEqual({ sendsForms: true });
});

test('a new appointment sends its forms, only with forms and to who can be told', async () => {
  const canBeTold = (_: unknown, { customerId }: { customerId: string }) => customerId === '201';
  const { user, writes } = openEntry(
    <AddAppointmentDialog
      slot={{ startsAt: new Date(monday('10:00')) }}
      timeZone={timeZone}
      onAdded={jest.fn()}
      onClose={jest.fn()}
    />,
    {
      permissions: [...permissions, 'CUSTOMER_READ'],
      Query: { customerCanBeTold: canBeTold, ...listed(form('51', 'Care')) },
      Mutation: { addAppointment: () => anAppointment() },
    },
  );
  const choose = async (name: RegExp) => {
    await press(user, /Select Customer|Change customer/);
    await press(user, name, await dialogOf('Select Customer'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Customer' })).toBeNull());
  };
  const sending = () => screen.queryByRole('switch', { name: 'Send Forms' });
  await choose(/Ann Lee/);
  await screen.findByRole('switch', { name: 'Tell the customer' });
  expect(sending()).toBeNull();
  await press(user, 'Done', await select(user, 'Care'));
  await closed();
  expect(sending()).toBeTruthy();
  await choose(/Bob Lum/);
  await screen.findByText(/^Bob cannot be told/);
  expect(sending()).toBeNull();
  await choose(/Ann Lee/);
  await user.click(await screen.findByRole('switch', { name: 'Send Forms' }));
  await press(user, 'Add appointment');
  expect(await screen.findByText('Ann Lee is in the calendar, and the link to the forms is on its way.')).toBeTruthy();
  expect(inputOf(writes())).toMatchObject({ formIds: ['51'], sendsForms: true });
});

test('the tab says who signed what when, and sends the link', async () => {
  const sent = jest.fn();
  const { user } = openUpdate([signed, form('51', 'Care'), form('53', 'Old', { isArchived: true })], {
    sendAppointmentForms: (_: unknown, variables: object) => {
      sent(variables);
      return { sentTo: '+15125550101', appointment: anAppointment() };
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Forms (1) not signed' }));
  const list = await screen.findByRole('list', { name: 'Forms' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'WaiverSigned by Ann Lee on Mon, Nov 23, 9:05 AMView',
    'CareNot signed',
    'OldArchived: it can no longer be signed',
  ]);
  expect(await screen.findByDisplayValue('https://salon.example/appointment/901/key')).toBeTruthy();
  expect(await faults(await dialogOf('Ann Lee'))).toEqual([]);
  await press(user, 'Send Ann the link');
  expect(await screen.findByText('The link is on its way to (512) 555-0101.')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ id: '901' });
});

test('who cannot be reached is said', async () => {
  const message = "This month's texts are used up, and Ann has no email address: nothing was sent.";
  const { user } = openUpdate([form('51', 'Care')], { sendAppointmentForms: () => refuse('CONFLICT', message) });
  await user.click(await screen.findByRole('tab', { name: /Forms/ }));
  await press(user, 'Send Ann the link');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('without forms the tab says how to have some, and once all are signed nothing is sent', async () => {
  const { user, unmount } = openUpdate([]);
  await user.click(await screen.findByRole('tab', { name: 'Forms' }));
  expect(await screen.findByText('No forms to sign')).toBeTruthy();
  unmount();
  const again = openUpdate([signed]);
  await again.user.click(await screen.findByRole('tab', { name: 'Forms' }));
  expect(await screen.findByText(/^Signed by Ann Lee/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});
