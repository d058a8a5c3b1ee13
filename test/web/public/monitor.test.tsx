import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.edge';
import { noSubscription } from '../../../web/public/subscribe';
import { columnsOf, layOut, pagesOf } from '../../../web/public/monitor/pages-of';
import { headOf, openPage, statusOf } from '../../../web/public/open-page';
import { PublicApp } from '../../../web/public/PublicApp';
import { mockRequest, refuse, type MockServer } from '../mock-schema';
import { clock, pass, useFakeClock, useRealClock } from './fake-clock';
import { openPublic } from './open-public';
import { monitor, monitorEntry as entry } from './salon';

const now = () => new Date().toISOString();
const open = (entries: object[], server: MockServer = {}) =>
  openPublic('/monitor/m-1', { Query: { monitor: () => monitor(entries, { now: now() }) }, ...server }, clock);
const ready = (name: string) => entry(name, { status: 'READY' });
const later = (entries: object[], minute = 11) => ({
  monitorChanged: monitor(entries, { now: `2026-11-21T15:${minute}:00.000Z` }),
});
const shown = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const offline = () => screen.queryByText(/^Offline since/)?.textContent;

beforeEach(() => useFakeClock('2026-11-21T15:10:00.000Z'));
afterEach(useRealClock);

describe('drawn on the server', () => {
  const draw = async (server: MockServer) => {
    const { request } = mockRequest(server);
    const first = await openPage(request, new URL('http://localhost:5000/monitor/m-1'), 'en');
    const html = renderToString(<PublicApp request={request} subscribe={noSubscription} first={first} />);
    return {
      text: html
        .replace(/<!-- -->/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' '),
      html,
      head: headOf(first),
      status: statusOf(first),
    };
  };

  test('name of the business, its clock, parties and what they shall do; not for search engines', async () => {
    const { text, html, head } = await draw({
      Query: { monitor: () => monitor([ready('Ben'), entry('Ann'), entry('Cher', { lastInitial: '' })]) },
    });
    for (const part of [
      'Salon on the Corner',
      '9:10 :00 AM',
      'Party Status',
      'Ben L. party of 2 ready See Host',
      'Ann L. party of 2 In line',
      'Cher party of 2 In line',
    ])
      expect(text).toContain(part);
    expect(head).toMatchObject({ title: 'Waitlist · Salon on the Corner', noindex: true });
    expect(html).toContain('data-scheme="dark"');
  });

  test('nobody is there', async () => {
    expect((await draw({ Query: { monitor: () => monitor() } })).text).toContain('Awaiting Check-In');
  });

  test('a QR code has its words at once, and its picture in the browser', async () => {
    const Query = { monitor: () => monitor([], { checkInPath: '/checkinapp/mobile/redirect/gq_2_abc' }) };
    expect((await draw({ Query })).text).toContain('Scan to check in');
    await open([], { Query });
    expect(await screen.findByRole('img', { name: 'QR code that opens check-in on your phone' })).toBeTruthy();
  });

  test('a wrong link is the page that does not exist', async () => {
    const { status, text } = await draw({
      Query: { monitor: () => refuse('NOT_FOUND', 'That monitor was not found.') },
    });
    expect([status, text.includes('404')]).toEqual([404, true]);
  });
});

