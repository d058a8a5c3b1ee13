import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openApp, owner, refuse } from '../open-app';

const valid = { verifyPasswordToken: () => ({ isTokenValid: true, userId: '7', token: 'reset' }) };
const done = {
  isPasswordReset: true,
  message: 'You have successfully reset your password. Please login.',
  viewer: null,
  loginToken: null,
};

test('reset instructions are sent for a valid email only, and the answer is green', async () => {
  const { user, calls } = openApp('/forgot_password', {
    Mutation: { sendEmailLink: () => ({ success: true, message: 'The link is on its way.' }) },
  });
  const send = await screen.findByRole('button', { name: 'Send Reset Instructions' });
  expect(screen.getByRole('heading', { name: 'Forgot password?' })).toBeTruthy();
  expect(send).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Email'), 'zoe@salon.example');
  await user.click(send);
  expect((await screen.findByText('The link is on its way.')).closest('.MuiAlert-colorSuccess')).toBeTruthy();
  expect(calls).toEqual([{ name: 'SendEmailLink', variables: { email: 'zoe@salon.example', tokenType: 'PASSWORD' } }]);
});

test('a new password needs both fields; whether they match is for the server to say', async () => {
  const { user, calls } = openApp('/password_reset/mailed', {
    Mutation: {
      ...valid,
      resetPassword: () => refuse('INVALID_INPUT', 'The two passwords are not the same.', 'password2'),
    },
  });
  const button = await screen.findByRole('button', { name: 'Reset Password' });
  await user.type(screen.getByLabelText('New password'), 'correct horse');
  expect(button).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('New password again'), 'correct house');
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('The two passwords are not the same.');
  expect(calls.at(-1)?.variables).toEqual({
    input: { password: 'correct horse', password2: 'correct house', token: 'reset', userId: '7' },
  });
});

test('after the reset one is asked to sign in', async () => {
  const { user } = openApp('/password_reset/mailed', { Mutation: { ...valid, resetPassword: () => done } });
  await user.type(await screen.findByLabelText('New password'), 'correct horse');
  await user.type(screen.getByLabelText('New password again'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByText('You have successfully reset your password. Please login.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
});

test('an answer with a viewer signs in directly and leads to the remembered address', async () => {
  localStorage.setItem('greeter.lastUrl', '/account/dashboard?day=1');
  const { user, address } = openApp('/password_reset/mailed', {
    Query: { queueCounts: () => ({ checkedIn: 0, seated: 0, canceled: 0 }) },
    Mutation: { ...valid, resetPassword: () => ({ ...done, viewer: owner }) },
  });
  await user.type(await screen.findByLabelText('New password'), 'correct horse');
  await user.type(screen.getByLabelText('New password again'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  await screen.findByText('Welcome, Zoë!');
  expect(address()).toBe('/account/dashboard?day=1');
});

test('a link that is not valid says so', async () => {
  openApp('/password_reset/old', {
    Mutation: { verifyPasswordToken: () => ({ isTokenValid: false, userId: null, token: null }) },
  });
  expect(await screen.findByRole('heading', { name: "There's a small problem." })).toBeTruthy();
  expect(
    screen.getByText("The link you requested isn't valid. It seems you may have taken a wrong turn."),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
});
