import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../open-app';
import { anAppointment, anEvent, aPart, hours, joe, timeZone, twoParts } from './an-appointment';
import { host, openCalendar, staffMember } from './a-calendar';
import { block, faults, press, setClock } from './calendar-steps';

beforeEach(setClock);

test('the day has a column for each of the staff, and says all of each appointment', async () => {
  const { user, address, asked } = openCalendar([twoParts(), anEvent([null])]);
  await block(/^Ann Lee, 9:30 – 10:15 AM, Cut, with Maya Lin, Sat, Nov 21, Confirmed$/);
  expect(await block(/^Ann Lee, .*Color, with Joe Roe/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Team lunch/ })).toHaveLength(3);
  const legend = within(screen.getByRole('list', { name: 'Legend' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Past',
    'Confirmed',
    'Canceled',
    'No Show',
    'Request',
    'Event',
  ]);
  expect(asked.at(-1)).toEqual({ firstDate: '2026-11-21', days: 1 });
  expect(await faults()).toEqual([]);
  const first = press(/Cut, with Maya Lin/);
  first.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/account/bookings?date=2026-11-21&ai=11&bi=4294967297'));
});

test('it opens with the view of the settings; keys and buttons lead to others, which the address keeps', async () => {
  const { user, address, asked } = openCalendar([], { view: 'WEEK', path: '/account/bookings' });
  await screen.findByText(/^Nov 15 – 21/);
  await waitFor(() => expect(asked.at(-1)).toEqual({ firstDate: '2026-11-15', days: 7 }));
  await user.keyboard('d');
  await screen.findByText('Sat, Nov 21');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Sun, Nov 22');
  expect(address()).toBe('/account/bookings?view=day&date=2026-11-22');
  await user.click(press('Previous day'));
  await user.click(press('Previous day'));
  await screen.findByText('Fri, Nov 20');
  await user.keyboard('t');
  await waitFor(() => expect(address()).toBe('/account/bookings?view=day'));
  await user.keyboard('w');
  await waitFor(() => expect(address()).toBe('/account/bookings?view=week'));
  await user.keyboard('n');
  await waitFor(() => expect(address()).toBe('/account/bookings?view=week&action=add-appointment'));
});

test.each([
  ['add-appointment', 'New appointment'],
  ['add-customer', 'Add Customer'],
])('the address with %s opens its dialog on load', async (action, name) => {
  const viewer = { ...host, permissions: [...host.permissions, 'CUSTOMER_WRITE'] };
  const { user, address } = openCalendar([], { viewer, path: `/account/bookings?action=${action}` });
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  screen.getByRole('dialog', { name });
  await user.click(cancel);
  await waitFor(() => expect(address()).toBe('/account/bookings'));
});