describe('pages', () => {
  const many = (count: number, readyCount = 0) =>
    Array.from({ length: count }, (_, i) => ({ key: `k${i}`, status: i < readyCount ? 'READY' : 'CHECKED_IN' }));
  const keys = (pages: { key: string }[][]) => pages.map((page) => page.map(({ key }) => key.slice(1)).join());

  test.each([
    ['all that fit', many(4), 4, ['0,1,2,3']],
    ['nobody', [], 4, ['']],
    ['the rest on the next', many(9), 4, ['0,1,2,3', '4,5,6,7', '8']],
    ['ready parties stay on every page', many(7, 2), 4, ['0,1,2,3', '0,1,4,5', '0,1,6']],
    ['unless they would fill more than half of it', many(7, 3), 4, ['0,1,2,3', '4,5,6']],
    ['one row at a time on a tiny screen', many(3, 1), 1, ['0', '1', '2']],
  ])('%s', (_what, entries, rows, expected) => {
    expect(keys(pagesOf(entries, rows))).toEqual(expected);
  });

  test.each([
    [6, 1, 1],
    [18, 3, 1],
    [19, 2, 2],
    [60, 2, 3],
    [144, 3, 4],
    [300, 7, 4],
  ])(
    '%i parties take %i pages of %i columns: names get smaller before pages get more than three',
    (count, pages, columns) => {
      const layout = layOut(many(count), ({ scale }) => Math.floor(6 / scale));
      expect([layout.pages.length, layout.density.columns]).toEqual([pages, columns]);
      const shownEntries = layout.pages.flatMap((page) => columnsOf(page, layout.rows).flat());
      expect(shownEntries).toHaveLength(count);
      expect(layout.pages.every((page) => columnsOf(page, layout.rows).length <= columns)).toBe(true);
    },
  );

  test('turn by themselves every 8 seconds, and begin again', async () => {
    const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
    await open(names.map((name) => entry(name)));
    const first = () => shown()[0];
    expect([shown().length, first()]).toEqual([6, expect.stringContaining('Ann')]);
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    await pass(8_000);
    expect([shown().length, first()]).toEqual([2, expect.stringContaining('Gus')]);
    await pass(8_000);
    expect(first()).toContain('Ann');
  });

  test('a list that got shorter shows what there is', async () => {
    const { live } = await open(Array.from({ length: 8 }, (_, i) => entry(`P${i}`)));
    await pass(8_000);
    await live.answer(later([entry('Ann')]));
    expect(shown()).toEqual([expect.stringContaining('Ann L.')]);
  });
});

describe('live', () => {
  test('what comes over the live connection is shown, unless it was overtaken', async () => {
    const { live } = await open([entry('Ann')]);
    await live.answer(later([ready('Ann'), entry('Ben')], 12));
    expect(shown()).toEqual([
      expect.stringMatching(/Ann L\..*ready.*See Host/),
      expect.stringMatching(/Ben L\..*In line/),
    ]);
    await live.answer(later([entry('Ann')], 11));
    expect(shown()).toHaveLength(2);
  });

  test('who becomes ready is said to screen readers, once; who was ready before is not', async () => {
    const { live } = await open([ready('Ben'), entry('Ann'), entry('Cleo')]);
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(said()).toBe('');
    await live.answer(later([ready('Ben'), ready('Ann'), entry('Cleo')], 11));
    expect(said()).toBe('Ready, please see the host: Ann L.');
    await live.answer(later([ready('Ben'), ready('Ann'), ready('Cleo')], 12));
    expect(said()).toBe('Ready, please see the host: Cleo L.');
  });

  test('the clock goes by the second, in the zone of the business', async () => {
    await open([]);
    const time = () => document.querySelector('time')?.textContent;
    expect(time()).toBe('9:10:00 AM');
    await pass(1_001);
    expect(time()).toBe('9:10:01 AM');
    await pass(60_000);
    expect(time()).toBe('9:11:01 AM');
  });

  test("a screen whose own clock is wrong shows the server's time", async () => {
    const { live } = await open([]);
    await live.answer({ monitorChanged: monitor([], { now: '2026-11-21T18:30:00.000Z' }) });
    await pass(1_001);
    expect(document.querySelector('time')?.textContent).toBe('12:30:01 PM');
  });

  test('a wrong clock is known from the first answer', async () => {
    await open([], { Query: { monitor: () => monitor([], { now: '2026-11-21T18:30:00.000Z' }) } });
    await pass(1_001);
    expect(document.querySelector('time')?.textContent).toBe('12:30:01 PM');
  });
});

