import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { liveConnection } from '../../../../web/admin/connection/live-connection';
import { names, openQueue, party, rowOf } from './queue';

const ann = party(1, 'Ann', 'Lee');
const ben = party(2, 'Ben', 'Ortiz', { createdAt: '2026-11-21T15:45:00.000Z' });
const dee = party(4, 'Dee', 'Hall', {
  status: 'CANCELED',
  position: null,
  canceledAt: '2026-11-21T15:52:00.000Z',
  cancelBy: 'party',
});

const status = async (name: string, word: string) => within(await rowOf(name)).getByRole('radio', { name: word });
const isChosen = async (name: string, word: string) =>
  (await status(name, word)).getAttribute('aria-checked') === 'true';
const leaveList = () => void fireEvent.pointerLeave(screen.getByRole('table'));

test('a party that is seated keeps its place until the pointer leaves, then goes', async () => {
  const { user } = openQueue([ann, ben]);
  await user.click(await status('Ann Lee', 'Seated'));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Seated (1)' })).toBeTruthy());
  expect(names()).toEqual(['Ann Lee', 'Ben Ortiz']);
  leaveList();
  await waitFor(() => expect(names()).toEqual(['Ben Ortiz']));
});

test('a row that the host deleted says so until the pointer leaves', async () => {
  const { user } = openQueue([ann, ben]);
  await user.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  // The pointer stays on the list: only the event reaches the menu.
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await within(await rowOf('Ann Lee')).findByText('Deleted');
  leaveList();
  await waitFor(() => expect(names()).toEqual(['Ben Ortiz']));
});

test('a row keeps its place while the pointer is on the list, whatever others do, then takes its new one', async () => {
  const app = openQueue([ann, ben]);
  fireEvent.pointerMove(await rowOf('Ben Ortiz'));
  app.server.parties = [{ ...ben, status: 'READY', version: 2 }, ann, party(6, 'New', 'One')];
  app.tick();
  await waitFor(async () => expect(await isChosen('Ben Ortiz', 'Ready')).toBe(true));
  expect(names()).toEqual(['Ann Lee', 'Ben Ortiz', 'New One']);
  leaveList();
  await waitFor(() => expect(names()).toEqual(['Ben Ortiz', 'Ann Lee', 'New One']));
});

test('a note that another host adds over the row under a mouse waits until it leaves', async () => {
  const app = openQueue([ann, ben]);
  const topOfBen = (await rowOf('Ben Ortiz')).style.top;
  fireEvent.pointerMove(await rowOf('Ben Ortiz'));
  app.server.parties = [
    { ...ann, notes: 'By the window', partySize: 7, version: 2 },
    { ...ben, notes: 'A dog', version: 2 },
  ];
  app.tick();
  await screen.findByText('A dog');
  await within(await rowOf('Ann Lee')).findByText('7');
  expect(screen.queryByText('By the window')).toBeNull();
  expect((await rowOf('Ben Ortiz')).style.top).toBe(topOfBen);
  await screen.findByText('Changes wait until the pointer leaves the list.');
  leaveList();
  await screen.findByText('By the window');
  expect(Number.parseFloat((await rowOf('Ben Ortiz')).style.top)).toBeGreaterThan(Number.parseFloat(topOfBen));
});

