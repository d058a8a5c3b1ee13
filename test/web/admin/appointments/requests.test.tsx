import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { keepRequests } from '../../../../web/admin/appointments/requests/use-kept-requests';
import type { Appointment } from '../../../../web/admin/appointments/states';
import { refuse } from '../open-app';
import { host, openCalendar } from './a-calendar';
import { anAppointment } from './an-appointment';

const viewer = { ...host, permissions: [...host.permissions, 'APPOINTMENT_STATUS'] };
const asked: Partial<Appointment> = { status: 'BOOKED', flag: 'REQUESTED' };
const december = { startsAt: '2026-12-02T16:00:00.000Z', endsAt: '2026-12-02T16:45:00.000Z' };

function openRequests(
  items = [anAppointment({ ...asked, ...december, notes: 'By the window' })],
  who = viewer,
  refusal?: string,
) {
  const requests = { items };
  const app = openCalendar([], {
    viewer: who,
    Query: {
      bookingRequests: () => ({ items: requests.items, total: requests.items.length, cursor: null }),
      appointmentEvents: () => [anEvent],
    },
    Mutation: {
      setAppointmentFlag: (_: unknown, { id, flag }: { id: string; flag: Appointment['flag'] }) => {
        if (refusal) refuse('STALE', refusal);
        anEvent.after = flag.toLowerCase();
        const one = requests.items.find((item) => item.id === id) ?? refuse('NOT_FOUND', 'It was not found.');
        requests.items = requests.items.filter((item) => item.id !== id);
        return { ...one, flag, version: 2 };
      },
    },
  });
  const anEvent = {
    id: '1',
    kind: 'FLAG',
    at: '2026-11-21T16:00:00.000Z',
    actorName: 'Maya Lin',
    isByCustomer: false,
    fields: [],
    before: 'requested',
    after: 'confirmed',
    why: null,
  };
  const openList = async () => {
    await app.user.click(await screen.findByRole('button', { name: /^Booking requests: [1-9]/ }));
    return within(await screen.findByRole('dialog', { name: 'Booking requests' }));
  };
  return { ...app, requests, openList };
}

test('requests of whatever day are listed: who, when, what and what was written', async () => {
  const { openList, address, user } = openRequests();
  await screen.findByRole('button', { name: 'Booking requests: 1' });
  const dialog = await openList();
  expect(address()).toContain('action=booking-requests');
  const row = (await dialog.findByRole('listitem')).textContent;
  expect(row).toContain('Wed, Dec 2, 10:00 – 10:45 AM');
  expect(row).toContain('“By the window”');
  const call = dialog.getByRole('link', { name: 'Call Ann Lee, (512) 555-0123' });
  expect([call.textContent, call.getAttribute('href')]).toEqual(['(512) 555-0123', 'tel:+15125550123']);
  expect(row).toContain('Asked Fri, Nov 20, 9:00 AM');
  const { violations } = await act(() =>
    axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
    }),
  );
  expect(violations.map(({ id }) => id)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Ann Lee' }));
  await waitFor(() => expect(address()).toContain('ai=11'));
});

test('who is not told the phone numbers of customers sees no call link', async () => {
  const customer = { ...anAppointment().customer!, phone: '' };
  const { openList } = openRequests([anAppointment({ ...asked, ...december, customer })]);
  const dialog = await openList();
  await dialog.findByRole('listitem');
  expect(dialog.queryByRole('link')).toBeNull();
});

