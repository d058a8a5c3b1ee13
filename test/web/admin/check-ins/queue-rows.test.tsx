import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../open-app';
import { openQueue, party, rowOf, staff } from './queue';

const ann = party(1, 'Ann', 'Lee', {
  status: 'READY',
  position: null,
  readiedAt: '2026-11-21T15:54:00.000Z',
  notifiedAt: '2026-11-21T15:55:00.000Z',
  tableNumber: '12',
});
const ben = party(2, 'Ben', 'Ortiz', {
  position: 1,
  quote: { lowMinutes: 10, minutes: 10, highMinutes: 15 },
  firstQuote: { lowMinutes: 15, highMinutes: 25 },
  overdueAt: '2026-11-21T15:55:00.000Z',
  reply: 'We are parking',
  repliedAt: '2026-11-21T15:57:00.000Z',
});
const cem = party(3, 'Cem', 'Aydın', { status: 'READY', position: null, callUpFailed: true });
const noShow = party(4, 'Dee', 'Hall', {
  status: 'CANCELED',
  position: null,
  canceledAt: '2026-11-21T15:59:00.000Z',
  cancelBy: 'no-show',
  undoUntil: '2026-11-21T16:05:00.000Z',
});
const tooLate = party(5, 'Eve', 'Okafor', {
  status: 'CANCELED',
  position: null,
  canceledAt: '2026-11-21T15:50:00.000Z',
  cancelBy: 'no-show',
  undoUntil: '2026-11-21T15:55:00.000Z',
});
const rated = party(6, 'Fay', 'Ng', {
  status: 'SEATED',
  position: null,
  servicedAt: '2026-11-21T15:40:00.000Z',
  rating: 2,
  ratedAt: '2026-11-21T15:50:00.000Z',
  feedback: 'Too loud.',
});
const yesterday = party(7, 'Gus', 'Ray', { isEditable: false, position: null, createdAt: '2026-11-20T20:00:00.000Z' });

type User = ReturnType<typeof openQueue>['user'];
const openMenu = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `More for ${name}` }));
async function choose(user: User, name: string, word: string) {
  await openMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: word }));
}
async function items(user: User, name: string) {
  await openMenu(user, name);
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
}

test('the signs of who came for an appointment stand under the name, not beside it', async () => {
  openQueue([party(1, 'Ann', 'Lee', { isNewCustomer: true, appointedAt: '2026-11-21T15:45:00.000Z' })]);
  const row = await rowOf('Ann Lee');
  expect(within(row).getByRole('link').parentElement!.textContent).toBe('Ann Lee');
  expect(row.textContent).toContain('New!Booked 9:45 AM');
});

test('a row shows the notes of the party, on other tabs and days too', async () => {
  openQueue([party(1, 'Ann', 'Lee', { notes: 'Wheelchair' }), party(2, 'Ben', 'Ortiz')]);
  expect(within(await rowOf('Ann Lee')).getByText('Wheelchair')).toBeTruthy();
  openQueue([{ ...yesterday, notes: 'Allergic to nuts' }], { path: '/account/checkins?date=2026-11-20' });
  expect(within(await rowOf('Gus Ray')).getByText('Allergic to nuts')).toBeTruthy();
});

test('a row tells the table, the quote, the call-up and whether it failed', async () => {
  openQueue([ann, ben, cem]);
  expect((await rowOf('Ann Lee')).textContent).toContain('Table 12');
  expect((await rowOf('Ann Lee')).textContent).toContain('Called up 5 minutes ago');
  expect(within(await rowOf('Ann Lee')).queryByRole('button', { name: 'Call up Ann Lee' })).toBeNull();
  expect((await rowOf('Ben Ortiz')).textContent).toContain('about 10 min (10 to 15)');
  const waiting = (await within(await rowOf('Ben Ortiz')).findByText('told 15 to 25')).parentElement!;
  expect(waiting.textContent).toBe('Waiting 30 min, told 15 to 25');
  expect(waiting.dataset['late']).toBe('true');
  expect(within(await rowOf('Ben Ortiz')).getByRole('button', { name: 'Call up Ben Ortiz' })).toBeTruthy();
  expect((await rowOf('Cem Aydın')).textContent).toContain('Call-up failed');
  expect(within(await rowOf('Cem Aydın')).getByRole('button', { name: 'Call up Cem Aydın' })).toBeTruthy();
});

test('a party that asked for more time is not overdue before that time is over', async () => {
  openQueue([{ ...ben, overdueAt: '2026-11-21T16:05:00.000Z' }]);
  const waiting = (await within(await rowOf('Ben Ortiz')).findByText('told 15 to 25')).parentElement!;
  expect(waiting.textContent).toBe('Waiting 30 min, told 15 to 25');
  expect(waiting.dataset['late']).toBeUndefined();
});

