interface Turn<Answer> {
  /** Settles with the read, and never fails: null for one that failed. */
  done: Promise<Answer | null>;
  /** For those who asked meanwhile. */
  next: Promise<Answer> | null;
}

/**
 * Gives callers who ask the same thing at once one answer. A caller who comes while a read is under way waits for the next read, which begins after they
 * asked, so that nobody misses their own write. Only an outage is shared at once.
 */
export class SharedReads<Answer> {
  readonly #turns = new Map<string, Turn<Answer>>();
  readonly #isOutage: (answer: Answer) => boolean;

  constructor(isOutage: (answer: Answer) => boolean) {
    this.#isOutage = isOutage;
  }

  read(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turns.get(key);
    if (!turn) return this.#begin(key, work);
    return (turn.next ??= turn.done.then((answer) => {
      if (answer === null || !this.#isOutage(answer)) return this.#begin(key, work);
      this.#turns.delete(key);
      return answer;
    }));
  }

  #begin(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const answer = work();
    const turn: Turn<Answer> = { done: answer.catch(() => null), next: null };
    this.#turns.set(key, turn);
    void turn.done.then(() => {
      if (!turn.next) this.#turns.delete(key);
    });
    return answer;
  }
}
