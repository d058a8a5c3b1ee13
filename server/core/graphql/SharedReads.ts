interface Turn<Answer> {
  /** Settles with the read, and never fails. */
  done: Promise<void>;
  /** For those who asked meanwhile. */
  next: Promise<Answer> | null;
}

/**
 * Gives those who ask the same at once one answer. Who asks while it is being read waits for the next one, which begins after they asked: nobody gets what
 * was before their own write.
 */
export class SharedReads<Answer> {
  readonly #turns = new Map<string, Turn<Answer>>();

  read(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turns.get(key);
    if (!turn) return this.#begin(key, work);
    return (turn.next ??= turn.done.then(() => this.#begin(key, work)));
  }

  #begin(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const answer = work();
    const turn: Turn<Answer> = { done: answer.then(ignore, ignore), next: null };
    this.#turns.set(key, turn);
    void turn.done.then(() => {
      if (!turn.next) this.#turns.delete(key);
    });
    return answer;
  }
}

const ignore = (): void => undefined;
