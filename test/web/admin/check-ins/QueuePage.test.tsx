import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../open-app';
import { names, openQueue, party, rowOf, staff } from './queue';

const ann = party(1, 'Ann', 'Lee', { isNewCustomer: true });
const ben = party(2, 'Ben', 'Ortiz', { createdAt: '2026-11-21T15:45:00.000Z', partySize: 5 });
const cem = party(3, 'Cem', 'Aydın', { status: 'SEATED', position: null, servicedAt: '2026-11-21T15:50:00.000Z' });
const dee = party(4, 'Dee', 'Hall', {
  status: 'CANCELED',
  position: null,
  canceledAt: '2026-11-21T15:52:00.000Z',
  cancelBy: 'party',
});
const old = party(5, 'Old', 'Timer', {
  isEditable: false,
  position: null,
  isNewCustomer: true,
  createdAt: '2026-11-20T15:00:00.000Z',
});
const everybody = [ann, ben, cem, dee];

const status = async (name: string, word: string) =>
  within(await rowOf(name)).getByRole<HTMLButtonElement>('radio', { name: word });
const isChosen = async (name: string, word: string) =>
  (await status(name, word)).getAttribute('aria-checked') === 'true';

test('rows say position, name, phone, party and time; tabs say how many', async () => {
  const { user, address } = openQueue(everybody);
  const first = await rowOf('Ann Lee');
  expect(first.textContent).toContain('Next in Line');
  expect(first.textContent).toContain('(512) 555-0101');
  expect(first.textContent).toContain('New!');
  expect(first.textContent).toContain('9:30 AM');
  expect(first.textContent).toContain('Waiting 30 min');
  expect((await rowOf('Ben Ortiz')).textContent).toContain('2nd');
  expect((await rowOf('Ben Ortiz')).textContent).not.toContain('New!');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Checked-In (2)',
    'Seated (1)',
    'Canceled (1)',
  ]);

  await user.click(screen.getByRole('tab', { name: /Canceled/ }));
  expect((await rowOf('Dee Hall')).textContent).toContain('By party');
  expect(address()).toBe('/account/checkins?tab=canceled');
  await user.click(screen.getByRole('tab', { name: /Seated/ }));
  expect((await rowOf('Cem Aydın')).textContent).toContain('Seated 9:50 AM');
  expect(JSON.parse(localStorage.getItem('greeter.queueView') ?? '')).toEqual({
    sortType: 'today',
    sortDate: null,
    filterType: 'seated',
  });
});

test('the choices of last time come back, and go into the address', async () => {
  localStorage.setItem(
    'greeter.queueView',
    JSON.stringify({ sortType: 'date', sortDate: '2026-11-20', filterType: 'checked-in' }),
  );
  const { address } = openQueue([ann, old]);
  await rowOf('Old Timer');
  expect(address()).toBe('/account/checkins?date=2026-11-20');
});

test('an address that names a view wins over the choices of last time', async () => {
  localStorage.setItem(
    'greeter.queueView',
    JSON.stringify({ sortType: 'date', sortDate: '2026-11-20', filterType: 'checked-in' }),
  );
  openQueue([cem, old], { path: '/account/checkins?tab=seated' });
  expect(await rowOf('Cem Aydın')).toBeTruthy();
});

test("today's own date, and a day to come, snap back to Today", async () => {
  for (const date of ['2026-11-21', '2026-11-22', 'tomorrow']) {
    const { server, unmount } = openQueue([ann], { path: `/account/checkins?date=${date}` });
    await rowOf('Ann Lee');
    expect(server.requests.every((request) => request.day === 'TODAY' && request.date === null)).toBe(true);
    unmount();
  }
});

