import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../mock-schema';
import { aMember, anOwner, frontDesk, manager, openStaff, theOwner } from './a-staff';

const signsIn = { access: { state: 'SIGNS_IN', email: null, expiresAt: null } };
const expiresIn = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
const invitation = (state: string, days: number) => ({
  access: { state, email: 'ann@salon.example', expiresAt: expiresIn(days) },
});
const ann = aMember('2', 'Ann', 'Lee', { email: 'ann@salon.example' });
const bo = aMember('3', 'Bo', 'Élan', { ...signsIn, role: 'FRONT_DESK' });
const cy = aMember('4', 'Cy', 'Moss', { ...signsIn, role: 'OWNER' });
const row = (name: string) => screen.findByRole('listitem', { name });
type User = ReturnType<typeof openStaff>['user'];

async function entriesOf(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  const words = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return words.filter((word) => !['Update Info', 'Add Photos', 'Hours', 'Delete'].includes(word ?? ''));
}
async function choose(user: User, name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

test('the list says who signs in, and until when an invitation is good', async () => {
  openStaff([
    theOwner,
    { ...ann, ...invitation('INVITED', 6) },
    bo,
    aMember('5', 'Di', 'Ray', invitation('INVITED', 0.5)),
    aMember('6', 'Ed', 'Roy', invitation('EXPIRED', -1)),
    aMember('7', 'Flo', 'Sun', invitation('UNDELIVERED', 6)),
  ]);
  expect((await row('Ann Lee')).textContent).toContain('Invited · expires in 6 days');
  expect((await row('Bo Élan')).textContent).toContain('Signs in');
  expect((await row('Di Ray')).textContent).toContain('Invited · expires within a day');
  expect((await row('Ed Roy')).textContent).toContain('Invitation expired');
  expect((await row('Flo Sun')).textContent).toContain('Invitation did not reach ann@salon.example');
});

test.each([
  ['a manager', manager, [['Invite to Sign In'], ['Remove Access'], []]],
  ['an owner', anOwner, [['Invite to Sign In'], ['Make Owner', 'Remove Access'], ['Change Role', 'Remove Owner']]],
])('%s is offered what their role may do, and nothing else', async (_who, viewer, [ofAnn, ofBo, ofCy]) => {
  const { user } = openStaff([ann, bo, cy], { viewer });
  expect(await entriesOf(user, 'Ann Lee')).toEqual(ofAnn);
  expect(await entriesOf(user, 'Bo Élan')).toEqual(ofBo);
  expect(await entriesOf(user, 'Cy Moss')).toEqual(ofCy);
});

test('the front desk sees no menus but their own way out', async () => {
  const { user, calls, session } = openStaff([theOwner, { ...bo, isYou: true, access: null }], {
    viewer: frontDesk,
    Mutation: { leaveBusiness: () => ({ success: true, message: 'You no longer work at this business.' }) },
  });
  expect((await row('Bo Élan')).textContent).toContain('Front desk · you');
  expect(screen.queryByRole('button', { name: 'Edit Zoë Marchetti' })).toBeNull();
  expect(await entriesOf(user, 'Bo Élan')).toEqual(['Leave This Business']);
  await choose(user, 'Bo Élan', 'Leave This Business');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave Salon on the Corner?' }));
  session.viewer = { ...frontDesk, role: null, business: null, permissions: [], formerBusiness: 'Salon on the Corner' };
  await user.click(question.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'You no longer work at Salon on the Corner' })).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(['StaffAccess_Leave']);
});

