import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { closePages } from './browser.js';
import { sends } from './sends.js';
import { startProduct, type App } from './product.js';
import { openEntry, row, status, tab } from './queue.js';
import { Salon } from './Salon.js';

let product: App;
let salon: Salon;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
});
afterAll(() => product.stop());
afterEach(closePages);

const twoHosts = async (): Promise<[Page, Page]> => [
  await salon.hostPage('/account/checkins', {}, await salon.signIn()),
  await salon.hostPage('/account/checkins', {}, await salon.signIn()),
];

/** Both open the entry; the second saves a party of four and notes, then the first types notes and saves. */
async function collide(first: Page, second: Page, name: string) {
  const mine = await openEntry(first, name);
  await mine.getByLabel('Notes').fill('Allergic to nuts');
  const theirs = await openEntry(second, name);
  await theirs.getByRole('radio', { name: '4', exact: true }).check();
  await theirs.getByLabel('Notes').fill('Wants the corner table');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await theirs.waitFor({ state: 'detached' });
  await mine.getByRole('button', { name: 'Save' }).click();
  const panel = mine.getByRole('alert').filter({ hasText: 'Somebody else changed this check-in' });
  await panel.waitFor();
  return { mine, panel };
}

test("the later of two hosts sees the entry as it is now beside what they typed, and may save that: what they left alone stays the other's", async () => {
  const party = await salon.checkIn({ firstName: 'Ann', lastName: 'Both' });
  const [first, second] = await twoHosts();
  const { mine, panel } = await collide(first, second, 'Ann Both');
  expect(
    await panel
      .getByRole('row', { name: /^Notes/ })
      .getByRole('cell')
      .allTextContents(),
  ).toEqual(['Wants the corner table', 'Allergic to nuts']);
  expect(
    await panel
      .getByRole('row', { name: /^Party/ })
      .getByRole('cell')
      .allTextContents(),
  ).toEqual(['4', '4']);
  expect(await mine.getByLabel('Notes').inputValue()).toBe('Allergic to nuts');
  await panel.getByRole('button', { name: 'Save mine anyway' }).click();
  await mine.waitFor({ state: 'detached' });
  expect((await salon.waiting()).find(({ id }) => id === party.id)).toMatchObject({
    notes: 'Allergic to nuts',
    partySize: 4,
  });
});

test('or takes what the other one saved', async () => {
  const party = await salon.checkIn({ firstName: 'Bob', lastName: 'Theirs' });
  const [first, second] = await twoHosts();
  const { mine, panel } = await collide(first, second, 'Bob Theirs');
  await panel.getByRole('button', { name: 'Take theirs' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(await mine.getByLabel('Notes').inputValue()).toBe('Wants the corner table');
  expect((await salon.waiting()).find(({ id }) => id === party.id)).toMatchObject({
    notes: 'Wants the corner table',
    partySize: 4,
  });
});

test('closing the form with something typed asks first', async () => {
  await salon.checkIn({ firstName: 'Cleo', lastName: 'Careful' });
  const [first] = await twoHosts();
  const form = await openEntry(first, 'Cleo Careful');
  await form.getByLabel('Notes').fill('Half a thought');
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = first.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await form.getByLabel('Notes').inputValue()).toBe('Half a thought');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await form.waitFor({ state: 'detached' });
});

test('a status set in the row on a stale version is refused, and the row shows the current one', async () => {
  const party = await salon.checkIn({ firstName: 'Dora', lastName: 'Row' });
  const [first] = await twoHosts();
  await row(first, 'Dora Row').waitFor();
  // The other host is quicker by as much as this one's request takes.
  let ready = false;
  await first.route('**/graphql', async (route) => {
    if (!ready && sends(route.request(), 'QueuePage_SetStatus')) {
      ready = true;
      await salon.setStatus(party, 'READY');
    }
    await route.continue();
  });
  await status(first, 'Dora Row', 'Canceled').click();
  await first.getByText('Somebody else changed this check-in. It is shown as it is now.').waitFor();
  await first.waitForFunction(() =>
    [...document.querySelectorAll('[role=row]')].some(
      (each) =>
        each.textContent?.includes('Dora Row') && each.querySelector('[aria-checked=true]')?.textContent === 'Ready',
    ),
  );
});

test("what one host does is on the other's screen, and undone there too", async () => {
  await salon.checkIn({ firstName: 'Erik', lastName: 'Live' });
  const [first, second] = await twoHosts();
  await row(second, 'Erik Live').waitFor();
  await status(first, 'Erik Live', 'Seated').click();
  await row(second, 'Erik Live').waitFor({ state: 'detached' });
  await tab(second, 'Seated').click();
  await row(second, 'Erik Live').waitFor();
  await first.getByRole('button', { name: 'Undo' }).click();
  await row(second, 'Erik Live').waitFor({ state: 'detached' });
  await first.getByRole('button', { name: 'More for Erik Live' }).click();
  await first.getByRole('menuitem', { name: 'Delete' }).click();
  await first.getByText('The check-in of Erik Live is deleted. The customer stays.').waitFor();
  expect((await salon.waiting()).map(({ customer }) => customer.firstName)).not.toContain('Erik');
});