test('a day is picked, and picking today is Today again', async () => {
  const { user, server, address } = openQueue([ann, old]);
  await rowOf('Ann Lee');
  const pick = async (day: string) => {
    await user.click(screen.getByRole('button', { name: /Choose date/ }));
    await user.click(await screen.findByRole('gridcell', { name: day }));
  };
  await pick('20');
  const row = await rowOf('Old Timer');
  expect(address()).toBe('/account/checkins?date=2026-11-20');
  expect(server.requests.at(-1)).toMatchObject({ day: 'DATE', date: '2026-11-20' });
  expect(row.textContent).not.toContain('New!');
  expect(
    within(row)
      .getAllByRole<HTMLButtonElement>('radio')
      .every((radio) => radio.disabled),
  ).toBe(true);
  expect(screen.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed')).toBe('false');
  await pick('21');
  await rowOf('Ann Lee');
  expect(address()).toBe('/account/checkins');
  expect(screen.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed')).toBe('true');
});

test('a status is saved at once, with the version, and can be taken back', async () => {
  const { user, calls, server } = openQueue(everybody);
  await user.click(await status('Ann Lee', 'Ready'));
  await screen.findByText('Ann Lee is ready.');
  expect(calls).toEqual([{ name: 'QueuePage_SetStatus', variables: { id: ann.id, status: 'READY', version: 1 } }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.parties[0].status).toBe('CHECKED_IN'));
  expect(calls.at(-1)).toEqual({ name: 'QueuePage_UndoStatus', variables: { id: ann.id, version: 2 } });
  await waitFor(async () => expect(await isChosen('Ann Lee', 'Checked-In')).toBe(true));
});

test('the counts of Today each show only their parties, and all of them when pressed again', async () => {
  const { user, address } = openQueue([
    { ...ann, status: 'READY' },
    ben,
    party(4, 'Dee', 'Hall', { status: 'CANCELED', reply: 'Sorry!' }),
  ]);
  const part = (name: string) => user.click(screen.getByRole('button', { name }));
  await rowOf('Ann Lee');
  await part('Waiting 1');
  await waitFor(() => expect(names()).toEqual(['Ben Ortiz']));
  expect(address()).toBe('/account/checkins?part=waiting');
  expect(screen.getByRole('button', { name: 'Waiting 1' }).getAttribute('aria-pressed')).toBe('true');
  await part('Waiting 1');
  await waitFor(() => expect(names()).toEqual(['Ann Lee', 'Ben Ortiz']));
  await part('Replies 1');
  await waitFor(() => expect(names()).toEqual(['Dee Hall']));
  await user.click(screen.getByRole('tab', { name: /Checked-In/ }));
  await waitFor(() => expect(names()).toEqual(['Ann Lee', 'Ben Ortiz']));
});

test('the search goes over all tabs of the day, and each row says its own', async () => {
  const { user, server } = openQueue(
    everybody.map((one) => ({ ...one, customer: { ...one.customer, firstName: 'Sam' } })),
  );
  await screen.findAllByRole('link', { name: /Sam/ });
  await user.type(screen.getByRole('searchbox'), 'Sam');
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(server.requests.at(-1)).toMatchObject({ filter: 'ALL', search: 'Sam' });
  const tabsOf = screen
    .getAllByRole('row')
    .flatMap((row) => row.firstElementChild?.firstElementChild?.textContent ?? []);
  expect(tabsOf.slice(-4)).toEqual(['Checked-In', 'Checked-In', 'Seated', 'Canceled']);
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  await user.click(screen.getByRole('tab', { name: /Canceled/ }));
  await waitFor(() => expect(names()).toEqual(['Sam Hall']));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a party that leaves, or writes out of sight, is a sign that leads there', async () => {
  let news: object[] = [];
  const { user, tick, address } = openQueue([ann, dee], { Query: { queueNews: () => news } });
  await rowOf('Ann Lee');
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  news = [{ ...party(9, 'Far', 'Down'), reply: 'Are we next?', repliedAt: '2026-11-21T15:59:00.000Z' }];
  tick();
  await screen.findByText('Far Down wrote: “Are we next?”');
  news = [dee, ...news];
  tick();
  await screen.findByText('Dee Hall left the queue.');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await rowOf('Dee Hall');
  expect(address()).toBe('/account/checkins?tab=canceled');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Dee Hall'));
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(address()).toBe('/account/checkins?tab=canceled&part=replies');
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
});

test('a refused status goes back to what it was and says why', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = openQueue(everybody, {
    Mutation: {
      setCheckInStatus: async () => {
        await held;
        return refuse('CONFLICT', 'This check-in is of another day and can be read only.');
      },
    },
  });
  await user.click(await status('Ann Lee', 'Ready'));
  await waitFor(async () => expect(await isChosen('Ann Lee', 'Ready')).toBe(true));
  answer();
  await screen.findByText('Ann Lee: This check-in is of another day and can be read only.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await waitFor(async () => expect(await isChosen('Ann Lee', 'Checked-In')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/can be read only/)).toBeNull();
});

test('a change that did not get through names its party and is tried again at a press', async () => {
  let isDown = true;
  const app = openQueue(everybody, {
    Mutation: {
      setCheckInStatus: (_: unknown, { id, status: next }: { id: string; status: string }) =>
        isDown ? refuse('INTERNAL', 'Something went wrong.') : app.change(id, { status: next }),
    },
  });
  await app.user.click(await status('Ann Lee', 'Ready'));
  await screen.findByText('Ann Lee: Something went wrong.');
  isDown = false;
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ann Lee is ready.');
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
});

test('two quick presses follow each other, the second on the version of the first', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const app = openQueue(everybody, {
    Mutation: {
      setCheckInStatus: async (_: unknown, { id, status: next }: { id: string; status: string }) => {
        await held;
        return app.change(id, { status: next });
      },
    },
  });
  await app.user.click(await status('Ann Lee', 'Ready'));
  await app.user.click(await status('Ann Lee', 'Checked-In'));
  expect(app.calls).toHaveLength(1);
  answer();
  await waitFor(() =>
    expect(app.calls.map((call) => call.variables)).toEqual([
      { id: ann.id, status: 'READY', version: 1 },
      { id: ann.id, status: 'CHECKED_IN', version: 2 },
    ]),
  );
});

test('arrow keys only move among the statuses; Enter chooses', async () => {
  const { user, calls } = openQueue(everybody);
  (await status('Ann Lee', 'Checked-In')).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(await status('Ann Lee', 'Seated'));
  expect(calls).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(calls.map((call) => call.variables)).toEqual([{ id: ann.id, status: 'SEATED', version: 1 }]),
  );
});

