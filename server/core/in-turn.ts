type Work = () => Promise<void>;
/** Work that waits, by whose it is, in the order of their turns. */
type Waiting = Map<string, Work[]>;
type InTurn = <T>(whose: string, work: () => Promise<T>, givenUp?: AbortSignal) => Promise<T>;

/**
 * A function that runs `work` once no other of it runs, whether those before it fail or not; with `atOnce` once less than so many run, and none of the same
 * `whose`. All who wait have their turns one after another, however much work one of them has. What is given up before its turn never runs, and throws the
 * signal's reason at once.
 */
export function turns({ atOnce = 1 }: { atOnce?: number } = {}): InTurn {
  const waiting: Waiting = new Map();
  const working = new Set<string>();
  const begin = (): void => {
    while (working.size < atOnce) {
      const whose = [...waiting.keys()].find((one) => !working.has(one));
      if (whose === undefined) return;
      working.add(whose);
      void takeNext(waiting, whose)().then(() => {
        working.delete(whose);
        begin();
      });
    }
  };
  return (whose, work, givenUp) =>
    new Promise((resolve, reject) => {
      givenUp?.throwIfAborted();
      const own: Work = () => Promise.resolve().then(work).then(resolve, reject);
      waiting.set(whose, [...(waiting.get(whose) ?? []), own]);
      givenUp?.addEventListener('abort', () => takeOut(waiting, whose, own) && reject(givenUp.reason));
      begin();
    });
}

/** Images are encoded one at a time. */
export const inTurn = turns();

/** Who has more of it goes to the end of the line. */
function takeNext(waiting: Waiting, whose: string): Work {
  const [first, ...rest] = waiting.get(whose)!;
  waiting.delete(whose);
  if (rest.length > 0) waiting.set(whose, rest);
  return first!;
}

/** Whether it was still waiting. */
function takeOut(waiting: Waiting, whose: string, work: Work): boolean {
  const all = waiting.get(whose) ?? [];
  const others = all.filter((other) => other !== work);
  if (others.length > 0) waiting.set(whose, others);
  else waiting.delete(whose);
  return others.length < all.length;
}
