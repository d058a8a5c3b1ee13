import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Role } from '../../entities/Role.js';
import { until } from '../world/until.js';
import { Actor } from '../world/Actor.js';
import { LeaveQueue } from '../check-ins/place-in-line.generated.js';
import { axeCheck, newPage, problemsOf } from './browser.js';
import { Crowd, guest, nameOf, type Joined } from './evening/Crowd.js';
import { EveningPlace } from './evening.generated.js';
import { HostScreen } from './evening/HostScreen.js';
import { shorterQuotes } from './evening/line-faults.js';
import { faultsOfSaid, PlaceWatch } from './evening/PlaceWatch.js';
import { Room, type Entry } from './evening/Room.js';
import { dialog, enterPhone, giveName, splash } from './kiosk.js';
import { startProduct, type App } from './product.js';
import { row } from './queue.js';

const PARTIES = 80;
const TABLES = 12;
/** Every so manieth party types its number at the kiosk itself. */
const AT_KIOSK = 12;

let product: App;
let room: Room;
let crowd: Crowd;
/** The owner at a desk, Fay with a small laptop who lets the pointer rest, Sam with a phone. */
let rosa: HostScreen;
let fay: HostScreen;
let sam: HostScreen;
let kiosk: Page;
let placePage: Page;
let place: PlaceWatch;
let stayer: Joined;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);
const wordsOf = ({ customer: { firstName, lastName } }: Entry): string => `${firstName} ${lastName}`;
const screens = (): HostScreen[] => [rosa, fay, sam];
const allUpToDate = (): Promise<void[]> => Promise.all(screens().map((screen) => screen.isUpToDate()));
const quotesGrow = async (): Promise<void> => expect(shorterQuotes(await room.line())).toEqual([]);
const placeAnswer = () => new Actor(product.url, null).must(EveningPlace, { publicId: stayer.publicId });

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  room = await Room.open(product);
  const front = await room.hire('Fay', Role.FRONT_DESK);
  const waiter = await room.hire('Sam', Role.STAFF);
  crowd = await Crowd.of(room.salon, [room.salon.owner, front]);
  [rosa, fay, sam, kiosk] = await Promise.all([
    HostScreen.open(room, 'Rosa', { width: 1440, height: 900 }),
    HostScreen.open(room, 'Fay', { width: 1024, height: 768 }, front.token!),
    HostScreen.open(room, 'Sam', { width: 390, height: 844 }, waiter.token!),
    room.salon.kioskPage({ width: 820 }),
  ]);
  room.listen(kiosk, 'kiosk');
});
afterAll(() => product.stop());

const leave = ({ publicId }: Joined) => new Actor(product.url, null).must(LeaveQueue, { publicId });

async function openPlace({ publicId }: Joined): Promise<Page> {
  const page = await newPage(390, 'light', { baseURL: product.url });
  await page.goto(`/ck/${publicId}`);
  await page.getByRole('heading', { name: 'Your Position' }).waitFor();
  return page;
}

async function comeInAtKiosk(index: number): Promise<void> {
  const { phone, firstName, lastName } = guest(index);
  await enterPhone(kiosk, phone);
  await giveName(kiosk, firstName, lastName);
  await dialog(kiosk, 'Thank You').waitFor();
  await dialog(kiosk, 'Thank You').getByRole('button').first().click();
  await splash(kiosk).waitFor();
}

// Each step goes on from the one before, as an evening does.
test('80 parties come into an empty room, and the first of them are seated while the others come', async () => {
  const atKiosk = range(TABLES, PARTIES).filter((index) => index % AT_KIOSK === 0);
  const others = range(0, PARTIES).filter((index) => !atKiosk.includes(index));
  await crowd.rush(others.splice(0, TABLES), 1);
  const first = crowd.joined.slice(0, TABLES).map(nameOf);
  const seat = async (screen: HostScreen, names: string[]) => {
    for (const name of names) await screen.set(name, 'Seated');
  };
  const kioskGuests = async () => {
    for (const index of atKiosk) await comeInAtKiosk(index);
  };
  await Promise.all([crowd.rush(others), kioskGuests(), seat(rosa, first.slice(0, 7)), seat(sam, first.slice(7))]);
  expect(await room.waiting()).toHaveLength(PARTIES - TABLES);
  await allUpToDate();
  await quotesGrow();
});

test('with more than sixty parties in line the screens are accessible', async () => {
  for (const { page, watch } of screens()) {
    await watch.leave();
    await axeCheck(page);
  }
});

