import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeCheck, closePages, newPage, problemsOf } from './browser.js';
import { askDatabase } from './database.js';
import { startProduct, type App } from './product.js';
import { Salon } from './Salon.js';
import { DeleteCheckIns, ReadCheckIn } from '../check-ins/check-in.generated.js';
import { CheckInApp } from '../check-in-app/settings.generated.js';
import { RenewMonitorLink } from '../check-in-app/monitor.generated.js';

/** A TV in the waiting room, its bigger sister, one that hangs upright. */
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
];
const TURN_MS = 8_000;

let product: App;
let salon: Salon;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
});
afterAll(() => product.stop());
afterEach(closePages);
beforeEach(async () => {
  for (const { id } of await salon.waiting()) await salon.owner.must(DeleteCheckIns, { ids: [id] });
});

const monitorUrl = async () => (await salon.owner.must(CheckInApp)).checkInApp.monitorUrl;

/** A screen of the size of a TV, at the monitor's address. */
async function openScreen(options: Parameters<typeof newPage>[2] = {}): Promise<Page> {
  const page = await newPage(1280, 'light', { baseURL: salon.url, viewport: SCREENS[0]!, hasTouch: false, ...options });
  await page.goto(await monitorUrl());
  await page.getByRole('heading', { name: 'Salon Rosa' }).waitFor();
  return page;
}

const party = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const order = async (page: Page) =>
  (await page.getByRole('rowheader').allInnerTexts()).map((text) =>
    text
      .replace(/\s+/g, ' ')
      .replace(/ ?party of \d+/, '')
      .trim(),
  );

/** Runs in the page: what does not fit on it. */
function overflowing(): string[] {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
  const faults = scrollWidth > clientWidth || scrollHeight > clientHeight ? ['the page scrolls'] : [];
  for (const cell of document.querySelectorAll('tbody td > *, header > *'))
    if (cell.getBoundingClientRect().right > clientWidth || cell.scrollWidth > cell.clientWidth + 1)
      faults.push(cell.textContent ?? '');
  const rows = [...document.querySelectorAll('tbody tr')];
  if (rows.some((row) => row.getBoundingClientRect().bottom > clientHeight)) faults.push('a row is cut off');
  return faults;
}

test('two screens follow the queue: who is ready comes first and is told to see the host', async () => {
  const [one, two] = [await openScreen(), await openScreen()];
  await one.getByText('Awaiting Check-In', { exact: true }).waitFor();
  await salon.checkIn({ firstName: 'Ann', lastName: 'Lee' });
  const ben = await salon.checkIn({ firstName: 'Ben', lastName: 'Fox' });
  for (const screen of [one, two]) await party(screen, 'Ben F.').getByText('In line').waitFor();
  expect(await order(one)).toEqual(['Ann L.', 'Ben F.']);
  const ready = await salon.setStatus(ben, 'READY');
  for (const screen of [one, two]) {
    await party(screen, 'Ben F.').getByText('See Host').waitFor();
    await party(screen, 'Ben F.').getByText('ready', { exact: true }).waitFor();
    expect(await order(screen)).toEqual(['Ben F.', 'Ann L.']);
    expect(await screen.getByRole('status').allInnerTexts()).toContain('Ready, please see the host: Ben F.');
  }
  await salon.setStatus(ready, 'SEATED');
  for (const screen of [one, two]) await party(screen, 'Ben F.').waitFor({ state: 'detached' });
  expect([one, two].flatMap(problemsOf)).toEqual([]);
});

test.each([
  ['pulses softly', 'no-preference', true],
  ['stands still where motion is not wanted', 'reduce', false],
] as const)('a ready party %s', async (_what, reducedMotion, moves) => {
  await salon.setStatus(await salon.checkIn({ firstName: 'Ben', lastName: 'Fox' }), 'READY');
  const screen = await openScreen({ reducedMotion });
  const moving = await party(screen, 'Ben F.').evaluate((row) => row.getAnimations({ subtree: true }).length > 0);
  expect(moving).toBe(moves);
});

test('it fits every screen without scroll bars or a cursor, long names too, and axe finds nothing', async () => {
  await salon.setStatus(
    await salon.checkIn({ firstName: 'Bartholomew-Alexander Maximilian', lastName: 'Washington', partySize: 12 }),
    'READY',
  );
  for (const firstName of ['José', 'Hana', 'Cleo']) await salon.checkIn({ firstName, lastName: 'Núñez', partySize: 4 });
  for (const viewport of SCREENS) {
    const screen = await openScreen({ viewport });
    expect(await screen.evaluate(overflowing)).toEqual([]);
    expect(await screen.evaluate(() => getComputedStyle(document.querySelector('table')!).cursor)).toBe('none');
    const size = await screen
      .getByText('José', { exact: true })
      .evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
    expect(size / Math.min(viewport.width, viewport.height)).toBeGreaterThan(0.06);
    const status = await screen
      .getByText('In line')
      .first()
      .evaluate((word) => parseFloat(getComputedStyle(word).fontSize));
    expect(status / Math.min(viewport.width, viewport.height)).toBeGreaterThan(0.04);
    await axeCheck(screen);
    expect(problemsOf(screen)).toEqual([]);
    await screen.context().close();
  }
});

