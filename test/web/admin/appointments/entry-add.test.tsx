import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { AddAppointmentDialog } from '../../../../web/admin/appointments/entry/AddAppointmentDialog';
import { refuse } from '../../mock-schema';
import {
  anAppointment,
  dialogOf,
  maya,
  monday,
  noah,
  openEntry,
  press,
  questionOf,
  retype,
  taken,
  timeZone,
} from './an-entry';

type Answers = Parameters<typeof openEntry>[1];
type Slot = Parameters<typeof AddAppointmentDialog>[0]['slot'];

async function openAdd(slot: Slot = { startsAt: new Date(monday('10:00')) }, answers: Answers = {}, isEvent = false) {
  const [onAdded, onClose] = [jest.fn(), jest.fn()];
  const opened = openEntry(
    <AddAppointmentDialog slot={slot} isEvent={isEvent} timeZone={timeZone} onAdded={onAdded} onClose={onClose} />,
    { Mutation: { addAppointment: () => anAppointment() }, ...answers },
  );
  // Before, a dialog of the same name waits for the settings.
  await screen.findByRole('button', { name: isEvent ? 'Add event' : 'Add appointment' });
  const dialog = await dialogOf(isEvent ? 'New event' : 'New appointment');
  return { ...opened, dialog, onAdded, onClose };
}
type User = Awaited<ReturnType<typeof openAdd>>['user'];