test('an invitation is sent, sent again and taken back; without an address the form opens first', async () => {
  const answers =
    (state: string, days: number) =>
    (_: unknown, { id }: { id: string }) => ({ ...ann, id, ...invitation(state, days) });
  const { user, calls, address, server } = openStaff([ann, aMember('5', 'Di', 'Ray')], {
    Mutation: {
      inviteStaffMember: (_: unknown, { id }: { id: string }) => {
        server.members = server.members.map((one) => (one.id === id ? { ...one, ...invitation('INVITED', 7) } : one));
        return answers('INVITED', 7)(_, { id });
      },
      revokeInvitation: (_: unknown, { id }: { id: string }) => {
        server.members = server.members.map((one) => (one.id === id ? ann : one));
        return { ...ann, id };
      },
    },
  });
  await choose(user, 'Ann Lee', 'Invite to Sign In');
  expect(await screen.findByText('An invitation is on its way to ann@salon.example.')).toBeTruthy();
  await waitFor(async () => expect((await row('Ann Lee')).textContent).toContain('expires in 7 days'));
  await choose(user, 'Ann Lee', 'Send a New Invitation');
  await choose(user, 'Ann Lee', 'Take Invitation Back');
  expect(await screen.findByText('The invitation of Ann Lee is taken back.')).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(['StaffAccess_Invite', 'StaffAccess_Invite', 'StaffAccess_Revoke']);
  await choose(user, 'Di Ray', 'Invite to Sign In');
  expect(address()).toBe('/account/staff?member=5');
});

test('a refused invitation says why', async () => {
  const { user } = openStaff([ann], {
    Mutation: { inviteStaffMember: () => refuse('CONFLICT', 'Somebody with this email address works here already.') },
  });
  await choose(user, 'Ann Lee', 'Invite to Sign In');
  expect(await screen.findByText('Somebody with this email address works here already.')).toBeTruthy();
});

test('removing the access asks first', async () => {
  const { user, calls } = openStaff([bo], { Mutation: { removeStaffAccess: () => ({ ...bo, ...ann, id: '3' }) } });
  await choose(user, 'Bo Élan', 'Remove Access');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the access of Bo Élan?' }));
  expect(calls).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove access' }));
  expect(await screen.findByText('Bo Élan no longer signs in here.')).toBeTruthy();
  expect(calls).toEqual([{ name: 'StaffAccess_Remove', variables: { id: '3' } }]);
});

test('owners change behind the password; the last one stays, and the dialog says so', async () => {
  let isLast = true;
  const { user, calls } = openStaff([bo, cy], {
    viewer: anOwner,
    Mutation: {
      confirmPassword: () => ({ validUntil: '2026-11-21T15:05:00.000Z' }),
      lowerOwner: () => (isLast ? refuse('CONFLICT', 'A business needs an owner, and this one has no other.') : cy),
    },
  });
  await choose(user, 'Cy Moss', 'Change Role');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Cy Moss' }));
  await user.type(dialog.getByLabelText('Your password'), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(await dialog.findByText('A business needs an owner, and this one has no other.')).toBeTruthy();
  isLast = false;
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Cy Moss has the role Manager now.')).toBeTruthy();
  expect(calls.at(-1)).toEqual({ name: 'StaffAccess_LowerOwner', variables: { id: '4', role: 'MANAGER' } });
});

test('a new one is invited with a switch, which needs an address', async () => {
  const { user, calls } = openStaff([theOwner], { path: '/account/staff?action=add-staff' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Staff' }));
  await user.type(dialog.getByLabelText('First name'), 'Bea');
  await user.type(dialog.getByLabelText('Last name'), 'Ray');
  await user.click(dialog.getByRole('switch', { name: 'Invite to sign in' }));
  await user.click(dialog.getByRole('button', { name: 'Add staff' }));
  expect(await dialog.findByText('Enter an email address: the invitation goes there.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Email'), 'bea@example.com');
  await user.click(dialog.getByRole('button', { name: 'Add staff' }));
  expect(await screen.findByText('Bea Ray is added and invited.')).toBeTruthy();
  expect(calls).toEqual([
    {
      name: 'StaffPage_Add',
      variables: { input: expect.objectContaining({ email: 'bea@example.com', invites: true }) },
    },
  ]);
});
