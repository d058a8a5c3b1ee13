import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { refuse } from '../../mock-schema';
import { alertText, CUT, facts, monthTimes, openBooking, part, reload, select, timesOn, title } from './a-booking';

beforeEach(() => {
  sessionStorage.clear();
  select(CUT);
});

const day = (name: string | RegExp) => screen.getByRole('button', { name });
const asked = ({ calls }: { calls: { name: string; variables: unknown }[] }) =>
  calls.filter(({ name }) => name === 'Booking_ReadTimes').map(({ variables }) => variables);

describe('the month', () => {
  test('shows the days with free times, reads each month and choice of staff once', async () => {
    const opened = await openBooking();
    const { user, press } = opened;
    expect(day('Monday, January 6').getAttribute('aria-disabled')).toBe('false');
    expect(day('Tuesday, January 7, nothing free').getAttribute('aria-disabled')).toBe('true');
    // Before the first date that can be booked.
    expect(day('Thursday, January 2, nothing free').getAttribute('aria-disabled')).toBe('true');
    await press('Next month');
    await press('Previous month');
    await user.click(screen.getByRole('radio', { name: 'Bea' }));
    await user.click(screen.getByRole('radio', { name: 'Anyone' }));
    const common = { businessId: '7', parts: [{ staffId: null, productIds: ['1'] }] };
    expect(asked(opened)).toEqual([
      { ...common, firstDate: '2031-01-03', days: 29 },
      { ...common, firstDate: '2031-02-01', days: 28 },
      { businessId: '7', firstDate: '2031-01-03', days: 29, parts: [{ staffId: '11', productIds: ['1'] }] },
    ]);
  });

  test('ends with the last date that can be booked', async () => {
    const opened = await openBooking();
    const { press } = opened;
    expect(day('Previous month')).toHaveProperty('disabled', true);
    await press('Next month');
    await press('Next month');
    expect(day('Next month')).toHaveProperty('disabled', true);
    expect(asked(opened).at(-1)).toMatchObject({ firstDate: '2031-03-01', days: 4 });
  });

  test('is walked through with the keyboard', async () => {
    const { key, settled, user } = await openBooking();
    const focused = () => document.activeElement?.getAttribute('aria-label')?.replace(', nothing free', '');
    await settled(() => day('Monday, January 6').focus());
    const walk: [string, string][] = [
      ['ArrowRight', 'Tuesday, January 7'],
      ['ArrowDown', 'Tuesday, January 14'],
      ['ArrowLeft', 'Monday, January 13'],
      ['ArrowUp', 'Monday, January 6'],
      ['ArrowUp', 'Friday, January 3'],
      ['End', 'Saturday, January 4'],
      ['PageDown', 'Tuesday, February 4'],
      ['Home', 'Sunday, February 2'],
      ['PageUp', 'Friday, January 3'],
    ];
    for (const [name, where] of walk) {
      await key(name);
      expect([name, focused()]).toEqual([name, where]);
    }
    expect(
      screen.getAllByRole('gridcell').flatMap((cell) => [...cell.querySelectorAll('[tabindex="0"]')]),
    ).toHaveLength(1);
    await user.click(day('Monday, January 6'));
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('6');
  });

  test('of which nothing is free leads to the next', async () => {
    const { press } = await openBooking({
      Query: {
        bookableTimes: (root, args: { firstDate: string; days: number }) =>
          args.firstDate < '2031-02' ? { ...monthTimes(root, args), days: [] } : monthTimes(root, args),
      },
    });
    // The first look is at a month with a free time; the one before is a press away.
    screen.getByText('February 2031');
    expect(day('Monday, February 3').getAttribute('aria-disabled')).toBe('false');
    await press('Previous month');
    screen.getByText('Nothing is free in January 2031.');
    await press('Show February 2031');
    screen.getByText('February 2031');
  });

  test('is the first one where the next two are as full', async () => {
    const opened = await openBooking({
      Query: {
        bookingOffer: () => facts({ lastDate: '2031-06-30' }),
        bookableTimes: (root, args: { firstDate: string; days: number }) => ({ ...monthTimes(root, args), days: [] }),
      },
    });
    screen.getByText('Nothing is free in January 2031.');
    expect(asked(opened)).toHaveLength(3);
  });

  test('has its first day with free times chosen: nothing is scrolled, focused or announced', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    const opened = await openBooking();
    const chosen = () => screen.getByRole('gridcell', { selected: true }).textContent;
    expect(chosen()).toBe('6');
    part('Choose a time').getByRole('radio', { name: '10:00 AM' });
    expect(document.activeElement).toBe(document.body);
    expect(scroll).not.toHaveBeenCalled();
    for (const status of screen.getAllByRole('status')) expect(status.textContent).not.toContain('Monday');
    // Not written down: another visit may have another first day.
    expect(sessionStorage.getItem('greeter.booking.draft.7')).toContain('"date":""');
    await opened.press('Next month');
    expect(chosen()).toBe('3');
    await opened.user.click(screen.getByRole('radio', { name: '10:30 AM' }));
    await opened.press('Continue');
    expect(title()).toBe('Your details');
    part('Your booking').getByText('Monday, February 3 at 10:30 AM');
  });

  test('keeps the day that was chosen, here or before', async () => {
    const before = await openBooking();
    await before.press('Monday, January 13');
    await before.user.click(screen.getByRole('radio', { name: '10:00 AM' }));
    await reload(before);
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('13');
    expect(screen.getByRole('radio', { name: '10:00 AM' })).toHaveProperty('checked', true);
  });

  test('has the first free day again where the one chosen lies in the past by now', async () => {
    sessionStorage.setItem('greeter.booking.draft.7', JSON.stringify({ month: '2031-01', date: '2031-01-01' }));
    await openBooking();
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('6');
  });

  test('that is full is said to be so once', async () => {
    await openBooking({
      Query: {
        bookingOffer: () => facts({ lastDate: '2031-01-31' }),
        bookableTimes: (root, args: { firstDate: string; days: number }) => ({
          ...monthTimes(root, args),
          days: monthTimes(root, args).days.map((each) => ({ ...each, times: [] })),
        }),
      },
    });
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
    const said = screen.getAllByRole('status').map((status) => status.textContent);
    expect(said.filter(Boolean)).toEqual(['Nothing is free in January 2031.']);
  });

  test('that cannot be read says why, and is read again', async () => {
    const read = jest.fn(monthTimes);
    read.mockImplementationOnce(() => refuse('INTERNAL', 'Broken'));
    const { press } = await openBooking({ Query: { bookableTimes: read } });
    expect(alertText()).toContain('Something went wrong on our side.');
    await press('Try again');
    expect(day('Monday, January 6').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('the times of a day', () => {
  test('are those of the business, which is said to who is elsewhere', async () => {
    const own = Intl.DateTimeFormat.prototype.resolvedOptions;
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function elsewhere(
      this: Intl.DateTimeFormat,
    ) {
      return { ...own.call(this), timeZone: 'America/Los_Angeles' };
    });
    const { press } = await openBooking();
    await press('Monday, January 6');
    const times = within(screen.getByRole('radiogroup', { name: 'Choose a time' })).getAllByRole('radio');
    expect(times.map((time) => time.closest('label')!.textContent)).toEqual(['10:00 AM', '10:30 AM']);
    part('Choose a time').getByText('Times are by the clock of the business: Eastern Time.');
  });

  test('stand under a heading where they belong to the night before', async () => {
    const { press } = await openBooking({
      Query: {
        bookableTimes: (root, args: { firstDate: string; days: number }) => ({
          ...monthTimes(root, args),
          days: monthTimes(root, args).days.map((one) =>
            // 12:00 AM, 1:00 AM and 6:00 PM.
            ({ ...one, times: ['05:00', '06:00', '23:00'].map((clock) => `${one.date}T${clock}:00.000Z`) }),
          ),
        }),
      },
    });
    await press('Monday, January 6');
    const group = screen.getByRole('radiogroup', { name: 'Choose a time' });
    expect(group.textContent).toBe('After midnight12:00 AM1:00 AMLater that day6:00 PM');
  });

  test('go with another date, another month and other staff', async () => {
    const { user, press, chooseTime } = await openBooking();
    const chosen = () => screen.queryByText('Monday, January 6 at 10:30 AM');
    await chooseTime();
    expect(chosen()).toBeTruthy();
    await press('Monday, January 13');
    expect(screen.queryAllByRole('radio', { checked: true, name: /AM$/ })).toEqual([]);
    await chooseTime();
    await press('Next month');
    await press('Previous month');
    expect(chosen()).toBeNull();
    await chooseTime();
    await user.click(screen.getByRole('radio', { name: 'Bea' }));
    expect(chosen()).toBeNull();
    expect(screen.queryAllByRole('radio', { checked: true, name: /AM$/ })).toEqual([]);
  });

  test('that has none are named as missing', async () => {
    const { press } = await openBooking();
    await press('Wednesday, January 8, nothing free');
    expect(alertText()).toBe(
      'No available time slots on selected day Wednesday, January 8. Please choose another day.',
    );
  });
});

describe('Continue', () => {
  test('wants a time', async () => {
    const { press } = await openBooking();
    await press('Continue');
    expect(alertText()).toBe('Please select an available date and time to continue.');
    await press('Monday, January 6');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Continue');
    expect(title()).toBe('Book at Salon Rosa');
  });

  test('wants an item where there is a catalogue; no times are read before', async () => {
    select();
    const opened = await openBooking();
    expect(asked(opened)).toEqual([]);
    await opened.press('Continue');
    expect(screen.getAllByText('Select at least one item to see when we have time for it.')).toHaveLength(1);
    expect(alertText()).toBe('Select at least one item to see when we have time for it.');
    await opened.press('Select items');
    await opened.user.click(screen.getByRole('checkbox', { name: /^Item 2/ }));
    await opened.press('Done');
    part('Selected items').getByText('Item 2');
    await opened.chooseTime();
    await opened.press('Continue');
    expect(title()).toBe('Your details');
  });

  test('wants none without a catalogue', async () => {
    select();
    const { toDetails } = await openBooking({ Query: { bookingOffer: () => facts({ needsItems: false, staff: [] }) } });
    expect(screen.queryByRole('region', { name: 'Selected items' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Choose staff' })).toBeNull();
    await toDetails();
    expect(title()).toBe('Your details');
  });
});

describe('items', () => {
  test('say that they are on their way; the focus is in the dialog, and its button stays the same one', async () => {
    select();
    const { user, press, settled } = await openBooking();
    const button = screen.getByRole('button', { name: 'Select items' });
    act(() => button.click());
    expect(part('Selected items').getByRole('status').textContent).toBe('LOADING');
    await settled(() => undefined);
    const dialog = screen.getByRole('dialog', { name: 'Select items' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.textContent).not.toBe('Done');
    await user.click(screen.getByRole('checkbox', { name: /^Item 2/ }));
    // A browser gives the focus back if the dialog is closed before it goes.
    const wasThere: boolean[] = [];
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function note(this: Element) {
      wasThere.push(this.isConnected);
    });
    await press('Done');
    expect(wasThere[0]).toBe(true);
    close.mockRestore();
    expect(screen.getByRole('button', { name: 'Edit item(s)' })).toBe(button);
  });

  test('are edited: staff who do not do them cannot be chosen, and a time that is too short for them goes', async () => {
    let minutes = 30;
    const { user, press, chooseTime } = await openBooking({
      Query: {
        bookableTimes: (root, args: { firstDate: string; days: number }) => ({
          ...monthTimes(root, args),
          minutes,
          ...(minutes > 30 && {
            days: [
              { date: '2031-01-06', times: timesOn('2031-01-06').slice(0, 1), firstStart: '09:00', lastStart: '16:30' },
            ],
          }),
        }),
      },
    });
    const offered = () =>
      within(screen.getByRole('group', { name: 'Choose staff' }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')!.textContent);
    part('Selected items').getByText('$24.50 · 30 min');
    expect(offered()).toEqual(['AAnyone', 'BBea']);
    await chooseTime();
    minutes = 60;
    await press('Edit item(s)');
    await user.click(screen.getByRole('checkbox', { name: /^Item 2/ }));
    await press('Done');
    screen.getByText('Takes 1 h');
    await press('Continue');
    expect(alertText()).toBe('Please select an available date and time to continue.');
  });

  test('that are gone meanwhile leave the booking, and are named', async () => {
    select(CUT, { ...CUT, id: '9', name: 'Beard trim' });
    await openBooking({
      Query: {
        bookableTimes: (root, args: { firstDate: string; days: number; parts: { productIds: string[] }[] }) =>
          args.parts[0].productIds.includes('9')
            ? refuse('NOT_FOUND', 'Gone', 'productIds', { reason: 'ITEM_NOT_OFFERED', productIds: ['9'] })
            : monthTimes(root, args),
      },
    });
    expect(alertText()).toContain('No longer offered: Beard trim');
    expect(screen.queryByText('Beard trim')).toBeNull();
    expect(day('Monday, January 6').getAttribute('aria-disabled')).toBe('false');
  });
});

test('staff who are gone meanwhile leave the choice to anyone', async () => {
  const { user } = await openBooking({
    Query: {
      bookableTimes: (root, args: { firstDate: string; days: number; parts: { staffId: string | null }[] }) =>
        args.parts[0].staffId
          ? refuse('NOT_FOUND', 'Gone', undefined, { reason: 'STAFF_NOT_OFFERED' })
          : monthTimes(root, args),
    },
  });
  await user.click(screen.getByRole('radio', { name: 'Bea' }));
  expect(alertText()).toContain('Bea can no longer be chosen.');
  expect(screen.getByRole('radio', { name: 'Anyone' })).toHaveProperty('checked', true);
});

describe('a business that takes no bookings', () => {
  const expectWaysOn = () => {
    expect(screen.getByRole('link', { name: '(518) 555-0100' }).getAttribute('href')).toBe('tel:+15185550100');
    expect(screen.getByRole('link', { name: 'See the page of Salon Rosa' }).getAttribute('href')).toBe(
      '/page/salon-rosa',
    );
  };

  test('says so', async () => {
    await openBooking({ Query: { bookingOffer: () => facts({ isOpen: false }) } });
    expect(title()).toBe('No online booking right now');
    expectWaysOn();
  });

  test('any more says so, too', async () => {
    await openBooking({ Query: { bookableTimes: () => refuse('INVALID_PLAN', 'No plan') } });
    expect(title()).toBe('No online booking right now');
    expectWaysOn();
  });
});
