import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { AppointmentDialog } from '../../../../web/admin/appointments/entry/AppointmentDialog';
import { refuse } from '../../mock-schema';
import {
  anAppointment,
  dialogOf,
  type Entry,
  maya,
  monday,
  openEntry,
  press,
  questionOf,
  retype,
  taken,
  timeZone,
} from './an-entry';

type Answers = NonNullable<Parameters<typeof openEntry>[1]>;

/** The dialog over a server that keeps one appointment. */
async function openUpdate(fields: object = {}, { Query, Mutation, ...answers }: Answers = {}) {
  const server: { entry: Entry | null } = { entry: anAppointment(fields) };
  const onClose = jest.fn();
  const onBookAgain = jest.fn();
  const change = (next: object) => {
    server.entry = { ...server.entry!, ...next, version: server.entry!.version + 1 };
    return server.entry;
  };
  const opened = openEntry(<AppointmentDialog id="901" {...{ timeZone, onClose, onBookAgain }} />, {
    ...answers,
    Query: {
      appointment: () => server.entry ?? refuse('NOT_FOUND', 'That appointment was not found.'),
      appointmentEvents: () => [],
      ...Query,
    },
    Mutation: {
      updateAppointment: (_: unknown, { input }: { input: object }) => change(input),
      setAppointmentFlag: (_: unknown, { flag }: { flag: string }) => change({ flag }),
      deleteAppointments: (_: unknown, { ids }: { ids: string[] }) => ({ ids, undoUntil: monday('10:00') }),
      restoreAppointments: (_: unknown, { ids }: { ids: string[] }) => ({ ids }),
      ...Mutation,
    },
  });
  return { ...opened, server, change, onClose, onBookAgain };
}
const inputOf = ([write]: { variables: object }[]) => (write as { variables: { input: object } }).variables.input;
const status = () => screen.getByRole('group', { name: 'Set the status' });
const choices = () =>
  within(status())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('only what was changed is saved, with the version that was read', async () => {
  const { user, writes, onClose } = await openUpdate();
  const dialog = await dialogOf('Ann Lee');
  await screen.findByText('Ends at 10:45 AM, 45 min in all.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  const { violations } = await act(() => axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id }) => id)).toEqual([]);
  await user.type(screen.getByLabelText('Notes'), 'Window seat');
  await retype(user, 'Time', '11 am');
  await press(user, 'Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(writes()).toEqual([
    {
      name: 'CalendarPage_Update',
      variables: {
        id: '901',
        version: 5,
        input: { startsAt: '2026-11-23T17:00:00Z', notes: 'Window seat' },
        overrules: false,
      },
    },
  ]);
});

test('another staff member is saved with all parts, and the length that was typed', async () => {
  const { user, writes, onClose } = await openUpdate();
  await screen.findByLabelText('Length in minutes');
  await retype(user, 'Length in minutes', '60');
  await press(user, 'Remove Maya Lin');
  await press(user, 'Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputOf(writes())).toEqual({
    parts: [{ productIds: ['31'], staffId: null, askedForStaff: false, minutes: 60 }],
    // The color follows who does it.
    color: '#019fe8',
  });
});

test('two who change different things both get theirs', async () => {
  const { user, server, change, writes, onClose } = await openUpdate(
    {},
    {
      Mutation: {
        updateAppointment: (_: unknown, { input, version }: { input: object; version: number }) => {
          if (version !== server.entry!.version)
            refuse('STALE', 'Somebody else changed this appointment.', undefined, { current: server.entry! });
          return change(input);
        },
      },
    },
  );
  await user.type(await screen.findByLabelText('Notes'), 'Mine');
  change({ color: '#ac2019' });
  await press(user, 'Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.entry).toMatchObject({ notes: 'Mine', color: '#ac2019' });
  expect(writes()).toHaveLength(2);
});

test('what somebody else changed is compared, and can be taken', async () => {
  const { user, server, change, onClose } = await openUpdate(
    {},
    {
      Mutation: {
        updateAppointment: (_: unknown, { input, version }: { input: object; version: number }) => {
          if (version !== server.entry!.version)
            refuse('STALE', 'Somebody else changed this appointment.', undefined, { current: server.entry! });
          return change(input);
        },
      },
    },
  );
  await user.type(await screen.findByLabelText('Notes'), 'Mine');
  change({ notes: 'Theirs' });
  await press(user, 'Save');
  await screen.findByText('Somebody else changed this appointment');
  const row = screen.getByRole('rowheader', { name: 'Notes' }).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Theirs', 'Mine']);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Theirs', 'Mine']);
  await press(user, 'Save mine anyway');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.entry?.notes).toBe('Mine');
});

