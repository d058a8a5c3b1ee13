import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { refuse } from '../open-app';
import { openQueue, party, rowOf } from './queue';

const ann = party(1, 'Ann', 'Lee');
const settings = (tempEnabled: boolean) => () => ({ businessId: '1', tempEnabled });
const match = (handle: string, firstName: string, lastInitial: string, lastName: string | null = null) => ({
  handle,
  firstName,
  lastInitial,
  lastName,
  isCustomer: lastName !== null,
  customerId: null,
});
type Answers = NonNullable<Parameters<typeof openQueue>[1]>;

async function openAdd({ Query, Mutation }: Answers = {}) {
  const app = openQueue([], {
    Query: { checkInApp: settings(false), persons: () => [], ...Query },
    Mutation: { addCheckIn: () => ann, addPerson: () => match('new', 'Ann', 'L'), ...Mutation },
  });
  await screen.findByText('Awaiting Check-Ins');
  await app.user.keyboard('n');
  const dialog = await screen.findByRole('dialog', { name: 'Add Check-In' });
  return { ...app, dialog, phone: () => within(dialog).getByLabelText<HTMLInputElement>('Phone number') };
}
const add = (dialog: HTMLElement) => within(dialog).findByRole('button', { name: 'Add Check-In' });

test('a known person is chosen among those with the phone', async () => {
  const { user, calls, dialog, phone, server, address } = await openAdd({
    Query: { persons: () => [match('h1', 'Ann', 'L', 'Lee'), match('h2', 'Bob', 'L')], checkInApp: settings(true) },
  });
  await user.type(phone(), '5125550101');
  expect(phone().value).toBe('(512) 555-0101');
  await user.keyboard('{Enter}');
  await user.click(await add(dialog));
  await within(dialog).findByText('Choose who it is.');
  expect(within(dialog).getByRole('radio', { name: 'Ann Lee Customer' })).toBeTruthy();
  await user.click(within(dialog).getByRole('radio', { name: 'Bob L.' }));
  await user.click(within(dialog).getByRole('radio', { name: '3' }));
  await user.type(within(dialog).getByLabelText('Temperature (°F)'), 'abc');
  await user.type(within(dialog).getByLabelText('Notes or Requests'), 'A high chair');
  await user.click(await add(dialog));
  await within(dialog).findByText('Enter a temperature such as 98.6.');
  expect(calls).toEqual([]);
  await user.clear(within(dialog).getByLabelText('Temperature (°F)'));
  await user.type(within(dialog).getByLabelText('Temperature (°F)'), '98.6');
  server.parties.push(ann);
  await user.click(await add(dialog));
  await screen.findByText('Ann Lee is next in line.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await rowOf('Ann Lee');
  expect(calls).toEqual([
    {
      name: 'AddCheckIn_Add',
      variables: { input: { handle: 'h2', partySize: 3, temperature: '98.6', notes: 'A high chair' } },
    },
  ]);
  expect(address()).toBe('/account/checkins');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.at(-1)).toEqual({ name: 'QueuePage_Delete', variables: { ids: [ann.id] } }));
});

test('a person whom nobody knows is added by name', async () => {
  const { user, calls, dialog, phone } = await openAdd();
  await user.type(phone(), '512 555 0199{Enter}');
  await within(dialog).findByText('Nobody has this number yet. Who is it?');
  expect(within(dialog).queryByLabelText('Temperature (°F)')).toBeNull();
  await user.click(await add(dialog));
  await within(dialog).findByText('Enter the first name.');
  await user.type(within(dialog).getByLabelText('First name'), ' Ann ');
  await user.type(within(dialog).getByLabelText('Last name'), 'Lee');
  await user.click(await add(dialog));
  await waitFor(() =>
    expect(calls).toEqual([
      {
        name: 'AddCheckIn_AddPerson',
        variables: { input: { firstName: 'Ann', lastName: 'Lee', phone: '5125550199' } },
      },
      { name: 'AddCheckIn_Add', variables: { input: { handle: 'new', partySize: 1, temperature: null, notes: null } } },
    ]),
  );
});

test('somebody else who is a customer already is shown instead of added again', async () => {
  const { user, calls, dialog, phone } = await openAdd({
    Query: { persons: () => [match('h1', 'Bob', 'L', 'Lum'), match('h2', 'Ann', 'L', 'Lee')] },
    Mutation: { addPerson: () => match('h3', 'Ann', 'L', 'Lee') },
  });
  await user.type(phone(), '5125550101');
  await user.click(within(dialog).getByRole('button', { name: 'Verify' }));
  await user.click(await within(dialog).findByRole('radio', { name: 'Somebody else' }));
  await user.type(within(dialog).getByLabelText('First name'), 'Ann');
  await user.type(within(dialog).getByLabelText('Last name'), 'Lee');
  await user.click(await add(dialog));
  const question = await screen.findByRole('alertdialog', { name: 'Already a customer' });
  within(question).getByText('That person is already a customer. Try searching for that customer.');
  await user.click(within(question).getByRole('button', { name: 'Show That Customer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /Ann Lee/ }).checked).toBe(true);
  await user.click(await add(dialog));
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ name: 'AddCheckIn_Add', variables: { input: { handle: 'h3' } } }),
  );
  expect(calls.filter(({ name }) => name === 'AddCheckIn_Add')).toHaveLength(1);
});

test('a number that is too short is not looked up', async () => {
  const { user, dialog, phone } = await openAdd();
  await user.type(phone(), '512555019{Enter}');
  await within(dialog).findByText('Enter a phone number with 10 digits.');
});

test('who looks up too often is told', async () => {
  const { user, dialog, phone } = await openAdd({
    Query: { persons: () => refuse('RATE_LIMITED', 'Too many tries. Please wait a minute.') },
  });
  await user.type(phone(), '5125550101{Enter}');
  await within(dialog).findByText('Too many tries. Please wait a minute.');
});

test('a customer who is in the queue already is shown there', async () => {
  const inQueue = () => {
    throw new GraphQLError('This customer is in the queue already.', {
      extensions: { code: 'CONFLICT', details: { current: ann } },
    });
  };
  const { user, dialog, phone, server, address } = await openAdd({
    Query: { persons: () => [match('h1', 'Ann', 'L', 'Lee')] },
    Mutation: { addCheckIn: inQueue },
  });
  server.parties.push(ann);
  await user.type(phone(), '5125550101{Enter}');
  await user.click(await add(dialog));
  await within(dialog).findByText('This customer is in the queue already.');
  await user.click(within(dialog).getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('dialog', { name: 'Ann Lee' })).toBeTruthy();
  expect(address()).toBe(`/account/checkins?entry=${ann.id}`);
});

test('closing with something typed asks first', async () => {
  const { user, dialog, phone } = await openAdd();
  await user.type(phone(), '512');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
      name: 'Leave',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
