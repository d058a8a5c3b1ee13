import { ApolloLink } from '@apollo/client/link';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { openApp, refuse } from '../open-app';
import { aSalon, frontDesk, zoe } from './salon';

test('pausing in the settings puts up the banner, and Resume takes it down', async () => {
  const { user, calls } = openApp('/account/checkinapp', { viewer: zoe, ...aSalon() });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('switch', { name: 'Pause check-in' }));
  await user.click(save);
  const resume = await screen.findByRole('button', { name: 'Resume' });
  expect(screen.getByText('Check-in is paused.', { selector: 'strong' })).toBeTruthy();
  await user.click(resume);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull());
  expect(calls.map(({ variables }) => variables)).toEqual([{ input: { paused: true } }, { input: { paused: false } }]);
});

test('a pause that somebody else makes puts up the banner', async () => {
  const ticks = new Subject<ApolloLink.Result>();
  const { salon, ...resolvers } = aSalon();
  const { client } = openApp('/account/checkinapp', { viewer: zoe, ...resolvers });
  client.setLink(
    ApolloLink.split(
      ({ operationName }) => operationName === 'CheckInAppPage_Changed',
      new ApolloLink(() => ticks),
      client.link,
    ),
  );
  await screen.findByRole('button', { name: 'Settings' });
  salon.app = { ...salon.app, paused: true };
  act(() =>
    ticks.next({ data: { checkInAppChanged: { at: '2026-11-21T15:00:00.000Z', __typename: 'CheckInAppTick' } } }),
  );
  await screen.findByRole('button', { name: 'Resume' });
});

test('who may not edit sees that it is paused and has no button for it', async () => {
  openApp('/account/checkinapp', { viewer: frontDesk, ...aSalon({ paused: true }) });
  await screen.findByText('Check-in is paused.');
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
});

test('a pause that fails says so in the dialog', async () => {
  const { user } = openApp('/account/checkinapp', {
    viewer: zoe,
    ...aSalon(),
    Mutation: { updateCheckInApp: () => refuse('INTERNAL', 'Something went wrong.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('switch', { name: 'Pause check-in' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.');
});
