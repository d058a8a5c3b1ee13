import type { Page } from 'playwright-core';

/** What the product promises: rows hold still for so long under a pointer that rests (use-steady-rows.ts). */
const HOLD_MS = 120_000;
/** A pointer rests from then on: what changes just as it comes is on its way to the screen. */
const RESTS_AFTER_MS = 500;
/** Height of the bar over the list. */
const BAR = 64;
/** Smaller shifts are the rounding of a scroll. */
const PIXELS = 1.5;

interface Watched {
  faults: string[];
  /** Frames in which a row under the resting pointer was looked at. */
  looks: number;
}
type Watching = Window & { rowWatch: Watched };

/** Looks at the queue of a host at every frame: whether another row slides under a pointer that rests, and whether the first visible row jumps. */
export class RowWatch {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async on(page: Page): Promise<RowWatch> {
    await page.evaluate(watchRows, { holdMs: HOLD_MS, restsAfterMs: RESTS_AFTER_MS, bar: BAR, pixels: PIXELS });
    return new RowWatch(page);
  }

  async scrollTo(y: number): Promise<void> {
    await this.#page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
  }

  async rest(id: string): Promise<void> {
    const box = (await this.#page.locator(`[data-id="${id}"]`).boundingBox())!;
    await this.#page.mouse.move(box.x + 60, box.y + 20);
  }

  async leave(): Promise<void> {
    await this.#page.mouse.move(2, 2);
  }

  /** The id of the first row in view. */
  firstInView(): Promise<string> {
    return this.#page.evaluate(
      (bar) =>
        [...document.querySelectorAll('[data-id]')]
          .filter((row) => row.getBoundingClientRect().bottom > bar)
          .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)[0]!
          .getAttribute('data-id')!,
      BAR,
    );
  }

  faults(): Promise<string[]> {
    return this.#page.evaluate(() => (window as unknown as Watching).rowWatch.faults);
  }

  looks(): Promise<number> {
    return this.#page.evaluate(() => (window as unknown as Watching).rowWatch.looks);
  }
}

interface Bounds {
  holdMs: number;
  restsAfterMs: number;
  bar: number;
  pixels: number;
}

/** Runs in the page. */
function watchRows({ holdMs, restsAfterMs, bar, pixels }: Bounds): void {
  interface Seen {
    id: string;
    name: string;
    top: number;
    isWaiting: boolean;
  }
  const watched: Watched = {
    faults: [],
    looks: 0,
  };
  // Who scrolls by hand wants the rows to move; the product scrolls with `scrollBy` alone.
  let isByProduct = false;
  let scrolled = scrollY;
  const scrollByProduct = window.scrollBy.bind(window);
  window.scrollBy = (...how: unknown[]) => {
    isByProduct = true;
    scrollByProduct(...(how as [ScrollToOptions]));
  };
  const forget = () => {
    visible = [];
    under = null;
  };
  let pointer: { x: number; y: number; at: number } | null = null;
  let under: Seen | null = null;
  let visible: Seen[] = [];

  const seen = (row: Element): Seen => ({
    id: row.getAttribute('data-id')!,
    name: row.querySelector('a')?.textContent ?? '',
    top: row.getBoundingClientRect().top,
    isWaiting: !row.querySelector('[data-ready]') && !row.hasAttribute('data-leaving'),
  });
  const move = (event: PointerEvent) => {
    if (pointer && Math.hypot(event.clientX - pointer.x, event.clientY - pointer.y) > 8) under = null;
    pointer = { x: event.clientX, y: event.clientY, at: performance.now() };
  };
  const rowAtPointer = () => pointer && document.elementFromPoint(pointer.x, pointer.y)?.closest('[data-id]');
  const lookUnderPointer = () => {
    const row = rowAtPointer();
    // A dialog or a notice may lie between.
    if (!row || performance.now() - pointer!.at > holdMs) {
      under = null;
      return;
    }
    const now = seen(row);
    watched.looks += 1;
    const rests = performance.now() - pointer!.at > restsAfterMs;
    if (under && rests && (now.id !== under.id || Math.abs(now.top - under.top) > pixels))
      watched.faults.push(
        now.id === under.id
          ? `${now.name} moved by ${Math.round(now.top - under.top)} px under the pointer`
          : `${now.name} slid under the pointer that rested on ${under.name}`,
      );
    under = now;
  };
  const lookAtFirst = () => {
    const list = document.querySelector('[role=table][aria-label="Check-ins"] [data-id]')?.parentElement;
    const rows = [...(list?.querySelectorAll('[data-id]') ?? [])];
    const now = new Map(rows.map((row) => [row.getAttribute('data-id'), row]));
    const before = visible.filter(({ isWaiting }) => isWaiting);
    const stayed = before.filter(({ id }) => now.has(id) && seen(now.get(id)!).isWaiting);
    const [first] = stayed;
    // With a pointer on the list, its row is what stands still.
    if (rowAtPointer()) {
      visible = [];
      return;
    }
    if (first) {
      const shift = now.get(first.id)!.getBoundingClientRect().top - first.top;
      // A list that got shorter than it was scrolled ends at the top.
      const isAtTop = scrollY === 0 && shift < 0;
      if (Math.abs(shift) > pixels && !isAtTop)
        watched.faults.push(
          `${first.name}, the first row in view, jumped by ${Math.round(shift)} px at ${Math.round(scrollY)}`,
        );
    } else if (before.length > 2 && rows.length > 0) watched.faults.push('all rows in view jumped away');
    // At the top of the list nothing is anchored: who joins or is called up is to be seen there.
    const isScrolled = list !== undefined && list !== null && list.getBoundingClientRect().top < bar;
    visible = isScrolled
      ? rows
          .filter((row) => {
            const box = row.getBoundingClientRect();
            return box.bottom > bar && box.top < innerHeight;
          })
          .map(seen)
          .sort((one, other) => one.top - other.top)
      : [];
  };
  const look = () => {
    if (scrollY !== scrolled && !isByProduct) forget();
    [scrolled, isByProduct] = [scrollY, false];
    lookUnderPointer();
    lookAtFirst();
    requestAnimationFrame(look);
  };
  addEventListener('pointermove', move, true);
  look();
  (window as unknown as Watching).rowWatch = watched;
}
