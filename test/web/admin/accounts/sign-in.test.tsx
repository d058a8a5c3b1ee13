import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openApp, owner, refuse } from '../open-app';

const known = { Mutation: { checkEmail: (_: unknown, { email }: { email: string }) => ({ email, known: true }) } };
const unknown = { Mutation: { checkEmail: (_: unknown, { email }: { email: string }) => ({ email, known: false }) } };
const counts = { queueCounts: () => ({ checkedIn: 1, seated: 2, canceled: 3 }) };

test('Next waits for a valid email, then a known one leads to the password', async () => {
  const { user, address } = openApp('/login', known);
  const next = await screen.findByRole('button', { name: 'Next' });
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign Up for an Account' }).getAttribute('href')).toBe('/signup');
  expect(next).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Email'), 'zoe@salon');
  expect(next).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Email'), '.example');
  expect(next).toHaveProperty('disabled', false);
  await user.click(next);
  await screen.findByRole('heading', { name: 'Log In' });
  expect(address()).toBe('/started/login');
  expect(screen.getByText('zoe@salon.example')).toBeTruthy();
});

test('at sign-in an unknown email is said to be new before it becomes a sign-up, and is kept', async () => {
  const { user, address } = openApp('/login', unknown);
  await user.type(await screen.findByLabelText('Email'), 'new@salon.example');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText(/^new@salon.example is new here/);
  expect(address()).toBe('/login');
  await user.click(screen.getByRole('link', { name: 'Sign Up with This Email' }));
  await screen.findByRole('heading', { name: "You're almost there." });
  expect(address()).toBe('/started/signup');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'new@salon.example');
});

test('at sign-up an unknown email leads straight to the details', async () => {
  const { user, address } = openApp('/signup', unknown);
  await user.type(await screen.findByLabelText('Email'), 'new@salon.example');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: "You're almost there." });
  expect(address()).toBe('/started/signup');
});

test('"Not you?" forgets the email', async () => {
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  const { user } = openApp('/started/login');
  await user.click(await screen.findByRole('link', { name: 'Not you?' }));
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', '');
  expect(localStorage.getItem('greeter.email')).toBeNull();
});

test('without an email the password step goes back to the email', async () => {
  const { address } = openApp('/started/login');
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(address()).toBe('/login');
});

test('a wrong password is a warning on top and at the field; dismissing takes the warning away', async () => {
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  const { user } = openApp('/started/login', {
    Mutation: { signIn: () => refuse('UNAUTHENTICATED', 'The email or the password is wrong.', 'password') },
  });
  const logIn = await screen.findByRole('button', { name: 'Log In' });
  expect(logIn).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Password'), 'guess');
  await user.click(logIn);
  expect((await screen.findByRole('alert')).textContent).toContain('The email or the password is wrong.');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the right password leads back to where the visitor wanted to go, once', async () => {
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  const { user, address } = openApp('/account/dashboard?action=x', {
    Query: counts,
    Mutation: { signIn: () => ({ viewer: owner, loginToken: 'x', tokenType: null, token: null }), ...known.Mutation },
  });
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(localStorage.getItem('greeter.lastUrl')).toBe('/account/dashboard?action=x');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.type(await screen.findByLabelText('Password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByText('Welcome, Zoë!');
  expect(address()).toBe('/account/dashboard?action=x');
  await waitFor(() => expect(localStorage.getItem('greeter.lastUrl')).toBeNull());
});

test('an answer with a token leads to the unfinished sign-up', async () => {
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  const { user, address } = openApp('/started/login', {
    Mutation: {
      signIn: () => ({ viewer: null, loginToken: null, tokenType: 'SIGNUP', token: 'set-up' }),
      validateAccount: () => ({
        isTokenValid: true,
        isUserVerified: true,
        hasBusiness: false,
        email: 'zoe@salon.example',
        firstName: 'Zoë',
        loginToken: null,
      }),
    },
  });
  await user.type(await screen.findByLabelText('Password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('heading', { name: "Let's Setup Your Business" });
  expect(address()).toBe('/welcome/signup/set-up');
});

test.each(['/login', '/signup', '/started/login', '/started/signup', '/forgot_password', '/welcome/signup/abc'])(
  'who is signed in is sent from %s to the dashboard',
  async (path) => {
    const { address } = openApp(path, { viewer: owner, Query: counts });
    await screen.findByText('Welcome, Zoë!');
    expect(address()).toBe('/account/dashboard');
  },
);