test('a check-in is deleted, and comes back with Undo', async () => {
  const { user, calls } = openQueue(everybody);
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText('The check-in of Ann Lee is deleted. The customer stays.');
  fireEvent.pointerLeave(screen.getByRole('table'));
  await waitFor(() => expect(names()).toEqual(['Ben Ortiz']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toContain('Ann Lee'));
  expect(calls.map((call) => call.name)).toEqual(['QueuePage_Delete', 'QueuePage_Restore']);
});

test('staff set statuses, and neither delete nor add', async () => {
  const { user, calls } = openQueue(everybody, { viewer: staff });
  await user.click(await status('Ann Lee', 'Ready'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Add Check-In' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['No-show', 'History']);
});

test('what another host or the kiosk does is shown without reload, and what is new is marked', async () => {
  const { server, tick } = openQueue([ann]);
  await rowOf('Ann Lee');
  server.parties.push(ben);
  tick();
  const row = await rowOf('Ben Ortiz');
  await waitFor(() => expect(row.dataset.fresh).toBe('true'));
  expect((await rowOf('Ann Lee')).dataset.fresh).toBeUndefined();
  expect(screen.getByRole('tab', { name: 'Checked-In (2)' })).toBeTruthy();
});

test('a change of one row renders no other row again', async () => {
  const app = openQueue([ann, ben]);
  const row = await rowOf('Ben Ortiz');
  // Each rendering of a row trims the name in it.
  const trim = jest.spyOn(String.prototype, 'trim');
  app.change(ben.id, { tableNumber: '77' });
  app.tick();
  await waitFor(() => expect(row.textContent).toContain('Table 77'));
  const texts = trim.mock.contexts.map(String);
  expect(texts).toContain('Ben Ortiz');
  expect(texts).not.toContain('Ann Lee');
});

test('many ticks while one request is under way make one more request', async () => {
  let isSlow = false;
  const waiting: (() => void)[] = [];
  let requests = 0;
  const queue = async () => {
    requests += 1;
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return { total: 1, items: [ann], cursor: null };
  };
  const { tick } = openQueue([ann], { Query: { queue } });
  await rowOf('Ann Lee');
  const before = requests;
  isSlow = true;
  tick();
  await waitFor(() => expect(requests).toBe(before + 1));
  for (let n = 0; n < 5; n += 1) tick();
  isSlow = false;
  waiting.forEach((go) => go());
  await waitFor(() => expect(requests).toBe(before + 2));
  tick();
  await waitFor(() => expect(requests).toBe(before + 3));
});

test('a party that becomes overdue is counted though no event tells it', async () => {
  const counts = { checkedIn: 1, seated: 0, canceled: 0, waiting: 1, ready: 0, replies: 0 };
  const answers = [
    { ...counts, overdue: 0, nextOverdueAt: '2026-11-21T15:59:59.100Z' },
    { ...counts, overdue: 1, nextOverdueAt: null },
  ];
  openQueue([ann], { Query: { queueCounts: () => (answers.length > 1 ? answers.shift() : answers[0]) } });
  await screen.findByRole('button', { name: 'Overdue 1' });
});

test('the search is asked of the server, stands in the address, and says when nothing matches', async () => {
  const { user, server, address } = openQueue(everybody);
  await rowOf('Ann Lee');
  await user.keyboard('/');
  const box = screen.getByRole('searchbox', { name: 'Search Check-Ins & Waitlisted' });
  expect(document.activeElement).toBe(box);
  await user.keyboard('Ben');
  await waitFor(() => expect(names()).toEqual(['Ben Ortiz']));
  expect(address()).toBe('/account/checkins?q=Ben');
  expect(server.requests.map((request) => request.search)).not.toContain('Be');
  await user.keyboard('x');
  await screen.findByText('Your search - Benx - did not match any data.');
  await user.clear(box);
  await rowOf('Ann Lee');
});

test('empty lists say what they wait for', async () => {
  const { user } = openQueue([]);
  await screen.findByText('Awaiting Check-Ins');
  await user.click(screen.getByRole('button', { name: /Choose date/ }));
  await user.click(await screen.findByRole('gridcell', { name: '19' }));
  await screen.findByText('No One Checked In on Thu, Nov 19, 2026');
  expect(screen.queryByText(/parties are under/)).toBeNull();
});

test('a tab that is empty says under which ones the parties of the day are', async () => {
  openQueue([party(1, 'Ann', 'Lee', { status: 'SEATED' }), party(2, 'Ben', 'Ortiz', { status: 'CANCELED' })], {
    path: '/account/checkins?date=2026-11-19',
  });
  await screen.findByText("That day's parties are under Seated and Canceled.");
});

test('a list that cannot be had can be asked for again', async () => {
  let isDown = true;
  const { user } = openQueue([ann], {
    Query: {
      queue: () => (isDown ? refuse('INTERNAL', 'Something went wrong.') : { total: 1, items: [ann], cursor: null }),
    },
  });
  await screen.findByText('Something went wrong.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf('Ann Lee');
  expect(screen.queryByText('Something went wrong.')).toBeNull();
});

test('of ten thousand rows only those in sight are asked for and drawn', async () => {
  const crowd = Array.from({ length: 10_000 }, (_, n) => party(n + 1, `Guest${n + 1}`, 'Long'));
  const { server } = openQueue(crowd);
  await rowOf('Guest1 Long');
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  expect(names().length).toBeLessThan(60);
  expect(server.requests.every((request) => request.first <= 200)).toBe(true);
});
