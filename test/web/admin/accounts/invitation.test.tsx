import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { openApp, owner, refuse } from '../open-app';

const invitee = { email: 'bea@salon.example', firstName: 'Bea', lastName: 'Ray', hasAccount: false, isYou: false };
const open = { state: 'OPEN', businessName: 'Salon Rosa', role: 'FRONT_DESK', inviter: 'Rosa Diaz', invitee };
const ended = { ...open, role: null, inviter: null, invitee: null };
type Server = NonNullable<Parameters<typeof openApp>[1]>;

const openInvitation = (invitation: object, { viewer = null, Mutation = {} }: Server = {}) =>
  openApp('/invitation/gi_1_secret', {
    viewer,
    Query: { invitation: () => invitation },
    Mutation,
  });
async function faults() {
  const { violations } = await act(() => axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } }));
  return violations.map(({ id }) => id);
}

test('opening the link changes nothing; a new account begins with the name of the staff record', async () => {
  const { user, calls } = openInvitation(open, {
    Mutation: { signUpToInvitation: () => refuse('CONFLICT', 'Too late.') },
  });
  expect(await screen.findByRole('heading', { name: 'Join Salon Rosa' })).toBeTruthy();
  expect(screen.getByText('Rosa Diaz of Salon Rosa invites you to sign in. Your role: Front desk.')).toBeTruthy();
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Bea');
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign Up and Join Salon Rosa' }));
  expect(await screen.findByText('You need to be 13 or older to sign up.')).toBeTruthy();
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText('Phone'), '5125550100');
  await user.type(screen.getByLabelText('Password'), 'a long walk by the sea');
  await user.click(screen.getByRole('checkbox', { name: /13 or older/ }));
  await user.click(screen.getByRole('button', { name: 'Sign Up and Join Salon Rosa' }));
  expect(await screen.findByText('Too late.')).toBeTruthy();
  expect(calls).toEqual([
    {
      name: 'InvitationPage_SignUp',
      variables: {
        token: 'gi_1_secret',
        input: {
          firstName: 'Bea',
          lastName: 'Ray',
          phone: '5125550100',
          password: 'a long walk by the sea',
          isThirteenOrOlder: true,
        },
      },
    },
  ]);
});

test('an address with an account signs in with its password', async () => {
  const { user, calls } = openInvitation(
    { ...open, invitee: { ...invitee, hasAccount: true } },
    { Mutation: { signInToInvitation: () => refuse('UNAUTHENTICATED', 'The password is wrong.', 'password') } },
  );
  await user.type(await screen.findByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign In and Join Salon Rosa' }));
  expect((await screen.findAllByText('The password is wrong.')).length).toBeGreaterThan(0);
  expect(calls[0]).toEqual({ name: 'InvitationPage_SignIn', variables: { token: 'gi_1_secret', password: 'wrong' } });
});

test('who is signed in with it presses once', async () => {
  const { user, calls } = openInvitation(
    { ...open, invitee: { ...invitee, email: owner.email, hasAccount: true, isYou: true } },
    { viewer: owner, Mutation: { acceptInvitation: () => refuse('CONFLICT', 'You work at this business already.') } },
  );
  await user.click(await screen.findByRole('button', { name: 'Join Salon Rosa' }));
  expect(await screen.findByText('You work at this business already.')).toBeTruthy();
  expect(calls).toEqual([{ name: 'InvitationPage_Accept', variables: { token: 'gi_1_secret' } }]);
});

test('who is signed in as somebody else is told, and may switch', async () => {
  const { user, calls, session } = openInvitation(open, {
    viewer: owner,
    Mutation: { signOut: () => ({ success: true, message: '' }) },
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You are signed in as zoe@salon.example. The invitation is for bea@salon.example.',
  );
  expect(await faults()).toEqual([]);
  session.viewer = null;
  await user.click(screen.getByRole('button', { name: 'Switch Account' }));
  expect(await screen.findByRole('button', { name: 'Sign Up and Join Salon Rosa' })).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(['LogoutPage_SignOut']);
});

test.each([
  ['ACCEPTED', 'This invitation was accepted', 'Sign in to work at Salon Rosa.'],
  ['EXPIRED', 'This invitation has ended', /work for 7 days/],
  ['REPLACED', 'This invitation has ended', /use the link in the latest mail/],
  ['REVOKED', 'This invitation has ended', /is not good any more/],
])('%s is said plainly', async (state, title, text) => {
  openInvitation({ ...ended, state });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a wrong link is said plainly', async () => {
  openApp('/invitation/x', { Query: { invitation: () => refuse('NOT_FOUND', 'That invitation was not found.') } });
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
});
