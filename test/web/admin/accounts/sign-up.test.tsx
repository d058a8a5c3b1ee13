import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { phoneRule } from '../../../../web/ui/phone-number';
import { openApp, owner, refuse } from '../open-app';

const account = {
  isTokenValid: true,
  isUserVerified: true,
  hasBusiness: false,
  email: 'zoe@salon.example',
  firstName: 'Zoë',
  loginToken: null,
};

async function fillDetails(user: UserEvent, confirmation = 'correct horse') {
  await user.type(await screen.findByLabelText('First name'), ' Zoë ');
  await user.type(screen.getByLabelText('Last name'), 'Marchetti');
  await user.type(screen.getByLabelText('Phone'), '5125550100');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.type(screen.getByLabelText('Password again'), confirmation);
  await user.click(screen.getByRole('checkbox', { name: /13 or older/ }));
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

test('the details go to the server trimmed and without the confirmation, then the mail is awaited', async () => {
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  const { user, calls, address } = openApp('/started/signup', {
    Mutation: {
      signUp: () => ({ tokenType: 'SIGNUP', token: 'unread' }),
      validateAccount: () => ({ ...account, isUserVerified: false }),
    },
  });
  await fillDetails(user);
  await screen.findByRole('heading', { name: 'Verify Your Email' });
  expect(screen.getByText(/a mail may be waiting already: use the newest one/)).toBeTruthy();
  expect(address()).toBe('/welcome/signup/unread');
  expect(calls[0]?.variables).toEqual({
    input: {
      firstName: 'Zoë',
      lastName: 'Marchetti',
      email: 'zoe@salon.example',
      phone: '5125550100',
      password: 'correct horse',
      isThirteenOrOlder: true,
      referByName: null,
      referByCode: null,
    },
  });
});

test('the details mention the mail of an earlier sign-up, whether there was one or not', async () => {
  const { calls } = openApp('/started/signup');
  expect(await screen.findByText(/a mail with a link may be waiting in your inbox/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('two different passwords are told apart without asking the server', async () => {
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  const { user, calls } = openApp('/started/signup');
  await fillDetails(user, 'correct house');
  expect(await screen.findByText('The two passwords are not the same.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('every mistake is named at once, without asking the server', async () => {
  const { user, calls } = openApp('/started/signup');
  await user.type(await screen.findByLabelText('Phone'), '512555');
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('Please enter your first name.')).toBeTruthy();
  for (const mistake of [
    'Please enter your last name.',
    'Please enter a valid email address.',
    'Please enter a US phone number with 10 digits.',
    'The password needs at least 8 characters.',
    'The two passwords are not the same.',
    'You need to be 13 or older to sign up.',
  ])
    expect(screen.getByText(mistake)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(calls).toEqual([]);
});

test.each([
  ['(212) 555-0100', true],
  ['+1 212 555 0100', true],
  ['212555010', 'Please enter a US phone number with 10 digits.'],
  ['+44 20 7946 0958', 'Please enter a US phone number with 10 digits.'],
  ['1115550101', 'This is not a US phone number: check the area code.'],
])('the phone %s is %s', (typed, outcome) => expect(phoneRule(typed)).toBe(outcome));

test("the server's refusal stands on top and at its field", async () => {
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  const { user } = openApp('/started/signup', {
    Mutation: { signUp: () => refuse('INVALID_INPUT', 'Enter a phone number with 10 digits.', 'phone') },
  });
  await fillDetails(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Enter a phone number with 10 digits.');
  expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
});

test('everything that only the server finds wrong stands at its field', async () => {
  const fields = [
    { field: 'email', message: 'Please enter a valid email address.' },
    { field: 'password', message: 'That password is too common. Please choose another one.' },
  ];
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  const { user } = openApp('/started/signup', {
    Mutation: {
      signUp: () => {
        throw new GraphQLError(fields[0]!.message, {
          extensions: { code: 'INVALID_INPUT', field: 'email', details: { fields } },
        });
      },
    },
  });
  await fillDetails(user);
  await screen.findByText(fields[1]!.message);
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('what was typed outlives a reload, but for the passwords', async () => {
  const first = openApp('/started/signup');
  await first.user.type(await screen.findByLabelText('First name'), 'Zoë');
  await first.user.type(screen.getByLabelText('Password'), 'correct horse');
  await first.user.type(screen.getByLabelText('Password again'), 'correct horse');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('correct horse');
  first.unmount();
  openApp('/started/signup');
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Zoë');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
});

test('a mistyped address can be corrected while its mail is awaited', async () => {
  localStorage.setItem('greeter.email', 'zoe@salon.exmaple');
  const { user, calls } = openApp('/started/signup', {
    Mutation: {
      signUp: () => ({ tokenType: 'SIGNUP', token: 'unread' }),
      validateAccount: () => ({ ...account, isUserVerified: false, email: 'zoe@salon.exmaple' }),
    },
  });
  await fillDetails(user);
  await screen.findByText('zoe@salon.exmaple');
  await user.click(screen.getByRole('link', { name: 'Correct it' }));
  const email = await screen.findByLabelText('Email');
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Zoë');
  await user.clear(email);
  await user.type(email, 'zoe@salon.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.type(screen.getByLabelText('Password again'), 'correct horse');
  await user.click(screen.getByRole('checkbox', { name: /13 or older/ }));
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('heading', { name: 'Verify Your Email' });
  expect(calls.filter(({ name }) => name === 'SignUpDetailsPage_SignUp').at(-1)?.variables).toMatchObject({
    input: { firstName: 'Zoë', email: 'zoe@salon.example' },
  });
});

test('opening the mailed link changes nothing; its button does', async () => {
  const { user, calls, address } = openApp('/verification/signup/mailed', {
    Mutation: {
      validateSignUpToken: () => ({ isTokenValid: true, tokenType: 'SIGNUP', token: 'set-up' }),
      validateAccount: () => account,
    },
  });
  const button = await screen.findByRole('button', { name: 'Verify My Email' });
  expect(calls).toEqual([]);
  await user.click(button);
  await screen.findByRole('heading', { name: "Let's Setup Your Business" });
  expect(calls[0]).toEqual({
    name: 'VerifyLinkPage_ValidateSignUpToken',
    variables: { token: 'mailed', password: null },
  });
  expect(address()).toBe('/welcome/signup/set-up');
});

test('who opens the mailed link may choose another password', async () => {
  const { user, calls } = openApp('/verification/signup/mailed', {
    Mutation: {
      validateSignUpToken: () => ({ isTokenValid: true, tokenType: 'SIGNUP', token: 'set-up' }),
      validateAccount: () => account,
    },
  });
  await user.type(await screen.findByLabelText('Another password (optional)'), 'only I know this one');
  await user.click(screen.getByRole('button', { name: 'Verify My Email' }));
  await screen.findByRole('heading', { name: "Let's Setup Your Business" });
  expect(calls[0]!.variables).toEqual({ token: 'mailed', password: 'only I know this one' });
});

test('a used link leads to sign-in and says so', async () => {
  const { user, address } = openApp('/verification/signup/used', {
    Mutation: { validateSignUpToken: () => ({ isTokenValid: false, tokenType: null, token: null }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Verify My Email' }));
  expect(await screen.findByText(/That link was used before or is too old/)).toBeTruthy();
  expect(address()).toBe('/login');
});

test('the mail can be sent again, and the button rests for 5 seconds', async () => {
  openApp('/welcome/signup/unread', {
    Mutation: {
      validateAccount: () => ({ ...account, isUserVerified: false }),
      sendEmailLink: () => ({ success: true, message: 'The link is on its way.' }),
    },
  });
  const send = await screen.findByRole('button', { name: 'Send the Link Again' });
  expect(screen.getByText(/expected within 5 to 10 minutes/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'the outbox' })).getAttribute('href')).toBe('/sandbox/outbox');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    act(() => send.click());
    expect(send).toHaveProperty('disabled', true);
    await act(() => jest.advanceTimersByTimeAsync(4999));
    expect(send).toHaveProperty('disabled', true);
    expect(screen.getByText('The link is on its way.')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(send).toHaveProperty('disabled', false);
  } finally {
    jest.useRealTimers();
  }
});

test('a worthless welcome token leads to sign-up', async () => {
  const { address } = openApp('/welcome/signup/old', {
    Mutation: { validateAccount: () => ({ ...account, isTokenValid: false }) },
  });
  await screen.findByRole('heading', { name: "Hi there, let's sign up!" });
  expect(address()).toBe('/signup');
});

test('business set-up asks for everything, guesses the time zone and ends on the dashboard', async () => {
  const { user, calls, address } = openApp('/welcome/signup/set-up', {
    Query: { queueCounts: () => ({ checkedIn: 0, seated: 0, canceled: 0 }) },
    Mutation: {
      validateAccount: () => account,
      setUpBusiness: () => ({ viewer: owner, loginToken: 'x', tokenType: null, token: null }),
    },
  });
  await user.type(await screen.findByLabelText('Business name'), 'Salon on the Corner');
  await user.type(screen.getByLabelText('Business Phone # (10-digit)'), '512555010');
  await user.click(screen.getByRole('button', { name: 'Set Up Business' }));
  expect(await screen.findByText('Please enter a US phone number with 10 digits.')).toBeTruthy();
  for (const missing of ['Enter the address.', 'Enter the city.', 'Choose the state.', 'Enter the ZIP code.'])
    expect(screen.getByText(missing)).toBeTruthy();
  expect(screen.getByLabelText('State').querySelectorAll('option')).toHaveLength(51);
  await user.selectOptions(screen.getByLabelText('State'), 'AZ');
  expect(screen.getByLabelText('Time zone')).toHaveProperty('value', 'America/Phoenix');
  await user.selectOptions(screen.getByLabelText('Time zone'), 'America/Denver');
  await user.selectOptions(screen.getByLabelText('State'), 'TX');
  expect(screen.getByLabelText('Time zone')).toHaveProperty('value', 'America/Denver');
  await user.type(screen.getByLabelText('Address'), '1 Main St');
  await user.type(screen.getByLabelText('City'), 'El Paso');
  await user.type(screen.getByLabelText('ZIP code'), '79901');
  await user.type(screen.getByLabelText('Business Phone # (10-digit)'), '0');
  await user.click(screen.getByRole('button', { name: 'Set Up Business' }));
  await screen.findByText('Welcome, Zoë!');
  await waitFor(() => expect(address()).toBe('/account/dashboard'));
  expect(calls.at(-1)?.variables).toEqual({
    token: 'set-up',
    input: {
      name: 'Salon on the Corner',
      address: '1 Main St',
      city: 'El Paso',
      state: 'TX',
      zip: '79901',
      phone: '5125550100',
      timeZone: 'America/Denver',
    },
  });
});
