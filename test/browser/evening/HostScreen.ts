import type { Page } from 'playwright-core';
import { until } from '../../world/until.js';
import { openEntry, row, status } from '../queue.js';
import type { Room } from './Room.js';
import { RowWatch } from './RowWatch.js';

/** The queue in front of one host, and what hosts do with it. */
export class HostScreen {
  readonly page: Page;
  readonly watch: RowWatch;
  readonly #room: Room;

  private constructor(room: Room, page: Page, watch: RowWatch) {
    this.#room = room;
    this.page = page;
    this.watch = watch;
  }

  static async open(
    room: Room,
    name: string,
    viewport: { width: number; height: number },
    token?: string,
  ): Promise<HostScreen> {
    const page = await room.salon.hostPage(
      '/account/checkins',
      { width: viewport.width, options: { viewport } },
      token,
    );
    room.listen(page, name);
    await page.getByRole('group', { name: 'Show only' }).waitFor();
    return new HostScreen(room, page, await RowWatch.on(page));
  }

  /** The counts of the strip, as in Room.counts. */
  async counts(): Promise<string> {
    const parts = await this.page.getByRole('group', { name: 'Show only' }).getByRole('button').allTextContents();
    return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
  }

  /** Until the strip says what the API says. */
  async isUpToDate(): Promise<void> {
    let said = '';
    const isSame = async () => {
      const [own, those] = await Promise.all([this.counts(), this.#room.counts()]);
      said = `${own}; the API: ${those}`;
      return own === those;
    };
    await until(isSame, () => `the counts of the strip to be those of the API: ${said}`);
  }

  async set(name: string, word: string): Promise<void> {
    const actions = row(this.page, name).getByRole('button', { name: `Actions for ${name}` });
    await row(this.page, name).waitFor();
    if ((await actions.count()) > 0 && (await actions.getAttribute('aria-expanded')) === 'false') await actions.click();
    await status(this.page, name, word).click();
    await this.#isSaid(`${name} is ${word.toLowerCase()}.`);
  }

  async undo(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await status(this.page, name, 'Checked-In').and(this.page.locator('[aria-checked=true]')).waitFor();
  }

  async callUp(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Call up ${name}` }).click();
    const dialog = this.page.getByRole('dialog', { name: `Call Up ${name}` });
    await dialog.getByRole('button', { name: 'Send Text' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async edit(name: string, notes: string): Promise<void> {
    const form = await openEntry(this.page, name);
    await form.getByLabel('Notes').fill(notes);
    await form.getByRole('radio', { name: '4', exact: true }).check();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
  }

  async putAtTable(name: string, table: string): Promise<void> {
    await this.#choose(name, 'Table number');
    const dialog = this.page.getByRole('dialog', { name: 'Table Number' });
    await dialog.getByLabel(`Table of ${name}`).fill(table);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async remove(name: string): Promise<void> {
    await this.#choose(name, 'Delete');
    await this.#isSaid(`The check-in of ${name} is deleted. The customer stays.`);
  }

  async answer(name: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: `Answer ${name}` }).click();
    const dialog = this.page.getByRole('dialog', { name: `Answer ${name}` });
    await dialog.getByLabel('Your answer').fill(text);
    await dialog.getByRole('button', { name: 'Send Text' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async search(text: string, name: string): Promise<void> {
    const field = this.page.getByRole('searchbox', { name: 'Search Check-Ins & Waitlisted' });
    await field.fill(text);
    await this.page.getByRole('tabpanel', { name: 'Found in all tabs' }).getByRole('link', { name }).waitFor();
    await field.fill('');
    await this.page.getByRole('tabpanel', { name: 'Checked-In' }).waitFor();
  }

  async #choose(name: string, word: string): Promise<void> {
    await this.page.getByRole('button', { name: `More for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: word }).click();
  }

  async #isSaid(sentence: string): Promise<void> {
    await this.page.getByText(sentence, { exact: true }).waitFor();
  }
}
