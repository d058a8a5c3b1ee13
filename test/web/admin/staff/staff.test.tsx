import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../../mock-schema';
import { anImage } from '../../ui/an-image';
import { aMember, aPhoto, frontDesk, manager, openStaff, range, theOwner } from './a-staff';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const row = (name: string) => screen.findByRole('listitem', { name });
const names = () =>
  within(screen.getByRole('list', { name: 'Staff' }))
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));
const ann = aMember('2', 'Ann', 'Lee', {
  phone: '5125550123',
  email: 'ann@salon.example',
  color: '#f0b34a',
  weekly: [range('1', 1), range('2', 2), range('3', 3), range('4', 6, 600, 840)],
});
const bo = aMember('3', 'Bo', 'Élan', {
  email: 'bo@salon.example',
  role: 'FRONT_DESK',
  image: { id: '9', ...anImage('9') },
});
async function choose(user: ReturnType<typeof openStaff>['user'], name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
async function faults(element: Element = document.body) {
  const { violations } = await act(() => axe.run(element, { rules: { 'color-contrast': { enabled: false } } }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

test('everybody has a photo or initials, phone or e-mail, role and hours', async () => {
  const { user, address } = openStaff([theOwner, ann, bo]);
  const first = await row('Ann Lee');
  expect(first.textContent).toBe('ALAnn Lee(512) 555-0123StaffMon – Wed 9:00 AM – 5:00 PMSat 10:00 AM – 2:00 PM');
  expect((await row('Bo Élan')).textContent).toBe('Bo Élanbo@salon.exampleFront deskNo hours yet.');
  expect(screen.queryByText('No Staff Yet')).toBeNull();
  expect(await faults()).toEqual([]);
  await user.click(button('Photos of Bo Élan'));
  expect(address()).toBe('/account/staff?album=3');
});

test('beside the owner there is no staff yet; the first is offered, and n adds one too', async () => {
  const { user, address } = openStaff([theOwner]);
  expect(await screen.findByText('No Staff Yet')).toBeTruthy();
  expect(
    screen.getByText('Adding staff allows you to select them for appointment requests and service jobs.'),
  ).toBeTruthy();
  await user.click(button('Edit Zoë Marchetti'));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Update Info',
    'Add Photos',
    'Hours',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.keyboard('n');
  expect(address()).toBe('/account/staff?action=add-staff');
});

test('the search is in the address; what matches nothing is said', async () => {
  const { user, address } = openStaff([theOwner, ann]);
  await row('Ann Lee');
  await user.type(screen.getByRole('searchbox', { name: 'Search Staff' }), 'Quinn{Enter}');
  expect(await screen.findByText('Your search - Quinn - did not match any data.')).toBeTruthy();
  expect(screen.queryByText('No Staff Yet')).toBeNull();
  expect(address()).toBe('/account/staff?q=Quinn');
});

test('the list follows what somebody else changes', async () => {
  const { server, tick } = openStaff([theOwner, ann]);
  await row('Ann Lee');
  server.members = [theOwner, { ...ann, lastName: 'Moss', version: 2 }, bo];
  tick();
  await row('Ann Moss');
  expect(names()).toEqual(['Zoë Marchetti', 'Ann Moss', 'Bo Élan']);
});

test('a long list comes 25 at a time', async () => {
  const { user } = openStaff(
    Array.from({ length: 30 }, (_, index) => aMember(String(index + 2), `Ann${index}`, 'Lee')),
  );
  await row('Ann0 Lee');
  expect(names()).toHaveLength(25);
  await user.click(button('Show more'));
  await waitFor(() => expect(names()).toHaveLength(30));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

/** Presses Delete once it is known who waits. */
async function confirm(user: ReturnType<typeof openStaff>['user']) {
  const press = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' });
  await waitFor(() => expect(press).toHaveProperty('disabled', false));
  await user.click(press);
}

test('who has parties that wait is deleted with the question who gets them', async () => {
  const { user, calls } = openStaff([theOwner, ann, bo], { Query: { waitingForStaff: () => 2 } });
  await choose(user, 'Ann Lee', 'Delete');
  await screen.findByText('2 parties wait for Ann now.');
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who gets them?' });
  expect([...select.options].map(({ text }) => text)).toEqual(['Anyone', 'Zoë Marchetti', 'Bo Élan']);
  expect(await faults()).toEqual([]);
  await user.selectOptions(select, 'Bo Élan');
  await confirm(user);
  await screen.findByText('Ann Lee is archived.');
  expect(calls[0].variables).toEqual({ ids: [ann.id], giveTo: bo.id });
});

test('who has appointments to come is deleted with the same question, and what became of them is said', async () => {
  const { user } = openStaff([theOwner, ann, bo], {
    Query: { waitingForStaff: () => 1, appointmentsToCome: () => 3 },
    Mutation: { archiveStaffMembers: () => ({ ids: [ann.id], appointments: 3, overlapping: 1 }) },
  });
  await choose(user, 'Ann Lee', 'Delete');
  await screen.findByText('1 party waits for Ann now. Ann has 3 appointments to come.');
  const select = await screen.findByRole('combobox', { name: 'Who gets them?' });
  expect(select.getAttribute('aria-describedby')).toBe(
    screen.getByText('No appointment is canceled: where there is no room, two overlap.').id,
  );
  expect(await faults()).toEqual([]);
  await confirm(user);
  await screen.findByText('Ann Lee is archived. 3 appointments were handed over; 1 overlaps others.');
});

test.each([
  [{}, 'Ann Lee is back on the staff.'],
  [
    { appointments: 3, overlapping: 1 },
    'Ann Lee is back on the staff with 3 appointments. 1 appointment overlaps others.',
  ],
  [
    { appointments: 1, parties: 2, changedAppointments: 3 },
    'Ann Lee is back on the staff with 1 appointment and 2 parties. 3 appointments that changed meanwhile stay where they are.',
  ],
  [{ changedParties: 1 }, 'Ann Lee is back on the staff. 1 party that changed meanwhile stays where it is.'],
])('an undo says what came back and what stays: %j', async (returned, words) => {
  const nothing = { appointments: 0, overlapping: 0, changedAppointments: 0, parties: 0, changedParties: 0 };
  const { user } = openStaff([theOwner, ann, bo], {
    Mutation: { undoStaffArchival: () => ({ ids: [ann.id], ...nothing, ...returned }) },
  });
  await choose(user, 'Ann Lee', 'Delete');
  await confirm(user);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(words);
});

test('deleting asks, archives and can be undone; the archived are restored', async () => {
  const { user, calls } = openStaff([theOwner, ann, bo]);
  await choose(user, 'Ann Lee', 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Ann Lee?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await choose(user, 'Ann Lee', 'Delete');
  await confirm(user);
  expect(await screen.findByText('Ann Lee is archived.')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Zoë Marchetti', 'Bo Élan']));
  await waitFor(() => expect(document.activeElement).toBe(button('Edit Bo Élan')));
  await user.click(button('Undo'));
  await row('Ann Lee');
  await choose(user, 'Bo Élan', 'Delete');
  await confirm(user);
  await screen.findByText('Bo Élan is archived.');
  await user.click(button('Archived'));
  await waitFor(() => expect(names()).toEqual(['Bo Élan']));
  expect(screen.queryByRole('button', { name: 'Add Staff' })).toBeNull();
  expect(await faults()).toEqual([]);
  await user.click(button('Restore Bo Élan'));
  expect(await screen.findByText('Bo Élan is back on the staff.')).toBeTruthy();
  expect(await screen.findByText('Nobody is archived.')).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual([
    'StaffPage_Archive',
    'StaffPage_UndoArchive',
    'StaffPage_Archive',
    'StaffPage_Restore',
  ]);
});

test('who may only read sees the list and photos without any way to change them', async () => {
  openStaff([theOwner, ann, bo], { viewer: frontDesk, path: '/account/staff?view=archived&member=2' });
  await row('Ann Lee');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(['Photos of Bo Élan']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where the plan has no staff nobody can be added, and a change opens the plans', async () => {
  const viewer = { ...manager, business: { ...manager.business, plan: 'BASIC' } };
  const { user } = openStaff([theOwner, ann], {
    viewer,
    Mutation: { archiveStaffMembers: () => refuse('INVALID_PLAN', 'Staff needs the Standard plan.') },
  });
  await row('Ann Lee');
  expect(button('Add Staff')).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Your plan does not include staff/)).toBeTruthy();
  await choose(user, 'Ann Lee', 'Delete');
  await confirm(user);
  const plans = await screen.findByRole('dialog', { name: 'Plans' });
  expect(within(plans).getByText('Staff needs the Standard plan.')).toBeTruthy();
});

test('a list that cannot be read says so and is tried again', async () => {
  let isDown = true;
  const { user } = openStaff([theOwner], {
    Query: {
      staffMembers: () =>
        isDown ? refuse('UNAVAILABLE', 'Greeter is not available.') : { items: [ann], total: 1, cursor: null },
    },
  });
  expect(await screen.findByText('Greeter is not available.')).toBeTruthy();
  isDown = false;
  await user.click(button('Try again'));
  await row('Ann Lee');
});

test('the star marks the main photo, and another one becomes it', async () => {
  const photos = [aPhoto('11', { isMain: true }), aPhoto('12')];
  const { user, calls } = openStaff([theOwner, bo], { path: '/account/staff?album=3', photos });
  const album = await screen.findByRole('dialog', { name: 'Photos of Bo Élan' });
  await user.click(await within(album).findByRole('button', { name: 'Photo 2' }));
  expect(await faults(screen.getByRole('dialog'))).toEqual([]);
  await user.click(button('Set Main'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Set Main' })).toBeNull());
  await user.click(button('All photos'));
  expect(await screen.findByRole('button', { name: 'Photo 2, main photo' })).toBeTruthy();
  expect(calls).toEqual([{ name: 'AlbumDialog_SetMain', variables: { id: '12' } }]);
  expect(button('Add Photos')).toBeTruthy();
});
