import type { Page } from 'playwright-core';
import type { EveningPlaceQuery } from '../evening.generated.js';

/** What a place page said at some moment. */
export interface Said {
  position: number;
  wait: string;
  ahead: string;
  /** The ordinal of the row 'You' in the list. */
  you: string;
}
type Watching = Window & { placeWatch: Said[] };

/** Everything that a place page says, from its opening on. */
export class PlaceWatch {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async on(page: Page): Promise<PlaceWatch> {
    await page.evaluate(watchPlace);
    return new PlaceWatch(page);
  }

  said(): Promise<Said[]> {
    return this.#page.evaluate(() => (window as unknown as Watching).placeWatch);
  }

  /** Whether it says now what the API answers. */
  async agrees({ placeInLine: { position, quote } }: EveningPlaceQuery): Promise<boolean> {
    const latest = (await this.said()).at(-1);
    return latest?.position === position && numbersIn(latest.wait).join() === numbersOf(quote).join();
  }
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const numbersOf = (quote: EveningPlaceQuery['placeInLine']['quote']): number[] => {
  if (!quote) return [];
  const { lowMinutes, minutes, highMinutes } = quote;
  return lowMinutes === 0 ? [highMinutes] : [minutes, lowMinutes, highMinutes];
};

/** What contradicts itself, and positions that the party did not have, or not in this order. */
export function faultsOfSaid(said: readonly Said[], had: readonly (number | null)[]): string[] {
  const faults = said.flatMap((each) => {
    const ahead = each.position === 1 ? [] : [each.position - 1];
    const agrees = numbersIn(each.ahead).slice(0, ahead.length).join() === ahead.join();
    return agrees && Number.parseInt(each.you) === each.position
      ? []
      : [`It contradicts itself: ${JSON.stringify(each)}`];
  });
  let from = 0;
  for (const { position } of said) {
    const at = had.indexOf(position, from);
    if (at === -1) faults.push(`It said place ${position}, which the party did not have then: ${had.join(' ')}`);
    else from = at;
  }
  return faults;
}

/** Runs in the page. */
function watchPlace(): void {
  const said: Said[] = [];
  (window as unknown as Watching).placeWatch = said;
  const look = () => {
    const place = document.querySelector('p[role=status]:has(strong)');
    if (!place) return;
    const wait = place.nextElementSibling;
    const now = {
      position: Number(place.querySelector('strong')!.textContent),
      wait: wait?.textContent ?? '',
      ahead: wait?.nextElementSibling?.textContent ?? '',
      you: document.querySelector('li[aria-current] > span')?.textContent ?? '',
    };
    if (JSON.stringify(now) !== JSON.stringify(said.at(-1))) said.push(now);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
}
