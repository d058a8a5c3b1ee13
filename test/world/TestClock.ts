/** Noon in New York. */
const START = '2026-06-15T16:00:00Z';

/** A clock that tests set; it stands still. */
export class TestClock {
  #now = new Date(START);
  now = (): Date => new Date(this.#now);
  set(at: string | Date = START): void {
    this.#now = new Date(at);
  }
  forward(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