test('who may not write customers gets no form for one from the address', async () => {
  openCalendar([], { path: '/account/bookings?action=add-customer' });
  await screen.findByRole('button', { name: 'New' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a date is chosen in the month, with keys too', async () => {
  const { user, address } = openCalendar([]);
  await user.click(await screen.findByRole('button', { name: 'Sat, Nov 21' }));
  const month = await screen.findByRole('dialog', { name: 'Choose a date' });
  within(month).getByRole('button', { name: 'Saturday, November 21, 2026' }).focus();
  await user.keyboard('{PageDown}{ArrowUp}{ArrowLeft}');
  expect(within(month).getByRole('grid', { name: 'December 2026' })).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sunday, December 13, 2026');
  expect(await faults(month)).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/account/bookings?date=2026-12-13'));
});

test('without hours it asks for them, in the words of the specification', async () => {
  openCalendar([], { hasHours: false });
  await screen.findByText('Add your business hours to make time slots available');
  expect(screen.getByRole('link', { name: 'Add Business Hours' }).getAttribute('href')).toBe('/account/page?tab=hours');
});

test('those who may not write see no way to, and in the role Staff only their own column', async () => {
  const { user, address } = openCalendar([anAppointment()], { viewer: staffMember });
  await screen.findByText('Joe Roe');
  expect(screen.queryByText('Zoë Marchetti')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Appointments of' })).toBeNull();
  await user.keyboard('n');
  expect(address()).toBe('/account/bookings?date=2026-11-21');
});

test('the staff are filtered in the address', async () => {
  const { user, address } = openCalendar([twoParts()]);
  await block(/with Maya Lin/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Appointments of' }), 'Joe Roe');
  await waitFor(() => expect(screen.queryByRole('button', { name: /with Maya Lin/ })).toBeNull());
  expect(await block(/Color, with Joe Roe/)).toBeTruthy();
  expect(address()).toBe('/account/bookings?date=2026-11-21&staff=3');
});

test('what somebody else changes comes by itself, and what stays keeps the focus', async () => {
  const { server, tick } = openCalendar([anAppointment(), anAppointment({ id: '15', parts: [aPart({ staff: joe })] })]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Ann Lee/ })).toHaveLength(2));
  const [first] = screen.getAllByRole('button', { name: /^Ann Lee/ });
  first.focus();
  server.appointments = [server.appointments[0], { ...server.appointments[1], flag: 'CANCELED', version: 2 }];
  tick();
  await block(/Canceled$/);
  expect(document.activeElement).toBe(first);
});

test('without the plan the calendar shows what is there, and New opens the plans', async () => {
  const viewer = { ...host, business: { ...host.business, plan: 'STANDARD' } };
  const { user, address } = openCalendar([anAppointment()], { viewer });
  await block(/^Ann Lee/);
  expect(screen.getByText(/Your plan does not include the calendar/)).toBeTruthy();
  await user.click(press('New'));
  expect(await screen.findByRole('dialog', { name: 'Plans' })).toBeTruthy();
  expect(address()).toBe('/account/bookings?date=2026-11-21');
});

test('a calendar that cannot be read says so, and is read again', async () => {
  let isDown = true;
  const { user } = openCalendar([], {
    Query: {
      calendar: () =>
        isDown
          ? refuse('UNAVAILABLE', 'Greeter has a short break.')
          : { timeZone: 'America/Chicago', hasHours: false, total: 0, days: [], appointments: [] },
    },
  });
  await screen.findByText('Greeter has a short break.');
  isDown = false;
  await user.click(press('Try again'));
  await screen.findByText('Add your business hours to make time slots available');
});

test('a day that is not read yet is not drawn as free, and one that cannot be read says so in its place', async () => {
  const answers: ((answer?: object) => void)[] = [];
  const refusal = { isDown: false };
  const { user } = openCalendar([], {
    Query: {
      calendar: (_: unknown, { firstDate }: { firstDate: string }) => {
        const answer = { timeZone, hasHours: true, total: 1, busy: [], held: [], days: hours.days };
        if (refusal.isDown) return refuse('UNAVAILABLE', 'Greeter has a short break.');
        if (firstDate === '2026-11-21') return { ...answer, appointments: [anAppointment()] };
        return new Promise((resolve) => answers.push(() => resolve({ ...answer, appointments: [anEvent([null])] })));
      },
    },
  });
  const grid = (await block(/^Ann Lee/)).closest('[data-view]')!.parentElement!;
  expect(grid.hasAttribute('inert')).toBe(false);
  await user.click(press('Next day'));
  await screen.findByRole('status', { name: 'LOADING' });
  expect(grid.hasAttribute('inert')).toBe(true);
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => answers[0]!());
  await waitFor(() => expect(grid.hasAttribute('inert')).toBe(false));
  expect(screen.queryByRole('status', { name: 'LOADING' })).toBeNull();
  refusal.isDown = true;
  await user.click(press('Next day'));
  await screen.findByText('Greeter has a short break.');
  expect(grid.isConnected).toBe(false);
  refusal.isDown = false;
  await user.click(press('Try again'));
  await screen.findByRole('status', { name: 'LOADING' });
  expect(screen.queryByText('Greeter has a short break.')).toBeNull();
  await waitFor(() => expect(answers).toHaveLength(2));
  act(() => answers[1]!());
  await waitFor(() => expect(screen.queryByRole('status', { name: 'LOADING' })).toBeNull());
});

test('a day that cannot be read again says so over what was read of it', async () => {
  const { server, tick } = openCalendar([anAppointment()], {
    Query: {
      calendar: () =>
        server.hasHours
          ? { timeZone, total: 1, busy: [], ...server }
          : refuse('UNAVAILABLE', 'Greeter has a short break.'),
    },
  });
  await block(/^Ann Lee/);
  server.hasHours = false;
  tick();
  await screen.findByText('Greeter has a short break.');
  expect(await block(/^Ann Lee/)).toBeTruthy();
  server.hasHours = true;
  act(() => press('Try again').click());
  await waitFor(() => expect(screen.queryByText('Greeter has a short break.')).toBeNull());
});

test('on paper it is a list too', async () => {
  openCalendar([anAppointment()]);
  await block(/^Ann Lee/);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('heading', { name: 'Salon on the Corner: Saturday, November 21, 2026' })).toBeTruthy();
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: /^Salon on the Corner:/ })).toBeNull();
});

test('today shows who is busy with a walk-in, and no other day does', async () => {
  const walkIn = { id: '61', staffId: '2', startsAt: '2026-11-21T13:50:00.000Z', endsAt: '2026-11-21T14:35:00.000Z' };
  const { unmount } = openCalendar([anAppointment()], { Query: { walkIns: () => [walkIn] } });
  await screen.findByText('With a walk-in since 7:50 AM');
  expect(await faults()).toEqual([]);
  unmount();
  openCalendar([anAppointment()], { path: '/account/bookings?date=2026-11-22', Query: { walkIns: () => [walkIn] } });
  await screen.findByText(/Nov 22/);
  expect(screen.queryByText('With a walk-in since 7:50 AM')).toBeNull();
});