test('hosts and customers do what they do, and no row moves under a pointer that rests', async () => {
  const waiting = await room.waiting();
  const joined = waiting.map(({ id }) => crowd.joined.find((each) => each.id === id));
  /** The first party from a place on that joined in this way; each is taken once. */
  const taken = new Set<string>();
  const take = (from: number, way?: Joined['way']): Joined => {
    const party = joined.slice(from).find((each) => each && !taken.has(each.id) && (!way || each.way === way))!;
    taken.add(party.id);
    return party;
  };
  const placeOf = ({ id }: Joined): number => waiting.findIndex((each) => each.id === id);
  stayer = take(30, 'phone');
  placePage = room.listen(await openPlace(stayer), 'place');
  place = await PlaceWatch.on(placePage);
  const asking = take(5, 'kiosk');
  const late = take(17, 'kiosk');
  const cancels = take(9, 'kiosk');
  const [leaves, leavesLater] = [take(10, 'phone'), take(20, 'phone')];
  for (const { phone } of [asking, late, cancels]) await until(() => room.hasText(phone), 'the text with the link');

  // At the top of the list, where nothing is anchored.
  await fay.watch.rest(waiting[placeOf(asking) + 3]!.id);
  const pause = fay.page.getByText('Check-in is paused.');
  await room.salon.change({ paused: true });
  await pause.waitFor();
  await room.salon.change({ paused: false });
  await pause.waitFor({ state: 'detached' });
  const back = nameOf(take(1));
  await Promise.all([
    rosa.callUp(nameOf(take(1))),
    sam.set(nameOf(take(1)), 'Seated'),
    room.reply(asking.phone, 'Do you have a high chair?'),
  ]);
  await fay.isUpToDate();
  const seatAndUndo = async (name: string) => {
    await rosa.set(name, 'Seated');
    await rosa.undo(name);
  };
  await Promise.all([seatAndUndo(back), sam.set(nameOf(take(1)), 'Canceled')]);
  await fay.isUpToDate();
  await fay.watch.leave();

  // In the midst of it.
  await fay.watch.scrollTo(900);
  await row(fay.page, nameOf(late)).waitFor();
  await fay.watch.rest(waiting[placeOf(late) + 3]!.id);
  const moved = nameOf(take(1));
  await Promise.all([
    rosa.edit(moved, 'By the window'),
    sam.set(nameOf(take(1)), 'Seated'),
    room.reply(late.phone, '10 more minutes'),
    room.reply(cancels.phone, 'cancel'),
    leave(leaves),
  ]);
  await fay.isUpToDate();
  await fay.watch.leave();
  await Promise.all([rosa.putAtTable(moved, 'T5'), sam.set(nameOf(take(1)), 'Ready'), leave(leavesLater)]);
  await rosa.search(crowd.joined[3]!.lastName, nameOf(crowd.joined[3]!));
  // The first row that she sees goes to the top of the list, out of her sight.
  const first = await fay.watch.firstInView();
  await rosa.set(wordsOf((await room.waiting()).find(({ id }) => id === first)!), 'Ready');
  await fay.isUpToDate();
  await fay.watch.scrollTo(0);
  await fay.answer(nameOf(asking), 'Yes, we do.');
  await fay.remove(nameOf(take(1)));
  await allUpToDate();
  await quotesGrow();
});

test('who is close is told, once, and only when nothing can be taken back', async () => {
  await until(async () => (await room.told()).length > 3, 'texts to parties that are close');
  const [next, second] = await room.waiting();
  await rosa.set(wordsOf(next!), 'Seated');
  await rosa.undo(wordsOf(next!));
  await sam.set(wordsOf(second!), 'Seated');
  const before = (await room.told()).length;
  await until(async () => (await room.told()).length > before, 'one more text');
  await until(
    async () => (await room.told()).every(({ sent, isDropped }) => sent > 0 || isDropped),
    'the texts to arrive',
  );
  const trail = await room.trail();
  const told = await room.told();
  const sent = told.filter(({ isDropped }) => !isDropped);
  expect({
    faults: trail.faultsOfTold(),
    again: told.filter((text) => text.sent !== (text.isDropped ? 0 : 1)),
    late: sent.filter(({ checkIn, claimedAt }) => trail.statusAt(checkIn, claimedAt!.getTime()) !== 'checked-in'),
  }).toEqual({ faults: [], again: [], late: [] });
  expect(new Set(told.map(({ checkIn }) => checkIn)).size).toBe(told.length);
});

test('in the end all screens say the same', async () => {
  await crowd.rush([PARTIES]);
  await allUpToDate();
  await quotesGrow();
  await until(async () => place.agrees(await placeAnswer()), 'the place page to say what the API says');
  expect(await fay.watch.looks()).toBeGreaterThan(20);
  expect({
    place: faultsOfSaid(await place.said(), (await room.trail()).positionsOf(stayer.id)),
    rows: (await Promise.all(screens().map(({ watch }) => watch.faults()))).flat(),
    refused: room.refused,
    complaints: [...screens().map(({ page }) => page), kiosk, placePage].flatMap(problemsOf),
  }).toEqual({ place: [], rows: [], refused: [], complaints: [] });
});