test('a text of the party stands under its row until it is dismissed', async () => {
  const app = openQueue([ann, ben], {
    Mutation: {
      dismissReply: (_: unknown, { id }: { id: string }) => app.change(id, { reply: null, repliedAt: null }),
      restoreReply: (_: unknown, { id }: { id: string }) => app.change(id, { reply: ben.reply }),
    },
  });
  const row = await rowOf('Ben Ortiz');
  expect(row.textContent).toContain('We are parking 3 minutes ago');
  await app.user.click(within(row).getByRole('button', { name: 'Dismiss the text of Ben Ortiz' }));
  await screen.findByText('The text of Ben Ortiz is put aside. It stays in the history.');
  await waitFor(async () => expect((await rowOf('Ben Ortiz')).textContent).not.toContain('We are parking'));
  expect(app.calls).toEqual([{ name: 'QueuePage_DismissReply', variables: { id: ben.id, repliedAt: ben.repliedAt } }]);
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await rowOf('Ben Ortiz')).textContent).toContain('We are parking'));
});

test('staff see the text, and neither answer nor dismiss nor call up', async () => {
  openQueue([ben], { viewer: staff });
  const row = await rowOf('Ben Ortiz');
  expect(row.textContent).toContain('We are parking');
  expect(
    within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['More for Ben Ortiz']);
});