test('who has come is seen in the grid and in the list, and what the queue says of them comes by itself', async () => {
  // 10 AM: the appointment runs.
  jest.setSystemTime(Date.parse('2026-11-21T16:00:00Z'));
  const checkIn = { id: '61', at: '2026-11-21T15:20:00.000Z', status: 'CHECKED_IN' as const, seatedAt: null };
  const missed = anAppointment({ id: '15', flag: 'NO_SHOW' });
  const { server, asked, queueTick } = openCalendar([anAppointment({ checkIn }), missed]);
  const waiting = await block(/Confirmed, Checked in, waiting$/);
  expect(waiting.querySelectorAll('svg')).toHaveLength(2);
  expect(waiting.textContent).toContain('Checked in, waiting');
  await block(/No Show$/);
  const legend = within(screen.getByRole('list', { name: 'Legend' }));
  expect(
    legend
      .getAllByRole('listitem')
      .slice(6)
      .map(({ textContent }) => textContent),
  ).toEqual(['Waiting', 'Ready', 'Being served', 'Served']);
  const reads = asked.length;
  server.appointments = [
    anAppointment({ checkIn: { ...checkIn, status: 'SEATED', seatedAt: '2026-11-21T15:40:00.000Z' } }),
    missed,
  ];
  queueTick();
  await block(/Confirmed, Being served$/);
  expect(asked).toHaveLength(reads);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Being served', { selector: 'li *' })).toBeTruthy();
  act(() => void dispatchEvent(new Event('afterprint')));
});

test('a time that is held stands in the column of who it is with, says until when, and goes as it is over', async () => {
  const held = {
    staffId: '3',
    startsAt: '2026-11-21T15:30:00.000Z',
    endsAt: '2026-11-21T16:15:00.000Z',
    heldUntil: '2026-11-21T14:07:00.000Z',
  };
  const { user, server, tick } = openCalendar([anAppointment()]);
  await block(/^Ann Lee/);
  server.held = [held, { ...held, staffId: null, startsAt: held.endsAt, endsAt: '2026-11-21T17:00:00.000Z' }];
  tick();
  const joes = await block(/^Held for a booking until 8:07 AM, Joe Roe, from 9:30 AM to 10:15 AM$/);
  expect(joes.textContent).toBe('Held for a booking until 8:07 AM');
  await block(/^Held for a booking until 8:07 AM, Anyone, from 10:15 AM to 11:00 AM$/);
  expect(await faults()).toEqual([]);
  await user.click(joes);
  await screen.findByText('Held for a booking until 8:07 AM, Joe Roe, from 9:30 AM to 10:15 AM.');
  jest.setSystemTime(Date.parse(held.heldUntil));
  server.held = [{ ...held }];
  tick();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Held/ })).toBeNull());
});

test('a full week shows what can be read, and how many more there are, which leads to the day', async () => {
  const many = ['21', '22', '23', '24', '25'].map((id) => anAppointment({ id }));
  const { user, address } = openCalendar(many, { path: '/account/bookings?view=week&date=2026-11-21' });
  const more = await block(/^4 more at 9 AM, show Sat, Nov 21$/);
  expect(more.textContent).toBe('+4');
  expect(screen.getAllByRole('button', { name: /^Ann Lee/ })).toHaveLength(1);
  expect(await faults()).toEqual([]);
  await user.click(more);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Ann Lee/ })).toHaveLength(5));
  expect(address()).toBe('/account/bookings?view=day');
});

test('the tools of the calendar have words where there is room, else tooltips', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia');
  const fits = (width: number) =>
    matchMedia.mockImplementation(
      (query) =>
        ({
          matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Infinity),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as never,
    );
  const names = [/^Booking requests/, 'Hours', 'Calendar feeds', 'Settings'];
  const toolOf = (name: string | RegExp) => screen.getByRole(name === 'Hours' ? 'link' : 'button', { name });
  for (const [width, words] of [
    [1300, ['Requests', 'Hours', 'Feeds', 'Settings']],
    [900, ['Requests', '', '', '']],
    [800, ['', '', '', '']],
  ] as const) {
    fits(width);
    const { unmount } = openCalendar([]);
    await screen.findByRole('button', { name: 'Settings' });
    // The number at an icon comes before its words.
    expect(names.map((name) => toolOf(name).textContent.replace(/^\d+/, ''))).toEqual(words);
    unmount();
  }
});
