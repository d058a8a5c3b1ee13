import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { changeWords } from '../../../../web/admin/history/change-words';
import { refuse } from '../../mock-schema';
import { aCustomer, openCustomers } from './a-list';

const ann = aCustomer('1', 'Ann', 'Lee');
const at = '2026-11-20T15:05:00.000Z';
const none = { appointment: null, checkIn: null, message: null, reply: null, change: null, signature: null };
const entries = [
  {
    id: '6',
    kind: 'APPOINTMENT',
    at: '2026-11-25T15:05:00.000Z',
    ...none,
    appointment: {
      endsAt: '2026-11-25T15:50:00.000Z',
      status: 'BOOKED',
      flag: 'NO_SHOW',
      products: ['Cut', 'Color'],
      staff: ['Maya Lin', 'Bo Ray'],
    },
  },
  {
    id: '1',
    kind: 'CHANGE',
    at,
    ...none,
    change: { id: '1', at, by: 'Zoë Marchetti', action: 'customer.change', fields: ['notes', 'tags'] },
  },
  { id: '2', kind: 'REPLY', at, ...none, reply: { text: 'On my way' } },
  {
    id: '3',
    kind: 'MESSAGE',
    at,
    ...none,
    message: {
      about: 'call-up',
      channel: 'TEXT',
      state: 'UNDELIVERED',
      text: 'Your table is ready',
      why: 'The number is a landline.',
    },
  },
  {
    id: '5',
    kind: 'SIGNATURE',
    at,
    ...none,
    signature: {
      id: '5',
      formName: 'Salon consent',
      formVersion: 2,
      signerName: 'Ann Lee',
      signedFor: null,
      kind: 'TYPED',
      place: 'LINK',
      isBlanked: false,
      customer: null,
    },
  },
  {
    id: '4',
    kind: 'CHECK_IN',
    at,
    ...none,
    checkIn: {
      status: 'SEATED',
      partySize: 2,
      cancelBy: null,
      products: ['Cut', 'Color'],
      staff: 'Maya Lin',
      askedForStaff: true,
      rating: 5,
      appointedAt: '2026-11-20T15:10:00.000Z',
    },
  },
];

async function openTimeline(customerTimeline: () => unknown) {
  const app = openCustomers([ann], { path: '/account/customers?customer=1', Query: { customerTimeline } });
  await app.user.click(await screen.findByRole('tab', { name: 'Timeline' }));
  return app;
}

test('each kind of entry says what happened, when and by whom', async () => {
  await openTimeline(() => ({ items: entries, cursor: null }));
  const list = await screen.findByRole('region', { name: 'Timeline' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Appointment: No-showCut, ColorNov 25, 2026, 9:05 AM to 9:50 AM · with Maya Lin, Bo Ray · booked online',
    'Changed notes and tagsZoë Marchetti, Nov 20, 2026, 9:05 AM',
    'Wrote a textOn my wayNov 20, 2026, 9:05 AM',
    'Called up by textYour table is readyThe number is a landline.Nov 20, 2026, 9:05 AM · Not delivered',
    'Typed signature: Salon consent (version 2)Nov 20, 2026, 9:05 AM · Link · Ann Lee',
    'Check-in: SeatedCut, ColorNov 20, 2026, 9:05 AM · booked for 9:10 AM · party of 2 · with Maya Lin, by request · Very Happy',
  ]);
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('more comes after the cursor', async () => {
  let calls = 0;
  const { user } = await openTimeline(() => {
    calls += 1;
    return calls === 1
      ? { items: entries.slice(0, 2), cursor: '9.reply.2' }
      : { items: entries.slice(2), cursor: null };
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const list = await screen.findByRole('region', { name: 'Timeline' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(6));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an empty one says so; a failure can be tried again', async () => {
  let isAway = true;
  const { user } = await openTimeline(() =>
    isAway ? refuse('UNAVAILABLE', 'Out of reach.') : { items: [], cursor: null },
  );
  await screen.findByText('Out of reach.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing has happened yet');
});

test.each([
  ['customer.correct', ['firstName', 'birthMonth', 'birthDay'], 'Corrected first name and birthday'],
  ['customer.merge', ['email', 'tags'], 'Merged another record into this one: email and tags came with it'],
  ['staff-hours.copy', [], 'Copied hours to other days'],
  ['customer.of-later', ['shoeSize'], 'Changed shoeSize'],
])('%s of %j is: %s', (action, fields, words) => {
  expect(changeWords({ action, fields })).toBe(words);
});