test('the menu offers what can be done with an entry', async () => {
  const { user } = openQueue([ann, ben]);
  expect(await items(user, 'Ben Ortiz')).toEqual([
    'Call Up',
    'No-show',
    'Staff',
    'Table number',
    'History',
    'Customer profile',
    'Get feedback',
    'Delete',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect((await items(user, 'Ann Lee')).slice(0, 2)).toEqual(['Call Again', 'Text Ann']);
});

test('of yesterday, a party can still be called up, and nothing else is changed', async () => {
  const { user } = openQueue([yesterday], { path: '/account/checkins?date=2026-11-20' });
  expect(await items(user, 'Gus Ray')).toEqual(['Call Up', 'History', 'Customer profile', 'Get feedback', 'Delete']);
});

test('a no-show is marked at once and can be undone', async () => {
  const app = openQueue([ben], {
    Mutation: {
      markNoShow: (_: unknown, { id }: { id: string }) => app.change(id, { status: 'CANCELED', cancelBy: 'no-show' }),
    },
  });
  await choose(app.user, 'Ben Ortiz', 'No-show');
  await screen.findByText('Ben Ortiz did not come.');
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(app.calls).toEqual([
      { name: 'QueuePage_NoShow', variables: { id: ben.id, version: 1 } },
      { name: 'QueuePage_UndoStatus', variables: { id: ben.id, version: 2 } },
    ]),
  );
});

test('a no-show of the grace period can be taken back as long as the server lets it', async () => {
  const { user, calls } = openQueue([noShow, tooLate], { path: '/account/checkins?tab=canceled' });
  expect((await rowOf('Dee Hall')).textContent).toContain('Canceled 9:59 AM By no-show');
  expect(within(await rowOf('Eve Okafor')).queryByRole('button', { name: /Undo/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo the no-show of Dee Hall' }));
  await screen.findByText('Dee Hall is checked in.');
  expect(calls).toEqual([{ name: 'QueuePage_UndoStatus', variables: { id: noShow.id, version: 1 } }]);
});

test('a rating shows on the row and opens from its menu', async () => {
  const { user } = openQueue([rated], { path: '/account/checkins?tab=seated' });
  expect((await rowOf('Fay Ng')).textContent).toContain('Rated 2 of 5');
  await choose(user, 'Fay Ng', 'View feedback');
  await within(await screen.findByRole('dialog')).findByText('Too loud.');
});

test('a table number is saved alone, whoever else saved before', async () => {
  const { user, calls } = openQueue([ben]);
  await choose(user, 'Ben Ortiz', 'Table number');
  await user.type(await screen.findByLabelText('Table of Ben Ortiz'), 'Patio 3 and more{Enter}');
  await screen.findByText('Ben Ortiz is at table Patio 3 an.');
  expect(calls).toEqual([
    { name: 'QueuePage_Update', variables: { id: ben.id, version: null, input: { tableNumber: 'Patio 3 an' } } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect((await rowOf('Ben Ortiz')).textContent).toContain('Table Patio 3 an'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await rowOf('Ben Ortiz')).textContent).not.toContain('Table'));
});

test('a table number that is refused stays typed', async () => {
  const { user } = openQueue([ben], {
    Mutation: { updateCheckIn: () => refuse('CONFLICT', 'This check-in is of another day and can be read only.') },
  });
  await choose(user, 'Ben Ortiz', 'Table number');
  await user.type(await screen.findByLabelText('Table of Ben Ortiz'), '7{Enter}');
  await screen.findByText('Ben Ortiz: This check-in is of another day and can be read only.');
  expect(screen.getByLabelText<HTMLInputElement>('Table of Ben Ortiz').value).toBe('7');
});

const monitorUrl = 'http://localhost:5000/monitor/abc';
const withMonitor = { checkInApp: () => ({ businessId: '1', monitorUrl }) };

test('the waitlist monitor opens in a tab of its own', async () => {
  openQueue([ann], { Query: withMonitor });
  const link = await screen.findByRole('link', { name: 'Waitlist monitor' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([monitorUrl, '_blank']);
});

test("the monitor's link follows when another host renews it", async () => {
  let url = monitorUrl;
  const { tickApp } = openQueue([ann], { Query: { checkInApp: () => ({ businessId: '1', monitorUrl: url }) } });
  const link = await screen.findByRole('link', { name: 'Waitlist monitor' });
  url = 'http://localhost:5000/monitor/new';
  tickApp();
  await waitFor(() => expect(link.getAttribute('href')).toBe(url));
});

test('it needs Today, and says so', async () => {
  const { user } = openQueue([yesterday], { path: '/account/checkins?date=2026-11-20', Query: withMonitor });
  await rowOf('Gus Ray');
  await user.click(screen.getByRole('button', { name: 'Waitlist monitor' }));
  await screen.findByText('Select Today in order to display waitlist for clients');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/Select Today in order/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Waitlist monitor' }));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(screen.queryByText(/Select Today in order/)).toBeNull());
});

test('keys: m opens the monitor, c calls up the row with the focus or else the first that can be', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = openQueue([ann, ben, cem], {
    Query: { ...withMonitor, messagePreview: () => refuse('INTERNAL', 'No preview.') },
  });
  await screen.findByRole('link', { name: 'Waitlist monitor' });
  await rowOf('Ann Lee');
  await user.keyboard('m');
  expect(opened).toHaveBeenCalledWith(monitorUrl, '_blank', 'noopener');
  await user.keyboard('c');
  await screen.findByRole('dialog', { name: 'Call Up Ben Ortiz' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('link', { name: 'Cem Aydın' }).focus();
  await user.keyboard('c');
  await screen.findByRole('dialog', { name: 'Call Up Cem Aydın' });
});

test('while check-in is paused the queue says so, for who may with the button that opens it again', async () => {
  let paused = false;
  const { user, calls, tickApp } = openQueue([ann], {
    Query: { checkInApp: () => ({ businessId: '1', monitorUrl, paused }) },
    Mutation: {
      updateCheckInApp: (_: unknown, { input }: { input: { paused: boolean } }) => {
        ({ paused } = input);
        return { businessId: '1', paused };
      },
    },
  });
  await rowOf('Ann Lee');
  expect(screen.queryByText('Check-in is paused.')).toBeNull();
  paused = true;
  tickApp();
  const notice = await screen.findByText('Check-in is paused.');
  // Beside the title, where it moves no row.
  expect([notice.closest('header'), notice.closest('[role=tabpanel]')]).toEqual([expect.anything(), null]);
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(screen.queryByText('Check-in is paused.')).toBeNull());
  expect(calls.map(({ variables }) => variables)).toEqual([{ input: { paused: false } }]);
});

test('where there is room for one sign, a party that left comes before the pause; a resume that fails says so', async () => {
  let news: object[] = [];
  const left = { status: 'CANCELED', position: null, canceledAt: '2026-11-21T15:52:00.000Z', cancelBy: 'party' };
  const { user, tick } = openQueue([ann], {
    Query: { checkInApp: () => ({ businessId: '1', monitorUrl, paused: true }), queueNews: () => news },
    Mutation: { updateCheckInApp: () => refuse('UNAVAILABLE', 'The database is away.') },
  });
  await rowOf('Ann Lee');
  await screen.findByText('Check-in is paused.');
  news = [party(4, 'Dee', 'Hall', left)];
  tick();
  await screen.findByText('Dee Hall left the queue.');
  expect(screen.queryByText('Check-in is paused.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await screen.findByText('The database is away.');
  await screen.findByText('Check-in is paused.');
});

test('who may not change the settings sees that check-in is paused and has no button for it', async () => {
  openQueue([ann], {
    viewer: { ...staff, permissions: [...staff.permissions, 'CHECK_IN_APP_READ'] },
    Query: { checkInApp: () => ({ businessId: '1', monitorUrl, paused: true }) },
  });
  await screen.findByText('Check-in is paused.');
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
});