async function choose(user: User, part: HTMLElement, service: RegExp) {
  await press(user, 'Select Products & Services', part);
  const picker = await dialogOf('Select Products & Services');
  await user.click(await within(picker).findByRole('checkbox', { name: service }));
  await press(user, 'Done', picker);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Products & Services' })).toBeNull());
}
async function chooseStaff(user: User, part: HTMLElement, name: string) {
  await press(user, 'Select Staff', part);
  const picker = await dialogOf('Select Staff');
  await user.click(await within(picker).findByRole('radio', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Staff' })).toBeNull());
}
async function chooseCustomer(user: User, name: RegExp) {
  await press(user, /Select Customer|Change customer/);
  await press(user, name, await dialogOf('Select Customer'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Customer' })).toBeNull());
}
const add = (user: User) => press(user, 'Add appointment');
const length = (part: HTMLElement) => within(part).getByLabelText<HTMLInputElement>('Length in minutes');

test('of each staff member an event says what they have next', async () => {
  const appointments = [
    { id: '9', flag: 'CONFIRMED', parts: [{ startsAt: monday('14:00'), staff: { id: maya.id } }] },
    { id: '8', flag: 'CANCELED', parts: [{ startsAt: monday('11:00'), staff: { id: maya.id } }] },
  ];
  await openAdd(
    undefined,
    { Query: { calendar: () => ({ timeZone, hasHours: false, days: [], appointments }) } },
    true,
  );
  await screen.findByRole('checkbox', { name: /^Maya Lin ?Next appointment: Mon, Nov 23, 2:00 PM$/ });
});

test('an appointment of two services has the lengths of its services, the color of who does it, and their sum at the end', async () => {
  const { user, writes, onAdded } = await openAdd();
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-11-23');
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('10:00 AM');
  screen.getByText('Ends at 10:30 AM, 30 min in all.');
  await add(user);
  await screen.findByText('Select a customer.');
  await chooseCustomer(user, /Ann Lee/);
  await choose(user, screen.getByRole('group', { name: 'Service' }), /Cut/);
  expect(length(screen.getByRole('group', { name: 'Service' })).value).toBe('45');
  await chooseStaff(user, screen.getByRole('group', { name: 'Service' }), 'Maya Lin');
  await user.click(screen.getByRole('checkbox', { name: 'The customer asked for them' }));
  await press(user, 'Add another service');
  const second = screen.getByRole('group', { name: 'Service 2' });
  await choose(user, second, /Color/);
  // 62 minutes, in steps of 5.
  expect(length(second).value).toBe('65');
  screen.getByText('Ends at 11:50 AM, 1 h 50 min in all.');
  await user.clear(length(second));
  await user.type(length(second), '61');
  await add(user);
  await screen.findByText('Lengths are multiples of 5 minutes.');
  await user.clear(length(second));
  await user.type(length(second), '90');
  await choose(user, second, /Cut/);
  expect(length(second).value).toBe('90');
  await user.type(screen.getByLabelText('Notes'), 'A high chair');
  await add(user);
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith('901'));
  expect(writes()).toEqual([
    {
      name: 'AddAppointment_Add',
      variables: {
        overrules: false,
        input: {
          isEvent: false,
          customerId: '201',
          startsAt: '2026-11-23T16:00:00Z',
          parts: [
            { productIds: ['31'], staffId: maya.id, askedForStaff: true, minutes: 45 },
            { productIds: ['32', '31'], staffId: null, askedForStaff: false, minutes: 90 },
          ],
          notes: 'A high chair',
          color: maya.color,
        },
      },
    },
  ]);
});

test('the form is right for a screen reader, and its errors are at their fields', async () => {
  const { user, dialog } = await openAdd();
  await add(user);
  const button = await screen.findByRole('button', { name: 'Select Customer' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  await retype(user, 'Time', '10:07');
  await screen.findByText('Times are multiples of 5 minutes.');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-20' } });
  await screen.findByText('The date cannot be earlier than today.');
  const { violations } = await act(() => axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('customers are found by letter and search, and a new one is chosen at once', async () => {
  const { user, calls } = await openAdd(undefined, {
    Mutation: {
      registerCustomer: () => ({ id: '203', firstName: 'Cleo', lastName: 'Orr', phone: '5125550103', tags: [] }),
    },
  });
  // Once one is chosen, the form could be sent.
  await chooseCustomer(user, /Ann Lee/);
  await press(user, /Select Customer|Change customer/);
  const picker = await dialogOf('Select Customer');
  expect(await within(picker).findAllByRole('heading', { level: 3 })).toHaveLength(2);
  within(picker).getByRole('heading', { name: 'A' });
  await user.type(within(picker).getByRole('searchbox'), 'Zed{Enter}');
  await within(picker).findByText('Your search - Zed - did not match any data.');
  await press(user, 'New Customer', picker);
  const form = await dialogOf('Add Customer');
  await user.type(within(form).getByLabelText('First name'), 'Cleo');
  await user.type(within(form).getByLabelText('Last name'), 'Orr');
  await user.type(within(form).getByLabelText('Phone number'), '5125550103');
  await press(user, 'Add customer', form);
  await screen.findByRole('button', { name: 'Change customer: Cleo Orr' });
  // Their form stands in that of the appointment, which is not sent with it.
  expect(calls.filter(({ name }) => name === 'AddAppointment_Add')).toEqual([]);
});

test('an empty list says how customers come about', async () => {
  const { user } = await openAdd(undefined, { Query: { customers: () => ({ total: 0, cursor: null, items: [] }) } });
  await press(user, /Select Customer|Change customer/);
  const picker = await dialogOf('Select Customer');
  await within(picker).findByText('No Customers Yet');
  within(picker).getByText('Customers can be added manually or when they check in.');
});

test('times of the hours are offered in steps of 5 minutes, and others can be typed', async () => {
  const { user } = await openAdd();
  await user.click(screen.getByLabelText('Time'));
  await user.keyboard('{ArrowDown}');
  const options = within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect([options[0], options[1], options.at(-1)]).toEqual(['9:00 AM', '9:05 AM', '5:00 PM']);
  await user.keyboard('{Escape}');
  await retype(user, 'Time', '730p');
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('7:30 PM');
  screen.getByText('Ends at 8:00 PM, 30 min in all.');
});

test('who is chosen has their next appointment beside the name', async () => {
  const calendar = (_: unknown, { days }: { days: number }) => ({
    timeZone,
    hasHours: false,
    days: [],
    busy: [],
    total: 3,
    appointments:
      days === 7
        ? [
            anAppointment({ id: '1', parts: [{ ...anAppointment().parts[0], startsAt: monday('11:00') }] }),
            anAppointment({ id: '2' }),
            anAppointment({
              id: '3',
              flag: 'CANCELED',
              parts: [{ ...anAppointment().parts[0], startsAt: monday('9:00') }],
            }),
          ]
        : [],
  });
  const { user } = await openAdd(undefined, { Query: { calendar } });
  await press(user, 'Select Staff', screen.getByRole('group', { name: 'Service' }));
  const picker = await dialogOf('Select Staff');
  await within(picker).findByRole('radio', { name: 'Maya Lin Next appointment: Mon, Nov 23, 10:00 AM' });
  within(picker).getByRole('radio', { name: 'Noah Ray' });
});

test('a time outside of the hours of the business, or of who does it, is asked about', async () => {
  const { user, writes, onAdded } = await openAdd({ startsAt: new Date(monday('7:30')) });
  await chooseCustomer(user, /Ann Lee/);
  await add(user);
  const question = await questionOf('Outside of the hours');
  within(question).getByText(
    '07:30 AM, Monday is a time outside of your normal business hours. Continue booking anyway?',
  );
  await press(user, 'Cancel', question);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(writes()).toEqual([]);
  await chooseStaff(user, screen.getByRole('group', { name: 'Service' }), 'Maya Lin');
  await retype(user, 'Time', '9:30 am');
  await add(user);
  const again = await questionOf('Outside of the hours');
  within(again).getByText("09:30 AM, Monday is outside of Maya Lin's working hours. Continue booking anyway?");
  await press(user, 'Continue', again);
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
  expect(writes()).toHaveLength(1);
});

test('what the page asked about already is not asked again', async () => {
  const { user, onAdded } = await openAdd({ startsAt: new Date(monday('7:30')), isAgreed: true });
  await chooseCustomer(user, /Ann Lee/);
  await add(user);
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
});

test('a taken time shows free ones, and is saved over on purpose', async () => {
  const { user, writes, onAdded } = await openAdd(undefined, {
    Mutation: {
      addAppointment: (_: unknown, { overrules }: { overrules: boolean }) =>
        overrules ? anAppointment() : taken([monday('11:15')]),
    },
  });
  await chooseCustomer(user, /Ann Lee/);
  await add(user);
  await press(user, 'Choose another time', await questionOf('That time is taken'));
  await press(user, 'Mon, Nov 23, 11:15 AM');
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('11:15 AM');
  await add(user);
  const question = await questionOf('That time is taken');
  within(question).getByText('Mon, Nov 23, 10:00 – 11:00 AM');
  await press(user, 'Book anyway', question);
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith('901'));
  expect(writes().map(({ variables }) => (variables as { overrules: boolean }).overrules)).toEqual([
    false,
    false,
    true,
  ]);
});

test('an event blocks the time of some, for days, and its end moves with its start', async () => {
  const { user, writes, onAdded } = await openAdd(
    { startsAt: new Date(monday('10:00')), minutes: 60 },
    { Mutation: { addAppointment: () => anAppointment({ status: 'EVENT', title: 'Fair', customer: null }) } },
    true,
  );
  await user.type(screen.getByLabelText('Name'), 'Fair');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Everybody' }).checked).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Noah Ray' }));
  await user.click(screen.getByRole('checkbox', { name: 'Maya Lin' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Everybody' }).checked).toBe(false);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-24' } });
  expect(screen.getByLabelText<HTMLInputElement>('End date').value).toBe('2026-11-24');
  fireEvent.change(screen.getByLabelText('End date'), { target: { value: '2026-11-22' } });
  await press(user, 'Add event');
  await screen.findByText('The end must be after the start.');
  fireEvent.change(screen.getByLabelText('End date'), { target: { value: '2026-11-25' } });
  await retype(user, 'End time', '12:30 pm');
  await press(user, 'Add event');
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
  const minutes = 26.5 * 60;
  expect(writes()[0]?.variables).toEqual({
    overrules: false,
    input: {
      isEvent: true,
      title: 'Fair',
      startsAt: '2026-11-24T16:00:00Z',
      parts: [
        { staffId: maya.id, minutes },
        { staffId: noah.id, minutes },
      ],
      notes: '',
      color: noah.color,
    },
  });
});

test('a refusal can be dismissed and tried again, and leaving asks', async () => {
  const { user, dialog, onClose } = await openAdd(undefined, {
    Mutation: { addAppointment: () => refuse('INTERNAL', 'Something went wrong.') },
  });
  await chooseCustomer(user, /Ann Lee/);
  await add(user);
  await within(dialog).findByText('Something went wrong.');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add appointment' }).disabled).toBe(false);
  await press(user, 'Dismiss', dialog);
  expect(within(dialog).queryByText('Something went wrong.')).toBeNull();
  await press(user, 'Cancel', dialog);
  await press(user, 'Leave', await questionOf('Leave without saving?'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