test('a long list turns its pages by itself, and who is ready stays on each of them', async () => {
  await salon.setStatus(await salon.checkIn({ firstName: 'Ready', lastName: 'One' }), 'READY');
  for (let number = 1; number <= 8; number += 1) await salon.checkIn({ firstName: `Party${number}`, lastName: 'Lee' });
  const screen = await newPage(1280, 'light', { baseURL: salon.url, viewport: SCREENS[0]!, hasTouch: false });
  await screen.clock.install();
  await screen.goto(await monitorUrl());
  await screen.getByText('Page 1 of 2').waitFor();
  const first = await order(screen);
  expect(await screen.evaluate(overflowing)).toEqual([]);
  await screen.clock.runFor(TURN_MS);
  await screen.getByText('Page 2 of 2').waitFor();
  const second = await order(screen);
  expect([first[0], second[0]]).toEqual(['Ready O.', 'Ready O.']);
  expect([...first.slice(1), ...second.slice(1)]).toEqual(
    Array.from({ length: 8 }, (_, index) => `Party${index + 1} L.`),
  );
  await screen.clock.runFor(TURN_MS);
  await screen.getByText('Page 1 of 2').waitFor();
});

test('when very many wait, names stand in columns on three pages at most, and still fit', async () => {
  const join = (number: number) =>
    salon.checkIn({ firstName: `Bartholomew${number}`, lastName: 'Washington', partySize: 12 });
  for (let number = 1; number <= 3; number += 1) await salon.setStatus(await join(number), 'READY');
  for (let number = 4; number <= 40; number += 1) await join(number);
  for (const viewport of SCREENS) {
    const screen = await openScreen({ viewport });
    await screen.getByText(/^Page 1 of [23]$/).waitFor();
    expect(await screen.getByRole('table').count()).toBeGreaterThan(1);
    expect(await screen.evaluate(overflowing)).toEqual([]);
    await axeCheck(screen);
    await screen.context().close();
  }
});

test("a network that goes away is a quiet mark; when it is back the list is right without anybody's doing", async () => {
  await salon.checkIn({ firstName: 'Ann', lastName: 'Lee' });
  const [cut, other] = [await openScreen(), await openScreen()];
  await party(cut, 'Ann L.').waitFor();
  await cut.context().setOffline(true);
  await cut.getByText(/^Offline since \d+:\d\d [AP]M$/).waitFor();
  const clock = await cut.getByRole('time').innerText();
  await expect(
    cut.waitForFunction((before) => document.querySelector('time')!.textContent !== before, clock),
  ).resolves.toBeTruthy();
  await salon.checkIn({ firstName: 'Ben', lastName: 'Fox' });
  await party(other, 'Ben F.').waitFor();
  await cut.context().setOffline(false);
  await party(cut, 'Ben F.').waitFor();
  await cut.getByText(/^Offline since/).waitFor({ state: 'detached' });
  await salon.checkIn({ firstName: 'Cleo', lastName: 'May' });
  await party(cut, 'Cleo M.').waitFor();
});

test('a renewed link: the screen at the old one shows nobody, its address is the page that does not exist', async () => {
  await salon.checkIn({ firstName: 'Ann', lastName: 'Lee' });
  const screen = await openScreen();
  await party(screen, 'Ann L.').waitFor();
  await salon.owner.must(RenewMonitorLink);
  await screen.getByText(/This screen.s link was replaced/).waitFor();
  expect(await party(screen, 'Ann L.').count()).toBe(0);
  expect((await screen.reload())?.status()).toBe(404);
  await party(await openScreen(), 'Ann L.').waitFor();
});

test('a visit is rated on its page: words for a bad one, once, and the thanks are there after a reload', async () => {
  await askDatabase(product, `update business set plan = 'business'`);
  const seated = await salon.setStatus(await salon.checkIn({ firstName: 'Ann', lastName: 'Lee' }), 'SEATED');
  const page = await salon.placePage(seated);
  await axeCheck(page);
  await page.getByText('Very Unhappy').click();
  await page.getByRole('button', { name: 'Send' }).click();
  const prompt = page.getByRole('dialog', { name: /Sorry to Hear That/ });
  await prompt.getByLabel('Tell us about your experience').fill('The coffee was cold');
  await axeCheck(page);
  await prompt.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Thank You for Your Feedback!' }).waitFor();
  await page.reload();
  await page.getByText('You rated this visit: Very Unhappy').waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
  const { checkIn } = await salon.owner.must(ReadCheckIn, { id: seated.id });
  expect(checkIn).toMatchObject({ rating: 1, feedback: 'The coffee was cold' });
  expect(problemsOf(page)).toEqual([]);
});
