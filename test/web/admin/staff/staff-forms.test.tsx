import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../../mock-schema';
import { aMember, openStaff, theOwner } from './a-staff';

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const ann = aMember('2', 'Ann', 'Lee', { phone: '5125550123', productIds: ['31', '99'] });

async function faults() {
  const { violations } = await act(() =>
    axe.run(screen.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

test('a new staff member needs a role and both names, and has role, color and items', async () => {
  const { user, calls } = openStaff([theOwner], { path: '/account/staff?action=add-staff' });
  await screen.findByRole('dialog', { name: 'Add Staff' });
  // The owner has the first color.
  await waitFor(() => expect(field('Color as #rrggbb').value).toBe('#1a5aa3'));
  expect(field('Role').value).toBe('STAFF');
  const submit = button('Add staff');
  expect(submit).toHaveProperty('disabled', true);
  await user.type(field('First name'), 'Mia');
  await user.type(field('Last name'), ' ');
  expect(submit).toHaveProperty('disabled', true);
  await user.type(field('Last name'), 'Moss');
  await user.selectOptions(field('Role'), '');
  expect(submit).toHaveProperty('disabled', true);
  await user.selectOptions(field('Role'), 'Manager');
  await user.click(screen.getByRole('radio', { name: 'Honey' }));
  await user.type(field('Phone'), '512');
  await user.click(submit);
  expect(await screen.findByText('Please enter a US phone number with 10 digits.')).toBeTruthy();
  await user.type(field('Phone'), ' 555 0177');
  await user.click(await screen.findByRole('button', { name: 'Select Products & Services' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Select Products & Services' }));
  await user.click(await picker.findByRole('checkbox', { name: /Color/ }));
  await user.click(picker.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(await faults()).toEqual([]);
  await user.click(submit);
  await closed();
  expect(await screen.findByText('Mia Moss is added.')).toBeTruthy();
  expect(await screen.findByRole('listitem', { name: 'Mia Moss' })).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({
    input: {
      firstName: 'Mia',
      lastName: 'Moss',
      invites: false,
      role: 'MANAGER',
      phone: '512 555 0177',
      email: '',
      color: '#f0b34a',
      productIds: ['32'],
    },
  });
});

test('only what was changed is sent, with the version that was read; archived items stay', async () => {
  const { user, calls } = openStaff([theOwner, ann], { path: '/account/staff?member=2' });
  await screen.findByRole('dialog', { name: 'Update Info' });
  expect(field('Phone').value).toBe('(512) 555-0123');
  await user.clear(field('First name'));
  expect(button('Save')).toHaveProperty('disabled', true);
  await user.type(field('First name'), 'Anna');
  await user.click(await screen.findByRole('button', { name: 'Remove Cut' }));
  expect(button('Remove Archived item')).toBeTruthy();
  await user.click(button('Save'));
  await closed();
  expect(calls.at(-1)).toEqual({
    name: 'StaffPage_Update',
    variables: { id: '2', version: 1, input: { firstName: 'Anna', productIds: ['99'] } },
  });
  expect(await screen.findByText('Anna Lee is saved.')).toBeTruthy();
});

test('of an owner names, phone, e-mail address and role are there to read; the color is theirs', async () => {
  const { user, calls } = openStaff([theOwner], { path: '/account/staff?member=1' });
  const form = within(await screen.findByRole('dialog', { name: 'Update Info' }));
  expect(form.getByText('Owner')).toBeTruthy();
  expect(form.getByText('(512) 555-0100')).toBeTruthy();
  expect(form.getAllByRole('textbox').map((each) => (each as HTMLInputElement).value)).toEqual(['#019fe8']);
  expect(await faults()).toEqual([]);
  await user.click(form.getByRole('radio', { name: 'Violet' }));
  await user.click(button('Save'));
  await closed();
  expect(calls.at(-1)?.variables).toEqual({ id: '1', version: 1, input: { color: '#5b3f9e' } });
});

test('what somebody else changed meanwhile stands beside the own, which can be saved over it', async () => {
  const theirs = { ...ann, version: 2, firstName: 'Anne', email: 'anne@salon.example' };
  const { user, calls } = openStaff([theOwner, ann], {
    path: '/account/staff?member=2',
    Mutation: {
      updateStaffMember: (_: unknown, { version, input }: { version: number; input: object }) =>
        version === 1
          ? refuse('STALE', 'Somebody else changed this staff member.', undefined, { current: theirs })
          : { ...theirs, ...input, version: 3 },
    },
  });
  await screen.findByRole('dialog', { name: 'Update Info' });
  await user.clear(field('First name'));
  await user.type(field('First name'), 'Anna');
  await user.click(button('Save'));
  const panel = (await screen.findByText('Somebody else changed this staff member')).closest<HTMLElement>(
    '[role=alert]',
  )!;
  expect(within(panel).getByText('Anne')).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Save mine anyway' }));
  await closed();
  expect(calls.at(-1)?.variables).toEqual({ id: '2', version: 2, input: { firstName: 'Anna' } });
});

test('leaving asks while something is unsaved', async () => {
  const { user, address } = openStaff([theOwner, ann], { path: '/account/staff?member=2' });
  await screen.findByRole('dialog', { name: 'Update Info' });
  await user.type(field('Last name'), 's');
  await user.click(button('Cancel'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await closed();
  expect(address()).toBe('/account/staff');
});