test('a change made elsewhere is followed, also by the history; beside unsaved changes it is said', async () => {
  const event = { at: monday('9:00'), actorName: 'Zoë', isByCustomer: false, before: null, after: null, why: null };
  const events = [{ ...event, id: '1', kind: 'ADDED', fields: [] as string[] }];
  const { user, change, hear } = await openUpdate({}, { Query: { appointmentEvents: () => events } });
  const tick = () =>
    hear('CalendarPage_Changed', { calendarChanged: { at: monday('9:00'), __typename: 'CalendarTick' } });
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  await screen.findByText('Added');
  events.unshift({ ...event, id: '2', kind: 'CHANGED', fields: ['notes'] });
  change({ notes: 'Bring the dog' });
  await tick();
  await screen.findByText('Changed notes');
  await user.click(screen.getByRole('tab', { name: 'Appointment' }));
  const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes');
  expect(notes.value).toBe('Bring the dog');
  await retype(user, 'Time', '11 am');
  change({ notes: 'Two dogs' });
  await tick();
  await screen.findByText('Changed elsewhere');
  screen.getByText('Notes: Two dogs');
  expect(notes.value).toBe('Bring the dog');
  expect(screen.queryByText(/^When: /)).toBeNull();
});

test('one that a customer booked is confirmed, and Undo makes it wait again', async () => {
  const { user, writes } = await openUpdate({ status: 'BOOKED', flag: 'REQUESTED' });
  await dialogOf('Ann Lee');
  await screen.findByText('Request');
  // Where it stands is said once.
  expect(choices()).toEqual(['Confirm', 'Decline']);
  expect(within(status()).getByRole('button', { name: 'Confirm' }).className).toContain('contained');
  await press(user, 'Confirm', status());
  await screen.findByText('Ann Lee is confirmed.');
  expect(choices()).toEqual(['Canceled', 'Awaiting']);
  await press(user, 'Undo');
  await waitFor(() => expect(choices()).toEqual(['Confirm', 'Decline']));
  expect(writes().map(({ variables }) => variables)).toEqual([
    { id: '901', version: 5, flag: 'CONFIRMED', overrules: false },
    { id: '901', version: 6, flag: 'REQUESTED', overrules: false },
  ]);
});

test('a request outside of the hours is confirmed on purpose only, as it is when it is moved there', async () => {
  const early = { ...anAppointment().parts[0]!, startsAt: monday('9:00'), endsAt: monday('9:45') };
  const { user, writes } = await openUpdate({ status: 'BOOKED', flag: 'REQUESTED', ...early, parts: [early] });
  await dialogOf('Ann Lee');
  await press(user, 'Confirm', status());
  const question = await questionOf('Outside of the hours');
  within(question).getByText(/outside of Maya Lin's working hours/);
  await press(user, 'Cancel', question);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(writes()).toEqual([]);
  await press(user, 'Confirm', status());
  await press(user, 'Continue', await questionOf('Outside of the hours'));
  await screen.findByText('Ann Lee is confirmed.');
  expect(writes()).toHaveLength(1);
});

test('a canceled one whose time is taken comes back on purpose only', async () => {
  const { user, change } = await openUpdate(
    { flag: 'CANCELED' },
    {
      Mutation: {
        setAppointmentFlag: (_: unknown, { flag, overrules }: { flag: string; overrules: boolean }) =>
          overrules ? change({ flag }) : taken(),
      },
    },
  );
  await dialogOf('Ann Lee');
  expect(choices()).toEqual(['Confirmed']);
  await press(user, 'Confirmed', status());
  await press(user, 'Choose another time', await questionOf('That time is taken'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(choices()).toEqual(['Confirmed']);
  await press(user, 'Confirmed', status());
  await press(user, 'Book anyway', await questionOf('That time is taken'));
  await waitFor(() => expect(choices()).toEqual(['Canceled']));
});

test('deleting says what stays and can be undone after the dialog is closed', async () => {
  const { user, writes, onClose } = await openUpdate();
  await dialogOf('Ann Lee');
  await press(user, 'Delete');
  const question = await questionOf('Delete this appointment?');
  within(question).getByText(/Ann Lee stays on your list/);
  await press(user, 'Delete', question);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await screen.findByText('Ann Lee is deleted.');
  await press(user, 'Undo');
  await screen.findByText('Ann Lee is back in the calendar.');
  expect(writes().map(({ name, variables }) => [name, variables])).toEqual([
    ['AppointmentDialog_Delete', { ids: ['901'] }],
    ['AppointmentDialog_Restore', { ids: ['901'] }],
  ]);
});

test('without a plan deleting opens the plans', async () => {
  const { user, onClose } = await openUpdate(
    {},
    { Mutation: { deleteAppointments: () => refuse('INVALID_PLAN', 'Deleting appointments needs a plan.') } },
  );
  await dialogOf('Ann Lee');
  await press(user, 'Delete');
  await press(user, 'Delete', await questionOf('Delete this appointment?'));
  await dialogOf('Plans');
  expect(onClose).not.toHaveBeenCalled();
});

test('who may not change appointments reads them, and sets where they stand', async () => {
  const { user, writes } = await openUpdate(
    { notes: 'Window seat' },
    { permissions: ['APPOINTMENT_READ', 'APPOINTMENT_STATUS'] },
  );
  const dialog = await dialogOf('Ann Lee');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  within(dialog).getByText('Mon, Nov 23, 10:00 – 10:45 AM');
  within(dialog).getByText('Cut with Maya Lin (asked for), 45 min');
  within(dialog).getByText('Window seat');
  expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Customer Ann Lee' })).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'Call (512) 555-0101' }).getAttribute('href')).toBe(
    'tel:+15125550101',
  );
  within(dialog).getByRole('link', { name: 'ann@example.com' });
  await press(user, 'Canceled', status());
  await screen.findByText('Ann Lee is canceled.');
  expect(writes()).toHaveLength(1);
});

test('the customer leads to their profile', async () => {
  const { user } = await openUpdate();
  await dialogOf('Ann Lee');
  await press(user, 'Customer Ann Lee');
  expect(await dialogOf('Customer')).toBeTruthy();
});

test('its history says who did what, and from where to where it was moved', async () => {
  const event = {
    id: '1',
    isByCustomer: false,
    actorName: 'Zoë Marchetti',
    at: monday('9:00'),
    fields: [],
    before: null,
    after: null,
    why: null,
    isAboutFormer: false,
  };
  const span = (from: string, to: string) => `${monday(from)}/${monday(to)}`;
  const { user } = await openUpdate(
    {},
    {
      Query: {
        appointmentEvents: () => [
          { ...event, id: '6', kind: 'NOT_TOLD', why: 'The former customer stopped texts.', isAboutFormer: true },
          { ...event, id: '5', kind: 'NOT_TOLD', why: 'The customer stopped texts.' },
          { ...event, id: '4', kind: 'FLAG', actorName: '', isByCustomer: true, before: 'no-show', after: 'canceled' },
          { ...event, id: '3', kind: 'FLAG', before: 'confirmed', after: 'no-show' },
          {
            ...event,
            id: '2',
            kind: 'CHANGED',
            fields: ['notes', 'time'],
            before: span('9:00', '9:45'),
            after: span('10:00', '10:45'),
          },
          { ...event, kind: 'ADDED', actorName: '' },
        ],
      },
    },
  );
  await dialogOf('Ann Lee');
  await user.click(screen.getByRole('tab', { name: 'History' }));
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Former customer was not toldThe former customer stopped texts.Greeter, Mon, Nov 23, 9:00 AM',
    'Customer was not toldThe customer stopped texts.Greeter, Mon, Nov 23, 9:00 AM',
    'CanceledThe customer, Mon, Nov 23, 9:00 AM',
    'No-showZoë Marchetti, Mon, Nov 23, 9:00 AM',
    'Changed notes and time, services or staffFrom Mon, Nov 23, 9:00 – 9:45 AM to Mon, Nov 23, 10:00 – 10:45 AMZoë Marchetti, Mon, Nov 23, 9:00 AM',
    'AddedOnline, Mon, Nov 23, 9:00 AM',
  ]);
});