test('one outside of the hours says so, and is confirmed on purpose only', async () => {
  // Maya works from 10.
  const { openList, calls, user } = openRequests([anAppointment({ ...asked })]);
  const dialog = await openList();
  await dialog.findByText("Outside of Maya Lin's working hours");
  await user.click(dialog.getByRole('button', { name: 'Confirm Ann Lee' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Outside of the hours' }));
  question.getByText(/9:30 AM.* is outside of Maya Lin's working hours/);
  expect(calls).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Ann Lee is confirmed.');
});

test('a long note leaves the answers in view, and is shown on demand', async () => {
  const notes = 'Please call before. '.repeat(100).trim();
  const { openList, user } = openRequests([anAppointment({ ...asked, ...december, notes })]);
  const dialog = await openList();
  const row = await dialog.findByRole('listitem');
  expect(row.textContent!.length).toBeLessThan(400);
  await user.click(within(row).getByRole('button', { name: 'Show all' }));
  expect(row.textContent).toContain(`“${notes}”`);
});

test.each([
  ['Confirm', 'CONFIRMED', 'Ann Lee is confirmed.', 'Confirmed by Maya Lin'],
  ['Decline', 'CANCELED', 'Ann Lee is declined.', 'Declined by Maya Lin'],
])('%s answers one with a press; it keeps its place until the pointer leaves', async (button, flag, notice, note) => {
  const { openList, calls, user } = openRequests();
  const dialog = await openList();
  await user.click(await dialog.findByRole('button', { name: `${button} Ann Lee` }));
  await screen.findByText(notice);
  await dialog.findByText(note);
  expect(dialog.queryByRole('button', { name: `${button} Ann Lee` })).toBeNull();
  fireEvent.pointerLeave(dialog.getByRole('list'));
  await dialog.findByText('No request waits');
  expect(calls.map(({ variables }) => variables)).toEqual([
    expect.objectContaining({ id: '11', version: 1, flag, overrules: false }),
  ]);
});

const three = () =>
  ['Ann', 'Ben', 'Cem'].map((firstName, n) =>
    anAppointment({
      ...asked,
      ...december,
      id: String(11 + n),
      customer: { id: String(71 + n), firstName, lastName: 'Lee', phone: '', email: null },
    }),
  );
const names = (dialog: Awaited<ReturnType<ReturnType<typeof openRequests>['openList']>>) =>
  dialog.getAllByRole('listitem').map((row) => row.textContent.slice(0, 3));

test('what others answer and what comes meanwhile moves no row', async () => {
  const [ann, ben, cem] = three();
  const { openList, requests, tick, user } = openRequests([ben, cem]);
  const dialog = await openList();
  await dialog.findByRole('button', { name: 'Confirm Ben Lee' });
  requests.items = [{ ...ann, createdAt: '2099-11-21T16:00:01.000Z' }, cem];
  tick();
  await dialog.findByText('Confirmed by Maya Lin');
  expect(names(dialog)).toEqual(['Ben', 'Cem']);
  await user.click(await dialog.findByRole('button', { name: 'Show 1 new' }));
  expect(names(dialog)).toEqual(['Ann', 'Cem']);
});

test('old ones that had no room before are not called new', async () => {
  const [ann, ben, cem] = three();
  const { openList, requests, tick, user } = openRequests([ann, ben]);
  const dialog = await openList();
  await dialog.findByRole('button', { name: 'Confirm Ann Lee' });
  requests.items = [ben, { ...cem, createdAt: '2020-11-20T15:00:00.000Z' }];
  tick();
  await user.click(await dialog.findByRole('button', { name: 'Show 1 more' }));
  expect(names(dialog)).toEqual(['Ben', 'Cem']);
});

test('after an answer the focus goes to the next one that waits', async () => {
  const { openList, user } = openRequests(three());
  const dialog = await openList();
  (await dialog.findByRole('button', { name: 'Confirm Ben Lee' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Confirm Cem Lee' })));
});

test('one who was answered meanwhile is no error; other refusals name the customer', async () => {
  const [ann, ben] = three();
  const { openList, requests, user } = openRequests([ann, ben], viewer, 'Somebody else changed it.');
  const dialog = await openList();
  await user.click(await dialog.findByRole('button', { name: 'Confirm Ben Lee' }));
  await dialog.findByText('Ben Lee: Somebody else changed it.');
  requests.items = [ben];
  await user.click(dialog.getByRole('button', { name: 'Confirm Ann Lee' }));
  await dialog.findByText('Confirmed by Maya Lin');
  expect(dialog.queryByText(/Somebody else/)).toBeNull();
});

test('of a full page those that later ones pushed out were not answered', () => {
  const [ann, ben] = three();
  expect(keepRequests([{ ...ben, startsAt: '2026-12-05T16:00:00.000Z' }], { items: [ann], total: 2 })).toMatchObject([
    { isAnswered: false },
  ]);
  expect(keepRequests([ben], { items: [ann], total: 1 })).toMatchObject([{ isAnswered: true }]);
});

test('who may not answer sees them all the same; where none waits nothing stands there', async () => {
  const dialog = await openRequests(undefined, host).openList();
  await dialog.findByRole('listitem');
  expect(dialog.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test('the button is there without a request too, so that the first one moves nothing', async () => {
  openRequests([]);
  await screen.findByRole('button', { name: 'Booking requests: 0' });
});

test('an empty list has a picture and says why, and the solid button closes it', async () => {
  const { user, address } = openCalendar([], {
    viewer,
    path: '/account/bookings?action=booking-requests',
    Query: { bookingRequests: () => ({ items: [], total: 0, cursor: null }) },
  });
  const empty = await screen.findByText('No request waits');
  expect(empty.parentElement!.querySelector('svg')).toBeTruthy();
  const close = screen.getAllByRole('button', { name: 'Close' }).at(-1)!;
  expect(close.className).toContain('contained');
  await user.click(close);
  await waitFor(() => expect(address()).toBe('/account/bookings'));
});
