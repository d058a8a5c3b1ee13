type Work = () => Promise<void>;
/** Work that waits, by whose it is, in the order of their turns. */
type Waiting = Map<string, Work[]>;
type InTurn = <T>(whose: string, work: () => Promise<T>, givenUp?: AbortSignal) => Promise<T>;

/**
 * A function that runs `work` once no other of it runs, whether those before it fail or not. All who wait have their turns one after another, however much
 * work one of them has. What is given up before its turn never runs, and throws the signal's reason at once.
 */
export function turns(): InTurn {
  const waiting: Waiting = new Map();
  let isWorking = false;
  const workAll = async (): Promise<void> => {
    isWorking = true;
    for (let next = takeNext(waiting); next; next = takeNext(waiting)) await next();
    isWorking = false;
  };
  return (whose, work, givenUp) =>
    new Promise((resolve, reject) => {
      givenUp?.throwIfAborted();
      const own: Work = () => Promise.resolve().then(work).then(resolve, reject);
      waiting.set(whose, [...(waiting.get(whose) ?? []), own]);
      givenUp?.addEventListener('abort', () => takeOut(waiting, whose, own) && reject(givenUp.reason));
      if (!isWorking) void workAll();
    });
}

/** Images are encoded one at a time. */
export const inTurn = turns();

function takeNext(waiting: Waiting): Work | undefined {
  for (const [whose, [first, ...rest]] of waiting) {
    waiting.delete(whose);
    if (rest.length > 0) waiting.set(whose, rest);
    return first;
  }
  return undefined;
}

/** Whether it was still waiting. */
function takeOut(waiting: Waiting, whose: string, work: Work): boolean {
  const all = waiting.get(whose) ?? [];
  const others = all.filter((other) => other !== work);
  if (others.length > 0) waiting.set(whose, others);
  else waiting.delete(whose);
  return others.length < all.length;
}
