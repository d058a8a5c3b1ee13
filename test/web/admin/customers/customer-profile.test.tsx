import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { CustomerProfileDialog } from '../../../../web/admin/customers/CustomerProfileDialog';
import { refuse } from '../../mock-schema';
import { openDialog } from '../open-dialog';
import { aCustomer } from './a-list';

const customer = {
  ...aCustomer('8589934700', 'Ann', 'Lee'),
  phone: '2125550142',
  email: 'ann@example.com',
};
const profile = {
  id: '8589934700',
  totalCheckIns: 1234,
  totalSeated: 30,
  totalCanceled: 4,
  totalNoShows: 2,
  firstVisitAt: '2026-01-01T03:00:00.000Z',
  lastVisitAt: '2026-11-21T15:00:00.000Z',
  averageRating: '4.3',
  hasStoppedTexts: false,
  totalConfirmBookings: 9,
  totalCanceledBookings: 8,
  totalNoShowBookings: 7,
  nextAppointmentAt: '2026-11-25T15:05:00.000Z',
};
const unknown = { firstVisitAt: null, lastVisitAt: null, averageRating: null, nextAppointmentAt: null };
const visit = (index: number, more: object = {}) => ({
  id: `${8589935000 + index}`,
  status: 'SEATED',
  partySize: 2,
  createdAt: '2026-11-20T15:05:00.000Z',
  servicedAt: null,
  canceledAt: null,
  cancelBy: null,
  rating: null,
  ...more,
});
const all = Array.from({ length: 25 }, (_, index) => visit(index));
const history =
  (items: object[]) =>
  (_: unknown, { first, skip }: { first: number; skip: number }) => ({
    total: items.length,
    cursor: null,
    items: items.slice(skip, skip + first),
  });

const open = (found: () => unknown, items: object[] = [], kept: object = customer) =>
  openDialog(<CustomerProfileDialog customerId={profile.id} open onClose={() => undefined} />, {
    Query: {
      customerProfile: found,
      customer: () => kept,
      customerMerges: () => [],
      customerCheckIns: history(items) as never,
    },
  });
const showHistory = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('tab', { name: 'Check-in history' }));
const count = (word: string) => screen.getByText(word, { selector: 'dt' }).nextElementSibling?.textContent;

test("counts, days in the business's zone, rating and contact", async () => {
  const page = open(() => profile, [visit(1, { status: 'CANCELED', cancelBy: 'party' }), visit(2, { rating: 5 })]);
  await screen.findByText('Ann Lee');
  expect(
    ['Check-ins', 'Seated', 'Canceled', 'No-shows', 'First visit', 'Last visit', 'Average rating'].map(count),
  ).toEqual(['1,234', '30', '4', '2', 'Dec 31, 2025', 'Nov 21, 2026', '4.3 of 5']);
  expect(['Appointments', 'Canceled appointments', 'No-show appointments', 'Next appointment'].map(count)).toEqual([
    '9',
    '8',
    '7',
    'Nov 25, 2026, 9:05 AM',
  ]);
  expect(screen.getByRole('link', { name: 'Call (212) 555-0142' }).getAttribute('href')).toBe('tel:+12125550142');
  const mail = screen.getByRole('link', { name: 'Email ann@example.com' });
  expect(mail.getAttribute('href')).toBe('mailto:ann@example.com');
  expect(screen.queryByText('Texts stopped')).toBeNull();
  await showHistory(page);
  const list = within(await screen.findByRole('region', { name: 'Check-in history' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Nov 20, 20269:05 AM, party of 2Canceled by party',
    'Nov 20, 20269:05 AM, party of 2SeatedVery Happy',
  ]);
});

test('stopped texts are shown; what is not known is left out', async () => {
  open(() => ({ ...profile, ...unknown, hasStoppedTexts: true }), [], {
    ...customer,
    email: null,
  });
  expect(await screen.findByText('Texts stopped')).toBeTruthy();
  for (const word of [
    'Next appointment',
    'First visit',
    'Last visit',
    'Average rating',
    'ann@example.com',
    'Birthday',
    'Notes',
  ])
    expect(screen.queryByText(word)).toBeNull();
});

test('what the team keeps is shown, and what the customer does not want', async () => {
  const kept = { birthMonth: 3, birthDay: 9, birthYear: 1990, tags: ['VIP'], notes: 'Likes tea', offerDisabled: true };
  open(() => profile, [], { ...customer, ...kept });
  expect(await screen.findByText('VIP')).toBeTruthy();
  expect(['Birthday', 'Gets no'].map(count)).toEqual(['Mar 9, 1990', 'offers']);
  expect(screen.getByRole('region', { name: 'Notes' }).textContent).toContain('Likes tea');
});

test('who only looks has no Edit', async () => {
  open(() => profile);
  await screen.findByText('Ann Lee');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('without a visit the history says so', async () => {
  await showHistory(open(() => profile));
  expect(await screen.findByText('No Check-In History Found')).toBeTruthy();
  expect(screen.getByText('This customer has no checked-in history')).toBeTruthy();
});

test('a profile that is gone says so', async () => {
  open(() => refuse('NOT_FOUND', 'That customer was not found.'));
  expect(await screen.findByText('This customer profile is no longer available.')).toBeTruthy();
});

test('another failure can be tried again', async () => {
  let isAway = true;
  const { user } = open(() => (isAway ? refuse('UNAVAILABLE', 'Out of reach.') : profile));
  await screen.findByText('Out of reach.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ann Lee')).toBeTruthy();
});

test('a long history comes 20 at a time', async () => {
  const page = open(() => profile, all);
  const { user } = page;
  await showHistory(page);
  await user.click(await screen.findByRole('button', { name: 'Show more (5 left)' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
});

test('passes axe', async () => {
  const faults = async () => {
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    return violations.map(({ id }) => id);
  };
  const page = open(() => ({ ...profile, hasStoppedTexts: true }), all);
  await screen.findByRole('tab', { name: 'Contact' });
  expect(await faults()).toEqual([]);
  await showHistory(page);
  await screen.findByRole('region', { name: 'Check-in history' });
  expect(await faults()).toEqual([]);
});

const customersChanged = { customersChanged: { at: '2026-11-21T15:00:00.000Z', __typename: 'CustomersTick' } };

test('one who is erased elsewhere leaves an open profile', async () => {
  let isErased = false;
  const page = open(() => (isErased ? refuse('NOT_FOUND', 'That customer was not found.') : profile));
  await screen.findByText('Ann Lee');
  isErased = true;
  page.hear('CustomerProfile_Changed', customersChanged);
  expect(await screen.findByText('This customer profile is no longer available.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Lee|0142|ann@example/);
});

test('the counts are read again when the window gets the focus', async () => {
  let totalSeated = 30;
  open(() => ({ ...profile, totalSeated }));
  await screen.findByText('Ann Lee');
  totalSeated = 31;
  fireEvent.focus(window);
  await waitFor(() => expect(count('Seated')).toBe('31'));
});