describe('a night without a network', () => {
  const away = () => refuse('UNAVAILABLE', 'We could not reach the server.');

  test('a code that does not count any more gives way to a sentence, until there is a new one', async () => {
    const code = (codeEndsAt: string) =>
      monitor([], { now: now(), checkInPath: '/checkinapp/mobile/redirect/gq_2_abc', codeEndsAt });
    const picture = () => screen.queryByRole('img', { name: 'QR code that opens check-in on your phone' });
    let isAway = false;
    const { live } = await open([], {
      Query: { monitor: () => (isAway ? away() : code('2026-11-21T15:15:00.000Z')) },
    });
    isAway = true;
    await pass(4 * 60_000);
    expect(picture()).toBeTruthy();
    await pass(60_000 + 5_000);
    expect(picture()).toBeNull();
    expect(screen.getByText('No connection, so there is no QR code now. Please ask at the front desk.')).toBeTruthy();
    await live.answer({ monitorChanged: code('2026-11-21T15:24:00.000Z') });
    expect(picture()).toBeTruthy();
    expect(screen.getByText('Scan to check in')).toBeTruthy();
  });

  test('is a quiet mark with the time when something was last heard; the clock goes on, and the list comes back', async () => {
    let isAway = false;
    let entries = [entry('Ann')];
    const { live, named } = await open([], {
      Query: { monitor: () => (isAway ? away() : monitor(entries, { now: now() })) },
    });
    await live.connect();
    isAway = true;
    await live.disconnect();
    await pass(9_000);
    expect(offline()).toBeUndefined();
    await pass(6_000);
    expect(offline()).toBe('Offline since 9:10 AM');
    jest.setSystemTime(new Date('2026-11-22T13:00:00.000Z'));
    await pass(60_000);
    expect(offline()).toBe('Offline since 9:10 AM');
    expect(document.querySelector('time')?.textContent).toMatch(/^7:0[01]:\d\d AM$/);
    expect(shown()).toEqual([expect.stringContaining('Ann')]);
    entries = [entry('Zoe')];
    isAway = false;
    const before = named('Monitor_Read').length;
    await live.connect();
    expect(named('Monitor_Read').length).toBe(before + 1);
    expect([offline(), shown()]).toEqual([undefined, [expect.stringContaining('Zoe')]]);
  });

  test('where live connections are blocked the list is asked for, and nothing is called old', async () => {
    const { live, named } = await open([entry('Ann')], {
      Query: { monitor: () => monitor([entry('Ann')], { now: now() }) },
    });
    await live.disconnect();
    await pass(60_000);
    expect(named('Monitor_Read').length).toBeGreaterThan(8);
    expect(offline()).toBeUndefined();
  });

  test('with a live connection it asks once a minute, and when the browser finds a network', async () => {
    const { live, named, settled } = await open([], { Query: { monitor: () => monitor([], { now: now() }) } });
    await live.connect();
    const before = named('Monitor_Read').length;
    await pass(59_000);
    expect(named('Monitor_Read').length).toBe(before);
    await pass(6_000);
    expect(named('Monitor_Read').length).toBe(before + 1);
    await settled(() => {
      dispatchEvent(new Event('online'));
    });
    expect(named('Monitor_Read').length).toBe(before + 2);
  });
});

test('a link that was replaced shows nobody any more', async () => {
  let isRenewed = false;
  const { live } = await open([], {
    Query: {
      monitor: () => (isRenewed ? refuse('NOT_FOUND', 'That monitor was not found.') : monitor([entry('Ann')])),
    },
  });
  expect(shown()).toHaveLength(1);
  isRenewed = true;
  await live.end();
  expect(shown()).toEqual([]);
  expect(screen.getByText(/This screen's link was replaced/)).toBeTruthy();
});

test('the screen is kept awake where the browser allows it, and again when it is seen again', async () => {
  const request = jest.fn(() => Promise.resolve({ release: () => Promise.resolve() }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const { settled, unmount } = await open([]);
  expect(request).toHaveBeenCalledTimes(1);
  await settled(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  Reflect.deleteProperty(navigator, 'wakeLock');
});