test('one that is gone is no longer available', async () => {
  await openUpdate({}, { Query: { appointment: () => refuse('NOT_FOUND', 'That appointment was not found.') } });
  expect(await screen.findByText('This appointment is no longer available.')).toBeTruthy();
});

test('an event has a name and staff instead of a customer', async () => {
  const { user, writes } = await openUpdate({
    status: 'EVENT',
    title: 'Fair',
    customer: null,
    parts: [{ ...anAppointment().parts[0], staff: null, products: [], askedForStaff: false }],
  });
  await dialogOf('Fair');
  screen.getByText(/without a name it is called Event/);
  expect(choices()).toEqual(['Canceled']);
  await user.click(await screen.findByRole('checkbox', { name: 'Maya Lin' }));
  await press(user, 'Save');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(inputOf(writes())).toEqual({ parts: [{ staffId: maya.id, minutes: 45 }] });
});

test('it says when the customer checked in and was seated, and the history says it too', async () => {
  const checkIn = { id: '61', at: monday('10:02'), status: 'SEATED', seatedAt: monday('10:05') };
  const arrived = {
    id: '1',
    kind: 'CHECKED_IN',
    at: monday('10:02'),
    actorName: '',
    fields: [],
    before: null,
    after: null,
  };
  const { user } = await openUpdate({ checkIn }, { Query: { appointmentEvents: () => [arrived] } });
  await screen.findByText('Checked in at 10:02 AM, seated at 10:05 AM, being served');
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await screen.findByText('Checked in');
  await screen.findByText(/^On a kiosk or phone, /);
});

test('the customer to call stands before the fields', async () => {
  await openUpdate();
  const card = await screen.findByRole('button', { name: /^Customer / });
  const date = screen.getByLabelText('Date');
  expect(card.compareDocumentPosition(date) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the same visit is booked again a week later', async () => {
  const { user, onBookAgain } = await openUpdate();
  await press(user, 'Book again');
  expect(onBookAgain).toHaveBeenCalledWith({
    startsAt: new Date('2026-11-30T16:00:00.000Z'),
    customer: expect.objectContaining({ id: '201' }),
    parts: [
      expect.objectContaining({
        products: [expect.objectContaining({ id: '31' })],
        askedForStaff: true,
        minutes: '45',
      }),
    ],
  });
});