test('a text that waits for the mouse to leave, or lies under a bar, is told at once; one that can be read is not', async () => {
  const texts = [ann, ben].map((one, index) => ({
    ...one,
    reply: `Text ${index}`,
    repliedAt: `2026-11-21T15:5${index}:00.000Z`,
    version: 2,
  }));
  let news: object[] = [];
  const app = openQueue([ann, ben], { Query: { queueNews: () => news } });
  const [first, second] = [await rowOf('Ann Lee'), await rowOf('Ben Ortiz')];
  let shown: Element = second;
  // jsdom draws nothing.
  document.elementFromPoint = () => shown;
  const write = (...parties: object[]) => {
    news = parties;
    app.server.parties = [texts[0]!, parties.length > 1 ? texts[1]! : ben] as typeof app.server.parties;
    app.tick();
  };
  fireEvent.pointerMove(second);
  write(texts[0]!);
  await screen.findByText('Ann Lee wrote: “Text 0”');
  expect(within(first).queryByText('Text 0')).toBeNull();
  write(...texts);
  await within(second).findByText('Text 1');
  expect(screen.queryByText(/Ben Ortiz wrote/)).toBeNull();
  shown = document.body;
  news = [{ ...texts[1]!, reply: 'Hello?', repliedAt: '2026-11-21T15:58:00.000Z' }, texts[0]!];
  app.tick();
  await screen.findByText('Ben Ortiz wrote: “Hello?”');
});

test('rows stay under a pointer that rests for a minute, and after two they move with an announcement', async () => {
  const app = openQueue([ann, ben]);
  const running = performance.now.bind(performance);
  let ahead = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => running() + ahead);
  const later = (seconds: number) => (ahead += seconds * 1000);
  fireEvent.pointerMove(await rowOf('Ann Lee'));
  later(300);
  app.server.parties = [ben];
  app.tick();
  await screen.findByText('Changes wait until the pointer leaves the list.');
  expect(names()).toEqual(['Ann Lee', 'Ben Ortiz']);
  later(111);
  await screen.findByText('The rows move in a few seconds.');
  expect(names()).toEqual(['Ann Lee', 'Ben Ortiz']);
  later(10);
  await waitFor(() => expect(names()).toEqual(['Ben Ortiz']));
  expect(screen.queryByText('The rows move in a few seconds.')).toBeNull();
  app.server.parties = [ben, ann].map((each) => ({ ...each, version: 2 }));
  app.tick();
  await waitFor(() => expect(names()).toEqual(['Ben Ortiz', 'Ann Lee']));
});

test('a press on a row that has just moved is not for it', async () => {
  const time = jest.spyOn(performance, 'now').mockReturnValue(0);
  const app = openQueue([ann, ben]);
  const press = async () => app.user.click(await status('Ben Ortiz', 'Ready'));
  await rowOf('Ann Lee');
  app.server.parties = [ben];
  app.tick();
  await waitFor(() => expect(names()).toEqual(['Ben Ortiz']));
  time.mockReturnValue(250);
  await press();
  expect(app.calls).toEqual([]);
  time.mockReturnValue(350);
  await press();
  await screen.findByText('Ben Ortiz is ready.');
});

test('closing the sign leaves the focus at the list', async () => {
  let news: object[] = [];
  const { user, tick } = openQueue([ann, dee], { Query: { queueNews: () => news } });
  await rowOf('Ann Lee');
  news = [dee];
  tick();
  await screen.findByText('Dee Hall left the queue.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Dee Hall left the queue.')).toBeNull();
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
});

test('without connection a press changes nothing, says so at once, and can be tried again', async () => {
  const { user, calls } = openQueue([ann, ben]);
  await rowOf('Ann Lee');
  act(() => liveConnection.set('lost'));
  await user.click(await status('Ann Lee', 'Ready'));
  await screen.findByText(/^Ann Lee: Greeter cannot be reached at the moment/);
  expect(await isChosen('Ann Lee', 'Checked-In')).toBe(true);
  expect(calls).toEqual([]);
  act(() => liveConnection.set('connected'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ann Lee is ready.');
  expect(screen.queryByText(/^Ann Lee: Greeter cannot/)).toBeNull();
  act(() => liveConnection.set('idle'));
});

test('without live updates a press goes through if requests do', async () => {
  const { user } = openQueue([ann, ben]);
  await rowOf('Ann Lee');
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  act(() => liveConnection.set('lost'));
  await user.click(await status('Ann Lee', 'Ready'));
  await screen.findByText('Ann Lee is ready.');
  expect(fetched.mock.calls[0]![0]).toBe('/healthz');
  act(() => liveConnection.set('idle'));
});
